import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import Corridor

/// Keys find what was shown.
@Suite struct MagicKeyTests {
  private static func places(_ count: Int = 60) -> [TestPlace] {
    SearchWorld(count: count, seed: 5).places
  }

  @Test func `a completion finds exactly what it showed`() async throws {
    let world = try TestIndex(Self.places())
    let search = SearchManager(.offline(world.index))
    var kinds: Set<SearchCompletion.Kind> = []
    for fragment in ["shell", "fuel", "caf", "vad", "mark", "coop"] {
      let request = CompletionRequest(fragment, near: SearchWorld.center)
      for completion in try world.index.complete(request) {
        kinds.insert(completion.kind)
        let response = try await search.submit(completion).response
        #expect(response.metadata.goneURI == nil)
        switch completion.kind {
        case .place: #expect(response.objects.map(\.uri) == [completion.id])
        case .category, .chain:
          #expect(response.metadata.found > 0)
          if let count = completion.count { #expect(response.metadata.found == count) }
        case .query: #expect(response.metadata.found > 0)
        }
        let same = try world.index.search(magicKey: completion.magicKey)
        #expect(same.objects.map(\.uri) == response.objects.map(\.uri))
      }
    }
    #expect(kinds.isSuperset(of: [.place, .category, .chain]))
  }

  @Test func `a collection can be searched for elsewhere, page by page`() throws {
    let world = try TestIndex(Self.places())
    let completions = try world.index.complete(CompletionRequest("fuel", near: SearchWorld.center))
    let fuel = try #require(completions.first { $0.kind == .category })
    let area = SearchArea.near(SearchWorld.center, within: .kilometers(15))
    let near = try world.index.search(
      magicKey: fuel.magicKey, in: area, options: SearchOptions(pageSize: 2))
    let asked = try world.index.search(
      SearchRequest(categories: ["fuel"], in: area, options: SearchOptions(pageSize: 2)))
    #expect(near.metadata.found == asked.metadata.found && near.metadata.found > 2)
    let next = try world.index.search(
      magicKey: fuel.magicKey, in: area, options: SearchOptions(pageSize: 2),
      cursor: near.nextCursor)
    #expect(next.objects.count > 0)
    #expect(Set(next.objects.map(\.uri)).isDisjoint(with: near.objects.map(\.uri)))
  }

  @Test func `a place has one page, and takes no cursor`() throws {
    let world = try TestIndex(Self.places())
    let request = CompletionRequest("shell", resultTypes: .places)
    let key = try #require(try world.index.complete(request).first).magicKey
    let page = try world.index.search(SearchRequest(options: .init(pageSize: 1)))
    for cursor in [try #require(page.nextCursor), "", "nonsense"] {
      #expect {
        try world.index.search(magicKey: key, cursor: cursor)
      } throws: { error in
        guard case SearchError.cursorFromElsewhere = error else { return false }
        return true
      }
    }
  }

  @Test func `a chain is held to the chains that are wanted`() throws {
    let world = try TestIndex(Self.places())
    let request = CompletionRequest("shell", resultTypes: .queries)
    let chain = try #require(try world.index.complete(request).first { $0.kind == .chain })
    func found(_ chains: [String]) throws -> Int {
      let options = SearchOptions(filters: SearchFilters(chains: chains))
      return try world.index.search(magicKey: chain.magicKey, options: options).metadata.found
    }
    let all = try found([])
    #expect(all > 0)
    #expect(try found(["Shell"]) == all)
    #expect(try found(["Coop", "Shell"]) == all)
    #expect(try found(["Coop"]) == 0)
  }

  @Test func `after a re-import keys still work, and what is gone says so`() async throws {
    let places = Self.places()
    let old = try TestIndex(places)
    // One place is gone, one has moved and has another name, others have come.
    var changed = Self.places(80)
    changed.removeAll { $0.id == "test:7" }
    let moved = try #require(changed.firstIndex { $0.id == "test:8" })
    changed[moved].tags = [("name", "Elsewhere")]
    let new = try TestIndex(changed)
    let search = SearchManager(.offline(new.index))
    for (id, isGone) in [("test:7", true), ("test:8", false), ("test:9", false)] {
      let row = try #require(places.first { $0.id == id })
      let name = try #require(row.tags.first { $0.0 == "name" }?.1)
      let request = CompletionRequest(
        name, near: row.position.coordinate, resultTypes: .places, maxResults: 50)
      let completion = try #require(try old.index.complete(request).first { $0.id == id })
      let response = try await search.submit(magicKey: completion.magicKey).response
      #expect(response.objects.map(\.uri) == (isGone ? [] : [id]))
      #expect(response.metadata.goneURI == (isGone ? id : nil))
      #expect(response.metadata.interpretation == .uri(id))
      let key = try MagicKey(completion.magicKey)
      #expect(key.isOf(old.index) && !key.isOf(new.index))
      #expect(key.target == .place(uri: id))
    }
  }

  @Test func `keys are of characters that URLs may have, and the same each time`() throws {
    let world = try TestIndex(Self.places())
    let request = CompletionRequest("shell", near: SearchWorld.center)
    let first = try world.index.complete(request)
    #expect(first == (try world.index.complete(request)))
    #expect(Set(first.map(\.magicKey)).count == first.count)
    for key in first.map(\.magicKey) {
      #expect(
        key.utf8.allSatisfy {
          (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
            || $0 == 0x2D || $0 == 0x5F
        })
      #expect(try MagicKey(key).text == key)
      #expect(try MagicKey(key).focus == SearchWorld.center)
    }
  }

  @Test func `URIs of every form survive`() throws {
    for uri in ["x", "osm:node/1", "https://example.org/é?a=b&c", "odd:\u{FFFD}\0😀"] {
      let world = try TestIndex([
        TestPlace(
          id: uri, position: GridPosition(lon: 0, lat: 0), tags: [("name", "Odd Place")])
      ])
      let completion = try #require(try world.index.complete(CompletionRequest("odd")).first)
      #expect(completion.id == uri)
      let response = try world.index.search(magicKey: completion.magicKey)
      #expect(response.objects.map(\.uri) == [uri])
    }
  }

  @Test func `a damaged or made-up key is an error`() throws {
    let world = try TestIndex(Self.places())
    let key = try #require(try world.index.complete(CompletionRequest("shell")).first).magicKey
    var bad = [
      "", "A", "AAAA", "osm:node/1", key + "A", key + "=", String(key.dropLast()),
      String(key.dropFirst()), key.lowercased(), key + key, " " + key, "é",
      String(repeating: "A", count: 1 << 20),
    ]
    for place in key.indices {
      var other = key
      other.replaceSubrange(place...place, with: key[place] == "x" ? "y" : "x")
      bad.append(other)
    }
    for text in bad {
      #expect(throws: SearchError.self, "\(text.prefix(100))") { try MagicKey(text) }
      #expect(throws: SearchError.self) { try world.index.search(magicKey: text) }
      #expect(throws: SearchError.self) {
        try SearchManager(.offline(world.index)).submit(magicKey: text)
      }
    }
  }

  @Test func `random bytes are no key`() throws {
    var random = SplitMix(seed: 11)
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    for _ in 0..<2_000 {
      let count = Int.random(in: 0..<80, using: &random)
      let text = String((0..<count).map { _ in digits.randomElement(using: &random) ?? "A" })
      #expect(throws: SearchError.self, "seed 11: \(text)") { try MagicKey(text) }
    }
  }
}
