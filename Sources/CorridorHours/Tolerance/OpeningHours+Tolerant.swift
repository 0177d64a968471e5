extension OpeningHours {
  /// The rules of a value as people write it; nil if it has none, or more than one reading.
  ///
  /// Rules with nothing between them are separate rules if their days are different: days without
  /// dates, or days on which the place is closed.
  static func tolerantRules(of text: String, points: Points) -> [OpeningRule]? {
    guard let scanned = try? Scanner.tokens(of: text, isTolerant: true),
      let rewritten = TolerantTokens(scanned)
    else { return nil }
    var parser = RuleParser(tokens: rewritten.tokens, points: points)
    guard let rules = try? parser.rules() else { return nil }
    // `7 days` without times may be anything.
    let saysAlways = rewritten.tokens.contains { $0.kind == .word(.always) }
    guard saysAlways || !rules.contains(where: \.hasOnlyDays) else { return nil }
    for (number, rule) in rules.enumerated() where rewritten.begun.contains(rule.source.lowerBound)
    {
      guard rules[..<number].allSatisfy(rule.isClearlyApart) else { return nil }
    }
    return isShownExactly(rules, points: points) ? rules : nil
  }

  /// Whether the canonical text has the same rules, so that people can check what was read.
  private static func isShownExactly(_ rules: [OpeningRule], points: Points) -> Bool {
    let text = OpeningHours(text: "", rules: rules).normalized
    guard let shown = try? OpeningHours(parsing: text, points: points, isStrict: true) else {
      return false
    }
    return shown.rules.count == rules.count
      && zip(shown.rules, rules).allSatisfy { shown, rule in
        var shown = shown
        shown.source = rule.source
        return shown == rule
      }
  }
}

extension OpeningRule {
  /// Whether the rule is about other days than a rule before it, with no separator between them.
  fileprivate func isClearlyApart(from other: OpeningRule) -> Bool {
    guard isSimple, other.isSimple else { return false }
    // The dates of `Jun-Sep Mo-Fr 08:00-18:00 Sa 09:00-12:00` may be those of Saturday too.
    guard other.dates.isEmpty || !dates.isEmpty else { return false }
    if !dates.isEmpty { return state == .closed && times.isEmpty && dates != other.dates }
    for selector in days.joined() {
      for known in other.days.joined() where selector.overlaps(known) { return false }
    }
    return true
  }

  fileprivate var hasOnlyDays: Bool {
    !days.isEmpty && dates.isEmpty && times.isEmpty && state == .open && comment == nil
  }

  private var isSimple: Bool { years.isEmpty && weeks.isEmpty && days.count <= 1 }
}

extension DaySelector {
  fileprivate func overlaps(_ other: Self) -> Bool {
    switch (self, other) {
    case (.weekdays(let own), .weekdays(let other)): own.mask & other.mask != 0
    case (.holidays(let own), .holidays(let other)): own == other
    default: false
    }
  }
}
