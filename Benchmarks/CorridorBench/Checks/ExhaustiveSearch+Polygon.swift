internal import CorridorGeometry

extension ExhaustiveSearch {
  /// What is wrong with the polygon of a corridor; nil for nothing.
  ///
  /// Places up to a quarter beyond the corridor have to be inside or outside as their distance says,
  /// but for those within the tolerance that polygons have: a metre, or a thousandth of the half-width.
  func complaint(
    about shape: MultiPolygon, along route: BenchRoute, within: Double
  ) throws -> String? {
    let filter = try ViewportFilter(.multiPolygon(shape))
    let tolerance = max(1, within / 1000)
    let places = try places(along: route.route.vertices, within: within * 1.25) { _ in true }
    for place in places where abs(place.meters - within) > tolerance {
      let isInside = filter.contains(place.position)
      guard isInside == (place.meters < within) else {
        return "world:\(place.id) at \(place.meters) m is \(isInside ? "inside" : "outside")"
      }
    }
    return nil
  }
}
