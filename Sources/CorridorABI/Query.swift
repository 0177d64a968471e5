internal import CCorridor
internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

extension corridor_query {
  /// The value of `CORRIDOR_QUERY_INIT`.
  static func usual(size: Int) -> corridor_query {
    var query = unsafe corridor_query()
    unsafe query.size = size
    unsafe query.within_meters = 1000
    return unsafe query
  }

  /// The size of the struct in the first version; no program passes a smaller one.
  private static let firstSize = 104

  /// Rejects sizes that no version has.
  static func check(_ size: Int) throws(CallFailure) {
    guard unsafe (firstSize...4096).contains(size) else {
      throw CallFailure(
        status: CORRIDOR_USAGE,
        text: "the query's size is \(size); begin with CORRIDOR_QUERY_INIT or corridor_query_init")
    }
  }

  /// Reads the query of a caller, which may be from an earlier or a later version.
  init(_ given: UnsafePointer<corridor_query>?) throws(CallFailure) {
    guard let given = unsafe given else {
      unsafe self = .usual(size: MemoryLayout<corridor_query>.size)
      return
    }
    let size = unsafe given.pointee.size
    try unsafe Self.check(size)
    unsafe self = .usual(size: size)
    try unsafe copyKnownFields(of: given, size: size, to: &self, "query")
  }

  /// What makes the query along each of some routes.
  ///
  /// - Parameters:
  ///   - engine: The engine that is asked for detours; nil for none.
  ///   - index: The places.
  func questions(
    asking engine: EngineAccess?, in index: PlaceIndex
  ) throws(CallFailure) -> RouteJob.FindQuestions {
    guard let request = unsafe request else {
      // What is wrong with the query is said now, and its texts may be gone later.
      let query = try unsafe along(.nowhere())
      return RouteQuestions(of: query.places) { (route) throws(CallFailure) in
        var query = query
        query.corridor = RouteCorridor(route, within: query.corridor.within)
        return FindQuestion(query)
      }
    }
    try unsafe checkIsOnlyRequest()
    let text = try unsafe CorridorABI.text(request, "query.request")
    let questions = try FindRequest.asked(text, asking: engine, in: index)
    let countsPasses = unsafe countsPasses
    return RouteQuestions(of: questions.places) { route throws(CallFailure) in
      var question = try questions(route)
      question.query.passes.countsAhead = countsPasses
      return question
    }
  }

  private var countsPasses: Bool { unsafe flags & UInt32(CORRIDOR_COUNT_PASSES) != 0 }

  /// Rejects members beside a request, which would be ignored.
  private func checkIsOnlyRequest() throws(CallFailure) {
    var plain = unsafe Self.usual(size: size)
    unsafe plain.request = unsafe request
    unsafe plain.flags = unsafe flags & UInt32(CORRIDOR_COUNT_PASSES)
    let isPlain = unsafe withUnsafeBytes(of: self) { mine in
      unsafe withUnsafeBytes(of: plain) { unsafe mine.elementsEqual($0) }
    }
    guard isPlain else {
      throw CallFailure(
        status: CORRIDOR_USAGE,
        text: "query.request is the whole query; leave the other members as they are")
    }
  }

  /// The query along a route.
  func along(_ route: Route) throws(CallFailure) -> CorridorQuery {
    var query = unsafe CorridorQuery(along: route, within: Meters(within_meters))
    query.places.categories = try unsafe Self.texts(categories, category_count, "query.categories")
    for text in try unsafe Self.texts(tags, tag_count, "query.tags") {
      do throws(TagExpressionError) { query.places.tags.append(try TagExpression(text)) } catch {
        throw CallFailure(
          status: CORRIDOR_USAGE, text: "query.tags cannot have '\(text)'; \(error)")
      }
    }
    if let given = unsafe text {
      query.places.text = try unsafe CorridorABI.text(given, "query.text")
    }
    if let given = unsafe cursor {
      query.page.cursor = try unsafe CorridorABI.text(given, "query.cursor")
    }
    if let box = unsafe viewport {
      query.places.viewport = unsafe .box(west: box[0], south: box[1], east: box[2], north: box[3])
    }
    query.journey.window = try unsafe window.map { .meters($0) }
    query.page.limit = unsafe limit == 0 ? nil : Int(clamping: limit)
    query.page.sort = try unsafe order
    query.passes.selection = try unsafe passSelection
    query.passes.side = try unsafe sideFilter
    query.passes.roadWidth = unsafe .meters(road_width_meters)
    let known = CORRIDOR_NO_CORRECTION | CORRIDOR_NO_COUNT | CORRIDOR_COUNT_PASSES
    guard unsafe flags & ~UInt32(known) == 0 else {
      throw CallFailure(
        status: CORRIDOR_USAGE, text: "query.flags has bits that this version does not know")
    }
    query.places.correctsSpelling = unsafe flags & UInt32(CORRIDOR_NO_CORRECTION) == 0
    query.passes.countsAhead = unsafe countsPasses
    query.page.countsAll = unsafe flags & UInt32(CORRIDOR_NO_COUNT) == 0
    return query
  }

