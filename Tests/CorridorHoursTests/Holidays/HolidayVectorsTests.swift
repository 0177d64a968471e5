import Foundation
import Testing

@testable import CorridorHours

private let vectorsFolder = ProcessInfo.processInfo.environment["CORRIDOR_REAL_DATA"]

/// The public holidays in the test vectors of opening_hours.js, if `CORRIDOR_REAL_DATA` is set.
@Suite(.enabled(if: vectorsFolder != nil, "CORRIDOR_REAL_DATA is not set"))
struct HolidayVectorsTests {
  /// Days on which law and test suite differ are undecided: days that some observe by custom (see
  /// `Sources/CCorridorData/Holidays/us.txt`), days by decree, and Matariki.
  private static let atOdds: Set = [
    "ar", "nz", "us_ga", "us_il", "us_ma", "us_mt", "us_ny", "us_pa", "us_wi", "us_wv",
  ]

  private struct Vectors: Decodable {
    struct Test: Decodable {
      var name: String
      var values: [String]
      var from: String
      var to: String
      var intervals: [[Field]]
      var region: String?
    }
    var tests: [Test]
  }

  /// A time, a comment, or whether an interval is unknown.
  private enum Field: Decodable {
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? container.decode(String.self)).map(Field.text) ?? .other
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  @Test func `the days and names of PH are those of the vectors`() throws {
    let file = URL(filePath: try #require(vectorsFolder))
      .appending(path: "suites/opening-hours-vectors.json")
    let vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
    var compared = 0
    for test in vectors.tests where test.values.contains("PH") {
      let region = try #require(test.region)
      let calendar = try #require(HolidayCalendar(region: region), "\(region)")
      let expected = try test.intervals.map { interval in
        let fields = interval.map(\.text)
        return "\(try #require(fields[0])) \(try #require(fields[1])) \(fields[3] ?? "")"
      }
      // An end at midnight is not part of its day.
      let last = day(test.to) - (test.to.hasSuffix("00:00") ? 1 : 0)
      let (found, unknown) = intervals(of: calendar, from: day(test.from), through: last)
      let isExact = found == expected && unknown.isEmpty
      #expect(isExact != Self.atOdds.contains(region), "\(test.name): \(unknown)")
      // Holidays are never wrong.
      #expect(Set(found).isSubset(of: expected), "\(test.name)")
      for missing in expected where !found.contains(missing) {
        #expect(unknown.contains { missing.hasPrefix($0) }, "\(test.name): \(missing)")
      }
      compared += 1
    }
    #expect(compared == 45)
  }

  /// Consecutive days with one name as one interval, from midnight to midnight; and the undecided
  /// days.
  private func intervals(
    of calendar: HolidayCalendar, from first: CivilDay, through last: CivilDay
  ) -> (known: [String], unknown: [String]) {
    var unknown: [String] = []
    var found: [(name: String, first: CivilDay, end: CivilDay)] = []
    var day = first
    while day <= last {
      if case .holiday(let name) = calendar.publicHoliday(on: day) {
        if let previous = found.last, previous.name == name, previous.end == day {
          found[found.count - 1].end = day + 1
        } else {
          found.append((name, day, day + 1))
        }
      } else if calendar.publicHoliday(on: day) == nil {
        unknown.append(text(day))
      }
      day = day + 1
    }
    return (
      found.map { "\(text($0.first)) 00:00 \(text($0.end)) 00:00 \($0.name)" }, unknown
    )
  }

  private func day(_ text: String) -> CivilDay {
    let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
    return CivilDay(year: parts[0], month: parts[1], day: parts[2])
  }

  private func text(_ day: CivilDay) -> String {
    let date = day.date
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(date.year)-\(two(date.month))-\(two(date.day))"
  }
}
