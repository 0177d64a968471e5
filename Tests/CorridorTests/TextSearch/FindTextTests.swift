import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// A text as a condition of the search along a route.
@Suite struct FindTextTests {
  @Test func `a mistyped text is corrected, and the answer says so, unless told not to`() throws {
    let world = try TestIndex(SearchWorld(count: 200, seed: 4).places)
    let route = try SearchWorld.route()
    var query = CorridorQuery(along: route, within: .kilometers(5), text: "Shelll", limit: 2)
    let corrected = try world.index.find(query)
    #expect(corrected.correctedText?.lowercased() == "shell")
    let cursor = try #require(corrected.nextCursor)
    query.page.cursor = cursor
    #expect(try world.index.find(query).correctedText == corrected.correctedText)
    query.places.correctsSpelling = false
    #expect(throws: SearchError.self) { try world.index.find(query) }
    query.page.cursor = nil
    let strict = try world.index.find(query)
    #expect(strict.found == 0 && strict.correctedText == nil)
    query.places.text = "Shell"
    for corrects in [false, true] {
      query.places.correctsSpelling = corrects
      let answer = try world.index.find(query)
      #expect(answer.found == corrected.found && answer.correctedText == nil)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `finds exactly what a full scan finds`(seed: UInt64) throws {
    let world = try TestIndex(SearchWorld(count: 1200, seed: seed).places)
    let route = try SearchWorld.route()
    for text in ["shell", "Markt Löwen", "gasse 4", "shel", "löwn", "fuel", "nothing at all"] {
      for categories in [[], ["fuel"], ["cafe", "toll"]] {
        for within in [700, 5_000.0] {
          var query = CorridorQuery(
            along: route, within: .meters(within), categories: categories, text: text)
          let fast = try world.index.find(query)
          let slow = try world.index.fullScan(query)
          #expect(fast.hits.map(\.place.id) == slow.hits.map(\.place.id))
          #expect(fast.hits.allSatisfy { $0.place.kind == .business })
          // The same through a search, and page by page.
          let response = try world.index.search(
            SearchRequest(
              text, categories: categories, in: .along(route, within: .meters(within)),
              options: .init(resultTypes: .businesses, pageSize: 10_000)))
          #expect(response.objects.map(\.uri) == fast.hits.map(\.place.id))
          for (object, hit) in zip(response.objects, fast.hits) {
            #expect(object.route?.offRouteMeters == hit.offRouteMeters)
            #expect(object.route?.alongMeters == hit.alongMeters)
            #expect(object.route?.side == hit.side)
            #expect(object.route?.snapped == hit.snapped)
          }
          query.page.limit = 7
          let page = try world.index.find(query)
          #expect(page.found == fast.found)
          #expect(page.hits.map(\.place.id) == fast.hits.prefix(7).map(\.place.id))
          query.page.cursor = page.nextCursor
          if query.page.cursor != nil {
            let next = try world.index.find(query)
            #expect(next.hits.map(\.place.id) == fast.hits.dropFirst(7).prefix(7).map(\.place.id))
            query.places.text = "another"
            #expect(throws: SearchError.self) { try world.index.find(query) }
          }
        }
      }
    }
    let some = try world.index.find(
      CorridorQuery(along: route, within: .kilometers(5), text: "shell"))
    #expect(some.found > 20)
    for hit in some.hits {
      #expect(hit.place.tags.contains { $0.value.contains("Shell") })
    }
  }
}
