/// When a journey along a route begins, and which places count by their state on arrival.
///
/// ```swift
/// var query = CorridorQuery(along: route, categories: ["fuel"])
/// query.journey.departure = try Departure(
///   "2026-11-20T06:00", timeZone: "Europe/Berlin", open: .only)
/// ```
///
/// ``Journey/pace`` says how long the vehicle takes: the route's source (``Route/travelTimes``)
/// unless a speed or times are given.
public struct Departure: Hashable, Sendable {
  /// When the journey begins, in seconds since 1970-01-01 00:00 UTC.
  public var secondsSince1970: Int64
  /// The offset from UTC, in seconds, in which times are written at places whose time zone is
  /// unknown.
  public var offsetSeconds: Int
  /// The time zone of all places by its name in the tz database, or an offset such as `+01:00`. If
  /// nil, each place has the zone of the area in which it lies, if the index was built with such
  /// areas; otherwise that of its country or part of a country, if all clocks there show the same
  /// time from the journey on.
  public var timeZone: String?
  /// The country or part of a country whose public holidays apply to all places, such as `de_bw`;
  /// nil to use what the index knows of each.
  public var holidayRegion: String?
  /// How early or late the vehicle may be, in seconds: a place is open on arrival only if it is
  /// open during all of that time.
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

/// Which places are hits, by whether they are open on arrival.
public enum OpenSelection: String, Sendable, CaseIterable {
  /// Places that are certainly open.
  case only
  /// Places that are not known to be closed.
  case keepUnknown = "keep-unknown"
  /// All places.
  case ignore

  /// Whether a place with this state is accepted.
  func accepts(_ open: OpenOnArrival) -> Bool {
    switch self {
    case .only: open == .open
    case .keepUnknown: open != .closed
    case .ignore: true
    }
  }
}
