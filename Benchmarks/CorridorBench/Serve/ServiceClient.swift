internal import Glibc

/// One connection to the service, on which a request follows the answer to the one before.
final class ServiceClient {
  private let socket: Int32
  private var received: [UInt8] = []

  /// - Parameter address: `127.0.0.1:PORT`.
  init(_ address: String) throws(BenchError) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var peer = sockaddr_in()
    peer.sin_family = sa_family_t(AF_INET)
    peer.sin_port = (UInt16(address.split(separator: ":").last ?? "") ?? 0).bigEndian
    peer.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var yes: Int32 = 1
    // SAFETY: the calls read what the pointers stand for.
    unsafe setsockopt(
      socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    let status = unsafe withUnsafePointer(to: &peer) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw .cannotRead(address) }
  }

  deinit { close(socket) }

  /// The bytes of a request.
  static func request(_ method: String, _ target: String, body: [UInt8] = []) -> [UInt8] {
    Array(
      """
      \(method) \(target) HTTP/1.1\r
      Host: localhost\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      \r

      """.utf8) + body
  }

  /// Sends a request and waits for its answer; gives the body.
  func ask(_ request: [UInt8]) throws(BenchError) -> [UInt8] {
    var sent = 0
    while sent < request.count {
      let count = unsafe request.withUnsafeBytes { bytes in
        unsafe send(socket, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, 0)
      }
      guard count > 0 else { throw .cannotRead("the service") }
      sent += count
    }
    while true {
      if let head = try head() {
        while received.count < head.length + head.body { try receive() }
        defer { received.removeFirst(head.length + head.body) }
        guard head.isGood else { throw .cannotRead("the service, which refuses") }
        return Array(received[head.length..<head.length + head.body])
      }
      try receive()
    }
  }

  /// How long the head of the answer is, how long its body, and whether it is one.
  private func head() throws(BenchError) -> (length: Int, body: Int, isGood: Bool)? {
    let end = Array("\r\n\r\n".utf8)
    guard received.count >= 4,
      let start = (0...received.count - 4).first(where: { received[$0..<$0 + 4].elementsEqual(end) }
      )
    else { return nil }
    let lines = String(decoding: received[..<start], as: UTF8.self).split(separator: "\r\n")
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.split(separator: " ").last ?? "") }
    return (start + 4, length ?? 0, lines.first?.contains(" 200 ") == true)
  }

  private func receive() throws(BenchError) {
    let count = unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 16) { room in
      let count = unsafe recv(socket, room.baseAddress, room.count, 0)
      if count > 0 { unsafe received.append(contentsOf: room.prefix(count)) }
      return count
    }
    guard count > 0 else { throw .cannotRead("the service") }
  }
}
