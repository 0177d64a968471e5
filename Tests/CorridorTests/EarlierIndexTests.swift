import Corridor
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

/// Index files that earlier programs wrote: each opens and answers as the index that is built today
/// from the same input, or the error says what to do. `Fixtures/README.md` says how each was made.
@Suite struct EarlierIndexTests {
  /// Those of the major version that this program reads: without and with the sections of roads, then
  /// with the places of chains, then with the ends of words.
  static let readable = ["index-3.0", "index-3.0-roads", "index-3.0-chains", "index-3.1"]
  /// The others, with their versions.
  static let refused = [("index-2.2", "2.2")]

  /// An index that its value keeps on disk.
  private struct Kept {
    let folder = TemporaryFolder()
    let path: String

    init(_ name: String) throws {
      let file = SourceTree.fixture("\(name).corridor.gz")
      path = try folder.write("\(name).corridor", TemporaryFolder.unpacked(file))
    }
  }

  /// The categories that an index knows: since the earlier ones, categories have been added, and with
  /// them places that had none.
  private func categories(of index: PlaceIndex) throws -> Set<String> {
    try Set(index.categories.map(\.name))
  }

  private func identifiers(of index: PlaceIndex) throws -> Set<String> {
    try Set((0..<index.count).map { try index.place(at: $0).id })
  }

  /// The same input imported today.
  private static let today: Result<PlaceIndex, any Error> = Result {
    let folder = TemporaryFolder()
    var options = ImportOptions(
      inputs: [SourceTree.fixture("island.osm.pbf")], output: folder.file("today.corridor"))
    options.timeZones = SourceTree.fixture("timezones.geojson")
    _ = try PlaceImporter(options).run()
    return try PlaceIndex(path: options.output)
  }

  private func route(_ name: String) throws -> Route {
    try Route(contentsOf: SourceTree.fixture("\(name).geojson"))
  }

  @Test func `there is an index of the version that is written now`() throws {
    let written = try Self.today.get().formatVersion
    let versions = try Self.readable.map { name in
      let kept = try Kept(name)
      return try PlaceIndex(path: kept.path).formatVersion
    }
    #expect(versions.contains(written), "add one to Fixtures and to the list of this suite")
    #expect(written == .current)
  }

