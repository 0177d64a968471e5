internal import Glibc

/// An address to listen at: `127.0.0.1:8080`, `[::1]:8080`, `localhost:8080`, `0.0.0.0:80`.
package struct ListenAddress: Sendable {
  /// The address as it was given.
  package let text: String
  private let host: String
  private let port: String

  package init(_ text: String) throws(ServeError) {
    self.text = text
    guard let colon = text.lastIndex(of: ":") else { throw .badAddress(found: text) }
    port = String(text[text.index(after: colon)...])
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
    } else if host.contains(":") {
      throw .badAddress(found: text)
    }
    guard !host.isEmpty, UInt16(port) != nil else { throw .badAddress(found: text) }
    self.host = String(host)
  }

  /// Listens; returns the socket, and the address with the actual port if 0 was requested.
  func listen() throws(ServeError) -> (socket: Int32, address: String) {
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    unsafe hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    // SAFETY: the calls read the structs that getaddrinfo allocated, before freeaddrinfo.
    guard unsafe getaddrinfo(host, port, &hints, &found) == 0, let first = unsafe found else {
      throw .badAddress(found: text)
    }
    defer { unsafe freeaddrinfo(first) }
    let flags = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let socket = unsafe Glibc.socket(first.pointee.ai_family, flags, 0)
    guard socket >= 0 else { throw .cannotListen(address: text, errno: errno) }
    var yes: Int32 = 1
    unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard unsafe bind(socket, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0,
      Glibc.listen(socket, 1024) == 0
    else {
      let code = errno
      close(socket)
      throw .cannotListen(address: text, errno: code)
    }
    return (socket, shown(port: Self.port(of: socket)))
  }

  private func shown(port: UInt16) -> String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// The port that a socket is bound to.
  private static func port(of socket: Int32) -> UInt16 {
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    // SAFETY: a sockaddr_in6 has room for both families, which have the port at the same offset.
    _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(socket, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin6_port)
  }
}
