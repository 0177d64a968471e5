import CorridorGeometry
import CorridorHours
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorIndex

@Suite struct HoursTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("hours.corridor") }

  private static let values: [String?] = [
    nil, "24/7", "Mo-Fr 08:00-18:00", "call us", "Mo-Fr 8-18", "sunrise-sunset", "",
    "Mo-Sa 06:00-22:00; PH off", "24/7; Dec 25 off",
  ]

  /// Places with values in turn, so that most blocks of rows have some.
  private func build(
    _ count: Int, values: [String?], at path: String? = nil, runBytes: Int = 1 << 14
  ) throws -> PlaceIndex {
    let path = path ?? self.path
    let builder = try PlaceIndexBuilder(path: path, runBytes: runBytes)
    var draft = PlaceDraft()
    for number in 0..<count {
      draft.reset()
      let lon = number * 7919 % 3600 * 1_000_000 - 1_800_000_000
      let lat = number * 104_729 % 1700 * 1_000_000 - 850_000_000
      draft.position = GridPosition(lon: Int32(lon), lat: Int32(lat))
      draft.setURI("test:\(number)".utf8)
      draft.addTag(key: "name".utf8, value: "Place \(number)".utf8)
      if let value = values[number % values.count] {
        draft.addTag(key: "opening_hours".utf8, value: value.utf8)
      }
      try builder.add(draft)
    }
    _ = try builder.finish()
    return try PlaceIndex(path: path)
  }

  @Test func `the file does not depend on the memory`() throws {
    let values = (0..<300).map { "Mo-Fr \(10 + $0 % 8):\(10 + $0 / 8)-20:00" } + Self.values
    let other = folder.file("other.corridor")
    _ = try build(2000, values: values, runBytes: 1 << 30)
    try build(2000, values: values, at: other, runBytes: 4000).verify()
    #expect(try TemporaryFolder.bytes(path) == TemporaryFolder.bytes(other))
  }

  @Test(arguments: [1, 63, 64, 65, 1000])
  func `each place has the hours that its tag says`(count: Int) throws {
    let index = try build(count, values: Self.values)
    try index.verify()
    let noon = LocalTime(year: 2026, month: 3, day: 3, hour: 12)
    let moment = PatternMoment(noon)
    for row in 0..<count {
      let place = try index.place(at: row)
      guard let value = place["opening_hours"] else {
        #expect(try index.hours(at: row) == .notGiven)
        continue
      }
      guard let hours = try? OpeningHours(parsing: value) else {
        #expect(try index.hours(at: row) == .unreadable)
        continue
      }
      guard case .pattern(let number) = try index.hours(at: row) else {
        Issue.record("\(value) has no pattern")
        continue
      }
      #expect(try index.state(ofHours: number, at: moment) == hours.state(at: noon).kind)
      #expect(try index.hoursNeeds(number).contains(.sun) == value.contains("sun"))
    }
  }

  @Test func `equal hours are kept once, also when they are written in other words`() throws {
    let index = try build(300, values: ["Mo-Fr 08:00-18:00", "Mo-Fr 8:00-18:00", "24/7"])
    #expect(index.contents.hoursPatterns.count == 2)
    #expect(index.contents.sections[.hoursNumbers].count == 300)
  }

  @Test func `an index without hours has nothing of them`() throws {
    let index = try build(100, values: [nil])
    #expect(index.contents.sections[.hoursNumbers].count == 0)
    #expect(index.sectionLengths.filter { $0.section == .hoursBlocks }.map(\.bytes) == [0])
    #expect(try index.hours(at: 99) == .notGiven)
    try index.verify()
  }

  @Test func `the file is the same whatever the number of threads`() throws {
    var files: [Data] = []
    for threads in [1, 2] {
      let builder = try PlaceIndexBuilder(path: path, runBytes: 1 << 14, threads: threads)
      var draft = PlaceDraft()
      for number in 0..<20_000 {
        draft.reset()
        draft.position = GridPosition(lon: Int32(number * 1000), lat: Int32(number * 777))
        draft.setURI("test:\(number)".utf8)
        let minutes = number % 97 % 60
        let value = "Mo 08:\(minutes < 10 ? "0" : "")\(minutes)-18:00"
        draft.addTag(key: "opening_hours".utf8, value: value.utf8)
        try builder.add(draft)
      }
      _ = try builder.finish()
      files.append(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    #expect(files[0] == files[1])
  }

  @Test func `verify finds a place that has another one's hours`() throws {
    _ = try build(200, values: ["24/7", "Mo-Fr 08:00-18:00"])
    var bytes = try IndexBytes(path: path)
    let numbers = bytes.entry(.hoursNumbers)
    bytes.bytes[numbers.offset + 4] ^= 3
    bytes.seal()
    try TemporaryFolder.write(bytes.bytes, path)
    let index = try PlaceIndex(path: path)
    #expect(throws: IndexError.self) { try index.verify() }
  }
}
