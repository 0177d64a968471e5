package import CorridorHours

/// Tells whether many places are open, working out what a pattern says of a day once.
///
/// Asking for another place of the same hours, day and holidays takes some nanoseconds and allocates
/// nothing. Memory: 64 bytes for each pattern and day, 2 MB at most.
package struct HoursCursor: Sendable {
  private let index: PlaceIndex
  /// The calendars that places have, by number; nobody knows the holidays of the first.
  private var calendars: [HolidayCalendar?] = [nil]
  private var moments: [PatternMoment] = []
  private var momentNumbers = NumberTable<UInt32>(most: Self.mostMoments)
  /// The moment that was asked for last, with its key.
  private var lastMoment: (key: UInt64, number: Int)?
  private var needs = NumberTable<PatternNeeds>(most: Self.mostDays)
  private var days = NumberTable<Finding>(most: Self.mostDays)

  private struct Finding: Sendable {
    var day: OpeningDay
    /// Whether the day has too many changes.
    var isBusy: Bool
  }

  private static var mostMoments: Int { 4096 }
  private static var mostDays: Int { 1 << 14 }

  /// The number of the calendar of places whose holidays nobody knows.
  package static var noCalendar: Int { 0 }

  package init(_ index: PlaceIndex) {
    self.index = index
  }

  /// Adds a calendar, and gives the number that stands for it from now on.
  package mutating func add(_ calendar: HolidayCalendar) -> Int {
    calendars.append(calendar)
    return calendars.count - 1
  }

  /// The calendar of a number; nil where nobody knows the holidays.
  package func calendar(_ number: Int) -> HolidayCalendar? { calendars[number] }

  /// What a pattern asks for; it can be read from then on without an error.
  package mutating func needs(ofHours pattern: Int) throws(IndexError) -> PatternNeeds {
    let key = UInt64(pattern)
    if let known = needs[key] { return known }
    let found = try index.hoursNeeds(pattern)
    needs.insert(found, for: key)
    return found
  }

  /// Whether places with some pattern are open at a time by their clocks, and the minutes on either
  /// side of it on its day of which the same is known.
  ///
  /// - Parameters:
  ///   - calendar: The number of the holidays there; ``noCalendar`` also where the pattern does not
  ///     ask for holidays.
  ///   - sun: Times of that day, where the pattern asks for the sun; nothing of it is remembered.
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

  /// Which of the moments is a day at places with a calendar.
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
