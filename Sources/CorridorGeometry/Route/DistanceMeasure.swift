/// What measures the distances to and along a route.
public enum DistanceMeasure: String, CaseIterable, Sendable {
  /// Series in earth-centred space up to some kilometres, where they agree with PROJ to 0.01 mm, and
  /// PROJ's geodesics beyond.
  case series
  /// PROJ's geodesics (`geodesic.h`) always.
  case proj
}

extension Route {
  /// The same route, measured by something else.
  ///
  /// Costs as much as creating the route, and with ``DistanceMeasure/proj`` a microsecond for each
  /// vertex.
  public func measured(by measure: DistanceMeasure) throws(RouteError) -> Route {
    try measured(by: measure) { false }
  }

  /// As ``measured(by:)``, but throws ``RouteError/interrupted`` when `isCancelled` returns true.
  package func measured(
    by measure: DistanceMeasure, unless isCancelled: () -> Bool
  ) throws(RouteError) -> Route {
    guard measure != self.measure else { return self }
    var route = self
    try route.setMeasure(measure, unless: isCancelled)
    return route
  }

  /// What measures the distances to and along the route.
  public var measure: DistanceMeasure { shape.measure }
}
