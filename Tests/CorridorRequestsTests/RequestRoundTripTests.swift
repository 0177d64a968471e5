import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorHours
import CorridorIndex
import CorridorTestSupport
import CorridorThreads
import Testing

@testable import CorridorRequests

/// What is written of a request as JSON is read as the same request.
@Suite struct RequestRoundTripTests {
  private static let seeds = Array(UInt64(1)...40)

  /// Writes a request, reads it and compares.
  private func check<Request: OperationRequest & Equatable>(
    _ request: Request, from author: RequestForm.Author = .owner, seed: UInt64
  ) throws {
    let json = request.json
    let text = String(decoding: json, as: UTF8.self)
    let read = try RequestText.parse(json.span, file: "the request", readsAhead: false) {
      (root, _) in
      Result { () throws(CommandError) -> Request in
        var (envelope, form) = (RequestEnvelope(), RequestForm(.json, from: author))
        return try Request.read(root, &envelope, &form)
      }
    }.get()
    #expect(read == request, "seed \(seed): \(text)")
    #expect(read.json == json, "seed \(seed)")
  }

  @Test(arguments: seeds) func `of a search along a route`(seed: UInt64) throws {
    var random = Draw(seed)
    var request = FindRequest()
    request.along = random.along(withTime: true)
    request.along.window.range = random.maybe { .meters(Double($0.int(100_000...900_000)) / 7) }
    if request.along.window.range != nil {
      request.along.window.reserve = random.maybe { .meters(Double($0.int(0...14_000))) }
    }
    request.passes = random.maybe { $0.pick(PassSelection.allCases) }
    request.spread = random.maybe {
      Spread(every: .meters(Double($0.int(1...9999)) / 3), keeping: $0.int(1...9))
    }
    request.sort = random.maybe { $0.pick(SortOrder.allCases) }
    request.limit = random.maybe { $0.int(1...500) }
    request.cursor = random.maybe { "c\($0.int(0...9))\"\\ü" }
    request.showsTruck = random.flag()
    request.detours = random.detours()
    request.output.system = random.maybe { _ in "EPSG:25832" }
    try check(request, seed: seed)
    try check(request, from: .client, seed: seed)
    var explained = ExplainRequest()
    explained.id = "osm:node/\(seed)"
    explained.find = request
    try check(explained, seed: seed)
  }

  @Test(arguments: seeds) func `of gaps, corridors and routes`(seed: UInt64) throws {
    var random = Draw(seed)
    var gaps = GapsRequest()
    gaps.along = random.along(withTime: false)
    gaps.range = random.maybe { .meters(Double($0.int(100_000...900_000))) }
    if gaps.range != nil { gaps.reserve = random.maybe { .meters(Double($0.int(0...99_999))) } }
    if gaps.range != nil { gaps.exceedingOnly = random.flag() }
    gaps.minimum = random.maybe { .meters(Double($0.int(0...9999)) / 9) }
    gaps.sort = random.maybe { $0.pick(GapOrder.allCases) }
    gaps.limit = random.maybe { $0.int(1...9) }
    gaps.detours = random.detours()
    (gaps.detours.isWanted, gaps.detours.hasWays) = (false, false)
    gaps.output.system = random.maybe { _ in "EPSG:3035" }
    try check(gaps, seed: seed)
    var corridor = CorridorRequest()
    corridor.route = random.route()
    corridor.within = random.maybe { .meters(Double($0.int(0...99_999)) / 11) }
    try check(corridor, seed: seed)
    var route = RouteRequest()
    route.route = random.route()
    try check(route, seed: seed)
  }

