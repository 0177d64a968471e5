/// How far clocks are ahead of UTC in a time zone, at any time.
///
/// ```swift
/// let berlin = try TimeZoneRules("Europe/Berlin")
/// berlin.offsetSeconds(at: Instant(seconds: 1_795_150_800))   // 3600
/// ```
/// The rules are those of the system's tz database, files in `TZDIR` or `/usr/share/zoneinfo`
/// (RFC 9636), and where there is no such file those of ICU. They are read once, which takes up to a
/// millisecond, and kept for the life of the process.
package struct TimeZoneRules: Sendable {
  /// A stretch of time in which clocks do not change.
  package struct Span: Hashable, Sendable {
    /// From when on it is known to hold.
    package var begin: Instant
    /// Until when, exclusively.
    package var end: Instant
    /// How far clocks are ahead of UTC.
    package var offsetSeconds: Int

    @inlinable
    package func contains(_ instant: Instant) -> Bool { begin <= instant && instant < end }
  }

  /// The name as it was given: `Europe/Berlin`, or an offset such as `+05:30`.
  package let identifier: String
  private let clocks: Clocks

  private enum Clocks: Sendable {
    /// An offset, in seconds.
    case fixed(Int)
    case table(ZoneTable)
  }

  /// The rules of a zone by its name in the tz database, or an offset from UTC such as `+05:30`.
  ///
  /// Complexity: 0.1 to 1 ms for a name when it is first given, then O(1).
  package init(_ identifier: String) throws(TimeZoneError) {
    self.identifier = identifier
    if let offset = Self.fixedOffset(identifier) {
      clocks = .fixed(offset)
    } else if let table = ZoneTable.named(identifier) {
      clocks = .table(table)
    } else {
      throw Self.isAvailable ? .unknown(identifier) : .libraryMissing
    }
  }

  /// The rules that a table has.
  init(_ identifier: String, _ table: ZoneTable) {
    self.identifier = identifier
    clocks = .table(table)
  }

  /// A zone whose clocks never change.
  package init(offsetSeconds: Int) {
    identifier = Self.text(ofOffset: offsetSeconds)
    clocks = .fixed(offsetSeconds)
  }

  /// How far clocks are ahead of UTC at a moment. Complexity: nanoseconds from 2000 to 2059.
  package func offsetSeconds(at instant: Instant) -> Int {
    switch clocks {
    case .fixed(let offset): offset
    case .table(let table): table.offset(at: instant.seconds)
    }
  }

  /// The stretch without changes that a moment lies in, or as much of it as is known.
  ///
  /// Whoever asks about many moments keeps it and asks again when one lies outside.
  package func span(at instant: Instant) -> Span {
    let span =
      switch clocks {
      case .fixed(let offset): (begin: ZoneTable.past, end: ZoneTable.future, offset: offset)
      case .table(let table): table.span(at: instant.seconds)
      }
    return Span(
      begin: Instant(seconds: span.begin), end: Instant(seconds: span.end),
      offsetSeconds: span.offset)
  }

  /// What clocks show at a moment.
  package func localTime(at instant: Instant) -> LocalTime {
    instant.localTime(offsetSeconds: offsetSeconds(at: instant))
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
  /// There is no tz database, neither in files nor in ICU, which cannot be loaded.
  case libraryMissing
}

extension TimeZoneError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let name):
      "unknown time zone '\(name)'; give a name of the tz database, such as Europe/Berlin"
    case .libraryMissing:
      "there is no tz database in \(ZoneFolder.system.path), and ICU cannot be loaded; install tzdata"
    }
  }
}
