import CorridorFormats

/// A position in one field: WKT's `POINT (lon lat)`, or two numbers, latitude before longitude.
struct LenientPoint: Hashable {
  /// Easting or longitude.
  var x: Double
  /// Northing or latitude.
  var y: Double

  /// Parses the whole `text`; nil if it is neither.
  init?(_ text: [UInt8]) {
    let isWKT = text.prefix(5).map({ $0 & 0xDF }) == Array("POINT".utf8)
    let numbers = Self.numbers(in: text)
    guard numbers.count == 2 || isWKT && numbers.count == 3 else { return nil }
    // Data portals that write both numbers into one field put latitude first; WKT puts x first.
    x = isWKT ? numbers[0] : numbers[1]
    y = isWKT ? numbers[1] : numbers[0]
  }

  private static func numbers(in text: [UInt8]) -> [Double] {
    var numbers: [Double] = []
    unsafe text.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        // SAFETY: the index is below the count.
        if let number = readDecimal(bytes, from: index), number.value.isFinite {
          numbers.append(number.value)
          index = number.end
        } else {
          index += 1
        }
      }
    }
    return numbers
  }
}