  private var window: ClosedRange<Double>? {
    get throws(CallFailure) {
      let (from, to) = unsafe (from_meters, to_meters)
      guard from != 0 || to != 0 else { return nil }
      let end = to == 0 ? .infinity : to
      guard from <= end else {
        throw CallFailure(
          status: CORRIDOR_USAGE,
          text: """
            query.from_meters is \(from), beyond query.to_meters, \(to); give a stretch of the \
            route
            """)
      }
      return from...end
    }
  }

  private var order: SortOrder {
    get throws(CallFailure) {
      switch unsafe Int(sort) {
      case Int(CORRIDOR_SORT_OFF_ROUTE): return .offRoute
      case Int(CORRIDOR_SORT_ALONG): return .along
      default:
        throw CallFailure(
          status: CORRIDOR_USAGE, text: unsafe "query.sort is \(sort); give a CORRIDOR_SORT_...")
      }
    }
  }

  private var passSelection: PassSelection {
    get throws(CallFailure) {
      switch unsafe Int(passes) {
      case Int(CORRIDOR_PASSES_NEAREST): return .nearest
      case Int(CORRIDOR_PASSES_FIRST): return .first
      case Int(CORRIDOR_PASSES_ALL): return .all
      default:
        throw CallFailure(
          status: CORRIDOR_USAGE,
          text: unsafe "query.passes is \(passes); give a CORRIDOR_PASSES_...")
      }
    }
  }

  private var sideFilter: SideFilter {
    get throws(CallFailure) {
      switch unsafe Int(side) {
      case 0: return .any
      case Int(CORRIDOR_LEFT): return .left
      case Int(CORRIDOR_RIGHT): return .right
      default:
        throw CallFailure(
          status: CORRIDOR_USAGE,
          text: unsafe "query.side is \(side); give CORRIDOR_LEFT, CORRIDOR_RIGHT or 0")
      }
    }
  }

  private static func texts(
    _ texts: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ name: String
  ) throws(CallFailure) -> [String] {
    try CallFailure.check(count, "the number of \(name)")
    guard count > 0 else { return [] }
    guard let texts = unsafe texts else { throw .missing(name) }
    var all: [String] = []
    for number in 0..<count {
      guard let text = unsafe texts[number] else { throw .missing("\(name)[\(number)]") }
      all.append(try unsafe CorridorABI.text(text, "\(name)[\(number)]"))
    }
    return all
  }
}

/// Copies the fields of a struct from a caller, which begins with its size and may be from an earlier
/// or a later version; fields that this version does not know must be zero.
@unsafe
func copyKnownFields<Value>(
  of given: UnsafePointer<Value>, size: Int, to value: inout Value, _ name: String
) throws(CallFailure) {
  let bytes = unsafe UnsafeRawBufferPointer(start: given, count: size)
  let known = min(size, MemoryLayout<Value>.size)
  unsafe withUnsafeMutableBytes(of: &value) { unsafe $0.copyBytes(from: bytes.prefix(known)) }
  guard unsafe bytes.dropFirst(known).allSatisfy({ $0 == 0 }) else {
    throw CallFailure(
      status: CORRIDOR_USAGE,
      text:
        "the \(name) has fields that this version of the library does not know; update the library")
  }
}

extension Route {
  /// A route that stands for those to come.
  static func nowhere() throws(CallFailure) -> Route {
    do throws(RouteError) { return try Route(lines: [[Coordinate(lon: 0, lat: 0)]]) } catch {
      throw CallFailure(CommandError.route(error))
    }
  }
}
