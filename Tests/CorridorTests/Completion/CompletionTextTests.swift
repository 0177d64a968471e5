import Corridor
import CorridorIndex
import CorridorTestSupport
import Testing

/// Fragments that nobody types on purpose.
@Suite struct CompletionTextTests {
  @Test(arguments: [
    "", " ", "...", "!?()[]{}", "\u{200F}\u{200E}\u{202E}", "\u{200B}\u{FEFF}", "😀🚛", "\u{FFFD}",
    "\0", String(repeating: "\u{0301}", count: 4_000), "\n\t\r",
  ])
  func `without a letter there is nothing to suggest`(fragment: String) throws {
    let world = try TestIndex(SearchWorld(count: 30, seed: 1).places)
    #expect(try world.index.complete(CompletionRequest(fragment)).isEmpty)
  }

  @Test(
    .timeLimit(.minutes(ProcessorTime.minutes(3))),
    arguments: [
      String(repeating: "a", count: 8192), String(repeating: "shell ", count: 1_365),
      String(repeating: "ㅅ", count: 2_700), String(repeating: "東京", count: 1_360),
      String(repeating: "e\u{0301}", count: 2_700), "shell" + String(repeating: "😀", count: 2_000),
      "\u{202E}shell\u{202C}", "sh\u{200D}ell", "shell\u{FFFD}",
    ])
  func `of a fragment only the first 1,024 bytes count`(fragment: String) throws {
    let world = try TestIndex(SearchWorld(count: 30, seed: 1).places)
    func shown(_ fragment: String) throws -> [String] {
      try world.index.complete(CompletionRequest(fragment, near: SearchWorld.center)).map(\.shown)
    }
    let found = try shown(fragment)
    guard fragment.utf8.count > 1024 else { return }
    #expect(try shown(fragment.head(bytes: 1024, then: " coop markt")) == found)
  }

  @Test(arguments: ["a", "shell ", "ㅅ", "東京", "e\u{0301}", "😀", " ", "\0"])
  func `a fragment of more than 8,192 bytes is an error`(part: String) throws {
    let world = try TestIndex(SearchWorld(count: 30, seed: 1).places)
    for count in [8193, 10_000, 1 << 20] {
      let fragment = String(repeating: part, count: count)
      #expect {
        try world.index.complete(CompletionRequest(fragment))
      } throws: { error in
        guard case SearchError.fragmentTooLong(fragment.utf8.count, limit: 8192) = error else {
          return false
        }
        return "\(error)".contains("give at most 8192")
      }
    }
  }

  @Test func `any number of completions may be asked for`() throws {
    let world = try TestIndex(SearchWorld(count: 60, seed: 1).places)
    let all = try world.index.complete(CompletionRequest("shell", maxResults: 1000))
    #expect(all.count > 10)
    for most in [Int.max, .max - 1, .max - 5, .max / 2 + 1, .max / 2 - 2, 1 << 40] {
      #expect(try world.index.complete(CompletionRequest("shell", maxResults: most)) == all)
    }
  }

  @Test func `direction marks and joiners change nothing`() throws {
    let world = try TestIndex(SearchWorld(count: 60, seed: 1).places)
    let plain = try world.index.complete(CompletionRequest("shell"))
    #expect(!plain.isEmpty)
    for fragment in ["\u{202E}shell\u{202C}", "sh\u{200D}ell", "\u{200F}shell"] {
      let odd = try world.index.complete(CompletionRequest(fragment))
      #expect(odd.map(\.shown) == plain.map(\.shown), "\(fragment.debugDescription)")
    }
  }

  @Test func `a name of a megabyte is cut`() throws {
    let name = "Zebra " + String(repeating: "ü", count: 500_000)
    let world = try CompletionWorld.index([["name": "\(name)", "amenity": "cafe"]])
    let found = try world.index.complete(CompletionRequest("zeb", resultTypes: .places))
    #expect(found.count == 1)
    #expect(found[0].title.utf8.count < 600 && found[0].title.hasSuffix("…"))
    #expect(found[0].shown.hasPrefix("[Zeb]ra"))
  }

  @Test func `an empty index suggests nothing`() throws {
    let world = try TestIndex([])
    #expect(try world.index.complete(CompletionRequest("fuel")).isEmpty)
  }
}
