internal import CorridorGeometry

/// A sphere in earth-centred space that contains places: x, y, z and radius in metres, as Float.
///
/// One format covers every latitude, both sides of the antimeridian and both poles, in 16 bytes.
/// The radius includes a margin for rounding to Float.
package typealias BoundingSphere = SIMD4<Float>

extension BoundingSphere {
  /// The sphere around `center` with `radius`, both in metres, rounded outwards.
  init(around center: SIMD3<Double>, radius: Double) {
    self.init(Float(center.x), Float(center.y), Float(center.z), 0)
    // Adds the distance that rounding moved the centre, then rounds the radius up.
    let moved = (centerPosition - center).length
    w = (Float(radius + moved) * (1 + Float.ulpOfOne)).nextUp
  }

  /// The centre in metres.
  var centerPosition: SIMD3<Double> { SIMD3(Double(x), Double(y), Double(z)) }

  /// Whether a sphere lies within this one; false if any number is NaN.
  func holds(_ center: SIMD3<Double>, radius: Double) -> Bool {
    (center - centerPosition).length + radius <= Double(w)
  }
}
