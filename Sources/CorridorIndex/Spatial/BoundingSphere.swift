internal import CorridorGeometry

/// A sphere in earth-centred space that holds places: x, y, z and radius in metres, as Float.
///
/// One format for every latitude, both sides of the antimeridian and both poles, in 16 bytes. The
/// radius has been widened by what rounding to Float can lose.
package typealias BoundingSphere = SIMD4<Float>

extension BoundingSphere {
  /// The sphere about `center` with `radius`, both in metres, rounded outwards.
  init(around center: SIMD3<Double>, radius: Double) {
    self.init(Float(center.x), Float(center.y), Float(center.z), 0)
    // What rounding moved the centre by, and then the radius rounded up.
    let moved = (centerPosition - center).length
    w = (Float(radius + moved) * (1 + Float.ulpOfOne)).nextUp
  }

  /// The centre in metres.
  var centerPosition: SIMD3<Double> { SIMD3(Double(x), Double(y), Double(z)) }
}
