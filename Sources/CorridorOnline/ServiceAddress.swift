/// The address of a service: the URL before `/v1/search`.
struct ServiceAddress: Hashable, Sendable {
  /// `http://` or `https://`, host, port and path, without a trailing slash.
  private let base: String

  /// Checks a URL (RFC 3986).
  ///
  /// It may have a path, for a service behind a proxy, but neither a query nor a fragment. It must
  /// not contain a user name or password, because URLs are logged.
  init(_ text: String) throws(OnlineServiceError) {
    func bad(_ reason: String) -> OnlineServiceError { .badURL(found: text, reason: reason) }
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) })
    else { throw bad("it has spaces or other characters that URLs write with %") }
    guard let scheme = ["http://", "https://"].first(where: { text.lowercased().hasPrefix($0) })
    else { throw bad("it begins with neither http:// nor https://") }
    guard !text.contains("?"), !text.contains("#") else {
      throw bad("it has a query or a fragment")
    }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    guard !authority.contains("@") else { throw bad("it has a user name") }
    try Self.check(authority, bad)
    var path = rest.dropFirst(authority.count)
    while path.last == "/" { path.removeLast() }
    base = scheme + authority + path
  }

  /// Checks a host with its port.
  private static func check(
    _ authority: Substring, _ bad: (String) -> OnlineServiceError
  ) throws(OnlineServiceError) {
    var host = authority
    var port = Substring()
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { throw bad("a bracket is not closed") }
      host = authority[...end].dropFirst().dropLast()
      let rest = authority[authority.index(after: end)...]
      guard rest.isEmpty || rest.hasPrefix(":") else { throw bad("its host is invalid") }
      port = rest
    } else if let colon = authority.firstIndex(of: ":") {
      host = authority[..<colon]
      port = authority[colon...]
    }
    guard !host.isEmpty, !host.contains("["), !host.contains("]") else {
      throw bad("it names no host")
    }
    guard port.isEmpty || UInt16(port.dropFirst()).map({ $0 > 0 }) == true else {
      throw bad("its port is not a number from 1 to 65535")
    }
  }

  /// The URL of an operation, such as `search`.
  func url(of operation: String) -> String { url(path: "v1/" + operation) }

  /// The URL of a path below the address, which may have a query.
  func url(path: String) -> String { "\(base)/\(path)" }
}
