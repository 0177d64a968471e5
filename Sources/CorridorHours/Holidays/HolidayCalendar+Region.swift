internal import CorridorThreads

extension HolidayCalendar {
  /// The public holidays of a country or a part of it, from the published rules.
  ///
  /// A country alone has the holidays that its parts share. A day that is a holiday only in some
  /// parts is an ordinary day then, because `PH` without a part means the common holidays. Days
  /// that municipalities or employers decide on are undecided.
  ///
  /// - Parameter region: ISO 3166-1 alpha-2 in lower case, for a part followed by "_" and its ISO
  ///   3166-2 code or a common name: "de", "de_bw", "us_ny", "ru_ta", "ru_tatarstan".
  /// - Returns: Nil for a country or a part without rules.
  /// - Complexity: O(*y*) for the known years at the first request, then O(1).
  package init?(region: String) {
    let made = CalendarCache.calendar(.region(region)) { Self.made(ofRegion: region) }
    guard let made else { return nil }
    self = made
  }

  private static func made(ofRegion region: String) -> HolidayCalendar? {
    let words = region.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    guard let code = words.first, let country = HolidayCountry.named(String(code)) else {
      return nil
    }
    guard words.count == 2 else { return country.calendar(of: nil, schoolsOf: nil) }
    let word = String(words[1])
    if country.isUniform, !word.isEmpty { return country.calendar(of: nil, schoolsOf: word) }
    let part = country.aliases[word] ?? word
    guard country.parts.contains(part) else { return nil }
    return country.calendar(of: part, schoolsOf: part)
  }

  /// The holidays of a place of which only the country is known.
  ///
  /// Unlike in the calendar of the country as a region, a day that is a holiday in some but not all
  /// parts of the country is undecided. Parts whose own holidays are known only for some years, or
  /// not at all, are assumed to have the country's holidays in the other years.
  ///
  /// - Parameter country: ISO 3166-1 alpha-2 in lower case.
  /// - Returns: Nil for a country without rules.
  /// - Complexity: O(*p* *y*) for the parts and the known years at the first request, then O(1).
  package init?(country code: String) {
    let made = CalendarCache.calendar(.country(code)) { Self.made(ofCountry: code) }
    guard let made else { return nil }
    self = made
  }

  private static func made(ofCountry code: String) -> HolidayCalendar? {
    guard let country = HolidayCountry.named(code) else { return nil }
    var common = country.publicDays(of: nil)
    let names = common.names
    for part in country.parts.sorted() {
      let days = country.publicDays(of: part)
      for day in days.undecided.union(days.names.keys) where names[day] == nil {
        common.undecided.insert(day)
      }
      // A part may have another day instead.
      for day in names.keys where days.years.contains(day.year) && days.names[day] == nil {
        common.undecided.insert(day)
        common.names[day] = nil
      }
    }
    let schools = country.school?.days(of: nil)
    return HolidayCalendar(
      publicHolidays: common.names.map { Holiday($0.value, from: $0.key) }, of: common.years,
      undecided: common.undecided, schoolHolidays: schools?.holidays ?? [],
      of: country.school?.years, undecidedSchool: schools?.undecided ?? [])
  }

  /// The countries with rules; ISO codes in lower case.
  package static var countries: [String] { DataFile.holidays.keys.sorted() }

  /// The regions with rules; each country is followed by its parts.
  ///
  /// - Complexity: O(*n*) for the files of all countries, of which the heads are read.
  package static var regions: [String] {
    countries.flatMap { code in
      [code] + HolidayCountry.parts(of: code).sorted().map { "\(code)_\($0)" }
    }
  }
}

extension HolidayCalendar {
  /// Whether a part of a country has rules of its own: `de_bw`. Complexity: O(1).
  package static func hasRegion(_ region: String) -> Bool {
    let words = region.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, let country = HolidayCountry.named(String(words[0])) else {
      return false
    }
    let word = String(words[1])
    return country.parts.contains(country.aliases[word] ?? word)
  }
}

/// A cache of calendars: creating one takes up to milliseconds.
///
/// Memory: some ten kilobytes per calendar.
private enum CalendarCache {
  enum Key: Hashable {
    case region(String)
    case country(String)

    var name: String {
      switch self {
      case .region(let name), .country(let name): name
      }
    }
  }

  /// Maximum number of cached calendars: more than a trip through all of Europe needs.
  private static let mostCalendars = 128
  /// Maximum bytes of a cached name, so that requests with arbitrary names cannot exhaust memory.
  private static let longestName = 32

  private static let made = Locked<[Key: HolidayCalendar]>([:])

  static func calendar(
    _ key: Key, orMake make: () -> HolidayCalendar?
  ) -> HolidayCalendar? {
    if let known = made.withLock({ $0[key] }) { return known }
    guard let calendar = make() else { return nil }
    guard key.name.utf8.count <= longestName else { return calendar }
    made.withLock { made in
      if made.count >= mostCalendars { made.removeAll() }
      made[key] = calendar
    }
    return calendar
  }
}
