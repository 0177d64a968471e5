/// A country's rules, and the years and parts of it that they are complete for.
///
/// They are in a file of `Sources/CCorridorData/Holidays`.
struct HolidayCountry: Sendable {
  /// ISO 3166-1 alpha-2 in lower case.
  var code: String
  /// The years that the rules hold for; one-off days after the last of them are not known yet.
  var years: ClosedRange<Int>
  /// The parts, by ISO 3166-2 without the country, in lower case.
  var parts: Set<String> = []
  /// Whether all parts have the same days, so that any part may be asked for.
  var isUniform = false
  /// Other words for parts.
  var aliases: [String: String] = [:]
  /// The years of parts that are known for fewer years.
  var partYears: [String: ClosedRange<Int>] = [:]
  /// The last years of its data that newer data are expected for.
  var ends: [DataEnd] = []
  /// The laws and tables that the rules are from.
  var source: String
  var rules: [HolidayRule] = []
  /// Whether a day between two holidays is one itself, by its name.
  var bridgeName: String?
  /// The holidays of its schools, where they are known.
  var school: SchoolTable?

  /// The calendar of a part, or of what all parts have in common for nil.
  ///
  /// - Parameter word: The part as it was asked for, also where the country is the same everywhere:
  ///   its schools need not be.
  func calendar(of part: String?, schoolsOf word: String? = nil) -> HolidayCalendar {
    let days = publicDays(of: part)
    let schools = school?.days(of: word)
    return HolidayCalendar(
      publicHolidays: days.names.map { HolidayCalendar.Holiday($0.value, from: $0.key) },
      of: days.years, undecided: days.undecided,
      schoolHolidays: schools?.holidays ?? [], of: school?.years,
      undecidedSchool: schools?.undecided ?? [])
  }

  /// The public holidays of a part, or of what all parts have in common for nil.
  func publicDays(
    of part: String?
  ) -> (names: [CivilDay: String], undecided: Set<CivilDay>, years: ClosedRange<Int>) {
    let years = part.flatMap { partYears[$0] } ?? years
    let rules = rules.filter { $0.holds(in: part) }
    var names: [CivilDay: String] = [:]
    var undecided: Set<CivilDay> = []
    // A year more on both sides: New Year's Day can be observed in the year before.
    for year in years.lowerBound - 1...years.upperBound + 1 {
      add(year, rules, to: &names, &undecided)
    }
    if let bridgeName { addBridges(bridgeName, to: &names) }
    names = names.filter { years.contains($0.key.year) }
    return (names, undecided.filter { names[$0] == nil && years.contains($0.year) }, years)
  }

  /// Adds a year's days; of two on one day the earlier rule gives the name.
  private func add(
    _ year: Int, _ rules: [HolidayRule], to names: inout [CivilDay: String],
    _ undecided: inout Set<CivilDay>
  ) {
    let days = rules.flatMap { rule in rule.days(in: year).map { (day: $0, rule: rule) } }
    // Days of the year before may have been moved into this one.
    var taken = Set(names.keys)
    for (day, rule) in days where !rule.isUndecided { taken.insert(day) }
    // In the order of days, so that two that fall together move on in turn.
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
