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

  /// A small sphere about spheres (points have radius zero).
  ///
  /// Starts in the middle of their box and steps towards the farthest, shorter each time (Bădoiu
  /// and Clarkson, "Smaller core-sets for balls", 2003); the smallest sphere met is kept.
  init(enclosing parts: [(center: SIMD3<Double>, radius: Double)]) {
    var low = SIMD3<Double>(repeating: .infinity)
    var high = SIMD3<Double>(repeating: -.infinity)
    for part in parts {
      low = pointwiseMin(low, part.center - part.radius)
      high = pointwiseMax(high, part.center + part.radius)
    }
    var center = (low + high) / 2
    var best = (center: center, radius: Double.infinity)
    for step in 2..<10 {
      var farthest = center
      var radius = -1.0
      for part in parts {
        let reach = (part.center - center).length + part.radius
        if reach > radius {
          radius = reach
          farthest = part.center
        }
      }
      if radius < best.radius { best = (center, radius) }
      center += (farthest - center) / Double(step + 2)
    }
    self.init(around: best.center, radius: best.radius)
  }
}
