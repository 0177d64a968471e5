import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHours

/// Compares the files of `Sources/CCorridorData` with the embedded ones, and reads them.
@Suite struct DataFileTests {
  private static let folder = SourceTree.root.appending(path: "Sources/CCorridorData")

  @Test(arguments: ["Holidays", "SchoolHolidays"])
  func `every file is embedded, and named for its country`(folder: String) throws {
    let files = folder == "Holidays" ? DataFile.holidays : DataFile.schoolHolidays
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: folder).path)
    for name in names {
      let text = try String(
        contentsOf: Self.folder.appending(path: "\(folder)/\(name)"), encoding: .utf8)
      let known = files[String(name.prefix { $0 != "." })]
      #expect(
        known?.text == text,
        "\(folder)/\(name): its first line is 'country:', and \(folder).c has a line for it")
    }
    #expect(names.count == files.count)
  }

  @Test(arguments: DataFile.holidays.values.sorted { $0.name < $1.name })
  func `every file of public holidays can be read`(file: DataFile) throws {
    let country = try HolidayCountry(file)
    #expect(country.rules.count >= 8)
    #expect(country.source.count > 10)
  }

  @Test(arguments: DataFile.schoolHolidays.values.sorted { $0.name < $1.name })
  func `every file of school holidays can be read, and its country has public ones`(
    file: DataFile
  ) throws {
    let table = try SchoolTable(file)
    #expect(table.source.count > 10)
    #expect(DataFile.holidays.values.contains { $0.name.hasSuffix("/" + file.name.dropFirst(15)) })
  }

  @Test func `the files of zones can be read, and are the ones of the folder`() throws {
    for file in [DataFile.countryZones, .regionZones] {
      #expect(try ZoneTables.words(of: file).count > 80)
      #expect(
        try file.text == String(contentsOf: Self.folder.appending(path: file.name), encoding: .utf8)
      )
    }
  }

  /// Only a warning: unpublished days cannot be added, and tests of an older version must not start
  /// to fail.
  @Test func `data last for a year from now`() throws {
    let ends =
      try DataFile.holidays.values.flatMap { try HolidayCountry($0).ends }
      + DataFile.schoolHolidays.values.flatMap { try SchoolTable($0).ends }
    #expect(ends.count > 50)
    let now = Instant(seconds: Int64(Date().timeIntervalSince1970))
    for end in ends.endingSoon(at: now) {
      Issue.record("\(end.file):\(end.line): the data end with \(end.year)", severity: .warning)
    }
  }

  @Test func `data end soon from a year before the last day of their last year`() {
    let ends = [2026, 2027].map { DataEnd(file: "x.txt", line: 4, year: $0) }
    func years(_ year: Int, _ month: Int, _ day: Int) -> [Int] {
      let number = Int64(CivilDay(year: year, month: month, day: day).number)
      return ends.endingSoon(at: Instant(seconds: number * 86_400)).map(\.year)
    }
    #expect(years(2025, 12, 30) == [])
    #expect(years(2025, 12, 31) == [2026])
    #expect(years(2026, 12, 31) == [2026, 2027])
  }

  @Test func `lines go on, and comments and empty lines are none`() {
    let lines = DataLines("# note\r\na: 1\r\n  2\r\n\r\n   \r\nb\n c\n#\nd:e: f: g")
    #expect(lines.map(\.number) == [2, 6, 9])
    #expect(lines.map(\.text) == ["a: 1 2", "b c", "d:e: f: g"])
    #expect(lines.map { $0.field?.name } == ["a", nil, "d:e"])
    #expect(lines.map { $0.field?.value } == ["1 2", nil, "f: g"])
  }
}

extension [DataEnd] {
  /// Those whose last day is at most a year away.
  fileprivate func endingSoon(at now: Instant) -> [DataEnd] {
    let today = CivilDay(number: Int32(now.seconds / 86_400))
    return filter { CivilDay(year: $0.year, month: 12, day: 31) - today <= 365 }
  }
}
