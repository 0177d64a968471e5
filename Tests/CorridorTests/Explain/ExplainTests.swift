import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Testing

@Suite struct ExplainTests {
  /// Queries of every kind along a winding route.
  private func queries(_ route: Route) throws -> [CorridorQuery] {
    let length = route.lengthMeters
    let at = route.vertices[route.vertices.count / 2]
    let box = Viewport.box(
      west: at.lon - 0.03, south: at.lat - 0.02, east: at.lon + 0.03, north: at.lat + 0.02)
    var queries = [
      CorridorQuery(along: route), CorridorQuery(along: route, within: .meters(137.5)),
      CorridorQuery(along: route, within: .kilometers(3), categories: ["fuel", "toll"]),
      CorridorQuery(
        along: route, tags: [try TagExpression("hgv=yes"), try TagExpression("!name=x")]),
      CorridorQuery(along: route, within: .kilometers(2), viewport: box),
      CorridorQuery(along: route, window: .meters((length * 0.3)...(length * 0.6))),
      CorridorQuery(along: route, categories: ["cafe"], text: "Place 4"),
      CorridorQuery(along: route, within: .kilometers(5), text: "Place 12"),
      CorridorQuery(along: route, within: .kilometers(2), limit: 7),
      CorridorQuery(along: route, within: .meters(500), passes: PassFilter(roadWidth: .meters(60))),
    ]
    for side in [SideFilter.left, .right] {
      for passes in PassSelection.allCases {
        queries.append(
          CorridorQuery(
            along: route, within: .meters(800), categories: ["fuel"],
            window: .meters((length * 0.1)...(length * 0.7)),
            passes: PassFilter(passes, side: side, roadWidth: .meters(30))))
      }
    }
    var next = CorridorQuery(along: route, within: .kilometers(2), sort: .along, limit: 5)
    next.passes.selection = .all
    queries.append(next)
    return queries
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `agrees with the search about every place, and what it advises helps`(
    seed: UInt64
  ) throws {
    let scene = try Scene(
      start: Coordinate(lon: 9.5, lat: 47.1), edges: 120, lines: seed == 2 ? 3 : 1, places: 250,
      seed: seed)
    let test = try TestIndex(scene.places)
    var advised = 0
    for query in try queries(scene.route) {
      let found = Set(try test.index.find(query).hits.map(\.place.id))
      var page = query
      if query.page.limit != nil { page.page.cursor = try test.index.find(query).nextCursor }
      for place in scene.places {
        let explanation = try test.index.explain(query, id: place.id)
        let comment: Comment = "\(place.id), seed \(seed), \(explanation.steps)"
        #expect(explanation.isHit == found.contains(place.id), comment)
        #expect(explanation.isHit == (explanation.reason == nil), comment)
        if !explanation.isHit, !explanation.remedies.isEmpty {
          advised += 1
          let helped = try test.index.find(query.applying(explanation.remedies)).hits
          #expect(helped.contains { $0.place.id == place.id }, comment)
        }
        #expect(explanation.isHit || !explanation.remedies.isEmpty, comment)
      }
      if page.page.cursor != nil {
        let later = Set(try test.index.find(page).hits.map(\.place.id))
        for id in found.union(later) {
          #expect(try test.index.explain(page, id: id).isHit == later.contains(id))
        }
      }
    }
    #expect(advised > 500)
  }

  @Test func `tells each pass as the search gives it`() throws {
    let scene = try Scene(
      start: Coordinate(lon: 9.5, lat: 47.1), edges: 200, places: 120, seed: 5)
    let out = scene.route.vertices
    let route = try Route(lines: [out + out.reversed().dropFirst()])
    let test = try TestIndex(scene.places)
    let query = CorridorQuery(along: route, within: .meters(700), passes: PassFilter(.all))
    let hits = Dictionary(grouping: try test.index.find(query).hits, by: \.place.id)
    #expect(hits.values.contains { $0.count > 1 })
    for (id, hits) in hits {
      let passes = try test.index.explain(query, id: id).passes
      #expect(passes.count == hits[0].passCount)
      #expect(passes.allSatisfy { $0.isChosen && $0.isInWindow && $0.isOnSide })
      for hit in hits {
        let pass = passes[hit.pass - 1]
        // The search finds them in another way.
        #expect(abs(pass.alongMeters - hit.alongMeters) < 1e-6 && pass.side == hit.side)
        #expect(abs(pass.offRouteMeters - hit.offRouteMeters) < 1e-6)
        #expect(abs(pass.snapped.lat - hit.snapped.lat) < 1e-10)
      }
    }
  }

  @Test func `takes the passes that a spread keeps`() throws {
    let scene = try Scene(
      start: Coordinate(lon: 9.5, lat: 47.1), edges: 200, places: 120, seed: 5)
    let out = scene.route.vertices
    let route = try Route(lines: [out + out.reversed().dropFirst()])
    let test = try TestIndex(scene.places)
    var query = CorridorQuery(along: route, within: .meters(700), passes: PassFilter(.all))
    query.page.spread = Spread(every: .kilometers(2))
    let kept = Dictionary(grouping: try test.index.find(query).hits, by: \.place.id)
    var left = 0
    for place in scene.places {
      let explanation = try test.index.explain(query, id: place.id)
      let chosen = explanation.passes.filter(\.isChosen).map(\.alongMeters)
      let hits = kept[place.id, default: []].map(\.alongMeters).sorted()
      #expect(chosen.count == hits.count && explanation.isHit == !hits.isEmpty)
      #expect(zip(chosen, hits).allSatisfy { abs($0 - $1) < 1e-6 })
      left += explanation.passes.count - chosen.count
    }
    #expect(left > 20 && !kept.isEmpty)
  }

  @Test func `says the first reason, and what is not there`() throws {
    let line = [Coordinate(lon: 9, lat: 47), Coordinate(lon: 9.2, lat: 47)]
    let route = try Route(lines: [line])
    let test = try TestIndex([
      TestPlace(
        id: "osm:node/1", position: TestPlace.at(9.1, 47.01), categories: ["cafe"],
        tags: [("name", "Rast"), ("hgv", "no")]),
      TestPlace(id: "stations:S019", position: TestPlace.at(9.1, 47), categories: ["fuel"]),
      TestPlace.toponym(
        id: "osm:way/2", position: TestPlace.at(9.1, 47), tags: [("name", "Weg")]),
    ])
    let query = CorridorQuery(
      along: route, categories: ["fuel"], tags: [try TagExpression("hgv=yes|designated")],
      window: .meters(0...1000), passes: PassFilter(side: .right))
    let why = try test.index.explain(query, id: "osm:node/1")
    #expect(why.reason?.name == .category)
    #expect(why.reason?.found == "cafe" && why.reason?.expected == "fuel")
    let tag = try #require(why.steps.first { $0.name == .tag })
    #expect(tag.found == "hgv=no" && tag.outcome == .failed)
    let distance = try #require(why.nearest?.offRouteMeters)
    // The edge is a geodesic, which passes 5 m north of the parallel.
    #expect(abs(distance - 1107) < 2)
    #expect(why.steps.first { $0.name == .side }?.outcome == .unknown)
    #expect(
      why.remedies == [
        .category("cafe"), .withoutTag(0), .within(.meters(1200)), .withoutWindow, .anySide,
      ])
    let gone = try test.index.explain(query, id: "osm:way/1")
    #expect(gone.place == nil && !gone.isHit && gone.suggestions == ["osm:node/1"])
    #expect(gone.reason?.name == .place)
    #expect(try test.index.explain(query, id: "stations:S19").suggestions == ["stations:S019"])
    #expect(try test.index.explain(query, id: "S019").suggestions == ["stations:S019"])
    #expect(try test.index.explain(query, id: "node/1").place != nil)
    let street = try test.index.explain(CorridorQuery(along: route), id: "osm:way/2")
    #expect(street.reason?.name == .kind && street.remedies.isEmpty)
    #expect(throws: SearchError.self) {
      try test.index.explain(CorridorQuery(along: route, categories: ["fule"]), id: "osm:node/1")
    }
    #expect(throws: SearchError.self) {
      try test.index.explain(CorridorQuery(along: route, within: .meters(-1)), id: "osm:node/1")
    }
  }

  @Test(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
  func `agrees with the search about every place of a real extract`() throws {
    let data = try #require(realData)
    let folder = TemporaryFolder()
    let path = folder.file("places.corridor")
    _ = try PlaceImporter(
      ImportOptions(inputs: ["\(data)/liechtenstein-valhalla.osm.pbf"], output: path)
    ).run()
    let index = try PlaceIndex(path: path)
    let route = try Route(
      contentsOf: "\(data)/routes/liechtenstein.geojson", options: RouteReadOptions(feature: 0))
    let queries = [
      CorridorQuery(along: route, categories: ["fuel", "restaurant"]),
      CorridorQuery(along: route, within: .meters(300), passes: PassFilter(.first, side: .right)),
      CorridorQuery(along: route, text: "where to eat"),
    ]
    for query in queries {
      let found = Set(try index.find(query).hits.map(\.place.row))
      #expect(!found.isEmpty)
      let step = query.places.text == nil ? 1 : 40
      for row in stride(from: 0, to: index.businessCount, by: step) {
        let id = try index.place(at: row).id
        #expect(try index.explain(query, id: id).isHit == found.contains(row), "\(id)")
      }
    }
  }
}
