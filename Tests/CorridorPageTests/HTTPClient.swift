import Foundation
import Glibc

/// HTTP on a connection of its own for each request, which waits where it is called.
struct HTTPClient {
  struct Answer {
    var status: Int
    /// Names in small letters.
    var fields: [String: String]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(body)) }
  }

  struct Failure: Error {
    var text: String
  }

  let port: UInt16

  func ask(
    _ method: String, _ path: String, _ fields: [String: String] = [:], body: String? = nil
  ) throws -> Answer {
    let socket = try connection()
    defer { close(socket) }
    var lines = ["\(method) \(path) HTTP/1.1", "Host: localhost:\(port)", "Connection: close"]
    lines += fields.map { "\($0.key): \($0.value)" }
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    var rest = Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure(text: "send: \(errno)") }
      rest = rest.dropFirst(count)
    }
    return try answer(from: socket, hasBody: method != "HEAD")
  }

  private func connection() throws -> Int32 {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    unsafe setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var peer = sockaddr_in()
    peer.sin_family = sa_family_t(AF_INET)
    peer.sin_port = port.bigEndian
    peer.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = unsafe withUnsafePointer(to: &peer) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close(socket)
      throw Failure(text: "connect: \(errno)")
    }
    return socket
  }

  private func answer(from socket: Int32, hasBody: Bool) throws -> Answer {
    var received: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    var head: Answer?
    while true {
      if head == nil, let end = received.firstRange(of: [13, 10, 13, 10]) {
        head = try Self.head(String(decoding: received[..<end.lowerBound], as: UTF8.self))
        received.removeFirst(end.upperBound)
      }
      if var answer = head {
        let length = answer.fields["content-length"].flatMap { Int($0) } ?? 0
        if !hasBody || answer.status == 304 || received.count >= length {
          answer.body = Array(received.prefix(length))
          return answer
        }
      }
      let count = unsafe recv(socket, &room, room.count, 0)
      guard count > 0 else { throw Failure(text: "recv: \(errno)") }
      received += room.prefix(count)
    }
  }

  private static func head(_ text: String) throws -> Answer {
    let lines = text.components(separatedBy: "\r\n")
    guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw Failure(text: "no status: \(lines[0])")
    }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1)
      let value = pair.count > 1 ? pair[1].trimmingCharacters(in: .whitespaces) : ""
      fields[pair[0].lowercased()] = value
    }
    return Answer(status: status, fields: fields, body: [])
  }
}
