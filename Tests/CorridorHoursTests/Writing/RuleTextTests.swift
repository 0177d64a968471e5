import Testing

@testable import CorridorHours

@Suite struct RuleTextTests {
  private func rules(_ value: String) throws -> [OpeningRule] {
    try OpeningHours(parsing: value, points: .taken).rules
  }

  @Test(arguments: [
    ("mon - fri 8am-6pm", "Mo-Fr 08:00-18:00", "open Monday to Friday, 08:00 to 18:00"),
    ("PH off", "PH off", "closed on public holidays"),
    ("24/7", "24/7", "open every day, all day"),
    ("Su[-1],Sa off", "Su[-1],Sa off", "closed the last Sunday of the month and Saturday"),
    (
      "SH Mo-Fr 09:00-12:00", "SH Mo-Fr 09:00-12:00",
      "open on school holidays that are Monday to Friday, 09:00 to 12:00"
    ),
    (
      "PH -1 day 10:00+", "PH -1 day 10:00+",
      "open on the day before public holidays, 10:00 until nobody knows when"
    ),
    (
      "2024 Dec 24-26 closed \"feast\"", "2024 Dec 24-2024 Dec 26 off \"feast\"",
      "closed 24 December 2024 to 26 December 2024: \"feast\""
    ),
    (
      "week 1-53/2 Fr 22:00-02:00", "week 01-53/2 Fr 22:00-02:00",
      "open Friday, in weeks 1 to 53, every 2 weeks, 22:00 to 02:00 of the next day"
    ),
    (
      "(sunrise+01:30)-sunset unknown", "(sunrise+01:30)-sunset unknown",
      "not known every day, 01:30 after sunrise to sunset"
    ),
    (
      "easter -2 days-easter +1 day off", "easter -2 days-easter +1 day off",
      "closed 2 days before Easter Sunday to the day after Easter Sunday"
    ),
    ("2024: 10:00-12:00", "2024: 10:00-12:00", "open in 2024, 10:00 to 12:00"),
  ])
  func `says a rule in its usual form and in English`(
    value: String, text: String, meaning: String
  ) throws {
    let rule = try #require(try rules(value).first)
    #expect(rule.text == text)
    #expect(rule.meaning == meaning)
    var again = try #require(try rules(rule.text).first)
    again.source = rule.source
    #expect(again == rule)
  }

  private func times(_ hours: OpeningHours) -> [OpeningInterval] {
    hours.intervals(
      from: LocalTime(year: 2011, month: 12, day: 20), to: LocalTime(year: 2016, month: 4, day: 10),
      in: Regions.badenWuerttemberg)
  }

  @Test(.enabled(if: Vectors.url != nil, "CORRIDOR_REAL_DATA names no folder with the vectors"))
  func `what it says of the vectors' rules means the same`() throws {
    var count = 0
    for vector in try Vectors.load().tests {
      for value in vector.values {
        guard let found = try? rules(value) else { continue }
        for rule in found {
          let again = try #require(
            try? OpeningHours(parsing: rule.text, points: .taken), "\(value): \(rule.text)")
          #expect(again.rules.count == 1, "\(value): \(rule.text)")
          #expect(
            times(again) == times(try OpeningHours(rule, of: value)), "\(value): \(rule.text)")
          #expect(!rule.meaning.isEmpty)
          count += 1
        }
      }
    }
    #expect(count > 400)
  }
}

extension OpeningHours {
  /// A single rule.
  fileprivate init(_ rule: OpeningRule, of text: String) throws {
    var rule = rule
    rule.joint = .replacing
    self.init(text: text, rules: [rule])
  }
}
