import CorridorFormats

/// A number in a table, with a decimal point or comma.
enum LenientNumber: Hashable {
  case value(Double)
  /// Empty, or a word for "none".
  case missing
  case wrong

  /// Parses the whole `text`, which has no surrounding spaces.
  ///
  /// If there is a comma, the last point or comma is the decimal separator; those before it
  /// separate thousands.
  init(_ text: inout [UInt8]) {
    if Self.isMissing(text) {
      self = .missing
      return
    }
    let comma = UInt8(ascii: ",")
    let point = UInt8(ascii: ".")
    if let last = text.lastIndex(where: { $0 == comma || $0 == point }), text.contains(comma) {
      let other = text[last] == comma ? point : comma
      text[last] = point
      var kept: [UInt8] = []
      for (index, byte) in text.enumerated() where index >= last || byte != other {
        kept.append(byte)
      }
      text = kept
    }
    let number = unsafe text.withUnsafeBytes { bytes in readDecimal(bytes, from: 0) }
    guard let number, number.end == text.count, number.value.isFinite else {
      self = .wrong
      return
    }
    self = .value(number.value)
  }

  private static func isMissing(_ text: [UInt8]) -> Bool {
    if text.isEmpty { return true }
    guard text.count <= 4 else { return false }
    return ["null", "none", "nil", "n/a", "na", "-", "--", "#n/a"].contains {
      $0.utf8.elementsEqual(text.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 })
    }
  }
}
