internal import Corridor

/// The four questions that are asked of every route.
enum Question: String, CaseIterable {
  /// Fuel within 2 km, all, sorted.
  case q1
  /// Any place within 1 km.
  case q2
  /// The 32 closest fuel stations within 5 km.
  case q3
  /// Q1 inside a viewport of 100 km.
  case q4

  /// The half-width of the corridor.
  var meters: Double {
    switch self {
    case .q1, .q4: 2000
    case .q2: 1000
    case .q3: 5000
    }
  }

  func query(_ route: BenchRoute) -> CorridorQuery {
    var query = CorridorQuery(along: route.route, within: .meters(meters), categories: ["fuel"])
    switch self {
    case .q1: break
    case .q2: query.places.categories = []
    case .q3:
      query.page.limit = 32
      query.page.countsAll = false
    case .q4:
      query.places.viewport = .box(
        west: route.viewport.west, south: route.viewport.south, east: route.viewport.east,
        north: route.viewport.north)
    }
    return query
  }
}

/// A route of the invented continent with the file that the rival reads.
struct BenchRoute {
  var name: String
  var path: String
  var route: Route
  var viewport: (west: Double, south: Double, east: Double, north: Double)
}

/// Routes of one size.
struct RouteClass {
  var name: String
  var count: Int
  var vertices: Int
  var repetitions: Int

  static let all = [
    RouteClass(name: "300km", count: 20, vertices: 5000, repetitions: 31),
    RouteClass(name: "3000km", count: 5, vertices: 60_000, repetitions: 15),
    RouteClass(name: "500k-vertices", count: 1, vertices: 500_000, repetitions: 7),
  ]

  /// For checking that all of it works.
  static let short = [
    RouteClass(name: "1k-vertices", count: 2, vertices: 1000, repetitions: 3),
    RouteClass(name: "3k-vertices", count: 1, vertices: 3000, repetitions: 3),
    RouteClass(name: "10k-vertices", count: 1, vertices: 10_000, repetitions: 3),
  ]
}
