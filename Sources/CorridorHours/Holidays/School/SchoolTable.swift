/// School holidays as the tables of ministries give them: a row for each name, a column for each year.
///
///     Osterferien: 0323-0405 0414-0426 -
///     Unterrichtsfreier Tag: 0510 0502 0515
///
/// A cell is a first and a last day as month and day, one day, or `-` for none; a last day that comes
/// before the first is in the year after. Cells that a row does not have are empty. A row whose name
/// begins with `?` has days that sources disagree on, or that are holidays in places of the part only.
struct SchoolTable: Sendable {
  /// The years that the columns stand for, all of whose holidays are known.
  var years: ClosedRange<Int>
  /// The rows of each part; those of "*" hold in all.
  var rows: [String: String]
  /// Other words for parts.
  var aliases: [String: String] = [:]

  /// What is known of a part's days.
  struct Days: Sendable {
    var holidays: [HolidayCalendar.Holiday] = []
    var undecided: Set<CivilDay> = []
  }

  /// The days of a part; for one that has no rows, and for nil, what the parts have in common, with
  /// the days that are holidays in some of them only undecided.
  func days(of part: String?) -> Days {
    let parts = rows.keys.filter { $0 != "*" }.sorted()
    let common = read(rows["*"] ?? "")
    if let part, let own = rows[aliases[part] ?? part] { return common.adding(read(own)) }
    guard let first = parts.first else { return common }
    let all = parts.map { read(rows[$0] ?? "") }
    let sets = all.map(\.certain)
    let everywhere = sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
    var days = read(rows[first] ?? "")
    days.holidays = days.holidays.flatMap { $0.pieces { everywhere.contains($0) } }
    days.undecided = all.reduce(into: []) { $0.formUnion($1.any.subtracting(everywhere)) }
    days.undecided.subtract(common.certain)
    return common.adding(days)
  }

  /// Reads rows.
  ///
  /// - Precondition: they are written as they should be; they are part of the program.
  private func read(_ text: String) -> Days {
    var days = Days()
    for row in text.split(separator: "\n") {
      guard let colon = row.firstIndex(of: ":") else { preconditionFailure("no name: \(row)") }
      let name = row[..<colon]
      let cells = row[row.index(after: colon)...].split(separator: " ")
      precondition(cells.count <= years.count, "too many cells: \(row)")
      for (year, cell) in zip(years, cells) where cell != "-" {
        let ends = cell.split(separator: "-").map { Self.day($0, in: year) }
        var last = ends[ends.count - 1]
        if last < ends[0] { last = Self.day(cell.suffix(4), in: year + 1) }
        if name.hasPrefix("?") {
          days.undecided.formUnion((0...(last - ends[0])).map { ends[0] + $0 })
        } else {
          days.holidays.append(.init(String(name), from: ends[0], through: last))
        }
      }
    }
    return days
  }

  private static func day(_ text: Substring, in year: Int) -> CivilDay {
    guard text.utf8.count == 4, let number = Int(text), (1...12).contains(number / 100),
      (1...CivilDay.days(inMonth: number / 100, of: year)).contains(number % 100)
    else { preconditionFailure("no day: \(text)") }
    return CivilDay(year: year, month: number / 100, day: number % 100)
  }
}

extension SchoolTable.Days {
  fileprivate func adding(_ other: Self) -> Self {
    Self(
      holidays: holidays + other.holidays, undecided: undecided.union(other.undecided))
  }

  /// The days of its holidays.
  fileprivate var any: Set<CivilDay> {
    holidays.reduce(into: undecided) { days, holiday in
      days.formUnion((0...(holiday.last - holiday.first)).map { holiday.first + $0 })
    }
  }

  fileprivate var certain: Set<CivilDay> { any.subtracting(undecided) }
}

extension HolidayCalendar.Holiday {
  /// The stretches of it whose days are wanted.
  fileprivate func pieces(_ isWanted: (CivilDay) -> Bool) -> [Self] {
    var pieces: [Self] = []
    for offset in 0...(last - first) where isWanted(first + offset) {
      let day = first + offset
      if let end = pieces.last?.last, end + 1 == day {
        pieces[pieces.count - 1].last = day
      } else {
        pieces.append(.init(name, from: day))
      }
    }
    return pieces
  }
}
