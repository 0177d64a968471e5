import Corridor
import CorridorGeometry
import CorridorTestSupport
import Testing

@Suite struct FindTests {
  static let starts = [
    Coordinate(lon: 9.5, lat: 47.1), Coordinate(lon: 179.98, lat: -16.8),
    Coordinate(lon: -179.999, lat: 65.2), Coordinate(lon: 40, lat: 89.99),
    Coordinate(lon: -120, lat: -89.97), Coordinate(lon: 0, lat: 0),
  ]

  @Test(arguments: starts.indices, [5.0, 400, 2500, 12_000])
  func `finds exactly what a full scan finds`(start: Int, within: Double) throws {
    let scene = try Scene(
      start: Self.starts[start], edges: 90, lines: start % 3 + 1, places: 250,
      seed: UInt64(start))
    let world = try TestIndex(scene.places)
    for categories in [[], ["fuel"], ["cafe", "toll"]] {
      var query = CorridorQuery(
        along: scene.route, within: .meters(within), categories: categories)
      // Each of the three with a window of its own, the first with none.
      let length = scene.route.lengthMeters
      if !categories.isEmpty {
        query.journey.window = .meters(
          length * 0.2...length * (categories.count == 1 ? 0.5 : .infinity))
      }
      let fast = try world.index.find(query)
      let slow = try world.index.fullScan(query)
      #expect(fast.hits.map(\.place.id).sorted() == slow.hits.map(\.place.id).sorted())
      #expect(fast.found == slow.found)
      let truth = Dictionary(uniqueKeysWithValues: slow.hits.map { ($0.place.id, $0) })
      for hit in fast.hits {
        let other = try #require(truth[hit.place.id])
        #expect(abs(hit.offRouteMeters - other.offRouteMeters) < 1e-4)
        #expect(hit.offRouteMeters <= within)
        #expect(hit.pass >= 1 && hit.pass <= hit.passCount)
      }
    }
  }

  @Test func `hits come closest first, then along the route, then by identifier`() throws {
    let scene = try Scene(start: Self.starts[0], edges: 200, places: 900, seed: 5)
    // Places at one spot differ in nothing but their identifiers.
    var places = scene.places
    for number in 0..<400 {
      places.append(TestPlace(id: "same:\(number)", position: places[0].position))
    }
    let world = try TestIndex(places)
    for sort in SortOrder.plain {
      let answer = try world.index.find(
        CorridorQuery(along: scene.route, within: .kilometers(30), sort: sort))
      #expect(answer.returned == places.count)
      let keys = answer.hits.map { hit in
        (sort == .along ? hit.alongMeters : hit.offRouteMeters, hit.alongMeters, hit.place.id)
      }
      for (a, b) in zip(keys, keys.dropFirst()) { #expect(a < b) }
    }
  }

  @Test(arguments: SortOrder.plain)
  func `pages put together are the whole answer`(sort: SortOrder) throws {
    let scene = try Scene(start: Self.starts[0], edges: 200, places: 500, seed: 6)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(3), sort: sort)
    let whole = try world.index.find(query).hits.map(\.place.id)
    query.page.limit = 37
    var pages: [String] = []
    repeat {
      let answer = try world.index.find(query)
      #expect(answer.found == whole.count)
      pages += answer.hits.map(\.place.id)
      query.page.cursor = answer.nextCursor
    } while query.page.cursor != nil
    #expect(pages == whole)
  }

