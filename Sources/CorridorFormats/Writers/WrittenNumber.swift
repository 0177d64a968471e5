/// Numbers in decimal, the same bytes on every machine: no locale, no exponent, no Foundation.
enum WrittenNumber {
  /// The most bytes that a number takes: a double's 309 digits before the point.
  static let longest = 336

  /// Writes a whole number; returns the number of its bytes.
  @unsafe
  static func write(_ value: Int, to start: UnsafeMutablePointer<UInt8>) -> Int {
    var at = unsafe start
    if value < 0 {
      unsafe at.pointee = UInt8(ascii: "-")
      unsafe at += 1
    }
    unsafe at += write(natural: UInt64(value.magnitude), to: at)
    return unsafe at - start
  }

  /// Writes a whole number that is not negative; returns the number of its bytes.
  @unsafe @inline(__always)
  static func write(natural value: UInt64, to start: UnsafeMutablePointer<UInt8>) -> Int {
    guard value < powers[8] else { return unsafe write(long: value, to: start) }
    let digits = eightDigits(value)
    let zeroCount = min(digits.trailingZeroBitCount / 8, 7)
    let text = (digits | zeros) >> UInt64(8 * zeroCount)
    unsafe UnsafeMutableRawPointer(start).storeBytes(of: text, as: UInt64.self)
    return 8 &- zeroCount
  }

  /// Writes a whole number of nine digits or more; returns their number.
  @unsafe @inline(never)
  private static func write(long value: UInt64, to start: UnsafeMutablePointer<UInt8>) -> Int {
    var digits: InlineArray<20, UInt8> = .init(repeating: 0)
    var first = 20
    var rest = value
    while rest > 0 {
      first -= 1
      digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    for index in first..<20 { unsafe start[index - first] = digits[index] }
    return 20 - first
  }

  /// Writes a number rounded to `decimals` places (0 to 9), ties to even, exactly as its binary value
  /// says; returns the number of its bytes.
  ///
  /// Numbers of 2^53 steps and more keep all their digits in Swift's own shortest notation; what is
  /// not finite becomes `null`.
  @unsafe
  static func write(
    _ value: Double, decimals: Int, trimmed: Bool, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let power = powersOfTen[decimals]
    guard value.magnitude * power < 0x1p53 else {
      return unsafe copy(value.isFinite ? value.description : "null", to: start)
    }
    let steps = roundedProduct(value.magnitude, power)
    // Division by a number that is known is a multiplication.
    let (whole, fraction) =
      switch decimals {
      case 0: (steps, UInt64(0))
      case 3: steps.quotientAndRemainder(dividingBy: 1_000)
      case 7: steps.quotientAndRemainder(dividingBy: 10_000_000)
      default: steps.quotientAndRemainder(dividingBy: powers[decimals])
      }
    var at = unsafe start
    if value < 0, steps > 0 {
      unsafe at.pointee = UInt8(ascii: "-")
      unsafe at += 1
    }
    unsafe at += write(natural: whole, to: at)
    guard decimals > 0 else { return unsafe at - start }
    unsafe at.pointee = UInt8(ascii: ".")
    let digits = unsafe write(fraction: fraction, decimals: decimals, to: at + 1)
    let shown = trimmed ? digits : decimals
    unsafe at += shown == 0 ? 0 : shown &+ 1
    return unsafe at - start
  }

  private static let powersOfTen: InlineArray<10, Double> = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9,
  ]

  /// `a * b` rounded to a whole number as if the product were exact; both not negative, the product
  /// below 2^53.
  ///
  /// A fused multiply gives the part that the rounded product has lost, which decides the ties.
  @inline(__always)
  private static func roundedProduct(_ a: Double, _ b: Double) -> UInt64 {
    let product = a * b
    // A sum of this size has no digits after the point: the processor rounds.
    let shifted = product + 0x1p52
    let distance = (product - (shifted - 0x1p52)).magnitude
    // Few products are so near the middle that what was lost can matter.
    if product < 0x1p51, distance < 0.5 - product * 0x1p-52 {
      return shifted.bitPattern & 0xF_FFFF_FFFF_FFFF
    }
    let steps = UInt64(product)
    let beyondHalf = (product - Double(steps)) - 0.5
    let lost = (-product).addingProduct(a, b)
    if beyondHalf > -lost { return steps + 1 }
    if beyondHalf < -lost { return steps }
    return steps + steps % 2
  }

  /// Writes all `decimals` digits of a fraction, which it is in units of the last one; returns how many
  /// of them are left without zeros at the end.
  @unsafe @inline(__always)
  private static func write(
    fraction: UInt64, decimals: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var (leading, count) = (fraction, decimals)
    if decimals == 9 {
      leading = fraction / 10
      count = 8
      unsafe start[8] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction % 10)
    }
    let digits = eightDigits(leading &* powers[8 &- count])
    unsafe UnsafeMutableRawPointer(start).storeBytes(of: digits | zeros, as: UInt64.self)
    if decimals == 9, fraction % 10 != 0 { return 9 }
    return 8 &- digits.leadingZeroBitCount / 8
  }

  /// The digits of a number below 10^8, one a byte, the first in the lowest.
  @inline(__always)
  private static func eightDigits(_ value: UInt64) -> UInt64 {
    // Halves of four digits, then pairs, then digits; a multiplication and a shift divide all of them
    // at once.
    let upper = value / 10_000
    let halves = upper | (value &- upper &* 10_000) << 32
    let hundreds = ((halves &* 10_486) >> 20) & 0x0000_007F_0000_007F
    let pairs = hundreds | (halves &- hundreds &* 100) << 16
    let tens = ((pairs &* 103) >> 10) & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) << 8
  }

  /// Eight zeros as text.
  private static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// 10 to the power of the index.
  private static let powers: InlineArray<10, UInt64> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]

  @unsafe
  private static func copy(_ text: String, to start: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 0
    for byte in text.utf8 {
      unsafe start[count] = byte
      count += 1
    }
    return count
  }
}