  @Test(arguments: refused)
  func `an index of another major version is refused with what to do`(
    name: String, version: String
  ) throws {
    let kept = try Kept(name)
    let error = #expect(throws: IndexError.self) { try PlaceIndex(path: kept.path) }
    guard case .otherVersion(kept.path, let found, expected: .current) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found.description == version)
    #expect(
      error?.description == """
        \(kept.path): index of version \(version), expected \(IndexVersion.current); rebuild it \
        with `corridor import`
        """)
  }

  @Test(arguments: readable)
  func `an index answers what is known of the island`(name: String) throws {
    let kept = try Kept(name)
    let index = try PlaceIndex(path: kept.path)
    try index.verify()
    // Then parts of nature became places.
    let isEarly = name.hasSuffix("3.0") || name.hasSuffix("roads")
    #expect(index.count == (isEarly ? 865 : 867))
    #expect(index.businessCount == (isEarly ? 677 : 679))
    let fuel = try index.find(
      CorridorQuery(along: route("route"), within: .kilometers(1), categories: ["fuel"]))
    #expect(
      fuel.hits.map(\.place.id) == [
        "osm:node/2401", "osm:way/161", "osm:node/2425", "osm:way/156", "osm:relation/2",
        "osm:node/2419", "osm:way/162", "osm:node/2428", "osm:way/157", "osm:node/2433",
        "osm:way/160", "osm:node/2406", "osm:node/2420", "osm:node/2426",
      ])
    let nearest = try #require(fuel.hits.first)
    #expect(nearest.place.name == "Ostro" && nearest.place.categories.contains("fuel"))
    #expect(abs(nearest.offRouteMeters - 7) < 0.5 && abs(nearest.alongMeters - 6_400) < 50)
    #expect(fuel.hits.last?.place.name == "АЗС Маяк")
    let towns = try index.search(SearchRequest("Quillhaven"))
    #expect(towns.objects.first?.kind == .locality && towns.objects.first?.name == "Quillhaven")
    let corrected = try index.search(SearchRequest("kestrl"))
    #expect(corrected.objects.allSatisfy { $0.name?.contains("Kestrel") == true })
    #expect(corrected.objects.contains { $0.uri == "osm:way/161" })
  }

  @Test(arguments: readable)
  func `an index has the same places as one that is built today`(name: String) throws {
    let kept = try Kept(name)
    let (earlier, today) = (try PlaceIndex(path: kept.path), try Self.today.get())
    let known = try categories(of: earlier)
    let ids = try identifiers(of: earlier)
    func facts(_ index: PlaceIndex) throws -> [String] {
      try (0..<index.count).compactMap { row in
        let place = try index.place(at: row)
        let zone = row < index.businessCount ? try index.timeZoneName(at: row) : nil
        let categories = place.categories.filter(known.contains)
        guard ids.contains(place.id) else {
          // A place only by a category that was added, or a part of nature.
          #expect(place.kind.isGeographic || !place.categories.isEmpty && categories.isEmpty)
          return nil
        }
        // Parts of nature had no kind of their own.
        let kind: PlaceKind =
          !place.kind.isGeographic
          ? place.kind : row < index.businessCount ? .business : .other
        return """
          \(place.id) \(place.name ?? "-") \(kind) \(place.position) \(categories) \
          \(place.tags) \(zone ?? "-")
          """
      }.sorted()
    }
    #expect(try facts(earlier) == facts(today))
  }

  @Test(arguments: readable, ["route", "tour"])
  func `an index has the same places along a route as one that is built today`(
    name: String, route: String
  ) throws {
    let kept = try Kept(name)
    let (earlier, today) = (try PlaceIndex(path: kept.path), try Self.today.get())
    var query = CorridorQuery(along: try self.route(route), within: .kilometers(2))
    query.passes.selection = .all
    query.journey.pace = .metersPerSecond(20)
    // A Friday at 09:00 UTC: hours, holidays and time zones decide what is open.
    query.journey.departure = Departure(secondsSince1970: 1_795_165_200, holidayRegion: "pt")
    let ids = try identifiers(of: earlier)
    func hits(_ index: PlaceIndex) throws -> [String] {
      try index.find(query).hits.filter { ids.contains($0.place.id) }.map { hit in
        // The last bits depend on the block of places that a place shares.
        let numbers = [
          hit.offRouteMeters, hit.alongMeters, hit.snapped.lon * 1e5, hit.snapped.lat * 1e5,
        ].map { ($0 * 1e6).rounded() }
        return """
          \(hit.place.id) \(numbers) \(hit.side) \(hit.pass) of \(hit.passCount) \
          \(String(describing: hit.arrival))
          """
      }
    }
    let expected = try hits(today)
    #expect(try hits(earlier) == expected)
    #expect(expected.count > 400)
    let states = try Set(today.find(query).hits.compactMap { $0.arrival?.open })
    #expect(states == Set(OpenOnArrival.allCases))
  }

  @Test(arguments: readable)
  func `texts find and complete the same as in an index that is built today`(name: String) throws {
    let kept = try Kept(name)
    let (earlier, today) = (try PlaceIndex(path: kept.path), try Self.today.get())
    for text in ["kestrel", "ostro marrowby", "Πρατήριο", "where to eat", "Market Row 90, Harl"] {
      func found(_ index: PlaceIndex) throws -> [String] {
        try index.search(SearchRequest(text)).objects.map { "\($0.uri) \($0.score ?? 0)" }
      }
      let expected = try found(today)
      #expect(try found(earlier) == expected && !expected.isEmpty, "\(text)")
    }
    for fragment in ["k", "kes", "quil", "мая", "fue"] {
      func completed(_ index: PlaceIndex) throws -> [String] {
        // Categories that were added have places only in the index of today.
        try index.complete(CompletionRequest(fragment)).filter { $0.kind != .category }
          .map { "\($0.title), \($0.subtitle)" }
      }
      let expected = try completed(today)
      #expect(try completed(earlier) == expected && !expected.isEmpty, "\(fragment)")
    }
    let point = Coordinate(lon: -20.1096, lat: 44.9591)
    #expect(
      try earlier.reverse(point).objects.map(\.uri) == today.reverse(point).objects.map(\.uri))
  }

  @Test func `an index from before the ends of words finds none`() throws {
    let (earlier, now) = (try Kept("index-3.0-chains"), try Kept("index-3.1"))
    func found(_ kept: Kept) throws -> [String] {
      let index = try PlaceIndex(path: kept.path)
      return try index.complete(CompletionRequest("house", maxResults: 100)).map(\.title)
    }
    #expect(try !found(earlier).contains("Lighthouse Fuel"))
    #expect(try found(now).contains("Lighthouse Fuel"))
    #expect(try found(now).contains("Salt Gate Warehouse"))
  }

  @Test func `without the sections of roads no place is known to lie across one`() throws {
    // Out and back on the two carriageways of a ring road.
    let there = [(-20.12683, 44.97480), (-20.11415, 44.97525), (-20.10146, 44.97480)]
    let back = [(-20.10146, 44.97507), (-20.11415, 44.97552), (-20.12683, 44.97507)]
    let ring = try Route(lines: [(there + back).map { Coordinate(lon: $0.0, lat: $0.1) }])
    var query = CorridorQuery(along: ring, within: .meters(400))
    query.passes.selection = .all
    query.passes.carriageway = .any
    func sides(_ index: PlaceIndex) throws -> [OppositeCarriageway?] {
      try index.find(query).hits.map { try $0.beyondOppositeCarriageway }
    }
    let (without, with) = (try Kept("index-3.0"), try Kept("index-3.0-roads"))
    #expect(try Set(sides(PlaceIndex(path: without.path))) == [.unknown])
    let expected = try sides(Self.today.get())
    #expect(expected.contains(.yes) && expected.contains(.no))
    #expect(try sides(PlaceIndex(path: with.path)) == expected)
  }
}
