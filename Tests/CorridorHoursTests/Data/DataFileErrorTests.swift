import CorridorTestSupport
import Testing

@testable import CorridorHours

/// The messages for invalid data files.
@Suite struct DataFileErrorTests {
  private static let head = "country: xx\nsource: a test\nyears: 2020-2030\nparts: a b\n"

  private func message(_ body: () throws -> Void) -> String? {
    do { try body() } catch { return "\(error)" }
    return nil
  }

  @Test(arguments: [
    ("6 Januar: x", "'6 Januar' is not a day"), ("30 February: x", "'30 February' is not a day"),
    ("29 February: x", "'29 February' is not a day"), ("Easter 2: x", "'Easter 2' is not a day"),
    ("Easter -1000: x", "not a day"), ("5th Monday of May: x", "not a day"),
    ("last Monday of February: x", "not a day"), ("1st Mon of May: x", "not a day"),
    ("2026-02-30: x", "'2026-02-30' is not a day"), ("2026-2-3: x", "not a day"),
    ("2026-01-05..2026-01-01: x", "not a day"), ("20260105: x", "not a day"), (": x", "not a day"),
    ("2031-01-01: x", "'2031-01-01' is not in the years 2020-2030"),
    ("1 May x", "'1 May x' is not a rule"), ("1 May:", "'1 May:' is not a rule"),
    ("1 May:x", "'1 May:x' is not a rule"), ("1 May, in c: x", "'c' is not in the line 'parts:'"),
    ("1 May, in: x", "'in' is not a part of a rule"), ("1 May,: x", "the clause after a comma"),
    ("1 May, from 20: x", "'20' is not a year"), ("1 May, from: x", "not a part of a rule"),
    ("1 May, from 2025, until 2022: x", "'until 2022' is not a part of a rule"),
    ("1 May, every 1 years from 2020: x", "not a part of a rule"),
    ("1 May, in a, in b: x", "'in' occurs twice"), ("1 May, undecided yes: x", "'undecided yes'"),
    ("1 May, only on Mayday: x", "'Mayday' is not a day"),
    ("1 May, also next Monday: x", "'also next Monday' is not a part of a rule"),
    ("1 May, also next week if Sunday: x", "'also next week if Sunday' is not a part"),
    ("1 May, also next Monday if Sun: x", "'also next Monday if Sun' is not a part"),
    (
      "1 May, also next free day if Monday Tuesday Wednesday Thursday Friday Saturday Sunday: x",
      "is not a part of a rule"
    ),
  ])
  func `a rule that is wrong is named with its file and line`(rule: String, expected: String) {
    let text = Self.head + "# note\n1 January: y\n\n" + rule + "\n2 January: z\n"
    let message = message { _ = try HolidayCountry(DataFile("Holidays/xx.txt", text)) }
    #expect(message?.hasPrefix("Holidays/xx.txt:8: ") == true)
    #expect(message?.contains(expected) == true, "\(message ?? "nothing")")
  }

  @Test(arguments: [
    ("", 1, "'country:' in the head is missing"),
    ("country: xx\nyears: 2020\nparts: any\n1 May: x", 3, "'source:' in the head is missing"),
    ("country: xx\nsource: a\nparts: any\n1 May: x", 3, "'years:' in the head is missing"),
    ("country: xx\nsource: a\nyears: 2020\n1 May: x", 3, "'parts:' in the head is missing"),
    ("country: xx\nsource:\n", 2, "the value of 'source' is missing"),
    ("country: xx\ncountry: yy\n", 2, "'country' occurs twice"),
    ("country: xx\nsource: a\nyears: 2030-2020\n", 3, "'2030-2020' is not years"),
    ("country: xx\nsource: a\nyears: -2020\n", 3, "'-2020' is not years"),
    ("country: xx\nsource: a\nyears: 2020 on\n", 3, "'2020 on' is not years"),
    (head + "years of c: 2020\n", 5, "'c' is not in the line 'parts:'"),
    (head + "alias word: c\n", 5, "'c' is not in the line 'parts:'"),
    (head + "bridge over: x\n", 5, "'bridge over' is not a line of the head"),
    (head, 4, "a rule is missing"),
  ])
  func `a head that is wrong is named with its file and line`(
    text: String, line: Int, expected: String
  ) {
    let message = message { _ = try HolidayCountry(DataFile("Holidays/xx.txt", text)) }
    #expect(message?.hasPrefix("Holidays/xx.txt:\(line): \(expected)") == true, "\(message ?? "")")
  }

