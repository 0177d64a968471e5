internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// The form in which the service accepts searches.
extension PlaceSearchRequest {
  /// Makes the request for a search that has been checked.
  ///
  /// - Throws: An error for a category that no service can know.
  init(_ request: SearchRequest) throws(SearchError) {
    self.init()
    let options = request.options
    text = request.text
    categories = try Self.checked(request.categories)
    cursor = request.cursor
    limit = options.pageSize
    leavesSpelling = !options.correctsSpelling
    objects = ObjectFields(options)
    objects.userPosition = options.userPosition?.withNearLongitude
    try setFilters(of: request)
    setArea(request.area)
    if case .distance(let geometry) = options.sort { origin = geometry.withNearLongitude }
    sort = options.sort?.kind
  }

  private mutating func setFilters(of request: SearchRequest) throws(SearchError) {
    let options = request.options
    var types = options.resultTypes
    switch options.categoryFilter {
    case .including([]): types.remove(.businesses)
    case .including(let names): onlyCategories = try Self.checked(names)
    case .excluding(let names): excludedCategories = try Self.checked(names)
    case nil: break
    }
    switch options.addressFilter {
    case .excluding(let kinds): exclude(kinds)
    // Excluding the other kinds is equivalent, and keeps businesses included.
    case .including(let kinds): exclude(Set(PlaceKind.allCases).subtracting(kinds))
    case nil: break
    }
    let filters = options.filters
    filterCategories = try Self.checked(filters.categories)
    chains = filters.chains
    takesChainsExactly = !chains.isEmpty
    tags = filters.features
    switch types.intersection(.all) {
    case .all:
      // The service requires some condition.
      if text == nil, categories.isEmpty { type = .all }
    case .businesses: type = .business
    case .toponyms: type = .toponym
    default:
      // With any filter, toponyms are not found; the filter added here makes the result empty.
      type = .toponym
      if filters.isEmpty, let none = try? TagExpression("corridor:none=none") { tags = [none] }
    }
  }

  private mutating func exclude(_ kinds: Set<PlaceKind>) {
    toponyms.excludedKinds = ToponymKind.allCases.filter { kinds.contains($0.kind) }
  }

  private mutating func setArea(_ area: SearchArea) {
    switch area {
    case .anywhere: break
    case .near(let point, let within):
      near = point.withNearLongitude
      self.within = within?.onEarth
    case .viewport(let area): region.area = AreaSource(area)
    case .region(let area, let priority):
      region.area = AreaSource(area)
      region.priority = priority
    case .along(let route, let within, let area):
      ferries = route.ferries.map { FerryStretch($0) }
      self.route.set(route)
      self.within = within.onEarth
      region.area = area.map { AreaSource($0) }
    }
  }

  /// Categories that can be sent; the service would split one with a comma.
  static func checked(_ categories: [String]) throws(SearchError) -> [String] {
    if let found = categories.first(where: { $0.isEmpty || $0.contains(",") }) {
      throw .unknownCategory(found: found, suggestion: nil)
    }
    return categories
  }
}

extension ObjectFields {
  /// Makes the object options, without the position of the user.
  init(_ options: SearchOptions) {
    self.init()
    languages = options.languages
    includesGeometry = options.includesGeometry
  }
}

extension Meters {
  /// No distance on Earth exceeds half its circumference, and JSON cannot express infinity.
  fileprivate var onEarth: Meters { .meters(min(value, 1e9)) }
}

extension Coordinate {
  /// The same position with a longitude of at most 180 degrees, as the service requires.
  var withNearLongitude: Coordinate {
    Coordinate(lon: lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon, lat: lat)
  }
}

extension SearchGeometry {
  fileprivate var withNearLongitude: SearchGeometry {
    if case .point(let point) = self { return .point(point.withNearLongitude) }
    return self
  }
}