  @Test func `a cursor of another query or a made-up one is refused`() throws {
    let scene = try Scene(start: Self.starts[0], edges: 50, places: 100, seed: 7)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(3), limit: 5)
    let cursor = try #require(try world.index.find(query).nextCursor)
    query.corridor.within = .kilometers(2)
    query.page.cursor = cursor
    #expect(throws: SearchError.self) { try world.index.find(query) }
    for text in ["", "c1", "c1zz", String(cursor.dropLast()), cursor + "0", "c2" + cursor] {
      query.page.cursor = text
      #expect(throws: SearchError.self) { try world.index.find(query) }
    }
    var flipped = Array(cursor)
    flipped[10] = flipped[10] == "0" ? "1" : "0"
    query.corridor.within = .kilometers(3)
    query.page.cursor = String(flipped)
    #expect(throws: SearchError.self) { try world.index.find(query) }
  }

  @Test func `the closest few are those of the whole answer`() throws {
    let scene = try Scene(start: Self.starts[0], edges: 300, places: 2000, seed: 8)
    let world = try TestIndex(scene.places)
    for count in [1, 7, 32, 500, 5000] {
      var query = CorridorQuery(
        along: scene.route, within: .kilometers(5), categories: ["fuel"], limit: count)
      let whole = try world.index.find(query)
      query.page.countsAll = false
      let few = try world.index.find(query)
      #expect(few.hits.map(\.place.id) == whole.hits.map(\.place.id))
    }
  }

  @Test func `without a count a first page of one has a second`() throws {
    for seed in 0..<40 {
      let scene = try Scene(start: Self.starts[0], edges: 10, places: 300, seed: UInt64(seed))
      let world = try TestIndex(scene.places)
      var query = CorridorQuery(along: scene.route, within: .kilometers(20), limit: 1)
      let whole = try world.index.find(query)
      query.page.countsAll = false
      #expect((try world.index.find(query).nextCursor != nil) == (whole.found > 1), "\(seed)")
    }
  }

  @Test(arguments: [[10.05, 10.95], [10.95, 10.05]])
  func `without a count a place far closer than all others is not the last`(at: [Double]) throws {
    let route = try Route(lines: [[Coordinate(lon: 10, lat: 50), Coordinate(lon: 11, lat: 50)]])
    let closest = try #require(GridPosition(Coordinate(lon: at[0], lat: 50.0002)))
    var places = [TestPlace(id: "closest", position: closest)]
    for number in 0..<300 {
      let east = Double(number % 20) * 1e-4
      // Around the closest out of reach, around the other end 600 m from the route.
      for (lon, lat) in [(at[0], 50.2), (at[1], 50.006)] {
        let position = Coordinate(lon: lon + east, lat: lat + Double(number / 20) * 1e-4)
        places.append(
          TestPlace(id: "\(lat):\(number)", position: try #require(GridPosition(position))))
      }
    }
    var query = CorridorQuery(along: route, within: .kilometers(1), limit: 1)
    query.page.countsAll = false
    let answer = try TestIndex(places).index.find(query)
    #expect(answer.hits.map(\.place.id) == ["closest"] && answer.nextCursor != nil)
  }

  @Test(arguments: SortOrder.plain)
  func `without a count there are as many pages, each of which counts itself`(
    sort: SortOrder
  ) throws {
    let scene = try Scene(start: Self.starts[0], edges: 100, places: 300, seed: 8)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(5), sort: sort)
    let whole = try world.index.find(query).hits.map(\.place.id)
    query.page.countsAll = false
    for limit in [1, 7, whole.count - 1, whole.count, whole.count + 1, .max] {
      query.page.limit = limit
      var pages: [String] = []
      repeat {
        let answer = try world.index.find(query)
        #expect(answer.found == answer.returned && answer.returned <= limit)
        pages += answer.hits.map(\.place.id)
        query.page.cursor = answer.nextCursor
      } while query.page.cursor != nil
      #expect(pages == whole)
    }
  }

  @Test func `a page may be as large as numbers go`() throws {
    let scene = try Scene(start: Self.starts[0], edges: 50, places: 100, seed: 7)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(3))
    let whole = try world.index.find(query).hits.map(\.place.id)
    query.page.limit = 5
    let cursor = try #require(try world.index.find(query).nextCursor)
    query.page.cursor = cursor
    for limit in [Int.max, .max - 4] {
      query.page.limit = limit
      let rest = try world.index.find(query)
      #expect(rest.hits.map(\.place.id) == Array(whole.dropFirst(5)))
      #expect(rest.nextCursor == nil && rest.found == whole.count)
    }
  }

  @Test func `tags and viewports narrow the answer down`() throws {
    let scene = try Scene(start: Self.starts[0], edges: 300, places: 1000, seed: 9)
    let world = try TestIndex(scene.places)
    let middle = scene.route.coordinate(atAlongMeters: scene.route.lengthMeters / 2)
    let query = CorridorQuery(along: scene.route, within: .kilometers(4))
    let whole = try world.index.find(query)
    var narrow = query
    narrow.places.tags = [try TagExpression("hgv=yes")]
    let tagged = try world.index.find(narrow)
    #expect(
      tagged.hits.map(\.place.id)
        == whole.hits.filter { $0.place["hgv"] == "yes" }.map(\.place.id))
    narrow.places.viewport = .box(
      west: middle.lon - 0.02, south: middle.lat - 0.02, east: middle.lon + 0.02,
      north: middle.lat + 0.02)
    let seen = try world.index.find(narrow)
    let expected = tagged.hits.filter { hit in
      let at = hit.place.coordinate
      return abs(at.lon - middle.lon) <= 0.02 && abs(at.lat - middle.lat) <= 0.02
    }
    #expect(!expected.isEmpty)
    #expect(seen.hits.map(\.place.id) == expected.map(\.place.id))
  }

  @Test func `windows share the passes of a winding route out among them`() throws {
    let scene = try Scene(start: Self.starts[0], edges: 300, places: 600, seed: 10)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .meters(300))
    let whole = try world.index.find(query)
    let length = scene.route.lengthMeters
    var inWindows = 0
    for part in 0..<5 {
      let window = length * Double(part) / 5...length * Double(part + 1) / 5
      query.journey.window = .meters(window)
      let answer = try world.index.find(query)
      #expect(answer.window == window)
      for hit in answer.hits { #expect(window.contains(hit.alongMeters)) }
      inWindows += answer.found
    }
    #expect(inWindows >= whole.found)
    #expect(inWindows <= whole.hits.reduce(0) { $0 + $1.passCount })
    query.journey.window = .meters(0...length)
    #expect(try world.index.find(query).hits.map(\.place.id) == whole.hits.map(\.place.id))
  }

  @Test(arguments: 9...33)
  func `a window that begins or ends at a gap has the places on both sides`(vertices: Int) throws {
    // Fewer vertices or more: the gap lies anywhere in the blocks that a search skips.
    let first = (0..<vertices).map { Coordinate(lon: 9 + 0.001 * Double($0), lat: 47) }
    let second = (0..<20).map { Coordinate(lon: 10 + 0.001 * Double($0), lat: 47) }
    let route = try Route(lines: [first, second])
    let gap = try Route(lines: [first]).lengthMeters
    // Both stand in the gap, so that their nearest points are the ends of the lines.
    let end = first[vertices - 1].lon
    let before = try #require(GridPosition(Coordinate(lon: end + 0.0005, lat: 47.0005)))
    let behind = try #require(GridPosition(Coordinate(lon: 10 - 0.0005, lat: 47.0005)))
    let world = try TestIndex([
      TestPlace(id: "before", position: before), TestPlace(id: "behind", position: behind),
    ])
    var query = CorridorQuery(along: route, within: .meters(200))
    for hit in try world.index.find(query).hits { #expect(hit.alongMeters == gap) }
    for window in [gap...route.lengthMeters, 0...gap, gap...gap] {
      query.journey.window = .meters(window)
      #expect(try world.index.find(query).found == 2)
      #expect(try world.index.fullScan(query).found == 2)
    }
  }

  @Test func `an unknown category names the one that was meant`() throws {
    let scene = try Scene(start: Self.starts[0], edges: 10, places: 20, seed: 11)
    let world = try TestIndex(scene.places)
    #expect {
      try world.index.find(CorridorQuery(along: scene.route, categories: ["feul"]))
    } throws: { error in
      guard case SearchError.unknownCategory("feul", "fuel") = error else { return false }
      return true
    }
    #expect {
      try world.index.find(CorridorQuery(along: scene.route, categories: ["Gas Station"]))
    } throws: { error in
      guard case SearchError.unknownCategory("Gas Station", "fuel") = error else { return false }
      return true
    }
    let known = try world.index.find(CorridorQuery(along: scene.route, categories: ["hospital"]))
    #expect(known.found == 0)
  }

  @Test func `names of Overture, Google and Apple stand for categories`() throws {
    let scene = try Scene(start: Self.starts[0], edges: 10, places: 200, seed: 11)
    let world = try TestIndex(scene.places)
    func found(_ categories: [String]) throws -> [String] {
      let query = CorridorQuery(along: scene.route, within: .kilometers(50), categories: categories)
      #expect(try world.index.warnings(for: query, answer: world.index.find(query)).isEmpty)
      return try world.index.find(query).hits.map(\.place.id)
    }
    let fuel = try found(["fuel"])
    #expect(!fuel.isEmpty)
    #expect(try found(["gas_station"]) == fuel)
    #expect(try found(["gasStation", "fuel"]) == fuel)
  }

  @Test func `an empty index and a single point are searched like any other`() throws {
    let empty = try TestIndex([])
    let point = try Route(lines: [[Self.starts[0]]])
    #expect(try empty.index.find(CorridorQuery(along: point)).found == 0)
    let scene = try Scene(start: Self.starts[0], edges: 10, places: 50, seed: 12)
    let world = try TestIndex(scene.places)
    let query = CorridorQuery(along: point, within: .kilometers(3))
    let answer = try world.index.find(query)
    #expect(try answer.hits.map(\.place.id) == world.index.fullScan(query).hits.map(\.place.id))
    for hit in answer.hits { #expect(hit.side == .on && hit.alongMeters == 0) }
  }

  @Test(arguments: SortOrder.plain)
  func `an answer does not depend on how many threads search`(sort: SortOrder) throws {
    let scene = try Scene(start: Self.starts[1], edges: 400, lines: 3, places: 3000, seed: 21)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(5), sort: sort)
    query.journey.window = .meters(1000...scene.route.lengthMeters)
    for categories in [[], ["fuel"], ["cafe", "toll"]] {
      query.places.categories = categories
      for limit in [nil, 7, 40] {
        query.page.limit = limit
        query.page.countsAll = limit != 7
        var counts = WalkCounts()
        let one = try world.index.find(query, counts: &counts)
        #expect(counts.candidates >= one.returned && counts.nodes > counts.leaves)
        for threads in [2, 3, 16] {
          var countsOfSeveral = WalkCounts()
          let several = try world.index.find(query, threads: threads, counts: &countsOfSeveral)
          #expect(countsOfSeveral == counts, "\(threads) threads")
          #expect(several.found == one.found && several.nextCursor == one.nextCursor)
          #expect(several.hits.map(\.place.id) == one.hits.map(\.place.id), "\(threads) threads")
          #expect(several.hits.map(\.alongMeters) == one.hits.map(\.alongMeters))
        }
      }
    }
  }

  @Test func `many threads get the same answer at once`() async throws {
    let scene = try Scene(start: Self.starts[0], edges: 300, places: 600, seed: 13)
    let world = try TestIndex(scene.places)
    let query = CorridorQuery(along: scene.route, within: .kilometers(4))
    let index = world.index
    let expected = try index.find(query).hits.map(\.place.id)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (try? index.find(query).hits.map(\.place.id)) == expected
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
