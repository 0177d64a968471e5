/// Up to eight consecutive decimal digits, parsed at once.
///
/// Pairs of digits, then of two-digit and of four-digit groups, are combined by one multiplication
/// each (D. Lemire, "Number parsing at a gigabyte per second", 2021).
struct DigitGroup {
  /// Number of digits, 0 to 8.
  let count: Int
  /// The value of the digits.
  let value: UInt64

  /// Reads the digits at `bytes`; eight bytes must be readable.
  @unsafe
  @inline(__always)
  init(_ bytes: UnsafeRawPointer) {
    // SAFETY: the caller guarantees eight bytes.
    let word = UInt64(littleEndian: unsafe bytes.loadUnaligned(as: UInt64.self))
    let offsets = word ^ 0x3030_3030_3030_3030
    // Bytes that are not digits are now 10 or more, so the addition carries into their highest bit.
    let others =
      (offsets | ((offsets & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676))
      & 0x8080_8080_8080_8080
    count = others.trailingZeroBitCount >> 3
    // Shifts the digits up, so that zeros precede them and other bytes drop out.
    var digits = offsets << UInt64(64 - 8 * count)
    digits = digits &* 10 &+ digits >> 8
    let low = (digits & 0x0000_00FF_0000_00FF) &* (100 + 1_000_000 << 32)
    let high = (digits >> 16 & 0x0000_00FF_0000_00FF) &* (1 + 10_000 << 32)
    value = (low &+ high) >> 32
  }

  /// Ten to the power of ``count``.
  var scale: UInt64 { powersOfTen[count] }
}

private let powersOfTen: [UInt64] = [
  1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
]
