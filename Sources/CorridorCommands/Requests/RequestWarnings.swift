package import Corridor
internal import CorridorFormats
package import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// Looks for what in a request was likely not meant so, where an answer would not show it.
package struct RequestWarnings {
  let arguments: Arguments
  private let filter: PlaceFilter

  package init(_ arguments: Arguments, _ filter: PlaceFilter) {
    self.arguments = arguments
    self.filter = filter
  }

  /// What is said beside the answer to a request.
  ///
  /// - Parameters:
  ///   - route: The route that places were looked for along, and how far off it in metres.
  ///   - isEmpty: Whether nothing was found: only then is it asked why.
  ///   - unknownHours: How many places were left out because it is not known whether they are open.
  package func warnings(
    along route: (route: Route, within: Double)?, isEmpty: Bool, unknownHours: Int = 0,
    in index: PlaceIndex, until token: CancellationToken? = nil
  ) throws(SearchError) -> [AnswerWarning] {
    var warnings = try categories(in: index)
    if let route {
      if isEmpty, let warning = try elsewhere(route.route, route.within, index) {
        warnings.append(warning)
      }
      if let warning = Self.joined(route.route, arguments) { warnings.append(warning) }
    }
    if isEmpty, let warning = try viewport(in: index, until: token) { warnings.append(warning) }
    if unknownHours > 0 { warnings.append(hours(unknownHours)) }
    return warnings
  }

  // MARK: - Categories

  /// The categories that were asked for and that no place has.
  package func categories(in index: PlaceIndex) throws(SearchError) -> [AnswerWarning] {
    let missing = try index.categoriesWithoutPlaces(among: filter.categories)
    guard !missing.isEmpty else { return [] }
    let names = missing.joined(separator: " or ")
    let advice: String
    if try index.hasCategories {
      advice =
        (arguments.form == .request ? "/v1/categories" : "corridor categories")
        + " lists those that there are"
    } else {
      advice = "no place here has any: import tables with --category or a column for it"
    }
    return [
      AnswerWarning(
        code: .categoryWithoutPlaces, message: "no place has the category \(names); \(advice)")
    ]
  }

  // MARK: - Routes

  /// A route that is nowhere near any place.
  private func elsewhere(
    _ route: Route, _ within: Double, _ index: PlaceIndex
  ) throws(SearchError) -> AnswerWarning? {
    let reach = within + Self.elsewhereMeters + Self.sampleMeters / 2
    let samples = Self.samples(of: route)
    guard let (middle, radius) = try index.whereabouts(),
      try !index.hasPlace(withinMeters: reach, ofAny: samples)
    else { return nil }
    let message = """
      the route lies elsewhere: it begins at \(Self.text(samples[0])), and the places lie \
      \(Self.text(middle, radius))
      """
    let swapped = samples.compactMap { position in
      abs(position.lon) <= 90 ? Coordinate(lon: position.lat, lat: position.lon) : nil
    }
    let fits =
      swapped.count == samples.count
      ? try index.hasPlace(withinMeters: reach, ofAny: swapped) : false
    return AnswerWarning(
      code: .routeElsewhere,
      message: message
        + (fits
          ? "; its latitudes and longitudes seem to be swapped (GeoJSON and WKT have longitude first)"
          : "; give an index of the route's region"))
  }

  /// Places that are all farther from a route than this, in metres, are of another region.
  private static let elsewhereMeters = 100_000.0
  /// How far apart positions on the route are that are looked at, in metres, if there are not too
  /// many.
  private static let sampleMeters = 100_000.0
  private static let mostSamples = 1000

  private static func samples(of route: Route) -> [Coordinate] {
    let count = min(Int(route.lengthMeters / sampleMeters) + 2, mostSamples)
    return (0..<count).map { number in
      route.coordinate(
        atAlongMeters: route.lengthMeters * Double(number) / Double(count - 1))
    }
  }

  /// `latitude 44.97, longitude -20.05`
  private static func text(_ position: Coordinate) -> String {
    var buffer = TextBuffer()
    buffer.append("latitude ")
    buffer.append(position.lat, decimals: 2)
    buffer.append(", longitude ")
    buffer.append(position.lon, decimals: 2)
    return buffer.text
  }

  /// Where places are, which may be everywhere.
  private static func text(_ middle: Coordinate, _ radius: Double) -> String {
    radius < 3_000_000
      ? "within \(ReadableLength(radius)) of \(text(middle))" : "on several continents"
  }

  /// A route of several features that do not follow on one another.
  static func joined(_ route: Route, _ arguments: Arguments) -> AnswerWarning? {
    guard let joints = route.joints, joints.widestMeters > Self.ordinaryJointMeters else {
      return nil
    }
    return AnswerWarning(
      code: .joinedFeatures,
      message: """
        the route is \(joints.featureCount) features joined, \
        \(ReadableLength(route.lengthMeters)) long, with up to \
        \(ReadableLength(joints.widestMeters)) from one to the next; \
        \(arguments.shownWithValue(.feature)) follows one of them, counted from 0
        """)
  }

  /// Legs of one journey begin this near to where the one before ends: in the same yard.
  private static let ordinaryJointMeters = 250.0

  // MARK: - Viewports and hours

  /// A viewport without any place.
  private func viewport(
    in index: PlaceIndex, until token: CancellationToken?
  ) throws(SearchError) -> AnswerWarning? {
    guard let viewport = filter.viewport, let (middle, radius) = try index.whereabouts(),
      try !index.hasPlace(in: viewport, until: token)
    else { return nil }
    let name = arguments.shown(.area)
    var message = """
      no place lies in the area of \(name); the places lie \(Self.text(middle, radius))
      """
    if case .box(let west, let south, let east, let north) = viewport,
      abs(west) <= 90, abs(east) <= 90, west <= east,
      try index.hasPlace(
        in: .box(west: south, south: west, east: north, north: east), until: token)
    {
      message = """
        no place lies in the area of \(name), which is west,south,east,north: longitude before latitude; did you \
        mean \(Self.text([south, west, north, east]))?
        """
    }
    return AnswerWarning(code: .viewportElsewhere, message: message)
  }

  private static func text(_ bounds: [Double]) -> String {
    OutputValue.degrees(bounds).plainText
  }

  private func hours(_ count: Int) -> AnswerWarning {
    AnswerWarning(
      code: .unknownHours,
      message: """
        \(countedPlaces(count)) left out because it is not known whether they are open on arrival; \
        \(arguments.shown(.open)) \(OpenSelection.keepUnknown.rawValue) keeps them
        """)
  }
}
