/// Reads the decimal number at `start`: sign, digits, point, digits, exponent.
///
/// The result is correctly rounded. Numbers of up to 19 digits with a small exponent take one
/// multiplication or division of two exact numbers; the standard library reads the others. NaN,
/// infinity, hexadecimal numbers and digit separators are not accepted; on overflow the result is
/// infinity.
///
/// - Returns: the number and the index after its last byte; nil if there is no number.
@safe
package func readDecimal(
  _ bytes: UnsafeRawBufferPointer, from start: Int
) -> (value: Double, end: Int)? {
  // SAFETY: every index is compared with the count before it is used.
  var index = start
  func digit() -> UInt64? {
    guard index < bytes.count else { return nil }
    let value = unsafe bytes[index] &- UInt8(ascii: "0")
    return value <= 9 ? UInt64(value) : nil
  }
  func at(_ one: Unicode.Scalar, or other: Unicode.Scalar) -> Bool {
    guard index < bytes.count else { return false }
    return unsafe bytes[index] == UInt8(ascii: one) || bytes[index] == UInt8(ascii: other)
  }

  let negative = at("-", or: "-")
  if at("-", or: "+") { index += 1 }
  var mantissa: UInt64 = 0
  var significant = 0
  var digits = 0
  var exponent = 0
  while let next = digit() {
    if significant < 19 { mantissa = mantissa * 10 + next }
    if mantissa > 0 { significant += 1 }
    digits += 1
    index += 1
  }
  if at(".", or: ".") {
    index += 1
    while let next = digit() {
      if significant < 19 {
        mantissa = mantissa * 10 + next
        exponent -= 1
      }
      if mantissa > 0 { significant += 1 }
      digits += 1
      index += 1
    }
  }
  guard digits > 0 else { return nil }
  let end = index
  if at("e", or: "E") {
    index += 1
    let down = at("-", or: "-")
    if at("-", or: "+") { index += 1 }
    if digit() != nil {
      var power = 0
      while let next = digit() {
        power = min(power * 10 + Int(next), 1_000_000)
        index += 1
      }
      exponent += down ? -power : power
    } else {
      // An "e" without digits is not part of the number.
      index = end
    }
  }
  if significant <= 19, -19...0 ~= exponent {
    let value = decimal(mantissa, places: -exponent)
    return (negative ? -value : value, index)
  }
  if mantissa <= lastExact, significant <= 19, -22...22 ~= exponent {
    let power = powersOfTen[abs(exponent)]
    let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return (negative ? -value : value, index)
  }
  let text = unsafe String(decoding: bytes[start..<index], as: UTF8.self)
  return Double(text).map { ($0, index) }
}

/// An integer divided by 10 to the power of 0 to 19, correctly rounded.
///
/// It takes one division of two exact numbers (W. D. Clinger, "How to read floating point numbers
/// accurately", 1990), or of integers of 128 and 64 bits, whose remainder resolves apparent ties.
@inline(__always)
func decimal(_ mantissa: UInt64, places: Int) -> Double {
  if mantissa <= lastExact { return Double(mantissa) / powersOfTen[places] }
  let divisor = wholePowersOfTen[places]
  let (above, below) = (mantissa.leadingZeroBitCount, divisor.leadingZeroBitCount)
  let aligned = mantissa << UInt64(above)
  let (quotient, remainder) = (divisor << UInt64(below)).dividingFullWidth(
    (aligned >> 1, aligned << 63))
  // The quotient has 63 bits or more, so its last bit is far below the precision of a Double.
  let rounded = Double(remainder == 0 ? quotient : quotient | 1)
  return rounded * Double(bitPattern: UInt64(1023 + below - above - 63) << 52)
}

/// 2^53: a Double represents all integers up to here exactly.
private let lastExact: UInt64 = 1 << 53

/// 10^22 is the largest power of ten that a Double represents exactly.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]

private let wholePowersOfTen: [UInt64] = [
  1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]

/// The number in decimal notation without an exponent, which many readers of positions do not
/// accept, with as many digits as it takes to read the same number back.
package func plainDecimal(_ number: Double) -> String {
  let text = number.description
  guard number.magnitude < 1, let mark = text.firstIndex(of: "e"),
    let exponent = Int(text[text.index(after: mark)...])
  else { return text }
  let digits = text[..<mark].filter(\.isNumber)
  return (number < 0 ? "-0." : "0.") + String(repeating: "0", count: -exponent - 1) + digits
}
