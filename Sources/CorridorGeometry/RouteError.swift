/// Why a route cannot be created or measured.
@nonexhaustive
public enum RouteError: Error, Hashable {
  /// The route has no vertex.
  case empty
  /// A latitude beyond 90 degrees, a longitude beyond 360, NaN or infinity; both indexes count from
  /// 0.
  case notOnEarth(line: Int, vertex: Int, found: Coordinate)
  /// A ferry is not on the route, or one of its ends is not a number; in metres along the route.
  case ferryOffRoute(found: ClosedRange<Double>, lengthMeters: Double)
  /// The caller cancelled the work.
  case interrupted
  /// The PROJ library, which measures long edges, cannot be loaded; with the loader's message.
  case libraryMissing(String)
}

extension RouteError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "the route has no vertex; give at least one position"
    case .notOnEarth(let line, let vertex, let found):
      """
      vertex \(vertex) of line \(line) of the route (both from 0) is not a position on Earth: \
      longitude \(found.lon), latitude \(found.lat); expected degrees, longitude first
      """
    case .ferryOffRoute(let found, let length):
      """
      the ferry from \(found.lowerBound) m to \(found.upperBound) m is not on the route, \
      which is \(length) m long
      """
    case .interrupted:
      "the operation was cancelled"
    case .libraryMissing(let reason):
      "PROJ cannot be loaded: \(reason); install the package libproj25"
    }
  }
}
