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
}
