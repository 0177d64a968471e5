import CorridorIndex
import CorridorTestSupport
import CorridorThreads
import Testing

@testable import Corridor

/// A filter by chains costs what the chains cost, and finds what reading every record finds.
@Suite struct ChainFilterTests {
  private let world: TestIndex

  init() throws {
    var places = SearchWorld(count: 200, seed: 21).places
    for (number, brand) in ["¡!", "Shell", "shell", "Shell Express", "壳牌"].enumerated() {
      places.append(
        TestPlace(
          id: "odd:\(number)", position: places[number].position, categories: ["fuel"],
          tags: [("brand", brand), ("name", "Shell")]))
    }
    world = try TestIndex(places)
  }

  @Test(
    arguments: [
      ["Shell"], ["shell"], ["Shell", "Coop"], ["壳牌"], ["¡!"], ["Zum Löwen", "¡!"], ["Nobody"],
      [""], [String(repeating: "Shell ", count: 60)],
    ],
    [nil, "markt", "shell fuel"] as [String?])
  func `finds exactly what reading every record finds`(chains: [String], text: String?) throws {
    let areas = try AreaSearchTests.areas()
    for (area, categories) in [(0, []), (3, ["fuel", "cafe"]), (6, [])] {
      var request = SearchRequest(text, categories: categories, in: areas[area])
      request.options.filters.chains = chains
      let fast = try world.index.search(request)
      let slow = try world.index.fullScan(request)
      #expect(fast.objects.map(\.uri) == slow.objects.map(\.uri))
      #expect(fast.metadata.businesses == slow.metadata.businesses)
    }
  }

  @Test func `a chain with a text is what both find`() throws {
    var request = SearchRequest("markt")
    request.options.pageSize = 1000
    let all = try world.index.search(request).objects
    request.options.filters.chains = ["Shell", "Aral"]
    let expected = all.filter { ["Shell", "Aral"].contains($0[tag: "brand"]) }
    #expect(try world.index.search(request).objects.map(\.uri) == expected.map(\.uri))
    #expect(!expected.isEmpty && expected.count < all.count)
  }

  @Test func `reads only places that have the words of a chain`() throws {
    for (chains, most) in [(["Shell Express"], 1), (["Shell"], 80), (["Nobody"], 0)] {
      var request = SearchRequest()
      request.options.filters.chains = chains
      let engine = try SearchEngine(request, in: world.index, until: CancellationToken())
      let selection = try engine.selection()
      #expect(try #require(selection.restriction).count <= most)
    }
  }

  @Test func `an index without businesses has no chain`() throws {
    let towns = try TestIndex(SearchWorld(count: 0, seed: 1).places)
    var request = SearchRequest()
    request.options.filters.chains = ["Shell"]
    #expect(try towns.index.search(request).metadata.found == 0)
    request.options.resultTypes = .toponyms
    #expect(try towns.index.search(request).metadata.found == 0)
  }
}
