import CorridorHours

extension FuzzReader {
  /// Opening hours as texts and as the bytes that an index has of them.
  static let hours = [
    FuzzReader(name: "opening-hours") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      try openingHours(text, isStrict: false)
      try openingHours(text, isStrict: true)
    },
    FuzzReader(name: "opening-pattern") { bytes in
      guard (try? OpeningPattern.needs(bytes.span)) != nil else { return }
      for time in times {
        do throws(PatternError) {
          _ = try OpeningPattern.state(of: bytes.span, at: PatternMoment(time))
        } catch {
          throw Finding(description: "a pattern that was checked: \(error)")
        }
      }
    },
  ]

  /// Days and minutes about which rules are asked.
  private static let times = [(2024, 2, 28), (2026, 7, 1), (2026, 12, 31)].flatMap { date in
    [0, 359, 720, 1439].map { minute in
      LocalTime(CivilDay(year: date.0, month: date.1, day: date.2), minute: minute)
    }
  }

  private static func openingHours(_ text: String, isStrict: Bool) throws {
    guard let hours = try? OpeningHours(parsing: text, points: .taken, isStrict: isStrict) else {
      return
    }
    // What was understood can be written, and means the same when it is read again.
    let again = try? OpeningHours(parsing: hours.normalized, points: .taken, isStrict: true)
    try expect(
      again?.normalized == hours.normalized,
      "'\(hours.normalized)' is read as '\(again?.normalized ?? "nothing")'")
    // The pattern that an index has says what the text says, as do the intervals.
    let pattern = try? OpeningPattern.bytes(of: hours)
    for time in times {
      let state = hours.state(at: time).kind
      for interval in hours.intervals(from: time, to: LocalTime(time.day + 3)) {
        try expect(interval.start < interval.end, "an interval that ends before it begins")
      }
      guard let pattern else { continue }
      let found = try? OpeningPattern.state(of: pattern.span, at: PatternMoment(time))
      try expect(found == state, "the pattern of '\(hours.normalized)' is not \(state) at \(time)")
    }
  }
}
