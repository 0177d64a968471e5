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
    unsafe at += digits(of: UInt64(value.magnitude), atLeast: 1, to: at)
    return unsafe at - start
  }

  /// Writes a whole number that is not negative; returns the number of its bytes.
  @unsafe
  static func write(natural value: UInt64, to start: UnsafeMutablePointer<UInt8>) -> Int {
    unsafe digits(of: value, atLeast: 1, to: start)
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
    let scale = UInt64(power)
    let whole = steps / scale
    var at = unsafe start
    if value < 0, steps > 0 {
      unsafe at.pointee = UInt8(ascii: "-")
      unsafe at += 1
    }
    unsafe at += digits(of: whole, atLeast: 1, to: at)
    guard decimals > 0 else { return unsafe at - start }
    unsafe at.pointee = UInt8(ascii: ".")
    unsafe at += 1
    unsafe at += digits(of: steps - whole * scale, atLeast: decimals, to: at)
    guard trimmed else { return unsafe at - start }
    while unsafe at[-1] == UInt8(ascii: "0") { unsafe at -= 1 }
    if unsafe at[-1] == UInt8(ascii: ".") { unsafe at -= 1 }
    return unsafe at - start
  }

  private static let powersOfTen: InlineArray<10, Double> = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9,
  ]

  /// `a * b` rounded to a whole number as if the product were exact; both not negative, the product
  /// below 2^53.
  ///
  /// A fused multiply gives the part that the rounded product has lost, which decides the ties.
  private static func roundedProduct(_ a: Double, _ b: Double) -> UInt64 {
    let product = a * b
    let lost = (-product).addingProduct(a, b)
    let steps = UInt64(product)
    let beyondHalf = (product - Double(steps)) - 0.5
    if beyondHalf > -lost { return steps + 1 }
    if beyondHalf < -lost { return steps }
    return steps + steps % 2
  }

  /// Writes digits, with zeros before them up to `atLeast`; returns their number.
  @unsafe @inline(__always)
  private static func digits(
    of value: UInt64, atLeast: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var count = atLeast
    var limit = powers[atLeast]
    while count < 20, value >= limit {
      count += 1
      if count == 20 { break }
      limit = powers[count]
    }
    var at = unsafe start + count
    var rest = value
    var left = count
    while left >= 2 {
      let next = rest / 100
      let pair = Int(rest - next * 100)
      unsafe at -= 2
      unsafe at[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: pair / 10)
      unsafe at[1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: pair % 10)
      rest = next
      left -= 2
    }
    if left == 1 {
      unsafe at[-1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)
    }
    return count
  }

  /// 10 to the power of the index.
  private static let powers: InlineArray<20, UInt64> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000,
    100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
    100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
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
