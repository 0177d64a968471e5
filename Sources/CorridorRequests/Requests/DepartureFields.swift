package import Corridor
internal import CorridorFormats
package import CorridorHours
internal import CorridorIndex

/// The departure of a journey, and what must be open on arrival.
package struct DepartureFields: Sendable, Equatable {
  package var time: DepartureTime?
  package var toleranceSeconds: Int?
  package var open: OpenSelection?
  package var timeZone: TimeZoneRules?
  package var holidayRegion: String?

  package init() {}

  package static let time = Field<Self>(
    \.time, "depart", .departure,
    help: """
      The time of departure, 2026-11-20T06:00+01:00 or now; each place gets the time of arrival \
      and whether it is open then.
      """)
  static let tolerance = Field<Self>(
    \.toleranceSeconds, "tolerance", .tolerance,
    help: """
      Count a place as open only if it is open from this long before to this long after arrival: \
      15min.
      """)
  static let open = Field<Self>(
    \.open, "open", .choice("WHICH"),
    help: """
      Keep places known to be open on arrival (only), all but those known to be closed \
      (keep-unknown) or all (ignore, default).
      """)
  static let timeZone = Field<Self>(
    \.timeZone, "tz", .timeZone,
    help: """
      The time zone of all places, such as Europe/Berlin or +01:00, instead of those in the index \
      (corridor import --timezones) and those of their countries.
      """)
  static let holidayRegion = Field<Self>(
    \.holidayRegion, "region", .placesRegion,
    help: """
      The country, or part of one, whose holidays apply to all places, such as de or de_bw, \
      instead of each place's own.
      """)

  static let all: [Field<Self>] = [time, tolerance, open, timeZone, holidayRegion]

  func check(_ form: RequestForm) throws(CommandError) {
    if time == nil, toleranceSeconds != nil || open != nil { throw form.missing(Self.time.option) }
    // A time that does not exist in its zone is an error on every route.
    _ = try departure(form)
  }

  /// The departure; nil if none is given. `now` is the moment of this call.
  func departure(_ form: RequestForm) throws(CommandError) -> Departure? {
    guard let time else { return nil }
    var departure: Departure
    do throws(SearchError) { departure = try Departure(time, in: timeZone) } catch {
      throw Self.fault(error, time, form)
    }
    departure.holidayRegion = holidayRegion
    departure.toleranceSeconds = toleranceSeconds ?? 0
    departure.open = open ?? .ignore
    return departure
  }

  /// Replaces `now` by the current time, for runs in which all requests share one moment.
  package mutating func fixNow() {
    guard time == .now, let now = Instant.now else { return }
    time = DepartureTime(now, offsetSeconds: timeZone?.offsetSeconds(at: now) ?? 0)
  }

  /// Describes the fault in the time, in the notation of the request.
  private static func fault(
    _ error: SearchError, _ time: DepartureTime, _ form: RequestForm
  ) -> CommandError {
    let expected: String
    switch error {
    case .departureUnreadable: expected = "a time"
    case .departureNeedsTimeZone:
      expected = """
        the time with its offset from UTC, such as \(time.text)+01:00, or \
        \(form.name(of: timeZone.option))
        """
    case .departureSkipped(_, let zone, let from, let to):
      expected = "a time that exists in \(zone): clocks go from \(from) to \(to)"
    case .departureAmbiguous(_, let zone, let first, let second):
      expected = "one of two moments in \(zone): \(first) or \(second)"
    default: return .search(error)
    }
    return .badValue(option: form.name(of: Self.time.option), found: time.text, expected: expected)
  }
}

extension ValueType where Value == DepartureTime {
  /// A time of RFC 3339, with or without its offset, or `now`.
  static var departure: Self {
    ValueType("TIME", such: "2026-11-20T06:00+01:00") { (text, context) throws(CommandError) in
      do throws(TimestampError) { return try DepartureTime(text) } catch {
        throw context.badValue(text, "a time such as 2026-11-20T06:00+01:00, or now (\(error))")
      }
    } text: {
      $0.text
    }
  }
}

extension ValueType where Value == Int {
  /// A duration of at most one day, in seconds.
  static var tolerance: Self {
    ValueType("TIME", such: "15min") { (text, context) throws(CommandError) in
      guard let seconds = Quantity.seconds(text),
        seconds <= Double(Departure.longestToleranceSeconds)
      else { throw context.badValue(text, "a time of at most a day, such as 15min") }
      return Int(seconds.rounded(.up))
    } text: {
      "\($0)s"
    }
  }
}

extension ValueType where Value == String {
  /// A country, or a subdivision of one, whose holidays are known.
  static var placesRegion: Self {
    ValueType("REGION", such: "de_bw") { (text, context) throws(CommandError) in
      try Arguments.holidayRegion(text, option: context.name)
    } text: {
      $0
    }
  }
}
