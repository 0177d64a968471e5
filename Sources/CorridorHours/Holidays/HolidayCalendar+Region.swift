extension HolidayCalendar {
  /// The public holidays of a country or a part of it, from the published rules.
  ///
  /// A country alone has what its parts have in common. A day that is a holiday in some parts only
  /// counts there as ordinary: what is asked for is the country, and `PH` without a part has always
  /// meant its common holidays. Days that communities or employers decide on are not known.
  ///
  /// - Parameter region: ISO 3166-1 alpha-2 in lower case, then for a part "_" and its ISO 3166-2 code
  ///   or its name in use: "de", "de_bw", "us_ny", "ru_ta", "ru_tatarstan".
  /// - Returns: nil for a country or a part without rules.
  /// - Complexity: O(*y*) for the years that are known when it is asked for first, then O(1).
  package init?(region: String) {
    let made = MadeCalendars.calendar(.region(region)) { Self.made(ofRegion: region) }
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
  /// A day that is a holiday in some parts of the country and not in all is undecided, other than in
  /// the calendar of the region that the country is. Parts whose own days are known for some years
  /// only, or not at all, are taken to have the country's days in the other years.
  ///
  /// - Parameter country: ISO 3166-1 alpha-2 in lower case.
  /// - Returns: nil for a country without rules.
  /// - Complexity: O(*p* *y*) for its parts and the years that are known when it is asked for first,
  ///   then O(1).
  package init?(country code: String) {
    let made = MadeCalendars.calendar(.country(code)) { Self.made(ofCountry: code) }
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
      // Where a part has another day instead.
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

  /// The countries that have rules, and their names of parts; ISO codes in lower case.
  package static var countries: [String] { DataFile.holidays.keys.sorted() }

  /// The regions that have rules, countries alone first among their parts.
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
