package import CorridorHours

/// Finds whether many places are open, and evaluates each pattern once for each day.
///
/// Another place with the same hours, day and holidays takes a few nanoseconds and does not
/// allocate. Memory: 64 bytes for each pattern and day, at most 2 MB.
package struct HoursCursor: Sendable {
  private let index: PlaceIndex
  /// The holiday calendars of places, by number; the first one means that the holidays are unknown.
  private var calendars: [HolidayCalendar?] = [nil]
  private var moments: [PatternMoment] = []
  private var momentNumbers = IntegerHashTable<UInt32>(most: Self.mostMoments)
  /// The last requested moment, with its key.
  private var lastMoment: (key: UInt64, number: Int)?
  private var needs = IntegerHashTable<PatternNeeds>(most: Self.mostDays)
  private var days = IntegerHashTable<Finding>(most: Self.mostDays)

  private struct Finding: Sendable {
    var day: OpeningDay
    /// Whether the day has too many changes.
    var isBusy: Bool
  }

  private static var mostMoments: Int { 4096 }
  private static var mostDays: Int { 1 << 14 }

  /// The number of the calendar of places whose holidays are unknown.
  package static var noCalendar: Int { 0 }

  package init(_ index: PlaceIndex) {
    self.index = index
  }

  /// Adds a calendar and returns its number.
  package mutating func add(_ calendar: HolidayCalendar) -> Int {
    calendars.append(calendar)
    return calendars.count - 1
  }

  /// The calendar with a number; nil if the holidays are unknown.
  package func calendar(_ number: Int) -> HolidayCalendar? { calendars[number] }

  /// The data that a pattern needs; later reads of the pattern cannot fail.
  package mutating func needs(ofHours pattern: Int) throws(IndexError) -> PatternNeeds {
    let key = UInt64(pattern)
    if let known = needs[key] { return known }
    let found = try index.hoursNeeds(pattern)
    needs.insert(found, for: key)
    return found
  }

  /// Whether places with a pattern are open at a local time, and the minutes before and after it,
  /// on its day, during which the state holds.
  ///
  /// - Parameters:
  ///   - calendar: The number of the local holiday calendar; ``noCalendar`` also if the pattern
  ///     does not use holidays.
  ///   - sun: The sun times of that day, if the pattern uses the sun; the result is then not
  ///     cached.
  package mutating func stretch(
    ofHours pattern: Int, at time: LocalTime, calendar: Int, sun: PatternSun? = nil
  ) throws(IndexError) -> PatternStretch {
    let minute = time.minute
    let moment = moment(of: time.day, calendar: calendar)
    guard sun == nil else {
      return try index.stretch(ofHours: pattern, at: moments[moment].at(minute: minute), sun: sun)
    }
    let finding = try finding(ofHours: pattern, at: moment)
    return finding.isBusy
      ? try index.stretch(ofHours: pattern, at: moments[moment].at(minute: minute))
      : finding.day.stretch(at: minute)
  }

  private mutating func finding(
    ofHours pattern: Int, at moment: Int
  ) throws(IndexError) -> Finding {
    let key = UInt64(moment) << 32 | UInt64(pattern)
    if let known = days[key] { return known }
    let day = try index.openingDay(ofHours: pattern, at: moments[moment])
    let finding = Finding(day: day ?? OpeningDay(.unknown), isBusy: day == nil)
    days.insert(finding, for: key)
    return finding
  }

  /// The number of the moment for a day at places with a calendar.
  private mutating func moment(of day: CivilDay, calendar: Int) -> Int {
    let key = UInt64(UInt32(bitPattern: day.number)) << 32 | UInt64(calendar)
    if let lastMoment, lastMoment.key == key { return lastMoment.number }
    var number = momentNumbers[key].map { Int($0) }
    if number == nil {
      if moments.count >= Self.mostMoments { forgetMoments() }
      moments.append(PatternMoment(LocalTime(day), holidays: calendars[calendar]))
      momentNumbers.insert(UInt32(moments.count - 1), for: key)
      number = moments.count - 1
    }
    lastMoment = (key, number ?? 0)
    return number ?? 0
  }

  private mutating func forgetMoments() {
    moments.removeAll()
    momentNumbers.removeAll()
    days.removeAll()
  }
}
