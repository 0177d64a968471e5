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
    let (start, offset) = try Self.start(text, zone, arguments)
    departure = Departure(
      secondsSince1970: start.seconds, offsetSeconds: offset, timeZone: zone?.identifier,
      holidayRegion: try arguments.holidayRegion(),
      toleranceSeconds: try Self.tolerance(arguments), open: try arguments.choice(.open) ?? .ignore)
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

  /// The word for the moment at which it is read.
  fileprivate static let now = "now"

  /// The moment, and how far clocks are ahead of UTC where it was said.
  private static func start(
    _ text: String, _ zone: TimeZoneRules?, _ arguments: Arguments
  ) throws(CommandError) -> (Instant, offsetSeconds: Int) {
    func refused(_ expected: String) -> CommandError {
      .badValue(option: arguments.shown(.depart), found: text, expected: expected)
    }
    if text == now {
      guard let instant = Instant.now else { throw refused("a time") }
      return (instant, zone?.offsetSeconds(at: instant) ?? 0)
    }
    let time: Timestamp
    do throws(TimestampError) { time = try Timestamp(text) } catch {
      throw refused("a time such as 2026-11-20T06:00+01:00, or now (\(error))")
    }
    switch time {
    case .instant(let instant, let offset): return (instant, offset)
    case .local(let local, let second):
      guard let zone else {
        throw refused(
          """
          the offset from UTC behind the time, such as \(text)+01:00, or \
          \(arguments.shown(.timeZone))
          """)
      }
      switch zone.instants(of: local) {
      case .once(let instant, let offset):
        return (Instant(seconds: instant.seconds + Int64(second)), offset)
      case .never(let change, let before, let after):
        throw refused(
          """
          a time that there is in \(zone.identifier): clocks go from \
          \(change.text(offsetSeconds: before)) to \(change.text(offsetSeconds: after))
          """)
      case .twice(let first, let offset, let second, let later):
        throw refused(
          """
          which of two moments in \(zone.identifier): \(first.text(offsetSeconds: offset)) or \
          \(second.text(offsetSeconds: later))
          """)
      }
    }
  }
}

extension Arguments {
  /// The same with a departure `now` as the time that it is, for runs all of which is about one moment.
  package func withFixedDeparture() throws(CommandError) -> Arguments {
    guard value(.depart) == DepartureInput.now, let now = Instant.now else { return self }
    var arguments = self
    let offset = try timeZone()?.offsetSeconds(at: now)
    arguments.set(.depart, to: [now.text(offsetSeconds: offset)])
    return arguments
  }
}
