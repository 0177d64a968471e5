internal import CorridorGeometry

/// The Hilbert curve that orders the places of an index, so that near rows are near on the map.
///
/// D. Hilbert, "Über die stetige Abbildung einer Linie auf ein Flächenstück", 1891; order 32, over
/// the grid of 1e-7 degrees with latitudes stretched to fill the square.
enum HilbertCurve {
  /// The position on the curve of a position on Earth. Different positions have different keys.
  static func key(_ position: GridPosition) -> UInt64 {
    key(
      x: UInt32(truncatingIfNeeded: Int64(position.lon) + 1_800_000_000),
      y: UInt32(truncatingIfNeeded: (Int64(position.lat) + 900_000_000) * 2))
  }

  /// Computes the rotations of all 32 nested squares at once: a parallel scan over the functions
  /// given by two bits of each level (Rawrunprotected, "2D Hilbert curves in O(1)", 2016, with one
  /// more step for twice the bits).
  static func key(x: UInt32, y: UInt32) -> UInt64 {
    var a = x ^ y
    var b = ~a
    var c = ~(x | y)
    var d = x & ~y
    var turn = (
      a: a | b >> 1, b: a >> 1 ^ a, c: (c >> 1 ^ b & d >> 1) ^ c, d: (a & c >> 1 ^ d >> 1) ^ d
    )
    var shift: UInt32 = 2
    while shift <= 16 {
      (a, b, c, d) = turn
      turn.a = a & a &>> shift ^ b & b &>> shift
      turn.b = a & b &>> shift ^ b & (a ^ b) &>> shift
      turn.c ^= a & c &>> shift ^ b & d &>> shift
      turn.d ^= b & c &>> shift ^ (a ^ b) & d &>> shift
      shift *= 2
    }
    let low = x ^ y
    let high = (turn.d ^ turn.d >> 1) | ~(low | (turn.c ^ turn.c >> 1))
    return spread(high) << 1 | spread(low)
  }

  /// The bits of a number, each preceded by a zero bit.
  private static func spread(_ bits: UInt32) -> UInt64 {
    var bits = UInt64(bits)
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    return (bits | bits << 1) & 0x5555_5555_5555_5555
  }
}
