/// Why a route cannot be made or measured.
@nonexhaustive
public enum RouteError: Error, Hashable {
  /// There is no vertex at all.
  case empty
  /// A latitude beyond 90 degrees, a longitude beyond 360, NaN or infinity; both indexes count
  /// from 0.
  case notOnEarth(line: Int, vertex: Int, found: Coordinate)
  /// A ferry is nowhere on the route, or an end of it is no number; in metres along the route.
  case ferryOffRoute(found: ClosedRange<Double>, lengthMeters: Double)
  /// The work was stopped before its end by who asked for it.
  case interrupted
  /// PROJ's library, which measures long edges, cannot be loaded; with the loader's words.
  case libraryMissing(String)
}

extension RouteError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "the route has no vertex; give at least one position"
    case .notOnEarth(let line, let vertex, let found):
      """
      vertex \(vertex) of line \(line) of the route (both from 0) is no position on Earth: \
      longitude \(found.lon), latitude \(found.lat); expected degrees, longitude first
      """
    case .ferryOffRoute(let found, let length):
      """
      the ferry from \(found.lowerBound) m to \(found.upperBound) m is no stretch of the route, \
      which is \(length) m long
      """
    case .interrupted:
      "the work was stopped before its end"
    case .libraryMissing(let reason):
      "PROJ cannot be loaded: \(reason); install the package libproj25"
    }
  }
}
