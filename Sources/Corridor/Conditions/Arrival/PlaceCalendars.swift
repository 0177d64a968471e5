internal import CorridorHours
internal import CorridorIndex

/// The public holidays of the countries and parts of countries of places, as calendar numbers.
struct PlaceCalendars: Sendable {
  /// The calendar of all places, if one was given.
  private var given: Int?
  private let givenCalendar: HolidayCalendar?
  /// The calendar of each jurisdiction found so far; nil if not yet looked up.
  private var numbers: [Int?] = []
  /// The calendar of each holiday region: several jurisdictions may share one.
  private var named: [String: Int] = [:]

  /// - Parameter given: The calendar of all places; nil to use what the index knows.
  init(_ given: HolidayCalendar?) {
    givenCalendar = given
  }

  /// The calendar number of a place in a cursor: the calendar of its region, of its country if the
  /// region is unknown, or none.
  mutating func number(
    of row: Int, _ jurisdictions: inout JurisdictionReader, in hours: inout HoursCursor
  ) throws(IndexError) -> Int {
    if let given { return given }
    if let givenCalendar {
      let number = hours.add(givenCalendar)
      given = number
      return number
    }
    let place = try jurisdictions.number(at: row)
    while numbers.count <= place { numbers.append(nil) }
    if let known = numbers[place] { return known }
    let number = number(of: jurisdictions.found[place], in: &hours)
    numbers[place] = number
    return number
  }

  private mutating func number(of place: Jurisdiction, in hours: inout HoursCursor) -> Int {
    var name = ""
    var calendar: HolidayCalendar?
    if let region = place.region, HolidayCalendar.hasRegion(region) {
      name = region
      calendar = HolidayCalendar(region: region)
    } else if let country = place.country {
      name = country
      calendar = HolidayCalendar(country: country)
    }
    if let known = named[name] { return known }
    let number = calendar.map { hours.add($0) } ?? HoursCursor.noCalendar
    named[name] = number
    return number
  }
}
