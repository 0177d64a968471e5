package import Corridor
internal import CorridorHours

/// When a journey begins and what has to be open: `--depart`, `--tolerance`, `--open`, `--tz` and
/// `--holidays`.
package struct DepartureInput {
  /// The departure; nil where none is given.
  package let departure: Departure?

  package init(_ arguments: Arguments) throws(CommandError) {
    guard let text = arguments.value(.depart) else {
      for option in [OptionSpec.tolerance, .open] where arguments.has(option) {
        throw .missingOption(arguments.shownWithValue(.depart), command: arguments.commandName)
      }
      departure = nil
      return
    }
    let zone = try arguments.timeZone()
    var departure: Departure
    do throws(SearchError) { departure = try Departure(text, in: zone) } catch {
      throw Self.fault(error, arguments)
    }
    departure.holidayRegion = try arguments.holidayRegion()
    departure.toleranceSeconds = try Self.tolerance(arguments)
    departure.open = try arguments.choice(.open) ?? .ignore
    self.departure = departure
  }

  private static func tolerance(_ arguments: Arguments) throws(CommandError) -> Int {
    guard let text = arguments.value(.tolerance) else { return 0 }
    guard let seconds = Quantity.seconds(text),
      seconds <= Double(Departure.longestToleranceSeconds)
    else {
      throw .badValue(
        option: arguments.shown(.tolerance), found: text,
        expected: "a time of at most a day, such as 15min")
    }
    return Int(seconds.rounded(.up))
  }

  /// What is wrong with the time, in the words of the request.
  private static func fault(_ error: SearchError, _ arguments: Arguments) -> CommandError {
    let text = arguments.value(.depart) ?? ""
    let expected: String
    switch error {
    case .departureUnreadable(Departure.now, _): expected = "a time"
    case .departureUnreadable(_, let reason):
      expected = "a time such as 2026-11-20T06:00+01:00, or now (\(reason))"
    case .departureNeedsTimeZone:
      expected = """
        the offset from UTC behind the time, such as \(text)+01:00, or \
        \(arguments.shown(.timeZone))
        """
    case .departureSkipped(_, let zone, let from, let to):
      expected = "a time that there is in \(zone): clocks go from \(from) to \(to)"
    case .departureAmbiguous(_, let zone, let first, let second):
      expected = "which of two moments in \(zone): \(first) or \(second)"
    default: return .search(error)
    }
    return .badValue(option: arguments.shown(.depart), found: text, expected: expected)
  }
}

extension Arguments {
  /// The same with a departure `now` as the time that it is, for runs all of which is about one moment.
  package func withFixedDeparture() throws(CommandError) -> Arguments {
    guard value(.depart) == Departure.now, let now = Instant.now else { return self }
    var arguments = self
    let offset = try timeZone()?.offsetSeconds(at: now)
    arguments.set(.depart, to: [now.text(offsetSeconds: offset)])
    return arguments
  }
}
