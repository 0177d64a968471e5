/// A length for people: whole metres below ten kilometres, then kilometres with one decimal.
package struct ReadableLength: CustomStringConvertible {
  private let meters: Double

  package init(_ meters: Double) {
    self.meters = meters
  }

  package var description: String {
    guard meters >= 9_999.5 else {
      var buffer = TextBuffer()
      buffer.append(meters, decimals: 0)
      return buffer.text + " m"
    }
    return Self.kilometers(meters) + " km"
  }

  /// Metres as kilometres with one decimal, without the unit.
  package static func kilometers(_ meters: Double) -> String {
    var buffer = TextBuffer()
    buffer.append(meters / 1000, decimals: 1)
    return buffer.text
  }

  /// The length with all its digits to the millimetre: `2 km`, `1.5 km`, `800 m`.
  package static func exact(_ meters: Double) -> String {
    let isLong = meters >= 1000
    var buffer = TextBuffer()
    buffer.append(isLong ? meters / 1000 : meters, decimals: isLong ? 6 : 3, trimmed: true)
    return buffer.text + (isLong ? " km" : " m")
  }
}
