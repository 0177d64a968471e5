import CorridorTestSupport
import Testing

@testable import CorridorOnline

/// Where services are, and keys.
@Suite struct AddressTests {
  @Test(arguments: [
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/v1/search"),
    ("https://corridor.example/", "https://corridor.example/v1/search"),
    ("HTTPS://Corridor.Example//", "https://Corridor.Example/v1/search"),
    ("http://[::1]:1/places", "http://[::1]:1/places/v1/search"),
    ("https://example/a%20b/c", "https://example/a%20b/c/v1/search"),
  ])
  func `URLs of services`(url: String, search: String) throws {
    #expect(try ServiceAddress(url).url(of: "search") == search)
  }

  @Test(arguments: [
    "", "corridor.example", "ftp://corridor.example", "file:///etc/passwd", "http://", "https:///x",
    "http://:80", "http://a:0", "http://a:65536", "http://a:x", "http://a:", "http://[::1",
    "http://]",
    "http://[::1]x", "http://user:password@a", "http://a?x=1", "http://a#x", "http://a b",
    "http://ä",
    "http://a\r\nX: 1", "http://a\u{0}", "http:/a", " http://a",
  ])
  func `what is no URL of a service`(url: String) {
    #expect {
      try OnlineService(url: url)
    } throws: { error in
      guard case OnlineServiceError.badURL(found: url, reason: _) = error else { return false }
      return "\(error)".contains("https://corridor.example")
    }
  }

  @Test(arguments: ["", "a b", "a\r\nX-Api-Key: b", "ключ", "a\u{0}"])
  func `what is no key, which the error does not repeat`(key: String) {
    #expect(throws: OnlineServiceError.badKey) {
      try OnlineService(url: "http://a", key: key)
    }
  }
}
