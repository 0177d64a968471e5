import Testing

/// The tests of the map page: one browser for each suite, one test after another.
@Suite(.serialized) struct PageTests {}

extension PageTests {
  /// Does something with a browser that is ended afterwards whatever happens.
  static func withBrowser(_ body: (Chromium) throws -> Void) throws {
    let browser = try Chromium()
    do { try body(browser) } catch {
      browser.end()
      throw error
    }
    let complaints = try? browser.complaints()
    browser.end()
    #expect(complaints == [])
  }
}
