extension HolidayRule {
  /// Parses a line such as `8 March, in be, from 2019: Frauentag`.
  ///
  /// - Parameters:
  ///   - years: The years of the file.
  ///   - parts: The parts in its head.
  init(
    _ line: DataLine, of years: ClosedRange<Int>, parts: Set<Substring>
  ) throws(DataFileError.Problem) {
    guard let (text, name) = line.field, !name.isEmpty else {
      throw .unknown(String(line.text), expected: "a rule, such as '1 May: Labour Day'")
    }
    let clauses = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { Substring($0).words }
    self.init(name: String(name), day: try Day(clauses[0], of: years))
    var seen: Set<Substring> = []
    for words in clauses.dropFirst() {
      guard let first = words.first else { throw .missing("the clause after a comma") }
      let kind = words.count > 1 && words[1] == "on" ? "on" : first
      guard seen.insert(kind).inserted else { throw .repeated(String(kind)) }
      try take(words, of: years, parts: parts)
    }
  }

  private mutating func take(
    _ words: [Substring], of years: ClosedRange<Int>, parts known: Set<Substring>
  ) throws(DataFileError.Problem) {
    let rest = words.dropFirst()
    switch words[0] {
    case "undecided" where rest.isEmpty: isUndecided = true
    case "in" where !rest.isEmpty:
      for part in rest where part != "*" && !known.contains(part) {
        throw .notOneOf(String(part), list: "parts:")
      }
      parts = Array(rest)
    case "only" where rest.first == "on", "not" where rest.first == "on":
      condition = Condition(
        isWanted: words[0] == "only", test: try .init(Array(rest.dropFirst()), of: years))
    case "from" where rest.count == 1:
      let first = try Self.year(words[1])
      guard first <= self.years.range.upperBound else { throw Self.clause(words) }
      self.years.range = first...self.years.range.upperBound
    case "until" where rest.count == 1:
      let last = try Self.year(words[1])
      guard last >= self.years.range.lowerBound else { throw Self.clause(words) }
      self.years.range = self.years.range.lowerBound...last
    case "only" where rest.count == 1:
      let year = try Self.year(words[1])
      self.years.range = year...year
    case "except" where !rest.isEmpty:
      for word in rest { self.years.except.append(try Self.year(word)) }
    case "every" where words.count == 5 && words[2] == "years" && words[3] == "from":
      guard let step = Int(words[1]), step > 1 else { throw Self.clause(words) }
      self.years.range = try Self.year(words[4])...9999
      self.years.step = step
    case "also", "instead", "perhaps":
      guard let observance = Observance(words) else { throw Self.clause(words) }
      self.observance = observance
    default: throw Self.clause(words)
    }
  }

  private static func clause(_ words: [Substring]) -> DataFileError.Problem {
    .unknown(
      words.joined(separator: " "),
      expected: "a part of a rule, such as 'in be', 'from 2019' or 'also next Monday if Sunday'")
  }

  static func year(_ word: Substring) throws(DataFileError.Problem) -> Int {
    guard word.utf8.count == 4, let year = Int(word), year >= 1000 else {
      throw .unknown(String(word), expected: "a year")
    }
    return year
  }
}

extension HolidayRule.Condition.Test {
  fileprivate init(
    _ words: [Substring], of years: ClosedRange<Int>
  ) throws(DataFileError.Problem) {
    if words.count == 1, let weekday = HolidayRule.Weekday(words[0]) {
      self = .weekday(weekday)
    } else {
      self = .day(try HolidayRule.Day(words, of: years))
    }
  }
}

extension HolidayRule.Day {
  /// Parses `6 January`, `Easter -2`, `1st Monday of May`, `Monday from 18 May`, `2026-06-15`.
  init(_ words: [Substring], of years: ClosedRange<Int>) throws(DataFileError.Problem) {
    guard let day = try Self.read(words, of: years) else {
      throw .unknown(
        words.joined(separator: " "),
        expected: "a day, such as '6 January', 'Easter -2', '1st Monday of May' or '2026-06-15'")
    }
    self = day
  }

