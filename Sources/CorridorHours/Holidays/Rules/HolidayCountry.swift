/// The rules of a country, and the years and parts for which they are complete.
///
/// They are in a file in `Sources/CCorridorData/Holidays`.
struct HolidayCountry: Sendable {
  /// ISO 3166-1 alpha-2 in lower case.
  var code: String
  /// The years for which the rules are valid; one-off holidays after them are not known yet.
  var years: ClosedRange<Int>
  /// The parts, by ISO 3166-2 without the country, in lower case.
  var parts: Set<String> = []
  /// Whether all parts have the same holidays, so that any part may be requested.
  var isUniform = false
  /// Other names of parts.
  var aliases: [String: String] = [:]
  /// The years of parts for which fewer years are known.
  var partYears: [String: ClosedRange<Int>] = [:]
  /// The last years of data that is expected to be updated.
  var ends: [DataEnd] = []
  /// The laws and tables that the rules are based on.
  var source: String
  var rules: [HolidayRule] = []
  /// The name of a day between two holidays, if it is itself a holiday; otherwise nil.
  var bridgeName: String?
  /// The school holidays, if known.
  var school: SchoolTable?

  /// The calendar of a part, or for nil of what all parts share.
  ///
  /// - Parameter word: The part as requested, even if public holidays are uniform: school holidays
  ///   may not be.
  func calendar(of part: String?, schoolsOf word: String? = nil) -> HolidayCalendar {
    let days = publicDays(of: part)
    let schools = school?.days(of: word)
    return HolidayCalendar(
      publicHolidays: days.names.map { HolidayCalendar.Holiday($0.value, from: $0.key) },
      of: days.years, undecided: days.undecided,
      schoolHolidays: schools?.holidays ?? [], of: school?.years,
      undecidedSchool: schools?.undecided ?? [])
  }

  /// The public holidays of a part, or for nil those that all parts share.
  func publicDays(
    of part: String?
  ) -> (names: [CivilDay: String], undecided: Set<CivilDay>, years: ClosedRange<Int>) {
    let years = part.flatMap { partYears[$0] } ?? years
    let rules = rules.filter { $0.holds(in: part) }
    var names: [CivilDay: String] = [:]
    var undecided: Set<CivilDay> = []
    // One year more on each side: New Year's Day can be observed in the previous year.
    for year in years.lowerBound - 1...years.upperBound + 1 {
      add(year, rules, to: &names, &undecided)
    }
    if let bridgeName { addBridges(bridgeName, to: &names) }
    names = names.filter { years.contains($0.key.year) }
    return (names, undecided.filter { names[$0] == nil && years.contains($0.year) }, years)
  }

  /// Adds the days of a year; if two rules have the same day, the earlier rule gives the name.
  private func add(
    _ year: Int, _ rules: [HolidayRule], to names: inout [CivilDay: String],
    _ undecided: inout Set<CivilDay>
  ) {
    let days = rules.flatMap { rule in rule.days(in: year).map { (day: $0, rule: rule) } }
    // Days of the previous year may have been moved into this one.
    var taken = Set(names.keys)
    for (day, rule) in days where !rule.isUndecided { taken.insert(day) }
    // In chronological order, so that two holidays on one day are moved one after the other.
    var moved: [(day: CivilDay, name: String)] = []
    var left: Set<CivilDay> = []
    for (day, rule) in days.sorted(by: { $0.day < $1.day }) {
      guard let observance = rule.observance,
        let other = observance.other(than: day, taken: taken)
      else { continue }
      taken.insert(other)
      if observance.isUndecided || rule.isUndecided {
        undecided.insert(other)
        continue
      }
      moved.append((other, rule.name))
      if !observance.keepsDay { left.insert(day) }
    }
    for (day, rule) in days {
      if rule.isUndecided {
        undecided.insert(day)
      } else if names[day] == nil, !left.contains(day) {
        names[day] = rule.name
      }
    }
    for (day, name) in moved where names[day] == nil { names[day] = name }
  }

  private func addBridges(_ name: String, to names: inout [CivilDay: String]) {
    for day in names.keys where names[day + 2] != nil && names[day + 1] == nil {
      // A Sunday is a day off anyway.
      if (day + 1).weekday != 6 { names[day + 1] = name }
    }
  }
}
