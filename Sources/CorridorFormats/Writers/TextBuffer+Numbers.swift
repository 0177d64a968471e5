/// Numbers in decimal, the same bytes on every machine: no locale, no exponent, no Foundation.
extension TextBuffer {
  /// Adds a whole number.
  package mutating func append(integer value: Int) {
    var digits = DigitRoom()
    digits.prepend(UInt64(value.magnitude), atLeast: 1)
    if value < 0 { digits.prepend(UInt8(ascii: "-")) }
    append(digits)
  }

  /// Adds a length with three decimals: to the millimetre, correctly rounded.
  package mutating func append(meters value: Double) {
    append(value, decimals: 3)
  }

  /// Adds an angle with up to seven decimals, without zeros at the end.
  package mutating func append(degrees value: Double) {
    append(value, decimals: 7, trimmed: true)
  }

  /// Adds a number rounded to `decimals` places (0 to 9), ties to even, exactly as its binary
  /// value says.
  ///
  /// Numbers of 2^53 steps and more keep all their digits in Swift's own shortest notation; what
  /// is not finite becomes `null`.
  package mutating func append(_ value: Double, decimals: Int, trimmed: Bool = false) {
    guard value.isFinite else { return append("null") }
    let power = Self.powersOfTen[decimals]
    guard value.magnitude * power < 0x1p53 else { return append(value.description) }

    let steps = Self.roundedProduct(value.magnitude, power)
    let scale = UInt64(power)
    let whole = steps / scale
    var fraction = steps - whole * scale
    var places = decimals
    while trimmed, places > 0, fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    var digits = DigitRoom()
    if places > 0 {
      digits.prepend(fraction, atLeast: places)
      digits.prepend(UInt8(ascii: "."))
    }
    digits.prepend(whole, atLeast: 1)
    if value < 0, steps > 0 { digits.prepend(UInt8(ascii: "-")) }
    append(digits)
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// `a * b` rounded to a whole number as if the product were exact; both not negative, the
  /// product below 2^53.
  ///
  /// A fused multiply gives the part that the rounded product has lost, which decides the ties.
  private static func roundedProduct(_ a: Double, _ b: Double) -> UInt64 {
    let product = a * b
    let lost = (-product).addingProduct(a, b)
    let whole = product.rounded(.down)
    let beyondHalf = (product - whole) - 0.5
    let steps = UInt64(whole)
    if beyondHalf > -lost { return steps + 1 }
    if beyondHalf < -lost { return steps }
    return steps + steps % 2
  }

  private mutating func append(_ digits: borrowing DigitRoom) {
    // SAFETY: the bytes are copied within the closure.
    unsafe digits.withBytes { unsafe append(copying: $0) }
  }
}

/// A number that is written from its end to its beginning.
@safe
private struct DigitRoom: ~Copyable {
  // SAFETY: the bytes are those of the four words, of which the ones from `start` on are in use.
  private var bytes: InlineArray<4, UInt64> = [0, 0, 0, 0]
  private var start = 32

  /// Adds a character before the others; there is room for a number with its sign and its point.
  @inline(__always)
  mutating func prepend(_ byte: UInt8) {
    start -= 1
    unsafe withUnsafeMutableBytes(of: &bytes) { unsafe $0[start] = byte }
  }

  /// Adds decimal digits before the others, with zeros before them up to `atLeast`.
  @inline(__always)
  mutating func prepend(_ value: UInt64, atLeast: Int) {
    var rest = value
    var left = atLeast
    repeat {
      let next = rest / 10
      prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest - next * 10))
      rest = next
      left -= 1
    } while rest > 0 || left > 0
  }

  borrowing func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    unsafe withUnsafeBytes(of: bytes) { bytes in
      unsafe body(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
  }
}
