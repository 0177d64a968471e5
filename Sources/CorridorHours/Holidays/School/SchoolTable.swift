/// School holidays as ministries publish them: a row for each name, a column for each year.
///
/// The tables are in the files in `Sources/CCorridorData/SchoolHolidays`:
///
///     years:                  2024      2025      2026
///     [bw]
///     Osterferien:            0323-0405 0414-0426 -
///     Unterrichtsfreier Tag:  0510      0502      0515
///
/// A cell has a first and a last day as month and day, or one day, or `-` for none; a last day
/// before the first is in the next year. A row whose name begins with `?` has days on which sources
/// disagree, or that are holidays only in places of the part.
struct SchoolTable: Sendable {
  /// The years of the columns, for which all holidays are known.
  private(set) var years = 0...0
  private(set) var source = ""
  private(set) var ends: [DataEnd] = []
  /// The days of each part; those of "*" apply to all.
  private var days: [String: Days] = [:]
  /// Other names of parts.
  private var aliases: [String: String] = [:]

  /// What is known about the days of a part.
  struct Days: Sendable {
    var holidays: [HolidayCalendar.Holiday] = []
    var undecided: Set<CivilDay> = []
  }

  /// The days of a part. For a part without rows, and for nil, the days that the parts share; days
  /// that are holidays only in some of them are undecided.
  func days(of part: String?) -> Days {
    let parts = days.keys.filter { $0 != "*" }.sorted()
    let common = days["*"] ?? Days()
    if let part, part != "*", let own = days[aliases[part] ?? part] { return common.adding(own) }
    let all = parts.compactMap { days[$0] }
    guard let first = all.first else { return common }
    let sets = all.map(\.certain)
    let everywhere = sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
    var shared = first
    shared.holidays = shared.holidays.flatMap { $0.parts { everywhere.contains($0) } }
    shared.undecided = all.reduce(into: []) { $0.formUnion($1.any.subtracting(everywhere)) }
    shared.undecided.subtract(common.certain)
    return common.adding(shared)
  }
}

extension SchoolTable {
  /// Reads a file of school holidays.
  init(_ file: DataFile) throws(DataFileError) {
    var lines = file.lines
    let head = try file.head(["country", "source", "years"], from: &lines)
    _ = try head.required("country")
    source = String(try head.required("source").value)
    let field = try head.required("years")
    let years = field.value.words.map { Int($0) ?? 0 }
    guard let first = years.first, first >= 1000, years == Array(first..<(first + years.count))
    else {
      throw head.error(
        .unknown(String(field.value), expected: "years, one after the other"), field)
    }
    self.years = first...(first + years.count - 1)
    ends = [DataEnd(file: file.name, line: field.line, year: self.years.upperBound)]
    var part: String?
    for line in lines {
      do throws(DataFileError.Problem) {
        if line.text.hasPrefix("[") {
          part = try section(line)
        } else if let part {
          try take(line, to: part)
        } else {
          throw .missing("the part of the country, such as '[bw]', before its rows")
        }
      } catch {
        throw DataFileError(error, file: file.name, line: line.number)
      }
    }
    if days.isEmpty {
      throw DataFileError(.missing("a part, such as '[*]'"), file: file.name, line: lines.number)
    }
  }

  /// Parses `[9 wien]`: a part and its other names.
  private mutating func section(_ line: DataLine) throws(DataFileError.Problem) -> String {
    let words = line.text.dropFirst().dropLast().words.map(String.init)
    guard line.text.hasSuffix("]"), let part = words.first else {
      throw .unknown(String(line.text), expected: "a part of the country, such as '[bw]'")
    }
    guard days.updateValue(Days(), forKey: part) == nil else { throw .repeated(part) }
    for word in words.dropFirst() where aliases.updateValue(part, forKey: word) != nil {
      throw .repeated(word)
    }
    return part
  }

  /// Parses a row.
  private mutating func take(_ line: DataLine, to part: String) throws(DataFileError.Problem) {
    guard let (name, value) = line.field, !name.isEmpty else {
      throw .unknown(String(line.text), expected: "a row, such as 'Osterferien: 0323-0405'")
    }
    let cells = value.words
    guard cells.count == years.count else {
      throw .cells(found: cells.count, expected: years.count)
    }
    let row = String(name)
    for (year, cell) in zip(years, cells) where cell != "-" {
      let range = try Self.days(cell, in: year)
      if name.hasPrefix("?") {
        for offset in 0...(range.upperBound - range.lowerBound) {
          days[part]?.undecided.insert(range.lowerBound + offset)
        }
      } else {
        days[part]?.holidays.append(.init(row, from: range.lowerBound, through: range.upperBound))
      }
    }
  }

  private static func days(
    _ cell: Substring, in year: Int
  ) throws(DataFileError.Problem) -> ClosedRange<CivilDay> {
    let ends = cell.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    if ends.count < 3, let first = day(ends[0], in: year) {
      guard ends.count == 2 else { return first...first }
      if let last = day(ends[1], in: year), last >= first { return first...last }
      if let last = day(ends[1], in: year + 1), last > first { return first...last }
    }
    throw .unknown(String(cell), expected: "days, such as '0323-0405', '0510' or '-'")
  }

  private static func day(_ text: Substring, in year: Int) -> CivilDay? {
    guard text.utf8.count == 4, let number = Int(text), (1...12).contains(number / 100),
      (1...CivilDay.days(inMonth: number / 100, of: year)).contains(number % 100)
    else { return nil }
    return CivilDay(year: year, month: number / 100, day: number % 100)
  }
}

extension SchoolTable.Days {
  fileprivate func adding(_ other: Self) -> Self {
    Self(
      holidays: holidays + other.holidays, undecided: undecided.union(other.undecided))
  }

  /// All days of the holidays.
  fileprivate var any: Set<CivilDay> {
    holidays.reduce(into: undecided) { days, holiday in
      days.formUnion((0...(holiday.last - holiday.first)).map { holiday.first + $0 })
    }
  }

  fileprivate var certain: Set<CivilDay> { any.subtracting(undecided) }
}

extension HolidayCalendar.Holiday {
  /// The parts of the holiday whose days are wanted.
  fileprivate func parts(_ isWanted: (CivilDay) -> Bool) -> [Self] {
    var parts: [Self] = []
    for offset in 0...(last - first) where isWanted(first + offset) {
      let day = first + offset
      if let end = parts.last?.last, end + 1 == day {
        parts[parts.count - 1].last = day
      } else {
        parts.append(.init(name, from: day))
      }
    }
    return parts
  }
}
