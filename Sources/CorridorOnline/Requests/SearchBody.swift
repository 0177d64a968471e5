internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Writes a search as the service takes it.
enum SearchBody {
  /// The JSON of a request, which has been checked.
  ///
  /// - Throws: For a category that no service can know.
  static func json(of request: SearchRequest) throws(SearchError) -> [UInt8] {
    let options = request.options
    var body = RequestBody(options)
    if let text = request.text { body.add("text", text: text) }
    try body.add("categories", categories: request.categories)
    try add(options, of: request, to: &body)
    add(request.area, options, to: &body)
    add(options.sort, to: &body)
    body.addUser(options)
    body.add("limit", options.pageSize)
    if !options.correctsSpelling { body.add("noCorrection", true) }
    if let cursor = request.cursor { body.add("cursor", text: cursor) }
    return body.json
  }

  private static func add(
    _ options: SearchOptions, of request: SearchRequest, to body: inout RequestBody
  ) throws(SearchError) {
    var types = options.resultTypes
    switch options.categoryFilter {
    case .including([]): types.remove(.businesses)
    case .including(let names): try body.add("onlyCategories", categories: names)
    case .excluding(let names): try body.add("excludeCategories", categories: names)
    case nil: break
    }
    switch options.addressFilter {
    case .excluding(let kinds): body.add("excludeKinds", kinds)
    // What is not wanted says as much, and that businesses are wanted, too.
    case .including(let kinds):
      body.add("excludeKinds", Set(PlaceKind.allCases).subtracting(kinds))
    case nil: break
    }
    let filters = options.filters
    try body.add("filterCategories", categories: filters.categories)
    if !filters.chains.isEmpty {
      body.add("chains", texts: filters.chains)
      body.add("exactChains", true)
    }
    var tags = filters.features.map(\.text)
    switch types.intersection(.all) {
    case .all:
      // Something has to be asked for.
      if request.text == nil, request.categories.isEmpty { body.add("type", text: "all") }
    case .businesses: body.add("type", text: "business")
    case .toponyms: body.add("type", text: "toponym")
    default:
      // Toponyms are not found while there is any filter, so that nothing is.
      body.add("type", text: "toponym")
      if filters.isEmpty { tags = ["corridor:none=none"] }
    }
    if !tags.isEmpty { body.add("tags", texts: tags) }
  }

  private static func add(
    _ area: SearchArea, _ options: SearchOptions, to body: inout RequestBody
  ) {
    let viewport: Viewport?
    switch area {
    case .anywhere: viewport = nil
    case .near(let point, let within):
      viewport = nil
      body.add("near", at: point)
      if let within { body.add("within", within) }
    case .viewport(let area): viewport = area
    case .along(let route, let within, let area):
      viewport = area
      body.add("route", route)
      body.add("within", within)
      body.add(ferries: route.ferries)
    }
    switch viewport {
    case nil: return
    case .box(let west, let south, let east, let north):
      body.add("viewport", numbers: [west, south, east, north])
    case .polygon(let polygon): body.add("viewport", [polygon])
    case .multiPolygon(let area): body.add("viewport", area.polygons)
    }
    body.add("regionPriority", text: options.regionPriority.rawValue)
  }

  private static func add(_ sort: SearchSort?, to body: inout RequestBody) {
    guard let sort else { return }
    body.add("sort", text: sort.kind.rawValue)
    guard case .distance(let geometry) = sort else { return }
    switch geometry {
    case .point(let point): body.add("distanceTo", at: point)
    case .line(let route): body.add("distanceTo", route)
    case .polygon(let polygon): body.add("distanceTo", [polygon])
    }
  }
}

extension RequestBody {
  /// Adds categories, if there are any.
  fileprivate mutating func add(
    _ name: String, categories: [String]
  ) throws(SearchError) {
    guard !categories.isEmpty else { return }
    // A comma would part them for the service.
    if let found = categories.first(where: { $0.isEmpty || $0.contains(",") }) {
      throw .unknownCategory(found: found, suggestion: nil)
    }
    add(name, texts: categories)
  }

  /// Adds kinds of toponyms, if there are any.
  fileprivate mutating func add(_ name: String, _ kinds: Set<PlaceKind>) {
    let names = kinds.filter { $0 != .business }.map(\.rawValue).sorted()
    if !names.isEmpty { add(name, texts: names) }
  }

  /// Adds stretches of the route on a ferry, in metres along it, if there are any. What else a route
  /// tells, a search does not ask.
  fileprivate mutating func add(ferries: [ClosedRange<Double>]) {
    guard !ferries.isEmpty else { return }
    add(
      "ferries",
      texts: ferries.map { "\(plainDecimal($0.lowerBound))m-\(plainDecimal($0.upperBound))m" })
  }

  /// Adds a distance in metres.
  fileprivate mutating func add(_ name: String, _ distance: Meters) {
    // Nothing on Earth is farther than half of its girth.
    add(name, text: plainDecimal(min(distance.value, 1e9)))
  }
}
