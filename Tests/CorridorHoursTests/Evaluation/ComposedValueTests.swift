import Testing

@testable import CorridorHours

/// Random combinations of values, for properties of all of them.
@Suite struct ComposedValueTests {
  private static let days = [
    "", "", "Mo-Fr", "We", "Sa,Su", "PH", "PH,Mo", "PH -1 day", "SH", "SH Mo-We", "PH Fr", "Fr[-1]",
    "Mar 28-31", "Mar", "Dec-Apr 02", "easter -2 days", "Mar 20-easter", "2024 Mar 30", "2023-2024",
    "week 13", "Su[-1] +1 day", "easter -7 days-Apr 10",
  ]
  private static let times = [
    "", "08:00-18:00", "22:00-02:00", "10:00-12:00,14:00-16:00", "18:00+", "21:00-23:00+", "06:00+",
    "sunrise-sunset", "(sunset-02:00)-22:00", "20:00-sunset", "dusk-dawn", "00:00-24:00",
    "12:00-30:00",
    "sunset+",
  ]
  private static let states = [
    "", "", "", "open", "off", "off", "unknown", "\"ring\"", "open \"x\"",
  ]

  private static func value(_ numbers: inout SeededNumbers) -> String {
    var value = ""
    for index in 0..<Int.random(in: 1...4, using: &numbers) {
      if index > 0 { value += ["; ", "; ", ", ", " || "].randomElement(using: &numbers) ?? "" }
      let parts = [days, times, states].compactMap { $0.randomElement(using: &numbers) }
      let rule = parts.filter { !$0.isEmpty }.joined(separator: " ")
      value += rule.isEmpty ? "24/7" : rule
    }
    return value
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `patterns, intervals and states agree, and what is certain stays so when more is known`(
    seed: UInt64
  ) throws {
    var numbers = SeededNumbers(state: seed)
    let known = Regions.badenWuerttemberg
    let first = CivilDay(year: 2024, month: 3, day: 24)
    let suns = (0..<14).map { number in known.sun.map { PatternSun($0, on: first + number) } }
    let moments = (0..<14).map {
      PatternMoment(LocalTime(first + $0), holidays: known.holidays)
    }
    var parsed = 0
    for _ in 0..<300 {
      let value = Self.value(&numbers)
      guard let hours = try? OpeningHours(parsing: value) else { continue }
      parsed += 1
      let bytes = try OpeningPattern.bytes(of: hours)
      let from = LocalTime(first)
      let intervals = hours.intervals(from: from, to: LocalTime(first + 14), in: known)
      for _ in 0..<40 {
        let number = Int.random(in: 0..<14, using: &numbers)
        let minute = Int.random(in: 0..<1440, using: &numbers)
        let time = LocalTime(first + number, minute: minute)
        let state = hours.state(at: time, in: known)
        let pattern = try OpeningPattern.state(
          of: bytes.span, at: moments[number].at(minute: minute), sun: suns[number])
        #expect(pattern == state.kind, "\(value) at \(time.text)")
        let interval = intervals.first { $0.start <= time && time < $0.end }
        #expect(interval?.state.kind ?? .closed == state.kind, "\(value) at \(time.text)")
        let blind = hours.state(at: time)
        #expect(
          blind.kind == .unknown || blind.kind == state.kind, "\(value) at \(time.text)")
      }
    }
    #expect(parsed > 100)
  }
}
