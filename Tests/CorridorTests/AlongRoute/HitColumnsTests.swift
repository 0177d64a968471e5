import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Columns against hits read one by one.
@Suite struct HitColumnsTests {
  /// A route that goes back the way it came, so that places have several passes.
  private static func scene(seed: UInt64) throws -> Scene {
    var scene = try Scene(
      start: Coordinate(lon: 179.99, lat: -17), edges: 300, places: 700, seed: seed)
    let out = scene.route.vertices
    scene.route = try Route(lines: [out + out.reversed().dropFirst()])
    for number in scene.places.indices where number % 7 == 0 { scene.places[number].tags = [] }
    for number in scene.places.indices where number % 7 == 1 {
      scene.places[number].tags += [("opening_hours", "Mo-Su 08:00-20:00"), ("k\"\0", "ä\n")]
    }
    return scene
  }

  private func compare(
    _ columns: HitColumns, _ hits: some Collection<Hit>, _ name: Comment
  ) throws {
    #expect(columns.count == hits.count, name)
    for (row, hit) in hits.enumerated() {
      let place = hit.place
      #expect(columns.id[row] == place.id, name)
      #expect(columns.name[row] == place.name, name)
      #expect(Int(columns.row[row]) == place.row, name)
      #expect(columns.lon[row] == place.coordinate.lon, name)
      #expect(columns.lat.span[row] == place.coordinate.lat, name)
      #expect(columns.offRouteMeters[row] == hit.offRouteMeters, name)
      #expect(columns.alongMeters[row] == hit.alongMeters, name)
      #expect(HitColumns.sides[Int(columns.side[row])] == "\(hit.side)", name)
      #expect(Int(columns.pass[row]) == hit.pass, name)
      #expect(Int(columns.passCount[row]) == hit.passCount, name)
      #expect(columns.snappedLon[row] == hit.snapped.lon, name)
      #expect(columns.snappedLat[row] == hit.snapped.lat, name)
      #expect(columns.afterSeconds[row] == hit.afterSeconds, name)
      let categories = columns.categories
      let list = Int(categories.offsets[row])..<Int(categories.offsets[row + 1])
      #expect(list.map { categories.names[Int(categories.numbers[$0])] } == place.categories, name)
      let tags = Int(columns.tags.offsets[row])..<Int(columns.tags.offsets[row + 1])
      #expect(tags.map { columns.tags.keys[$0] } == place.tags.map(\.key), name)
      #expect(tags.map { columns.tags.values[$0] } == place.tags.map(\.value), name)
      let arrival = columns.arrival
      #expect(arrival.arrivesAt[row] == hit.arrival?.secondsSince1970, name)
      #expect(arrival.opensAt[row] == hit.arrival?.opensAt, name)
      #expect(arrival.closesAt[row] == hit.arrival?.closesAt, name)
      #expect(
        arrival.open[row].map { OpenOnArrival.allCases[Int($0)] } == hit.arrival?.open, name)
      #expect(
        arrival.doubt[row].map { OpenDoubt.allCases[Int($0)] } == hit.arrival?.doubt, name)
      let detour = columns.detour
      #expect(detour.seconds[row] == hit.detour?.seconds, name)
      #expect(detour.meters[row] == hit.detour?.meters, name)
      #expect(detour.leaveAlongMeters[row] == hit.detour?.leaveAlongMeters, name)
      #expect(detour.rejoinAlongMeters[row] == hit.detour?.rejoinAlongMeters, name)
      let unknown = detour.unknownBecause[row].map { DetourUnknown.allCases[Int($0)] }
      #expect(unknown == hit.detourUnknownBecause, name)
    }
  }

  @Test(arguments: PassSelection.allCases, [60.0, 2500, 12_000])
  func `columns have what hits have`(passes: PassSelection, within: Double) throws {
    let scene = try Self.scene(seed: 8)
    let world = try TestIndex(scene.places)
    for categories in [[], ["fuel"], ["cafe", "toll"]] {
      var query = CorridorQuery(
        along: scene.route, within: .meters(within), categories: categories)
      query.passes.selection = passes
      if categories.count == 1 {
        query.journey.pace = .metersPerSecond(1.5)
        query.journey.departure = Departure(
          secondsSince1970: 1_795_150_800, timeZone: "Europe/Vienna", holidayRegion: "at")
      }
      let hits = try world.index.find(query).hits
      for ahead in [false, true] {
        query.passes.countsAhead = ahead
        let name: Comment = "\(passes) \(within) \(categories) \(ahead)"
        try compare(world.index.columns(query, .all), hits, name)
        let found = try world.index.find(query).hits
        let part = found.count / 3..<found.count / 2
        try compare(found.columns(.all, of: part), Array(found)[part], name)
      }
    }
  }

  @Test func `columns have the detours of hits`() async throws {
    let scene = try Self.scene(seed: 11)
    let world = try TestIndex(scene.places)
    let engine = PlaneEngine { place in
      switch place.lon.bitPattern % 5 {
      case 0: .failure(.noRoad)
      case 1: .failure(.notAsked)
      default: nil
      }
    }
    let query = CorridorQuery(along: scene.route, within: .kilometers(3))
    let hits = try await world.index.find(query, detours: DetourOptions(), by: engine).hits
    let columns = try hits.columns(.all)
    try compare(columns, hits, "all")
    try compare(hits.columns(.all, of: 7..<30), Array(hits)[7..<30], "some")
    let unknown = columns.detour.unknownBecause.nullCount
    #expect(unknown > 10 && hits.count - unknown > 10)
    #expect(columns.detour.seconds.nullCount == hits.count - unknown)
  }

  /// Also where a walk cannot decide, and on several threads.
  @Test(arguments: FindTests.starts.indices, [5.0, 400, 2500, 12_000])
  func `passes counted in a search are those of hits`(start: Int, within: Double) throws {
    let scene = try Scene(
      start: FindTests.starts[start], edges: 400, lines: start % 3 + 1, places: 300,
      seed: UInt64(40 + start))
    let world = try TestIndex(scene.places)
    for categories in [[], ["cafe", "toll"]] {
      var query = CorridorQuery(
        along: scene.route, within: .meters(within), categories: categories)
      let hits = try world.index.find(query).hits.map { ($0.place.id, $0.pass, $0.passCount) }
      query.passes.countsAhead = true
      for threads in 1...3 {
        let found = try world.index.find(query, threads: threads).hits
        #expect(found.count == hits.count)
        for (hit, expected) in zip(found, hits) {
          #expect((hit.place.id, hit.pass, hit.passCount) == expected)
        }
      }
    }
  }

  @Test func `what is not chosen is not there`() throws {
    let scene = try Self.scene(seed: 9)
    let world = try TestIndex(scene.places)
    let hits = try world.index.find(CorridorQuery(along: scene.route)).hits
    let some = try hits.columns([.distance, .name])
    #expect(some.count == hits.count && some.alongMeters.count == hits.count)
    #expect(some.name.count == hits.count && some.name.nullCount > 0)
    #expect(some.lon.count == 0 && some.id.count == 0 && some.pass.count == 0)
    #expect(some.categories.numbers.count == 0 && some.categories.names.count == 0)
    #expect(some.tags.offsets.count == 1 && some.arrival.arrivesAt.count == 0)
    #expect(some.detour.seconds.count == 0)
    let none = try hits.columns(.all, of: 0..<0)
    #expect(none.count == 0 && none.id.count == 0 && none.tags.keys.count == 0)
    let nothing = try hits.columns([])
    #expect(nothing.count == hits.count && nothing.row.count == 0)
  }

  @Test func `gaps have columns too`() throws {
    let scene = try Self.scene(seed: 10)
    let world = try TestIndex(scene.places)
    let query = CorridorQuery(along: scene.route, within: .meters(400), categories: ["toll"])
    for range in [nil, Meters.meters(500)] {
      let gaps = try world.index.gaps(query, GapOptions(range: range)).gaps
      let columns = try gaps.columns()
      #expect(columns.count == gaps.count && gaps.count > 3)
      for (row, gap) in gaps.enumerated() {
        #expect(Int(columns.number[row]) == gap.number)
        #expect(columns.fromMeters[row] == gap.fromMeters)
        #expect(columns.toMeters[row] == gap.toMeters)
        #expect(columns.lengthMeters[row] == gap.lengthMeters)
        #expect(columns.ferryMeters[row] == gap.ferryMeters)
        #expect(columns.excessMeters[row] == gap.excessMeters)
        for (pass, hit) in [(columns.before, gap.before), (columns.after, gap.after)] {
          #expect(pass.id[row] == hit?.place.id && pass.name[row] == hit?.place.name)
          #expect(pass.offRouteMeters[row] == hit?.offRouteMeters)
        }
      }
    }
  }
}
