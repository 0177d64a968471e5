import CorridorGeometry
import CorridorHours
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct HoursCursorTests {
  private let folder = TemporaryFolder()

  private static let values = [
    "24/7", "Mo-Fr 08:00-18:00", "Mo-Sa 06:00-22:00; PH off", "sunrise-sunset", "Fr 22:00-04:00",
    "Mo-Su 08:00-20:00/30", "PH 10:00-12:00; SH Mo 09:00-10:00",
    "01:00-02:00,03:00-04:00,05:00-06:00,07:00-08:00,09:00-10:00",
  ]

  private func index() throws -> PlaceIndex {
    let places = Self.values.enumerated().map { number, value in
      TestPlace(
        id: "p:\(number)", position: TestPlace.at(9, 48), tags: [("opening_hours", value)])
    }
    return try TestPlace.build(places, at: folder.file("h.corridor"))
  }

  @Test(arguments: [1, 2] as [UInt64])
  func `it says what each pattern says, whatever was asked before`(seed: UInt64) throws {
    let index = try index()
    var cursor = HoursCursor(index)
    let holidays: [HolidayCalendar?] = [
      nil, HolidayCalendar(region: "de_bw"), HolidayCalendar(region: "at"),
    ]
    let numbers = holidays.map { $0.map { cursor.add($0) } ?? HoursCursor.noCalendar }
    #expect(numbers == [0, 1, 2])
    var random = SplitMix(seed: seed)
    let first = CivilDay(year: 2026, month: 12, day: 20)
    // More days than are remembered.
    for _ in 0..<20_000 {
      let pattern = Int.random(in: 0..<index.contents.hoursPatterns.count, using: &random)
      let calendar = Int.random(in: 0..<3, using: &random)
      let time = LocalTime(
        first + Int.random(in: 0..<2000, using: &random),
        minute: .random(in: 0..<1440, using: &random))
      let needsSun = try cursor.needs(ofHours: pattern).contains(.sun)
      let sun = needsSun ? PatternSun(Sun(lon: 9, lat: 48) { _ in 60 }, on: time.day) : nil
      let stretch = try cursor.stretch(
        ofHours: pattern, at: time, calendar: numbers[calendar], sun: sun)
      let moment = PatternMoment(time, holidays: holidays[calendar])
      #expect(try stretch.kind == index.state(ofHours: pattern, at: moment, sun: sun))
      #expect(stretch.minutes.contains(time.minute))
    }
  }

  @Test func `a table of numbers keeps as many as it may, and gives back what was put in`() {
    var table = IntegerHashTable<Int>(most: 256)
    var random = SplitMix(seed: 3)
    #expect(table[0] == nil)
    var known: [UInt64: Int] = [:]
    for number in 0..<5000 {
      // Keys that differ in few bits fall on the same slots.
      let key = UInt64(Int.random(in: 0..<2000, using: &random)) << UInt64(number % 3 * 16)
      if let found = table[key] {
        #expect(found == known[key])
      } else {
        table.insert(number, for: key)
        known[key] = number
      }
      #expect(table.count <= 256 && table[key] == known[key])
    }
    table.removeAll()
    #expect(table[0] == nil && table.count == 0)
  }
}
