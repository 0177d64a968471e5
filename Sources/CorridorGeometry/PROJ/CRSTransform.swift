internal import CPROJ

/// A transformation between a reference system and WGS84 longitude and latitude in degrees.
///
/// The first ordinate is always x (east, longitude) and the second y (north, latitude), whatever
/// axis order the authority defines. PROJ chooses the best operation that is possible with the
/// installed grids; it never uses the network. For one thread at a time.
@safe
package final class CRSTransform {
  /// The direction of a transformation.
  package enum Direction: Sendable {
    /// From the reference system to longitude and latitude.
    case toWGS84
    /// From longitude and latitude to the reference system.
    case fromWGS84
  }

  private let transformation: ProjObject
  private let direction: PJ_DIRECTION

  /// Prepares a transformation. Takes some milliseconds; reuse it for many positions.
  package init(_ crs: CRS, _ direction: Direction) throws(GeometryError) {
    let context = try ProjContext()
    do {
      let source = try CRS.object(crs.text, in: context)
      let target = try CRS.object(CRS.wgs84.text, in: context)
      transformation = try source.transformation(to: target)
    } catch {
      guard case .projFailed(_, let reason) = error else { throw error }
      throw .crsWithoutTransform(text: crs.text, reason: reason)
    }
    self.direction = direction == .toWGS84 ? PJ_FWD : PJ_INV
  }

  /// Transforms positions in place (`proj_trans_generic`).
  ///
  /// - Parameters:
  ///   - xs: x, east or longitude of each position.
  ///   - ys: The same number of values for y, north or latitude.
  /// - Returns: The indexes, ascending, of positions that cannot be transformed: not finite before
  ///   or after. Their values are then infinite or NaN.
  package func transform(_ xs: inout [Double], _ ys: inout [Double]) -> [Int] {
    precondition(xs.count == ys.count, "xs and ys must have the same count")
    let count = xs.count
    guard count > 0 else { return [] }
    var failed: [Int] = []
    for index in 0..<count where !(xs[index].isFinite && ys[index].isFinite) {
      xs[index] = .infinity
      ys[index] = .infinity
    }
    let step = MemoryLayout<Double>.stride
    // SAFETY: both buffers hold `count` doubles, `step` bytes apart; z and time are absent.
    unsafe xs.withUnsafeMutableBufferPointer { x in
      unsafe ys.withUnsafeMutableBufferPointer { y in
        _ = unsafe transformation.context.proj.pointee.proj_trans_generic(
          transformation.handle, direction, x.baseAddress, step, count, y.baseAddress, step, count,
          nil, 0, 0, nil, 0, 0)
      }
    }
    for index in 0..<count where !(xs[index].isFinite && ys[index].isFinite) {
      failed.append(index)
    }
    return failed
  }

  /// Transforms one position; nil if it cannot be transformed.
  package func transform(x: Double, y: Double) -> (x: Double, y: Double)? {
    var xs = [x]
    var ys = [y]
    return transform(&xs, &ys).isEmpty ? (xs[0], ys[0]) : nil
  }
}
