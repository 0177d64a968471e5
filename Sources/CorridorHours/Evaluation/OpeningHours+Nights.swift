extension OpeningHours {
  /// A day that a rule closes, where the place is open in the night after it nevertheless.
  package struct NightAfterClosedDay {
    package var day: CivilDay
    /// The rule that closes the day, and the rule that goes on past midnight, as they are written.
    package var closing: String
    package var open: String
  }

  /// The first such night of some days.
  ///
  /// A span past midnight stays with its rule even if another rule closes the day on which it begins, as in
  /// opening_hours.js: `20:00-06:00; Su off` is open on Monday until 06:00.
  package func nightAfterClosedDay(
    from: CivilDay, to: CivilDay, in context: OpeningContext = .init()
  ) -> NightAfterClosedDay? {
    for (number, closing) in rules.enumerated() where closing.closesDays {
      let nights = rules[..<number].filter { $0.spills && $0.state == .open }
      if nights.isEmpty { continue }
      var day = from
      while day <= to {
        for night in nights
        where closing.match(day, in: context.holidays).match == .yes
          && night.match(day, in: context.holidays).match == .yes
          && state(at: LocalTime(day + 1), in: context).kind == .open
        {
          return NightAfterClosedDay(day: day, closing: text(of: closing), open: text(of: night))
        }
        day = day + 1
      }
    }
    return nil
  }

  private func text(of rule: OpeningRule) -> String {
    String(decoding: Array(text.utf8)[rule.source], as: UTF8.self)
  }
}

extension OpeningRule {
  fileprivate var closesDays: Bool { state == .closed && joint == .replacing && times.isEmpty }
}
