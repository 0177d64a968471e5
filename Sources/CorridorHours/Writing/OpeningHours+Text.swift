extension OpeningHours {
  /// The rules in the canonical notation of the specification.
  ///
  ///     try OpeningHours(parsing: "Mo-Fr 8-18 Sa 9-12").normalized
  ///     // Mo-Fr 08:00-18:00; Sa 09:00-12:00
  ///
  /// - Complexity: Linear in the number of selectors.
  package var normalized: String {
    var text = ""
    for (number, rule) in rules.enumerated() {
      if !text.isEmpty {
        switch rule.joint {
        case .replacing: text += "; "
        case .additional: text += ", "
        case .fallback: text += " || "
        }
      }
      text += rule.text
      // `Mo, 10:00-16:00` would be one rule, or none: times come after a comma.
      let isFollowed = rules.dropFirst(number + 1).first?.joint == .additional
      if isFollowed, rule.isBareSelector { text += " open" }
    }
    return text
  }
}
