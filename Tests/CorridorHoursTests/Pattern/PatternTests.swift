import Testing

@testable import CorridorHours

@Suite struct PatternTests {
  /// Compares pattern and rules at many minutes around a time; returns the first that differs.
  static func firstDifference(
    _ hours: OpeningHours, around time: LocalTime, days: Int, step: Int, in context: OpeningContext
  ) throws -> String? {
    let bytes = try OpeningPattern.bytes(of: hours)
    let needsSun = try OpeningPattern.needs(bytes.span).contains(.sun)
    for number in 0..<days {
      let day = time.day + number
      let sun = needsSun ? context.sun.map { PatternSun($0, on: day) } : nil
      let moment = PatternMoment(LocalTime(day), holidays: context.holidays)
      let compiled = try OpeningDay(of: bytes.span, at: moment, sun: sun)
      for minute in stride(from: number % step, to: 1440, by: step) {
        let time = LocalTime(day, minute: minute)
        let found = try OpeningPattern.state(
          of: bytes.span, at: moment.at(minute: minute), sun: sun)
        let expected = hours.state(at: time, in: context).kind
        if found != expected { return "\(hours.text): \(found) for \(expected) at \(time.text)" }
        if let compiled, compiled.kind(at: minute) != expected {
          return "\(hours.text): compiled, \(compiled.kind(at: minute)) at \(time.text)"
        }
      }
    }
    return nil
  }

  private static func check(_ bytes: [UInt8]) throws(PatternError) {
    _ = try OpeningPattern.needs(bytes.span)
  }

  @Test(
    .enabled(if: Vectors.url != nil, "CORRIDOR_REAL_DATA names no folder with the vectors"))
  func `patterns say what rules say, for all vectors`() throws {
    var count = 0
    for vector in try Vectors.load().tests {
      let from = try #require(LocalTime(text: vector.from))
      for value in vector.values {
        guard let hours = try? OpeningHours(parsing: value, points: vector.points) else { continue }
        count += 1
        for context in [Regions.context(of: vector.region), OpeningContext()] {
          let difference = try Self.firstDifference(
            hours, around: from, days: 9, step: 53, in: context)
          #expect(difference == nil)
        }
      }
    }
    #expect(count >= 324)
  }

  @Test func `patterns say what rules say, for many minutes of some days`() throws {
    let day = LocalTime(CivilDay(year: 2024, month: 3, day: 27))
    for value in FuzzTests.values {
      let hours = try OpeningHours(parsing: value, points: .taken)
      for context in [Regions.badenWuerttemberg, OpeningContext()] {
        let difference = try Self.firstDifference(hours, around: day, days: 4, step: 3, in: context)
        #expect(difference == nil)
      }
    }
  }

  @Test func `a stretch is what all its minutes are, and a day is made of them`() throws {
    let first = CivilDay(year: 2024, month: 3, day: 28)
    let context = Regions.badenWuerttemberg
    var changes: Set<Int> = []
    for value in FuzzTests.values {
      let bytes = try OpeningPattern.bytes(of: OpeningHours(parsing: value, points: .taken))
      let asksSun = try OpeningPattern.needs(bytes.span).contains(.sun)
      for day in [first, first + 1, first + 3] {
        let sun = asksSun ? context.sun.map { PatternSun($0, on: day) } : nil
        let moment = PatternMoment(LocalTime(day), holidays: context.holidays)
        let kinds = try (0..<1440).map {
          try OpeningPattern.state(of: bytes.span, at: moment.at(minute: $0), sun: sun)
        }
        for minute in stride(from: 0, to: 1440, by: 7) {
          let stretch = try OpeningPattern.stretch(
            of: bytes.span, at: moment.at(minute: minute), sun: sun)
          #expect(stretch.minutes.contains(minute))
          #expect(stretch.minutes.allSatisfy { kinds[$0] == stretch.kind }, "\(value) \(stretch)")
        }
        let ends = (1..<1440).filter { kinds[$0] != kinds[$0 - 1] }
        changes.insert(ends.count)
        let made = try OpeningDay(of: bytes.span, at: moment, sun: sun)
        #expect((made == nil) == (ends.count > 8), "\(value) changes \(ends.count) times")
        guard let made else { continue }
        for minute in 0..<1440 {
          let stretch = made.stretch(at: minute)
          #expect(made.kind(at: minute) == kinds[minute] && stretch.kind == kinds[minute])
          #expect(stretch.minutes.lowerBound == ends.last { $0 <= minute } ?? 0)
          #expect(stretch.minutes.upperBound == ends.first { $0 > minute } ?? 1440)
        }
      }
    }
    #expect(changes.isSuperset(of: [0, 1, 2, 4]) && changes.contains { $0 > 8 })
  }

