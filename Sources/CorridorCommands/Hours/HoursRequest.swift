internal import CorridorGeometry
package import CorridorHours
internal import Glibc

/// Opening hours that are asked about: the value, the span of time, and what is known of the place.
package struct HoursRequest {
  let value: String
  package let from: LocalTime
  package let to: LocalTime
  /// With its name as calendars have it.
  let region: (name: String, calendar: HolidayCalendar)?
  let position: Coordinate?
  /// Nil where the sun does not matter for want of a position.
  let clock: PlaceClock?
  let points: OpeningHours.Points
  /// What the asker calls options.
  let names: Names

  struct Names {
    let region: String
    let position: String
    let timeZone: String
    let points: String
  }

  /// The longest span, in years; a day of a value costs about a microsecond.
  static let mostYears = 100

  package init(_ arguments: Arguments) throws(CommandError) {
    value = try arguments.operand()
    names = Names(
      region: arguments.shown(.hoursRegion), position: arguments.shown(.hoursPosition),
      timeZone: arguments.shown(.timeZone), points: arguments.shown(.points))
    region = try arguments.value(.hoursRegion).map { (text) throws(CommandError) in
      let (name, calendar) = try HoursRegions.calendar(
        of: text, option: arguments.shown(.hoursRegion))
      return (name, calendar)
    }
    position = try arguments.coordinate(.hoursPosition)
    let given = try arguments.timeZone().map { PlaceClock(zone: $0) }
    let known = given ?? region.flatMap { PlaceClock(region: $0.name) }
    clock = known ?? position.map { PlaceClock(lon: $0.lon) }
    points = arguments.has(.points) ? .taken : .refused
    let from = try Self.time(arguments, .hoursFrom, by: known) ?? LocalTime(Self.today())
    let to = try Self.time(arguments, .hoursTo, by: known) ?? LocalTime(from.day + 7)
    guard to > from else {
      throw .badValue(
        option: arguments.shown(.hoursTo), found: arguments.value(.hoursTo) ?? to.plainText,
        expected: "a time after \(from.plainText)")
    }
    guard to.day - from.day <= Self.mostYears * 366 else {
      throw .badValue(
        option: arguments.shown(.hoursTo), found: arguments.value(.hoursTo) ?? to.plainText,
        expected: "a time at most \(Self.mostYears) years after \(from.plainText)")
    }
    self.from = from
    self.to = to
  }

  /// What rules are evaluated with; where `isExact`, without a sun by clocks that are a guess.
  func context(isExact: Bool) -> OpeningContext {
    var sun: Sun?
    if let position, let clock, !(isExact && clock.isGuess) {
      sun = Sun(lon: position.lon, lat: position.lat) { clock.minutes(on: $0) }
    }
    return OpeningContext(holidays: region?.calendar, sun: sun)
  }

  private static func time(
    _ arguments: Arguments, _ option: OptionSpec, by clock: PlaceClock?
  ) throws(CommandError) -> LocalTime? {
    guard let text = arguments.value(option) else { return nil }
    guard let written = WrittenTime(text) else {
      throw .badValue(
        option: arguments.shown(option), found: text,
        expected: "a local date or time, such as 2026-11-20 or 2026-11-20T06:00")
    }
    guard let offset = written.utcOffset else { return written.time }
    guard let clock else {
      throw .badValue(
        option: arguments.shown(option), found: text,
        expected: "local time, or \(arguments.shown(.timeZone)) with it")
    }
    let ahead = clock.minutes(on: written.time.day) - offset
    return LocalTime(minutes: written.time.minutes + Int64(ahead))
  }

  /// Today by the clock of this machine.
  private static func today() -> CivilDay {
    // SAFETY: both stand for their structs during the call.
    var now = Glibc.time(nil)
    var fields = unsafe tm()
    unsafe localtime_r(&now, &fields)
    return unsafe CivilDay(
      year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))
  }
}
