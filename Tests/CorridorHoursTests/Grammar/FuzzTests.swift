import Foundation
import Testing

@testable import CorridorHours

/// Reproducible random numbers.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // SplitMix64, by S. Vigna.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct FuzzTests {
  static let values = [
    "Mo-Fr 08:00-12:00,14:00-18:00; Sa 08:00-12:00; PH off",
    "2013,2015,2050-2053,2055/2,2020-2029/3,2060+ Jan 01 Mo-Su",
    "easter -2 days-easter +2 days: open \"Around easter\"", "week 01-53/2 We[1,-1] +1 day 9am-5pm",
    "(sunrise+01:00)-sunset; Dec 24-26,Dec 31: off || \"ring\"",
    "Mo 19:00+; We,PH -1 day 14:00-17:00+",
    "Mar Su[-1]-Oct Su[-1] -1 day open, 10:00-16:00/90", "понедельник-пятница 09:00-17:00",
    "Mo-Fr 07:30-12:00 14:00-19:00 Sa 9a-5p Su closed PH off",
    "M-F 8->noon | Sa/Su 16:00-, PH 8-02", "Mo-Fr ab 17 Uhr",
    "de lunes a viernes de 8h a 14h y 16h a 20h, sábado cerrado",
    "月曜から金曜 9時30分～18時 祝日 休業",
  ]

  /// Any value is parsed and evaluated, or causes a typed error.
  static func use(_ value: String) {
    guard let hours = try? OpeningHours(parsing: value, points: .taken) else { return }
    let context = Regions.badenWuerttemberg
    let day = CivilDay(year: 2024, month: 2, day: 27)
    _ = hours.intervals(from: LocalTime(day), to: LocalTime(day + 4), in: context)
    _ = hours.state(at: LocalTime(day, minute: 700))
    for rule in hours.rules { #expect(rule.source.upperBound <= value.utf8.count) }
    // What was understood can be shown, and means the same when it is read again.
    guard hours.isTolerant else { return }
    let again = try? OpeningHours(parsing: hours.normalized, points: .taken, isStrict: true)
    #expect(again?.normalized == hours.normalized, "\(value.debugDescription)")
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `bytes and bent values only give typed errors`(seed: UInt64) {
    var numbers = SeededNumbers(state: seed)
    for round in 0..<1500 {
      var bytes: [UInt8]
      if round % 3 == 0 {
        bytes = (0..<Int.random(in: 0..<60, using: &numbers)).map { _ in
          UInt8.random(in: 0...255, using: &numbers)
        }
      } else {
        bytes = Array((Self.values.randomElement(using: &numbers) ?? "").utf8)
        for _ in 0..<Int.random(in: 1...3, using: &numbers) where !bytes.isEmpty {
          let index = Int.random(in: 0..<bytes.count, using: &numbers)
          switch Int.random(in: 0..<4, using: &numbers) {
          case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
          case 1: bytes.remove(at: index)
          case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &numbers)], at: index)
          default: bytes.removeSubrange(index...)
          }
        }
      }
      Self.use(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: [
    "Mo,", "[", "(", "Mo[1],", "10:00-12:00,", "||", ";", "\"", "PH ", "Jan ", "week 1,", "9", "²",
    "Mo 1-2;", "Jan 1,", "2012,", "sunrise-sunset,", "𝟗", "\u{301}",
  ])
  func `a value of ten thousand parts is refused`(part: String) {
    let value = String(repeating: part, count: 10_000)
    #expect(throws: OpeningHoursError.tooLong(bytes: value.utf8.count, limit: 4096)) {
      try OpeningHours(parsing: value)
    }
    let longest = String(repeating: part, count: 4096 / part.utf8.count)
    Self.use(longest)
    Self.use(longest.dropLast() + "Mo")
  }
}
