/// Reads the decimal number that starts at `start`: sign, digits, point, digits, exponent.
///
/// Correctly rounded. Up to 19 digits with a small exponent take one multiplication or division of
/// two exact numbers; the rest goes through the standard library. What other readers also take - NaN, infinity, hexadecimal,
/// separators - is not a number here; an overflow is infinity.
///
/// - Returns: the number and the index of the first byte behind it, or nil when there is none.
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
      // An "e" that no digit follows is not part of the number.
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

/// A whole number with its point moved to the left by 0 to 19 places, correctly rounded.
///
/// One division of two exact numbers (W. D. Clinger, "How to read floating point numbers
/// accurately", 1990), or of whole numbers of 128 and 64 bits, whose remainder settles what looks
/// like a tie.
@inline(__always)
func decimal(_ mantissa: UInt64, places: Int) -> Double {
  if mantissa <= lastExact { return Double(mantissa) / powersOfTen[places] }
  let divisor = wholePowersOfTen[places]
  let (above, below) = (mantissa.leadingZeroBitCount, divisor.leadingZeroBitCount)
  let aligned = mantissa << UInt64(above)
  let (quotient, remainder) = (divisor << UInt64(below)).dividingFullWidth(
    (aligned >> 1, aligned << 63))
  // The quotient has 63 bits or more, so that the last one is far below what a Double holds.
  let rounded = Double(remainder == 0 ? quotient : quotient | 1)
  return rounded * Double(bitPattern: UInt64(1023 + below - above - 63) << 52)
}

/// 2^53, the last whole number that all below it are exact.
private let lastExact: UInt64 = 1 << 53

/// 10^22 is the last exact one.
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
