/// Numbers with units as people type them: `2km`, `1.5 mi`, `90min`, `1h30min`, `80km/h`.
package enum Quantity {
  /// A length in metres, at least zero; a bare number is metres. Nil for anything else.
  package static func meters(_ text: String) -> Double? {
    var rest = text[...]
    guard let number = takeNumber(&rest) else { return nil }
    let name = trimmed(rest)
    guard let unit = unitOfLength(name.lowercased()) else { return nil }
    let meters = number * unit.count / unit.perMeter
    return meters.isFinite ? meters : nil
  }

  /// A memory size in bytes: `512MiB`, `2GB`. A number without a unit is rejected.
  package static func bytes(_ text: String) -> Int? {
    var rest = text[...]
    guard let number = takeNumber(&rest), let unit = bytesPerUnit[trimmed(rest).lowercased()] else {
      return nil
    }
    return Int(exactly: (number * unit).rounded())
  }

  /// Whether a text is a nonzero length without a unit.
  package static func lacksUnit(_ text: String) -> Bool {
    guard let last = text.last(where: { $0 != " " }), ("0"..."9").contains(last) else {
      return false
    }
    return meters(text).map { $0 > 0 } ?? false
  }

  /// A duration in seconds, at least zero; the parts of `1h30min` add up. A number without a unit
  /// is rejected, because minutes and seconds are equally likely to be meant.
  package static func seconds(_ text: String) -> Double? {
    var rest = trimmed(text[...])
    var total = 0.0
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      guard let number = takeNumber(&rest) else { return nil }
      let name = trimmed(rest).prefix { $0.isLetter }
      guard let factor = secondsPerUnit[name.lowercased()] else { return nil }
      total += number * factor
      rest = trimmed(trimmed(rest).dropFirst(name.count))
    }
    return total.isFinite ? total : nil
  }

  /// A speed in metres per second, at least zero. A number without a unit is rejected.
  package static func metersPerSecond(_ text: String) -> Double? {
    var rest = text[...]
    guard let number = takeNumber(&rest) else { return nil }
    let unit: (length: String, seconds: Double)
    switch trimmed(rest).lowercased() {
    case "km/h", "kmh", "kph": unit = ("km", 3600)
    case "mph", "mi/h": unit = ("mi", 3600)
    case "m/s": unit = ("m", 1)
    case "kn", "kt": unit = ("nmi", 3600)
    default: return nil
    }
    guard let length = unitOfLength(unit.length) else { return nil }
    let speed = number * length.count / length.perMeter / unit.seconds
    return speed.isFinite ? speed : nil
  }

  /// A volume in litres: `800l`, `210gal` (US gallons of 231 cubic inches). A number without a unit is
  /// rejected.
  package static func liters(_ text: String) -> Double? {
    var rest = text[...]
    guard let number = takeNumber(&rest) else { return nil }
    switch trimmed(rest).lowercased() {
    case "l", "litre", "litres", "liter", "liters": return number
    case "gal": return number * litersPerGallon
    default: return nil
    }
  }

  /// A consumption in litres for 100 km: `28l/100km`, `7mpg` (miles for a US gallon).
  package static func litersPer100Kilometers(_ text: String) -> Double? {
    var rest = text[...]
    guard let number = takeNumber(&rest) else { return nil }
    switch trimmed(rest).lowercased().filter({ $0 != " " }) {
    case "l/100km": return number
    case "mpg": return number > 0 ? litersPerGallon * 100 / (1.609344 * number) : nil
    default: return nil
    }
  }

  private static let litersPerGallon = 3.785411784

  /// Two distances along a route in metres: `120km-165km`, `120-165 km`, `120km..165km`. A nearer
  /// end without a unit takes the unit of the farther end.
  package static func stretch(_ text: String) -> (start: Double, end: Double)? {
    var start = text.prefix { $0 != "-" }
    var end = text.dropFirst(start.count + 1)
    if let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) {
      start = text[..<dots]
      end = text[dots...].dropFirst(2)
    }
    guard let far = meters(String(end)) else { return nil }
    if let last = trimmed(start).last, ("0"..."9").contains(last) {
      guard let near = meters(String(start) + String(trimmed(end).drop { !$0.isLetter })) else {
        return nil
      }
      return (near, far)
    }
    return meters(String(start)).map { ($0, far) }
  }

  /// Units of length as whole numbers over powers of ten, so that 3 ft are 0.9144 m to the last
  /// bit: the international foot, yard and mile of 1959, the nautical mile of 1929.
  private static func unitOfLength(_ name: String) -> (count: Double, perMeter: Double)? {
    switch name {
    case "", "m": (1, 1)
    case "km": (1000, 1)
    case "nmi": (1852, 1)
    case "mi": (1_609_344, 1000)
    case "yd": (9144, 10_000)
    case "ft": (3048, 10_000)
    default: nil
    }
  }

  private static let secondsPerUnit: [String: Double] = [
    "ms": 0.001, "s": 1, "sec": 1, "min": 60, "h": 3600, "d": 86_400,
  ]

  private static let bytesPerUnit: [String: Double] = [
    "b": 1, "kib": 0x1p10, "mib": 0x1p20, "gib": 0x1p30, "tib": 0x1p40, "kb": 1e3, "mb": 1e6,
    "gb": 1e9, "tb": 1e12,
  ]

  /// Consumes the decimal number at the beginning.
  ///
  /// Accepts only digits and one point; Swift's own parser also accepts `nan`, `inf` and `0x10`.
  private static func takeNumber(_ text: inout Substring) -> Double? {
    text = trimmed(text)
    let digits = text.prefix { ("0"..."9").contains($0) || $0 == "." }
    guard let first = digits.first, first != ".", digits.last != ".", let number = Double(digits)
    else { return nil }
    text = text[digits.endIndex...]
    return number
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
