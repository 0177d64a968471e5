internal import Foundation
internal import Glibc

/// A connection to a server of HTTP/1.1 on this machine that is written to and read from byte by
/// byte, so that anything can be sent.
package final class Wire {
  package struct Answer {
    package var status: Int
    /// Names in small letters.
    package var fields: [String: String]
    package var body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }

    /// The object that the body is; empty where it is none.
    package func json() throws -> [String: Any] {
      try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
    }

    /// The body as gzip unpacks it.
    package func unpackedBody() throws -> [UInt8] {
      let folder = TemporaryFolder()
      return try TemporaryFolder.unpacked(folder.write("answer.gz", body))
    }
  }

  package struct Failure: Error {
    package var text: String
  }

  package let socket: Int32
  private var received: [UInt8] = []

  /// Connects.
  ///
  /// - Parameters:
  ///   - address: `127.0.0.1:PORT`.
  ///   - seconds: How long the other side may neither take nor send a byte, where no sanitizer makes
  ///     it slower.
  package init(_ address: String, timeout seconds: Int = 30) throws {
    guard let port = UInt16(address.split(separator: ":").last ?? "") else {
      throw Failure(text: "no port in '\(address)'")
    }
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: Int(Double(seconds) * ProcessorTime.slowdown), tv_usec: 0)
    unsafe setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    unsafe setsockopt(
      socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var peer = sockaddr_in()
    peer.sin_family = sa_family_t(AF_INET)
    peer.sin_port = port.bigEndian
    peer.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = unsafe withUnsafePointer(to: &peer) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(text: "connect: \(errno)") }
  }

  deinit { close(socket) }

  /// Sends all, or as much as the other side takes; returns how much that was.
  @discardableResult
  package func send(_ bytes: some Sequence<UInt8>) -> Int {
    let bytes = Array(bytes)
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        unsafe Glibc.send(
          socket, all.baseAddress?.advanced(by: sent), all.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      sent += count
    }
    return sent
  }

  @discardableResult
  package func send(_ text: String) -> Int { send(text.utf8) }

  /// Sends a request with a body and its length.
  package func request(
    _ method: String, _ target: String, _ body: String? = nil, _ fields: [String] = []
  ) {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + fields
    if let body {
      lines.append("Content-Length: \(body.utf8.count)")
      if !fields.contains(where: { $0.lowercased().hasPrefix("content-type") }) {
        lines.append("Content-Type: application/json")
      }
    }
    send(lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
  }

  /// Asks once, on a connection of its own.
  package static func ask(
    _ address: String, _ method: String, _ target: String, _ body: String? = nil,
    _ fields: [String] = [], timeout seconds: Int = 30
  ) throws -> Answer {
    let wire = try Wire(address, timeout: seconds)
    wire.request(method, target, body, fields)
    return try wire.answer(to: method)
  }

  /// The next answer.
  package func answer(to method: String = "GET") throws -> Answer {
    while true {
      if let end = headEnd {
        let lines = String(decoding: received[..<end], as: UTF8.self)
          .replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { throw Failure(text: "no status") }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
          let pair = line.split(separator: ":", maxSplits: 1).map(String.init)
          let value = pair.count > 1 ? pair[1].trimmingCharacters(in: .whitespaces) : ""
          fields[pair[0].lowercased()] =
            fields[pair[0].lowercased()].map { $0 + ", " + value } ?? value
        }
        received.removeFirst(end + 4)
        if status == 100 { continue }
        if fields["transfer-encoding"] == "chunked" {
          return Answer(status: status, fields: fields, body: try chunks())
        }
        let length = fields["content-length"].flatMap { Int($0) } ?? 0
        let hasBody = method != "HEAD" && status != 304
        while hasBody, received.count < length { try receive() }
        let body = hasBody ? Array(received.prefix(length)) : []
        received.removeFirst(body.count)
        return Answer(status: status, fields: fields, body: body)
      }
      try receive()
    }
  }

  /// Whether there is something to read.
  package var hasInput: Bool {
    var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) > 0
  }

  /// Whether the other side has closed, after what is still to be read.
  package func isClosed() -> Bool {
    while true {
      do { try receive() } catch let failure as Failure { return failure.text == "closed" } catch {
        return false
      }
    }
  }

  /// A body that comes in chunks.
  private func chunks() throws -> [UInt8] {
    var body: [UInt8] = []
    while true {
      var end = received.firstIndex(of: 0x0A)
      while end == nil {
        try receive()
        end = received.firstIndex(of: 0x0A)
      }
      let line = String(decoding: received[..<(end ?? 0)], as: UTF8.self)
      let size = Int(line.trimmingCharacters(in: .whitespaces.union(.newlines)), radix: 16) ?? 0
      received.removeFirst((end ?? 0) + 1)
      while received.count < size + 2 { try receive() }
      body += received.prefix(size)
      received.removeFirst(size + 2)
      if size == 0 { return body }
    }
  }

  private var headEnd: Int? {
    guard received.count >= 4 else { return nil }
    return (0...received.count - 4).first { received[$0..<$0 + 4].elementsEqual([13, 10, 13, 10]) }
  }

  private func receive() throws {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe recv(socket, &room, room.count, 0)
    if count == 0 || (count < 0 && errno == ECONNRESET) { throw Failure(text: "closed") }
    guard count > 0 else { throw Failure(text: "recv: \(errno)") }
    received += room.prefix(count)
  }
}