  private static func read(
    _ words: [Substring], of years: ClosedRange<Int>
  ) throws(DataFileError.Problem) -> Self? {
    switch (words.count, words.first) {
    case (0, _): return nil
    case (1...2, "Easter"): return offset(words.dropFirst()).map(Self.easter)
    case (2...3, "Orthodox") where words[1] == "Easter":
      return offset(words.dropFirst(2)).map(Self.orthodoxEaster)
    case (4, "March") where words[1...] == ["equinox", "in", "Japan"]: return .marchEquinoxInJapan
    case (4, "September") where words[1...] == ["equinox", "in", "Japan"]:
      return .septemberEquinoxInJapan
    case (4, _) where words[2] == "of": return ofMonth(words)
    case (4, _) where words[1] == "from":
      guard let weekday = HolidayRule.Weekday(words[0]), let (month, day) = date(words[2...])
      else { return nil }
      return .onOrAfter(weekday, month: month, day: day)
    case (2, _) where words[0].utf8.count < 3:
      return date(words[...]).map { .date(month: $0.month, day: $0.day) }
    default: return try table(words, of: years)
    }
  }

  /// `1st Monday of May`, `last Monday of May`.
  private static func ofMonth(_ words: [Substring]) -> Self? {
    guard let weekday = HolidayRule.Weekday(words[1]), let month = month(words[3]) else {
      return nil
    }
    if words[0] == "last" {
      // The last days of February depend on the year.
      guard month != 2 else { return nil }
      return .onOrAfter(weekday, month: month, day: CivilDay.days(inMonth: month, of: 2000) - 6)
    }
    guard let nth = ["1st", "2nd", "3rd", "4th"].firstIndex(where: { words[0] == $0 }) else {
      return nil
    }
    return .onOrAfter(weekday, month: month, day: 7 * nth + 1)
  }

  /// Days after or before Easter: `+39`, `-2`, or nothing.
  private static func offset(_ words: ArraySlice<Substring>) -> Int? {
    guard let word = words.first else { return 0 }
    guard word.hasPrefix("+") || word.hasPrefix("-"), let offset = Int(word),
      abs(offset) < 100
    else { return nil }
    return offset
  }

  /// `6 January`; February 29 is not allowed, because few years have it.
  private static func date(_ words: ArraySlice<Substring>) -> (month: Int, day: Int)? {
    guard words.count == 2, let first = words.first, let last = words.last, let day = Int(first),
      let month = month(last), (1...CivilDay.days(inMonth: month, of: 2001)).contains(day)
    else { return nil }
    return (month, day)
  }

  private static func month(_ word: Substring) -> Int? {
    YearlyDate.fullMonths.firstIndex { word == $0 }.map { $0 + 1 }
  }

  /// `2026-06-15 2027-05-20..2027-05-22`
  private static func table(
    _ words: [Substring], of years: ClosedRange<Int>
  ) throws(DataFileError.Problem) -> Self? {
    var days: [CivilDay] = []
    for word in words {
      guard let first = CivilDay(iso: word.prefix(10)) else { return nil }
      var last = first
      if word.utf8.count > 10 {
        guard word.dropFirst(10).hasPrefix(".."), let end = CivilDay(iso: word.dropFirst(12)),
          end > first, end - first < 31
        else { return nil }
        last = end
      }
      guard years.contains(first.year), years.contains(last.year) else {
        throw .outsideYears(String(word), years: years)
      }
      for offset in 0...(last - first) { days.append(first + offset) }
    }
    return .table(days)
  }
}

extension HolidayRule.Weekday {
  init?(_ word: Substring) {
    guard let day = DaySelector.fullNames.firstIndex(where: { word == $0 }) else { return nil }
    self.init(rawValue: day)
  }
}

extension CivilDay {
  /// `2026-06-15`
  fileprivate init?(iso text: Substring) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"))
    guard text.utf8.count == 10, parts.count == 3, parts[0].count == 4, parts[1].count == 2,
      let year = Int(Substring(parts[0])), let month = Int(Substring(parts[1])),
      let day = Int(Substring(parts[2])), (1...12).contains(month),
      (1...CivilDay.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
