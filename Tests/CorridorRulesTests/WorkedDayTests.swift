import CorridorHours
import Foundation
import Testing

@testable import CorridorRules

/// Days that were worked by hand from the text of the rules.
@Suite struct `Worked days` {
  struct Day: Decodable, CustomTestStringConvertible {
    struct Broken: Decodable, Equatable {
      var kind: String
      /// From the start of the log, `4:30`.
      var after: String
      /// Hours and minutes, or a number.
      var found: String
    }

    var name: String
    var start: String
    var drivers: Int?
    var days: Int?
    /// Letters and durations: `D4:30 R0:45 2*[W1 R11]`.
    var log: String
    var breaches: [Broken]

    var testDescription: String { name }
  }

  static func days(_ name: String) throws -> [Day] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Days/\(name).json")
    return try JSONDecoder().decode([Day].self, from: Data(contentsOf: file))
  }

  /// The periods of a log in letters.
  static func log(_ day: Day, in zone: String) throws -> DutyLog {
    let zone = try TimeZoneRules(zone)
    let parts = day.start.split { "-T:".contains($0) }.compactMap { Int($0) }
    let local = LocalTime(
      year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])
    var moment = try #require(zone.instants(of: local).instants.first)
    var text = Substring(day.log)
    var periods: [DutyPeriod] = []
    func add(_ parts: [(Duty, Int)]) {
      for (duty, minutes) in parts {
        let end = Instant(seconds: moment.seconds + Int64(minutes) * 60)
        periods.append(DutyPeriod(duty, from: moment, to: end))
        moment = end
      }
    }
    add(try read(&text))
    return try DutyLog(periods, drivers: day.drivers ?? 1, in: zone)
  }

  private static func read(_ text: inout Substring) throws -> [(Duty, Int)] {
    let letters: [Character: Duty] = [
      "D": .driving, "W": .work, "A": .available, "R": .rest, "S": .sleeper, "F": .ferry,
    ]
    var parts: [(Duty, Int)] = []
    while let first = text.first, first != "]" {
      if first == " " {
        text.removeFirst()
      } else if let duty = letters[first] {
        let duration = text.dropFirst().prefix { $0.isNumber || $0 == ":" }
        parts.append((duty, try minutes(duration)))
        text = text.dropFirst(duration.count + 1)
      } else {
        let times = text.prefix(while: \.isNumber)
        text = text[text.index(after: try #require(text.firstIndex(of: "[")))...]
        let inner = try read(&text)
        text.removeFirst()
        for _ in 0..<(Int(times) ?? 1) { parts += inner }
      }
    }
    return parts
  }

  static func minutes(_ text: Substring) throws -> Int {
    let parts = text.split(separator: ":")
    return try #require(Int(parts[0])) * 60 + (parts.count > 1 ? try #require(Int(parts[1])) : 0)
  }

  private static func breaches(
    _ day: Day, in zone: String, by rules: DrivingRules
  ) throws -> [Day.Broken] {
    let log = try Self.log(day, in: zone)
    func clock(_ seconds: Int) -> String {
      "\(seconds / 3600):" + (seconds % 3600 < 600 ? "0" : "") + "\(seconds % 3600 / 60)"
    }
    return rules.breaches(in: log).map { breach in
      return Day.Broken(
        kind: breach.kind.rawValue, after: clock(Int(breach.at - log.periods[0].start)),
        found: breach.isCount ? "\(breach.found)" : clock(breach.found))
    }
  }

  @Test(arguments: try Self.days("EU"))
  func `in the European Union break the rules that they break`(day: Day) throws {
    let found = try Self.breaches(day, in: "Europe/Berlin", by: .eu)
    #expect(found == day.breaches, "\(day.log): \(found)")
  }

  @Test(arguments: try Self.days("US"))
  func `in the United States break the rules that they break`(day: Day) throws {
    let rules = DrivingRules.us(days: day.days ?? 8)
    let found = try Self.breaches(day, in: "America/Chicago", by: rules)
    #expect(found == day.breaches, "\(day.log): \(found)")
  }

  @Test func `of periods that are no log are refused`() throws {
    let zone = TimeZoneRules(offsetSeconds: 0)
    func period(_ duty: Duty, _ from: Int64, _ to: Int64) -> DutyPeriod {
      DutyPeriod(duty, from: Instant(seconds: from), to: Instant(seconds: to))
    }
    #expect(throws: DutyLogError.backwards(0)) { try DutyLog([period(.rest, 5, 4)], in: zone) }
    #expect(throws: DutyLogError.gap(1)) {
      try DutyLog([period(.rest, 0, 4), period(.driving, 5, 6)], in: zone)
    }
    #expect(throws: DutyLogError.overlap(1)) {
      try DutyLog([period(.rest, 0, 4), period(.driving, 3, 6)], in: zone)
    }
    let log = try DutyLog(
      [period(.rest, 0, 4), period(.rest, 4, 4), period(.rest, 4, 9)], in: zone)
    #expect(log.periods == [period(.rest, 0, 9)])
    #expect(DrivingRules.eu.breaches(in: try DutyLog([], in: zone)).isEmpty)
  }
}