  private static let needs: [(String, PatternNeeds)] = [
    ("Mo-Fr 08:00-18:00", []), ("sunrise-sunset", .sun), ("Dec 25 off", []),
    ("Mo-Su 08:00-18:00; PH off", .holidays), ("SH 08:00-dusk", [.sun, .holidays]),
  ]

  @Test(arguments: needs)
  func `a pattern tells what it needs`(value: String, needs: PatternNeeds) throws {
    let bytes = try OpeningPattern.bytes(of: OpeningHours(parsing: value))
    #expect(try OpeningPattern.needs(bytes.span) == needs)
  }

  @Test func `a pattern is small, and the same for the same rules`() throws {
    let typical = try OpeningHours(parsing: "Mo-Fr 06:00-22:00; Sa 07:00-20:00; PH off")
    let other = try OpeningHours(parsing: "mo-fr 6-22; Sat 7:00 - 20:00; PH closed \"sorry\"")
    #expect(try OpeningPattern.bytes(of: typical).count == 37)
    #expect(try OpeningPattern.bytes(of: typical) == OpeningPattern.bytes(of: other))
  }

  @Test func `bytes of another version say so`() {
    let bytes: [UInt8] = [2, 0]
    #expect(throws: PatternError.version(found: 2, expected: 1)) {
      try Self.check(bytes)
    }
    #expect(throws: PatternError.truncated(at: 0)) { try Self.check([]) }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func `bytes that are no pattern give typed errors`(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    let patterns = try FuzzTests.values.map {
      try OpeningPattern.bytes(of: OpeningHours(parsing: $0, points: .taken))
    }
    let context = Regions.badenWuerttemberg
    let moment = PatternMoment(
      LocalTime(CivilDay(year: 2024, month: 2, day: 29), minute: 700), holidays: context.holidays)
    let sun = context.sun.map { PatternSun($0, on: CivilDay(year: 2024, month: 2, day: 29)) }
    for pattern in patterns {
      for length in 0..<pattern.count {
        #expect(throws: PatternError.self) { try Self.check(Array(pattern[..<length])) }
      }
    }
    for round in 0..<3000 {
      var bytes = patterns.randomElement(using: &numbers) ?? []
      if round % 4 == 0 {
        bytes = [1] + bytes.map { _ in UInt8.random(in: 0...255, using: &numbers) }
      } else {
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
          bytes[Int.random(in: 2..<bytes.count, using: &numbers)] =
            UInt8.random(in: 0...255, using: &numbers)
        }
      }
      let isWhole = (try? Self.check(bytes)) != nil
      let state = try? OpeningPattern.state(of: bytes.span, at: moment, sun: sun)
      #expect(state != nil || !isWhole, "\(bytes)")
    }
  }

  @Test func `opening hours of too many rules have no pattern`() throws {
    let hours = try OpeningHours(parsing: String(repeating: "Mo;", count: 300))
    #expect(throws: PatternError.tooLarge(found: 300, limit: 255)) {
      try OpeningPattern.bytes(of: hours)
    }
  }
}
