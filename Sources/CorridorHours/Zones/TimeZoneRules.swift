/// The offset of clocks from UTC in a time zone, at any time.
///
/// ```swift
/// let berlin = try TimeZoneRules("Europe/Berlin")
/// berlin.offsetSeconds(at: Instant(seconds: 1_795_150_800))   // 3600
/// ```
/// The rules come from the system's tz database, files in `TZDIR` or `/usr/share/zoneinfo` (RFC
/// 9636), or from ICU if there is no such file. They are read once, which takes up to a
/// millisecond, and kept for the life of the process.
package struct TimeZoneRules: Sendable {
  /// An interval in which clocks do not change.
  package struct Span: Hashable, Sendable {
    /// The known beginning.
    package var begin: Instant
    /// The known end, exclusive.
    package var end: Instant
    /// Offset from UTC.
    package var offsetSeconds: Int

    @inlinable
    package func contains(_ instant: Instant) -> Bool { begin <= instant && instant < end }
  }

  /// The name as given: `Europe/Berlin`, or an offset such as `+05:30`.
  package let identifier: String
  private let clocks: Clocks

  private enum Clocks: Sendable {
    /// An offset, in seconds.
    case fixed(Int)
    case table(ZoneTable)
  }

  /// The rules of a zone by its name in the tz database, or an offset from UTC such as `+05:30`.
  ///
  /// Complexity: 0.1 to 1 ms for the first use of a name, then O(1).
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

  /// The rules of a table.
  init(_ identifier: String, _ table: ZoneTable) {
    self.identifier = identifier
    clocks = .table(table)
  }

  /// A zone whose clocks never change.
  package init(offsetSeconds: Int) {
    identifier = Self.text(ofOffset: offsetSeconds)
    clocks = .fixed(offsetSeconds)
  }

  /// The offset from UTC at a moment. Complexity: nanoseconds from 2000 to 2059.
  package func offsetSeconds(at instant: Instant) -> Int {
    switch clocks {
    case .fixed(let offset): offset
    case .table(let table): table.offset(at: instant.seconds)
    }
  }

  /// The interval without changes that contains a moment, or the known part of it.
  ///
  /// Callers with many moments keep it and ask again only for moments outside it.
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

  /// The local time at a moment.
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
  /// The tz database has no zone with this name.
  case unknown(String)
  /// There is no tz database: no files, and ICU cannot be loaded.
  case libraryMissing
}

extension TimeZoneError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let name):
      "unknown time zone '\(name)'; give a name of the tz database, such as Europe/Berlin"
    case .libraryMissing:
      """
      there is no tz database in \(ZoneFolder.system.path), and ICU cannot be loaded; \
      install tzdata
      """
    }
  }
}
