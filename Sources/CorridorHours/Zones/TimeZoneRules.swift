/// How far clocks are ahead of UTC in a time zone, at any time.
///
/// ```swift
/// let berlin = try TimeZoneRules("Europe/Berlin")
/// berlin.offsetSeconds(at: Instant(seconds: 1_795_150_800))   // 3600
/// ```
/// The rules are those of the tz database that ICU has (``dataVersion``); a newer one can be given
/// to ICU by its variable `ICU_TIMEZONE_FILES_DIR`. The years 2000 to 2059 are in a table from the
/// beginning, which takes ICU up to a millisecond; other years are asked of ICU each time and take
/// microseconds.
package struct TimeZoneRules: Sendable {
  /// A stretch of time in which clocks do not change.
  package struct Span: Hashable, Sendable {
    /// From when on it is known to hold.
    package var begin: Instant
    /// Until when, exclusively.
    package var end: Instant
    /// How far clocks are ahead of UTC.
    package var offsetSeconds: Int

    package func contains(_ instant: Instant) -> Bool { begin <= instant && instant < end }
  }

  /// The name as it was given: `Europe/Berlin`, or an offset such as `+05:30`.
  package let identifier: String
  /// Where each stretch begins, ascending; the first at ``tableBegin``.
  private let begins: [Int64]
  private let offsets: [Int32]
  /// The offset of a zone that is no more than that.
  private let fixed: Int?

  /// 2000-01-01 and 2060-01-01 UTC.
  private static let tableBegin: Int64 = 946_684_800
  private static let tableEnd: Int64 = 2_840_140_800

  /// The rules of a zone by its name in the tz database, or an offset from UTC such as `+05:30`.
  ///
  /// Complexity: 0.1 to 1 ms, or nothing for an offset; keep what it gives.
  package init(_ identifier: String) throws(TimeZoneError) {
    self.identifier = identifier
    fixed = Self.fixedOffset(identifier)
    guard fixed == nil else {
      begins = []
      offsets = []
      return
    }
    guard let icu = ZoneLibrary.shared else { throw .libraryMissing }
    guard icu.isKnown(identifier), let clock = icu.open(identifier) else {
      throw .unknown(identifier)
    }
    var begins = [Self.tableBegin]
    var offsets = [Int32(clock.offsetSeconds(at: Self.tableBegin))]
    while let last = begins.last, let next = clock.change(after: last), next < Self.tableEnd {
      begins.append(next)
      offsets.append(Int32(clock.offsetSeconds(at: next)))
    }
    self.begins = begins
    self.offsets = offsets
  }

  /// A zone whose clocks never change.
  package init(offsetSeconds: Int) {
    identifier = Self.text(ofOffset: offsetSeconds)
    fixed = offsetSeconds
    begins = []
    offsets = []
  }

  /// How far clocks are ahead of UTC at a moment. Complexity: O(1), nanoseconds in the years 2000 to
  /// 2059.
  package func offsetSeconds(at instant: Instant) -> Int {
    if let fixed { return fixed }
    return isInTable(instant)
      ? Int(offsets[place(of: instant)]) : slowSpan(at: instant).offsetSeconds
  }

  /// The stretch without changes that a moment lies in, or as much of it as the table has.
  ///
  /// Whoever asks about many moments keeps it and asks again when one lies outside.
  package func span(at instant: Instant) -> Span {
    if let fixed { return Self.always(fixed) }
    guard isInTable(instant) else { return slowSpan(at: instant) }
    let place = place(of: instant)
    let end = place + 1 < begins.count ? begins[place + 1] : Self.tableEnd
    return Span(
      begin: Instant(seconds: begins[place]), end: Instant(seconds: end),
      offsetSeconds: Int(offsets[place]))
  }

  /// What clocks show at a moment.
  package func localTime(at instant: Instant) -> LocalTime {
    instant.localTime(offsetSeconds: offsetSeconds(at: instant))
  }

  private func isInTable(_ instant: Instant) -> Bool {
    instant.seconds >= Self.tableBegin && instant.seconds < Self.tableEnd
  }

  /// The last stretch of the table that has begun.
  private func place(of instant: Instant) -> Int {
    var low = 0
    var high = begins.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if begins[middle] <= instant.seconds { low = middle } else { high = middle }
    }
    return low
  }

  /// The stretch of a moment as ICU says.
  private func slowSpan(at instant: Instant) -> Span {
    // The library was there and knew the zone when this was made.
    guard let clock = ZoneLibrary.shared?.open(identifier) else { return Self.always(0) }
    return Span(
      begin: Instant(seconds: clock.change(upTo: instant.seconds) ?? Int64.min / 2),
      end: Instant(seconds: clock.change(after: instant.seconds) ?? Int64.max / 2),
      offsetSeconds: clock.offsetSeconds(at: instant.seconds))
  }

  private static func always(_ offsetSeconds: Int) -> Span {
    // Far enough from the ends of the numbers for an offset to be added.
    Span(
      begin: Instant(seconds: Int64.min / 2), end: Instant(seconds: Int64.max / 2),
      offsetSeconds: offsetSeconds)
  }
}

extension TimeZoneRules: Hashable {
  package static func == (left: TimeZoneRules, right: TimeZoneRules) -> Bool {
    left.identifier == right.identifier
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// Why there are no rules for a zone.
package enum TimeZoneError: Error, Hashable {
  /// The tz database has no zone of this name.
  case unknown(String)
  /// ICU cannot be loaded.
  case libraryMissing
}

extension TimeZoneError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let name):
      "unknown time zone '\(name)'; give a name of the tz database, such as Europe/Berlin"
    case .libraryMissing:
      "ICU cannot be loaded, which knows time zones; install libicu72"
    }
  }
}
