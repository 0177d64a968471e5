package import CorridorThreads
internal import Foundation
internal import Glibc
internal import Synchronization

/// A server that does with its clients what a test says, each on a thread of its own.
package final class FakeServer: Sendable {
  package let port: UInt16
  private let socket: Int32
  /// How many clients have come.
  package let connections = Locked(0)
  /// The requests that have come.
  package let requests = Locked<[FakePeer.Request]>([])

  package var url: String { "http://127.0.0.1:\(port)" }

  /// Listens at a free port.
  ///
  /// - Parameter serve: What to do with each client, and which it is, counted from 1.
  package init(_ serve: @escaping @Sendable (FakePeer, Int) -> Void) throws {
    (socket, port) = try Self.listen()
    let (socket, connections, requests) = (socket, connections, requests)
    Foundation.Thread.detachNewThread {
      while true {
        let client = accept(socket, nil, nil)
        guard client >= 0 else {
          // Not closed by another thread, or this one might wait at a new socket of the same number.
          guard errno == EINVAL else { continue }
          close(socket)
          return
        }
        let number = connections.withLock { count in
          count += 1
          return count
        }
        Foundation.Thread.detachNewThread {
          let peer = FakePeer(client) { request in requests.withLock { $0.append(request) } }
          serve(peer, number)
          peer.end()
        }
      }
    }
  }

  /// One that answers each request in turn: with the text of the first element to the first request,
  /// whatever connection it comes on, and with the last one to all further ones.
  package convenience init(answers: [String]) throws {
    let next = Locked(0)
    try self.init { peer, _ in
      while peer.request() != nil {
        let answer = next.withLock { next in
          defer { next += 1 }
          return answers[min(next, answers.count - 1)]
        }
        guard !answer.isEmpty else { return peer.reset() }
        peer.send(answer)
        guard answer.contains("Content-Length: "), !answer.hasSuffix("cut") else { return }
      }
    }
  }

  deinit {
    // Who waits in accept, now or later, gets EINVAL by this.
    shutdown(socket, Int32(SHUT_RDWR))
  }

  /// A port at which nobody listens, though a server may later. Servers that leave the choice to the
  /// system never get it.
  package static func deadPort() throws -> UInt16 {
    while true {
      // The system chooses from 32768 on.
      let number = deadPorts.wrappingAdd(1, ordering: .relaxed).newValue % 12_000
      guard let (socket, port) = try? listen(at: UInt16(20_000 + number)) else { continue }
      close(socket)
      return port
    }
  }
  private static let deadPorts = Atomic(Int.random(in: 0..<12_000))

  /// A port at which nobody listens, and which no other server gets while the process runs.
  package static func refusingPort() throws -> UInt16 { try listen(isOpen: false).port }

  private static func listen(
    at port: UInt16 = 0, isOpen: Bool = true
  ) throws -> (socket: Int32, port: UInt16) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(socket, $0, length) | (isOpen ? Glibc.listen(socket, 128) : 0)
          | getsockname(socket, $0, &length)
      }
    }
    guard status == 0 else {
      close(socket)
      throw CocoaError(.fileReadUnknown)
    }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  /// An answer with a body, that leaves the connection open.
  package static func answer(
    _ status: String = "200 OK", type: String = "application/json", fields: [String] = [],
    body: String
  ) -> String {
    let lines =
      ["HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)"] + fields
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  /// An answer to a search, with one place.
  package static let onePlace = answer(
    body:
      #"{"hits":[{"id":"fake:1","position":[3,4],"name":"One","kind":"business","categories":[],"#
      + #""addressComponents":{},"phones":[],"workingHours":null,"features":{},"links":[],"#
      + #""tags":{}}],"found":1,"returned":1,"sort":"relevance","displayType":"single","#
      + #""boundingBox":null,"requestBoundingBox":null,"requestText":"x","#
      + #""correctedRequestText":null,"interpretation":{"kind":"text"},"businesses":null,"#
      + #""toponyms":null,"nextCursor":null,"dataVersion":"fake"}"#)
}

/// A client of a fake server.
package final class FakePeer {
  package struct Request: Sendable {
    package var head: String
    package var body: [UInt8]
  }

  private let socket: Int32
  private var received: [UInt8] = []
  private var isOpen = true
  private let note: (Request) -> Void

  init(_ socket: Int32, note: @escaping (Request) -> Void) {
    self.socket = socket
    self.note = note
  }

  /// The next request; nil when the client has gone.
  package func request() -> Request? {
    var looked = 0
    var end: Int?
    while end == nil {
      end = received.indices.dropFirst(looked).first {
        received[$0...].starts(with: [13, 10, 13, 10])
      }
      looked = max(0, received.count - 3)
      guard end != nil || receive() else { return nil }
    }
    guard let end else { return nil }
    let head = String(decoding: received[..<end], as: UTF8.self)
    var length = 0
    if let field = head.lowercased().range(of: "content-length: ") {
      length = Int(head.lowercased()[field.upperBound...].prefix(while: \.isNumber)) ?? 0
    }
    let start = end + 4
    while received.count < start + length { guard receive() else { return nil } }
    let request = Request(head: head, body: Array(received[start..<start + length]))
    received.removeFirst(start + length)
    note(request)
    return request
  }

  private func receive() -> Bool {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe recv(socket, &room, room.count, 0)
    guard count > 0 else { return false }
    received += room.prefix(count)
    return true
  }

  /// Waits until the client has closed the connection.
  package func waitForEnd() {
    while receive() {}
  }

  /// Sends a text; false when the client has gone.
  @discardableResult
  package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends bytes; false when the client has gone.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { all in
        unsafe Glibc.send(socket, all.baseAddress, all.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Breaks the connection off, with a reset.
  package func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    unsafe setsockopt(
      socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
    end()
  }

  package func end() {
    guard isOpen else { return }
    isOpen = false
    close(socket)
  }
}
