extension TimeZoneRules {
  /// Whether a name has rules: a name of the tz database, or an offset such as `+05:30`.
  ///
  /// Complexity: as creating the rules. Also false if there is no tz database.
  package static func isKnown(_ identifier: String) -> Bool {
    fixedOffset(identifier) != nil || ZoneTable.named(identifier) != nil
  }

  /// The names of all zones of the system's tz database and of ICU, ascending; empty if there is no
  /// tz database.
  package static var identifiers: [String] {
    var names = Set(ZoneLibrary.shared?.names ?? [])
    names.remove(ZoneLibrary.unknown)
    names.formUnion(ZoneFolder.system.list?.names ?? [])
    return names.sorted()
  }

  /// The version of the tz database, such as `2026f`, of the system's files or, without files, of
  /// ICU; nil if unknown.
  package static var dataVersion: String? {
    ZoneFolder.system.isEmpty ? ZoneLibrary.shared?.dataVersion : ZoneFolder.system.list?.version
  }

  /// Whether there is a tz database.
  static var isAvailable: Bool { !ZoneFolder.system.isEmpty || ZoneLibrary.shared != nil }

  /// The seconds of an offset `+05:30`, `-3`, `Z` or `UTC`, with or without a leading `UTC`; nil
  /// for other texts.
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
    (seconds < 0 ? "-" : "+") + clockText(abs(seconds) / 60)
  }
}