  @Test(arguments: [
    ("[a]\nx: 0101", 5, "there are 1 cells for 2 years"),
    ("[a]\nx: 0101 0102 0103", 5, "there are 3 cells for 2 years"),
    ("[a]\nx: 0101 0230", 5, "'0230' is not days"), ("[a]\nx: - 1301", 5, "'1301' is not days"),
    ("[a]\nx: - 0101-0102-0103", 5, "is not days"), ("[a]\nx: - 1-2", 5, "'1-2' is not days"),
    ("x: - -", 4, "the part of the country, such as '[bw]', before its rows is missing"),
    ("[a", 4, "'[a' is not a part of the country"), ("[]", 4, "'[]' is not a part"),
    ("[a]\n[b]\n[a]", 6, "'a' occurs twice"), ("[a c]\n[b c]", 5, "'c' occurs twice"),
    ("[a]\nx", 5, "'x' is not a row"), ("", 3, "a part, such as '[*]' is missing"),
  ])
  func `a table of school holidays that is wrong is named with its file and line`(
    text: String, line: Int, expected: String
  ) {
    let head = "country: xx\nsource: a test\nyears: 2024 2025\n"
    let message = message { _ = try SchoolTable(DataFile("SchoolHolidays/xx.txt", head + text)) }
    #expect(
      message?.hasPrefix("SchoolHolidays/xx.txt:\(line): \(expected)") == true
        || message?.contains(expected) == true, "\(message ?? "nothing")")
    #expect(
      message?.hasPrefix("SchoolHolidays/xx.txt:\(line): ") == true, "\(message ?? "nothing")")
  }

  @Test(arguments: ["2024 2026", "2025 2024", "24", "x"])
  func `years of a table that do not follow each other are refused`(years: String) {
    let text = "country: xx\nsource: a test\nyears: \(years)\n[*]\nx: 0101 0102\n"
    let message = message { _ = try SchoolTable(DataFile("xx.txt", text)) }
    #expect(message == "xx.txt:3: '\(years)' is not years, one after the other")
  }

  @Test(arguments: [
    ("Malta Europe/Malta", "'Malta Europe/Malta' is not a country and its zones"),
    ("MT", "'MT' is not a country and its zones"), ("MT Malta", "'Malta' is not a zone"),
    ("PT Europe/Lisbon * -10:x", "'-10:x' is not a zone"),
  ])
  func `a table of zones that is wrong is named with its file and line`(
    line: String, expected: String
  ) {
    let text = "source: a test\nAD Europe/Andorra\n\(line)\n"
    let message = message { _ = try ZoneTables.words(of: DataFile("Zones/x.txt", text)) }
    #expect(message?.hasPrefix("Zones/x.txt:3: \(expected)") == true, "\(message ?? "nothing")")
  }

  /// Real files with changed bytes and with deleted and duplicated lines: either an error for a
  /// line in the file, or data.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `no text stops the program`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let files = [DataFile.holidays, DataFile.schoolHolidays].flatMap(\.values).sorted {
      $0.name < $1.name
    }
    for _ in 0..<20 {
      let file = files[Int(random.next() % UInt64(files.count))]
      var bytes = Array(file.text.utf8)
      for _ in 0...random.next() % 4 {
        let position = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[position] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.removeSubrange(position..<min(bytes.count - 1, position + 9))
        default: bytes.insert(contentsOf: bytes[position...].prefix(20), at: position)
        }
      }
      let changed = DataFile(file.name, String(decoding: bytes, as: UTF8.self))
      do throws(DataFileError) {
        if file.name.hasPrefix("School") {
          _ = try SchoolTable(changed).days(of: nil)
        } else {
          _ = try HolidayCountry(changed)
        }
      } catch {
        #expect(error.file == file.name, "seed \(seed)")
        #expect((1...changed.lines.reduce(1) { max($0, $1.number + 40) }).contains(error.line))
      }
    }
  }
}