  @Test(arguments: seeds) func `of a search by text, suggestions, points and identifiers`(
    seed: UInt64
  ) throws {
    var random = Draw(seed)
    var search = PlaceSearchRequest()
    search.text = random.maybe { _ in "café \"x\"" } ?? "a"
    search.categories = random.texts()
    search.excludedCategories = random.texts()
    search.tags = try random.tags()
    search.chains = random.texts()
    search.type = random.maybe { $0.pick(PlaceSearchRequest.PlaceType.allCases) }
    search.toponyms = random.toponyms()
    switch random.int(0...2) {
    case 0:
      search.near = random.position()
      search.within = random.maybe { .meters(Double($0.int(0...9999)) / 3) }
    case 1:
      search.route = random.route()
      search.ferries = random.ferries()
    default: search.region.area = random.area()
    }
    search.sort = random.maybe { $0.pick([SearchSort.Kind.relevance]) }
    search.objects.userPosition = random.maybe { $0.position() }
    search.objects.languages = random.texts()
    search.objects.includesGeometry = random.flag()
    search.limit = random.maybe { $0.int(1...99) }
    search.cursor = random.maybe { _ in "next" }
    search.leavesSpelling = random.flag()
    search.filterCategories = random.texts()
    search.takesChainsExactly = random.flag()
    // Geometries are not compared with each other: their texts are.
    try check(PlaceSearch(search), seed: seed)

    var suggestion = SuggestRequest()
    suggestion.text = "kes"
    suggestion.near = random.maybe { $0.position() }
    suggestion.distance = random.maybe { .meters(Double($0.int(1...9999)) / 3) }
    suggestion.region.area = random.maybe { $0.area() }
    if suggestion.region.area != nil {
      suggestion.region.priority = random.maybe { $0.pick(RegionPriority.allCases) }
    }
    suggestion.types = random.some(of: SuggestRequest.CompletionType.allCases)
    suggestion.categories = random.texts()
    suggestion.toponyms = random.toponyms()
    suggestion.limit = random.maybe { $0.int(1...99) }
    suggestion.languages = random.texts()
    suggestion.leavesSpelling = random.flag()
    try check(suggestion, seed: seed)

    var point = ReverseRequest()
    point.point = random.position()
    point.zoom = random.maybe { Double($0.int(0...240)) / 10 }
    point.objects.languages = random.texts()
    point.objects.includesGeometry = random.flag()
    try check(point, seed: seed)

    var identifiers = ResolveRequest()
    identifiers.uris = random.texts()
    identifiers.objects.userPosition = random.maybe { $0.position() }
    identifiers.output.system = random.maybe { _ in "EPSG:4326" }
    try check(identifiers, seed: seed)
  }

  @Test(arguments: seeds) func `of opening hours`(seed: UInt64) throws {
    var random = Draw(seed)
    var hours = HoursRequest()
    hours.value = "Mo-Fr 08:00-18:00"
    hours.from = random.maybe { _ in WrittenTime("2026-11-20") } ?? nil
    hours.to = random.maybe { _ in WrittenTime("2026-11-27T06:00+01:00") } ?? nil
    hours.region = try random.maybe { _ in "de_bw" }.map { name in
      HolidayRegion(name: name, calendar: try #require(HolidayCalendar(region: name)))
    }
    hours.position = random.maybe { $0.position() }
    hours.timeZone = try random.maybe { _ in "Europe/Berlin" }.map { try TimeZoneRules($0) }
    hours.takesPoints = random.flag()
    try check(Hours(hours), seed: seed)
  }
}

/// A request that is compared by what is written of it.
private protocol ComparedByText: OperationRequest, Equatable {
  associatedtype Whole: OperationRequest
  var whole: Whole { get set }
}

extension ComparedByText {
  static func == (one: Self, other: Self) -> Bool { one.whole.json == other.whole.json }
  static var operation: CorridorRequests.Operation { Whole.operation }
  static var example: String { Whole.example }
  static func answerSchema(as format: AnswerFormat) -> OutputValue? { nil }
  func check(_ form: RequestForm) throws(CommandError) { try whole.check(form) }
  func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {}
}

private struct PlaceSearch: ComparedByText {
  var whole = PlaceSearchRequest()
  init() {}
  init(_ whole: PlaceSearchRequest) { self.whole = whole }
  static let fields = FieldTable<Self>(PlaceSearchRequest.fields.fields.map { $0.of(\.whole) })
}

private struct Hours: ComparedByText {
  var whole = HoursRequest()
  init() {}
  init(_ whole: HoursRequest) { self.whole = whole }
  static let fields = FieldTable<Self>(HoursRequest.fields.fields.map { $0.of(\.whole) })
}

/// Draws values of fields.
private struct Draw {
  private var random: SplitMix

