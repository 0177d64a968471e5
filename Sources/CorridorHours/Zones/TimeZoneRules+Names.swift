extension TimeZoneRules {
  /// Whether rules can be made of a name: one of the tz database, or an offset such as `+05:30`.
  ///
  /// Complexity: microseconds. False also when ICU cannot be loaded.
  package static func isKnown(_ identifier: String) -> Bool {
    fixedOffset(identifier) != nil || ZoneLibrary.shared?.isKnown(identifier) ?? false
  }

  /// The names of all zones in the tz database, ascending; none when ICU cannot be loaded.
  package static var identifiers: [String] {
    (ZoneLibrary.shared?.names ?? []).filter { $0 != ZoneLibrary.unknown }.sorted()
  }

  /// The version of the tz database that ICU has, such as `2022e`; nil when ICU cannot be loaded.
  package static var dataVersion: String? { ZoneLibrary.shared?.dataVersion }

  /// The seconds of an offset `+05:30`, `-3`, `Z` or `UTC`, with or without `UTC` before it; nil for
  /// other texts.
  static func fixedOffset(_ text: String) -> Int? {
    var rest = Substring(text)
    if rest.hasPrefix("UTC") { rest = rest.dropFirst(3) }
    guard let sign = rest.first else { return text.isEmpty ? nil : 0 }
    if text == "Z" || text == "z" { return 0 }
    guard sign == "+" || sign == "-" else { return nil }
    let parts = rest.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let hours = number(parts[0], 1...2), hours < 24,
      let minutes = parts.count == 2 ? number(parts[1], 2...2) : 0, minutes < 60
    else { return nil }
    return (sign == "-" ? -60 : 60) * (hours * 60 + minutes)
  }

  private static func number(_ text: Substring, _ digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// `+05:30`.
  static func text(ofOffset seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return (seconds < 0 ? "-" : "+") + digits(minutes / 60) + ":" + digits(minutes % 60)
  }
}
