/// Ordered lines along which places are searched; gaps are allowed between them.
///
/// The edges are WGS84 geodesics. Along-route distances run on over gaps, which have no length.
public struct Route: Sendable {
  /// All vertices, line after line.
  public let vertices: [Coordinate]
  /// Index in ``vertices`` of the first vertex of each line, and one past the last vertex of all.
  public let lineStarts: [Int]
  /// The whole route.
  package let shape: RouteShape
  /// The route as a search walks it: without its ferries, and where it has none, ``shape``.
  package private(set) var roads: RouteShape
  /// Whether all of the route is on ferries, so that nothing is found along it.
  package private(set) var isAllFerry = false
  /// Stretches of the route on a ferry, in metres along it, in their order and apart; see
  /// ``withFerries(_:)``.
  public private(set) var ferries: [ClosedRange<Double>] = []
  /// How long after the start one is where; nil where nobody told.
  public var travelTimes: TravelTimes?
  /// Why the times that came with the route cannot be used.
  package var timingFault: String?
  /// How the features of a document were joined; nil for one alone.
  package var joints: RouteJoints?

  /// Length in metres, gaps not counted.
  public var lengthMeters: Double { shape.lengthMeters }

  /// Makes a route from lines of vertices in degrees.
  ///
  /// A line of one vertex and repeated vertices are fine; empty lines are left out.
  ///
  /// - Throws: ``RouteError`` for a vertex that is no position on Earth, or when there is no vertex
  ///   at all.
  public init(lines: [[Coordinate]]) throws(RouteError) {
    try self.init(lines: lines) { false }
  }

  /// The same, unless `isCancelled` says before that it is not wanted any more, which is asked about
  /// every millisecond.
  package init(lines: [[Coordinate]], unless isCancelled: () -> Bool) throws(RouteError) {
    for (line, points) in lines.enumerated() {
      for (index, point) in points.enumerated()
      where !(abs(point.lat) <= 90 && abs(point.lon) <= 360) {
        throw .notOnEarth(line: line, vertex: index, found: point)
      }
    }
    // One line is taken as it is, without a copy.
    let vertices = lines.count == 1 ? lines[0] : lines.flatMap { $0 }
    var starts = [0]
    for line in lines where !line.isEmpty { starts.append(starts[starts.count - 1] + line.count) }
    guard !vertices.isEmpty else { throw .empty }
    self.vertices = vertices
    self.lineStarts = starts
    shape = try RouteShape(vertices: vertices, lineStarts: starts, unless: isCancelled)
    roads = shape
  }

  /// Puts stretches on a ferry, and no others.
  ///
  /// - Throws: ``RouteError``, also ``RouteError/interrupted`` as soon as `isCancelled` says so.
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

/// What joined features leave between them.
package struct RouteJoints: Sendable {
  /// How many features were joined.
  package let featureCount: Int
  /// The longest way in metres from the end of one to the start of the next.
  package let widestMeters: Double

  package init(featureCount: Int, widestMeters: Double) {
    self.featureCount = featureCount
    self.widestMeters = widestMeters
  }
}
