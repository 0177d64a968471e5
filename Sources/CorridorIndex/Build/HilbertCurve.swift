internal import CorridorGeometry

/// The curve along which places stand in an index, so that near rows are near on the map.
///
/// D. Hilbert, "Über die stetige Abbildung einer Linie auf ein Flächenstück", 1891; order 32, over
/// the grid of 1e-7 degrees with latitudes stretched to fill the square.
enum HilbertCurve {
  /// Where along the curve a position on Earth is. Positions that differ have keys that differ.
  static func key(_ position: GridPosition) -> UInt64 {
    var x = UInt32(Int64(position.lon) + 1_800_000_000)
    var y = UInt32((Int64(position.lat) + 900_000_000) * 2)
    var key: UInt64 = 0
    var side: UInt32 = 1 << 31
    while side > 0 {
      let right = x & side != 0
      let upper = y & side != 0
      key = key << 2 | (right ? (upper ? 2 : 3) : (upper ? 1 : 0))
      if !upper {
        if right {
          x = ~x
          y = ~y
        }
        swap(&x, &y)
      }
      side >>= 1
    }
    return key
  }
}
