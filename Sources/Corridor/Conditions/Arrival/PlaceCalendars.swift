internal import CorridorHours
internal import CorridorIndex

/// The public holidays of the countries and parts of countries that places are in, as numbers of
/// calendars.
struct PlaceCalendars: Sendable {
  /// The calendar of all places, where one is given.
  private var given: Int?
  private let givenCalendar: HolidayCalendar?
  /// The calendar of each jurisdiction that was found; nil where it was not asked for.
  private var numbers: [Int?] = []
  /// Places in other jurisdictions have the same calendar.
  private var named: [String: Int] = [:]

  /// - Parameter given: The calendar of all places; nil for what the index knows.
  init(_ given: HolidayCalendar?) {
    givenCalendar = given
  }

  /// The number of a place's calendar among those of a cursor: that of its region, of its country
  /// where the region is not known, or none.
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
