/// Numbers in decimal, the same bytes on every machine: no locale, no exponent, no Foundation.
extension TextBuffer {
  /// Adds a whole number.
  package mutating func append(integer value: Int) {
    if value < 0 { append(byte: UInt8(ascii: "-")) }
    append(digits: UInt64(value.magnitude), atLeast: 1)
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
    if value < 0, steps > 0 { append(byte: UInt8(ascii: "-")) }
    append(digits: steps / scale, atLeast: 1)

    var fraction = steps % scale
    var places = decimals
    while trimmed, places > 0, fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    guard places > 0 else { return }
    append(byte: UInt8(ascii: "."))
    append(digits: fraction, atLeast: places)
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

  /// Adds decimal digits, with zeros before them up to `atLeast`.
  private mutating func append(digits value: UInt64, atLeast: Int) {
    var length = 1
    var rest = value / 10
    while rest > 0 {
      length += 1
      rest /= 10
    }
    append(repeating: UInt8(ascii: "0"), count: atLeast - length)
    var divisor: UInt64 = 1
    for _ in 1..<length { divisor *= 10 }
    while divisor > 0 {
      append(byte: UInt8(ascii: "0") + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }
}
