@testable import CorridorGeometry

extension RouteProbe {
  /// Looks at up to 16 places as a search does: the bits of those that can be within reach, and the
  /// list of the route parts near them, which the caller must forget.
  mutating func look(at places: [GridPosition]) -> (near: UInt32, list: Range<Int>) {
    var lons = SIMD16<Int32>(repeating: places[0].lon)
    var lats = SIMD16<Int32>(repeating: places[0].lat)
    let positions = places.map { Ellipsoid.position($0) }
    let center = positions.reduce(SIMD3(), +) / Double(places.count)
    let radius = positions.map { ($0 - center).length }.max() ?? 0
    for (lane, place) in places.enumerated() {
      lons[lane] = place.lon
      lats[lane] = place.lat
    }
    let sphere = SIMD4(Float(center.x), Float(center.y), Float(center.z), Float(radius + 2))
    let list = narrow(whole, to: sphere)
    let near = look(
      lons: lons, lats: lats, wanted: (1 << UInt32(places.count)) - 1, sphere: sphere, list: list)
    return (near, list)
  }
}
