/// When a journey along a route begins, and what is asked of places at the time one gets there.
///
/// ```swift
/// var query = CorridorQuery(along: route, categories: ["fuel"])
/// query.journey.departure = try Departure("2026-11-20T06:00", timeZone: "Europe/Berlin", open: .only)
/// ```
/// How long it takes to get somewhere is what ``Journey/pace`` says: the route's source
/// (``Route/travelTimes``) unless a speed or times are given.
public struct Departure: Hashable, Sendable {
  /// When the journey begins, in seconds since 1970-01-01 00:00 UTC.
  public var secondsSince1970: Int64
  /// How far clocks are ahead of UTC, in seconds, by which times are written at places whose time
  /// zone is not known.
  public var offsetSeconds: Int
  /// The time zone of all places by its name in the tz database, or an offset such as `+01:00`; nil
  /// for what is known of each: the zone of the area that it lies in, where the index was built with
  /// those, else that of its country or the part of it, where all clocks there show the same from the
  /// journey on.
  public var timeZone: String?
  /// The country or part of one whose public holidays all places have, such as `de_bw`; nil for what
  /// the index knows of each.
  public var holidayRegion: String?
  /// By how much one may be early or late, in seconds: a place is open on arrival only if it is all
  /// that time.
  public var toleranceSeconds: Int
  /// Which places are hits.
  public var open: OpenSelection

  /// Makes a departure; see the properties for each part.
  public init(
    secondsSince1970: Int64, offsetSeconds: Int = 0, timeZone: String? = nil,
    holidayRegion: String? = nil, toleranceSeconds: Int = 0, open: OpenSelection = .ignore
  ) {
    self.secondsSince1970 = secondsSince1970
    self.offsetSeconds = offsetSeconds
    self.timeZone = timeZone
    self.holidayRegion = holidayRegion
    self.toleranceSeconds = toleranceSeconds
    self.open = open
  }

  /// The longest tolerance: a day.
  public static let longestToleranceSeconds = 86_400
}

/// Which places are hits by whether they are open on arrival.
public enum OpenSelection: String, Sendable, CaseIterable {
  /// Those that are open for sure.
  case only
  /// Those that are not known to be closed.
  case keepUnknown = "keep-unknown"
  /// All of them.
  case ignore

  /// Whether a place will do.
  func accepts(_ open: OpenOnArrival) -> Bool {
    switch self {
    case .only: open == .open
    case .keepUnknown: open != .closed
    case .ignore: true
    }
  }
}
