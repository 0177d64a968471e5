import Corridor
import CorridorOnline
import CorridorTestSupport
import Foundation
import Glibc
import Testing

/// Certificates: those that an authority vouches for, and others.
@Suite(
  .timeLimit(.minutes(ProcessorTime.minutes(5))),
  .enabled(
    if: Tool.exists("/usr/bin/python3", "/usr/bin/openssl"), "there is no python3 or no openssl"))
struct TLSTests {
  /// Answers every POST with what is in a file, over TLS; prints its port.
  private static let script = """
    import http.server, ssl, sys
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            self.rfile.read(int(self.headers["Content-Length"]))
            body = open(sys.argv[2], "rb").read()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def log_message(self, *arguments):
            pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1])
    server.socket = context.wrap_socket(server.socket, server_side=True)
    print(server.server_port, flush=True)
    server.serve_forever()
    """

  @Test func `a certificate that nobody vouches for is not accepted`() async throws {
    let folder = TemporaryFolder()
    let (certificate, both) = (folder.file("certificate.pem"), folder.file("both.pem"))
    let key = folder.file("key.pem")
    _ = try Tool.run(
      "/usr/bin/openssl",
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-addext",
        "subjectAltName=IP:127.0.0.1", "-days", "2", "-keyout", key, "-out", certificate,
      ])
    try
      (String(contentsOfFile: key, encoding: .utf8)
      + String(contentsOfFile: certificate, encoding: .utf8))
      .write(toFile: both, atomically: true, encoding: .utf8)
    let body = folder.file("body.json")
    try #require(FakeServer.onePlace.components(separatedBy: "\r\n\r\n").last)
      .write(toFile: body, atomically: true, encoding: .utf8)

    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    server.arguments = ["-c", Self.script, both, body]
    let output = Pipe()
    server.standardOutput = output
    try server.run()
    defer {
      // It may have inherited a mask that keeps all other signals from it.
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
    }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))

    let trusted = try OnlineService(
      url: "https://127.0.0.1:\(port)", authorities: certificate, limits: .patient)
    #expect(try await trusted.search(SearchRequest("x")).objects.map(\.uri) == ["fake:1"])
    let others = [
      // The authorities of the system do not know it.
      try OnlineService(url: "https://127.0.0.1:\(port)", key: "secret", limits: .patient),
      // It is for another name.
      try OnlineService(
        url: "https://localhost:\(port)", key: "secret", authorities: certificate, limits: .patient),
    ]
    for service in others {
      await #expect {
        try await service.search(SearchRequest("x"))
      } throws: { error in
        guard case SearchError.serviceUnavailable(let reason) = error else { return false }
        return reason.lowercased().contains("certificate") || reason.contains("SSL")
      }
    }
  }
}