  init(_ seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func flag() -> Bool { Bool.random(using: &random) }

  mutating func maybe<Value>(_ make: (inout Draw) -> Value) -> Value? {
    flag() ? make(&self) : nil
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }

  mutating func some<Value>(of values: [Value]) -> [Value] { values.filter { _ in flag() } }

  mutating func texts() -> [String] { some(of: ["fuel", "a b", "é\"\\\n", "車"]) }

  mutating func tags() throws -> [TagExpression] {
    try some(of: ["fuel:adblue=yes", "hgv=yes|designated", "!access=private", "cuisine~kebab"])
      .map { try TagExpression($0) }
  }

  mutating func position() -> Coordinate {
    Coordinate(
      lon: Double.random(in: -180...180, using: &random),
      lat: Double.random(in: -90...90, using: &random))
  }

  mutating func area() -> AreaSource {
    if flag() {
      return AreaSource(
        .box(west: -20.5, south: 44.1, east: Double(int(-190...190)) / 10, north: 46))
    }
    let ring = [
      Coordinate(lon: 0, lat: 0), Coordinate(lon: 1.25, lat: 0.1), Coordinate(lon: 1, lat: 1.3),
      Coordinate(lon: 0, lat: 0),
    ]
    return AreaSource(.multiPolygon(MultiPolygon(polygons: [Polygon(rings: [ring])])))
  }

  mutating func toponyms() -> ToponymFields {
    var fields = ToponymFields()
    fields.kinds = some(of: Array(ToponymKind.allCases))
    fields.excludedKinds = some(of: Array(ToponymKind.allCases.prefix(2)))
    return fields
  }

  mutating func route() -> RouteFields {
    let lines = (0..<int(1...3)).map { line in
      (0..<int(2...5)).map { _ in
        Coordinate(
          lon: Double(line) + Double.random(in: 0...1, using: &random),
          lat: Double.random(in: 40...41, using: &random))
      }
    }
    var fields = RouteFields()
    do { fields.set(try Route(lines: lines)) } catch { Issue.record(error) }
    return fields
  }

  mutating func ferries() -> [FerryStretch] {
    some(of: [FerryStretch(0.5...10.25), FerryStretch(100...(1000.0 / 3))])
  }

  mutating func detours() -> DetourFields {
    var fields = DetourFields()
    fields.isWanted = flag()
    fields.window = maybe {
      $0.flag() ? .free : .within(.meters(Double($0.int(0...99_999)) / 7))
    }
    fields.most = maybe {
      let value = Double($0.int(0...9999)) / 3
      return $0.flag() ? .seconds(value) : .meters(value)
    }
    fields.isStrict = flag()
    fields.hasWays = flag()
    return fields
  }

  mutating func along(withTime: Bool) -> AlongRouteFields {
    var fields = AlongRouteFields()
    fields.route = route()
    fields.ferries = ferries()
    fields.text = maybe { _ in "where to \"eat\"" }
    fields.leavesSpelling = flag()
    fields.places.categories = texts()
    do { fields.places.tags = try tags() } catch { Issue.record(error) }
    fields.places.area = maybe { $0.area() }
    fields.within = maybe { .meters(Double($0.int(0...9999)) / 7) }
    fields.window.from = maybe { .meters(Double($0.int(0...900)) / 7) }
    fields.window.to = maybe { .meters(1000 + Double($0.int(0...900)) / 7) }
    if withTime, flag() {
      fields.window.from = .seconds(Double(int(0...900)) / 8)
      fields.window.to = .seconds(1000)
    }
    fields.window.aheadOf = maybe { $0.position() }
    fields.metersPerSecond = maybe { Double($0.int(1...99)) / 3 }
    fields.side = maybe { $0.pick(AlongRouteFields.SideChoice.allCases) }
    fields.drivingSide = maybe { $0.pick(DrivingSide.allCases) }
    fields.roadWidth = maybe { .meters(Double($0.int(0...90)) / 7) }
    fields.carriageway = maybe { $0.pick(CarriagewaySelection.allCases) }
    if withTime {
      do {
        fields.departure.time = try maybe { $0.flag() ? "now" : "2026-11-20T06:00+01:00" }
          .map { try DepartureTime($0) }
        fields.departure.timeZone = try maybe { _ in "Europe/Berlin" }.map { try TimeZoneRules($0) }
      } catch {
        Issue.record(error)
      }
      if fields.departure.time != nil {
        fields.departure.toleranceSeconds = maybe { $0.int(0...86_400) }
        fields.departure.open = maybe { $0.pick(OpenSelection.allCases) }
      }
      fields.departure.holidayRegion = maybe { _ in "de_bw" }
    }
    fields.truck.attributes =
      maybe { _ in
        [
          TruckCondition(.adBlue),
          TruckCondition(.maxHeightMeters, .atLeast(4.25), takesUnknown: true),
        ]
      } ?? []
    fields.truck.vehicle = maybe { $0.pick(VehicleKind.allCases) }
    fields.truck.heightMeters = maybe { Double($0.int(1...50)) / 10 }
    fields.truck.widthMeters = maybe { Double($0.int(1...30)) / 10 }
    fields.truck.lengthMeters = maybe { Double($0.int(1...300)) / 10 }
    fields.truck.weightTonnes = maybe { Double($0.int(1...440)) / 10 }
    fields.truck.axleLoadTonnes = maybe { Double($0.int(1...115)) / 10 }
    fields.truck.fuels = some(of: VehicleFuel.allCases)
    fields.truck.unknowns = maybe { $0.pick(UnknownChoice.allCases) }
    return fields
  }
}
