import CorridorHTTP
import CorridorTestSupport
import Glibc

extension FuzzReader {
  /// What arrives on a connection of the service, byte for byte.
  static let messages = [
    FuzzReader(name: "http") { bytes in
      let wire = try Wire(try service.get().address, timeout: 5)
      // With an end: half a line from a client that is silent is waited for, as long as the service is told to.
      wire.send(bytes + Array("\r\n\r\n".utf8))
      shutdown(wire.socket, Int32(SHUT_WR))
      try expect(wire.isClosed(), "the service has not closed the connection")
    }
  ]

  private static let service = Result {
    let server = try CorridorServer(at: ListenAddress("127.0.0.1:0"), ServiceSettings())
    try server.use(try Island.index.get())
    return server
  }
}
