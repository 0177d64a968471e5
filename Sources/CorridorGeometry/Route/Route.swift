internal import CSIMD

/// Ordered lines along which places are searched; gaps between them are allowed.
///
/// The edges are WGS84 geodesics. Distances along the route continue across gaps, which have no
/// length.
public struct Route: Sendable {
  /// All vertices, line by line.
  public let vertices: [Coordinate]
  /// The index in ``vertices`` of the first vertex of each line, and finally one past the last
  /// vertex.
  public let lineStarts: [Int]
  /// The whole route.
  package private(set) var shape: RouteShape
  /// The route for searches: without its ferries; the same as ``shape`` if there are none.
  package private(set) var roads: RouteShape
  /// Whether the whole route is on ferries, so that nothing is found along it.
  package private(set) var isAllFerry = false
  /// Stretches of the route on a ferry, in metres along it, ascending and disjoint; see
  /// ``withFerries(_:)``.
  public private(set) var ferries: [ClosedRange<Double>] = []
  /// Stops that no detour may skip, in metres along the route, beside its start and end.
  public var stops: [Double] = []
  /// The travel times along the route; nil if unknown.
  public var travelTimes: TravelTimes?
  /// Why the times in the route's document cannot be used.
  package var timingFault: String?
  /// How the features of a document were joined; nil for a single feature.
  package var joints: RouteJoints?

  /// Length in metres, without gaps.
  public var lengthMeters: Double { shape.lengthMeters }

  /// A route from lines of vertices in degrees.
  ///
  /// Lines of one vertex and repeated vertices are allowed; empty lines are dropped.
  ///
  /// - Throws: ``RouteError`` if a vertex is not a position on Earth, or if there is no vertex.
  public init(lines: [[Coordinate]]) throws(RouteError) {
    try self.init(lines: lines) { false }
  }

  /// As ``init(lines:)``, but throws ``RouteError/interrupted`` when `isCancelled` returns true,
  /// which is checked about once a millisecond.
  package init(lines: [[Coordinate]], unless isCancelled: () -> Bool) throws(RouteError) {
    for (line, points) in lines.enumerated() where !points.areOnEarth {
      for (index, point) in points.enumerated()
      where !(abs(point.lat) <= 90 && abs(point.lon) <= 360) {
        throw .notOnEarth(line: line, vertex: index, found: point)
      }
    }
    // A single line is not copied.
    let vertices = lines.count == 1 ? lines[0] : lines.flatMap { $0 }
    var starts = [0]
    for line in lines where !line.isEmpty { starts.append(starts[starts.count - 1] + line.count) }
    guard !vertices.isEmpty else { throw .empty }
    self.vertices = vertices
    self.lineStarts = starts
    shape = try RouteShape(vertices: vertices, lineStarts: starts, unless: isCancelled)
    roads = shape
  }

  /// Measures the route anew.
  ///
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  mutating func setMeasure(
    _ measure: DistanceMeasure, unless isCancelled: () -> Bool
  ) throws(RouteError) {
    shape = try RouteShape(
      vertices: vertices, lineStarts: lineStarts, measure: measure, unless: isCancelled)
    try setFerries(ferries, unless: isCancelled)
  }

  /// Replaces the ferries with these stretches.
  ///
  /// - Throws: ``RouteError``, including ``RouteError/interrupted`` when `isCancelled` returns
  ///   true.
  mutating func setFerries(
    _ stretches: [ClosedRange<Double>], unless isCancelled: () -> Bool
  ) throws(RouteError) {
    ferries = try orderedFerries(stretches)
    (roads, isAllFerry) = (shape, false)
    guard !ferries.isEmpty else { return }
    let rest = try RouteShape(
      RouteCutter(shape, without: ferries, unless: isCancelled), unless: isCancelled)
    isAllFerry = rest == nil
    roads = rest ?? shape
  }
}

/// The gaps between joined features.
package struct RouteJoints: Sendable {
  /// Number of joined features.
  package let featureCount: Int
  /// The longest distance in metres from the end of a feature to the start of the next.
  package let widestMeters: Double

  package init(featureCount: Int, widestMeters: Double) {
    self.featureCount = featureCount
    self.widestMeters = widestMeters
  }
}

extension [Coordinate] {
  /// Whether all latitudes are within ±90 and all longitudes within ±360 degrees.
  fileprivate var areOnEarth: Bool {
    // SAFETY: a `Coordinate` is two doubles in the order longitude, latitude.
    unsafe span.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      return unsafe corridor_all_on_earth(start.assumingMemoryBound(to: Double.self), count)
    }
  }
}
