internal import CorridorCommands

/// The options of the command that explains opening hours.
extension OptionSpec {
  static let hoursFrom = OptionSpec(
    name: "from", value: .text("TIME"),
    help: "From this local date or time on: 2026-11-20 or 2026-11-20T06:00 (default today).")
  static let hoursTo = OptionSpec(
    name: "to", value: .text("TIME"),
    help: "To before this local date or time (default a week after --from).")
  static let hoursRegion = OptionSpec(
    name: "region", value: .text("REGION"),
    help: """
      Whose holidays PH and SH are: a country by its two letters, or a part of one: de, de_bw, us_ny.
      """)
  static let hoursPosition = OptionSpec(
    name: "at", value: .text("LAT,LON"),
    help: "Where the sun rises and sets; without it, times by the sun are unknown.")
  static let points = OptionSpec(
    name: "points",
    help: "Times without an end are points in time, such as of collections: a minute each.")
  static let hoursFormat = OptionSpec(
    name: "format", short: "f", value: .choice(["table", "json"], "F"), isForRun: true,
    help: "table (default) or json.")
}
