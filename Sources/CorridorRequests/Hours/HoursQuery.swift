internal import CorridorGeometry
package import CorridorHours
internal import Glibc

/// A question about opening hours: the value, the time span, and what is known about the place.
package struct HoursQuery {
  let value: String
  package let from: LocalTime
  package let to: LocalTime
  /// The region's name as calendars have it, and its calendar.
  let region: (name: String, calendar: HolidayCalendar)?
  let position: Coordinate?
  /// The place's clock; nil if no time zone, region or position determines it.
  let clock: PlaceClock?
  let points: OpeningHours.Points
  /// The names of options in the notation of the request.
  let names: Names

  struct Names {
    let region: String
    let position: String
    let timeZone: String
    let points: String

    init(_ form: RequestForm) {
      region = form.name(of: HoursRequest.region.option)
      position = form.name(of: HoursRequest.position.option)
      timeZone = form.name(of: HoursRequest.timeZone.option)
      points = form.name(of: HoursRequest.points.option)
    }
  }

  /// The longest span, in years; evaluating one day of a value takes about a microsecond.
  static let mostYears = 100

  package init(_ request: HoursRequest, _ form: RequestForm) throws(CommandError) {
    value = request.value ?? ""
    names = Names(form)
    region = request.region.map { ($0.name, $0.calendar) }
    position = request.position
    let given = request.timeZone.map { PlaceClock(zone: $0) }
    let known = given ?? region.flatMap { PlaceClock(region: $0.name) }
    clock = known ?? position.map { PlaceClock(lon: $0.lon) }
    points = request.takesPoints ? .taken : .refused
    let from =
      try Self.time(request.from, HoursRequest.from, by: known, form) ?? LocalTime(Self.today())
    let to = try Self.time(request.to, HoursRequest.to, by: known, form) ?? LocalTime(from.day + 7)
    func badEnd(_ expected: String) -> CommandError {
      .badValue(
        option: form.name(of: HoursRequest.to.option), found: request.to?.text ?? to.plainText,
        expected: expected)
    }
    guard to > from else { throw badEnd("a time after \(from.plainText)") }
    guard to.day - from.day <= Self.mostYears * 366 else {
      throw badEnd("a time at most \(Self.mostYears) years after \(from.plainText)")
    }
    self.from = from
    self.to = to
  }

  /// The context in which rules are evaluated; if `isExact`, it has no sun when the clock is only
  /// estimated.
  func context(isExact: Bool) -> OpeningContext {
    var sun: Sun?
    if let position, let clock, !(isExact && clock.isGuess) {
      sun = Sun(lon: position.lon, lat: position.lat) { clock.minutes(on: $0) }
    }
    return OpeningContext(holidays: region?.calendar, sun: sun)
  }

  private static func time(
    _ written: WrittenTime?, _ field: Field<HoursRequest>, by clock: PlaceClock?,
    _ form: RequestForm
  ) throws(CommandError) -> LocalTime? {
    guard let written else { return nil }
    guard let offset = written.utcOffset else { return written.time }
    guard let clock else {
      throw .badValue(
        option: form.name(of: field.option), found: written.text,
        expected: "local time, or \(form.name(of: HoursRequest.timeZone.option)) with it")
    }
    let ahead = clock.minutes(on: written.time.day) - offset
    return LocalTime(minutes: written.time.minutes + Int64(ahead))
  }

  /// Today by the clock of this machine.
  private static func today() -> CivilDay {
    // SAFETY: both pointers refer to their structs for the duration of the call.
    var now = Glibc.time(nil)
    var fields = unsafe tm()
    unsafe localtime_r(&now, &fields)
    return unsafe CivilDay(
      year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))
  }
}
