/// The options of what explains opening hours.
extension OptionSpec {
  package static let hoursFrom = OptionSpec(
    name: "from", value: .text("TIME"),
    help: "From this local date or time on: 2026-11-20 or 2026-11-20T06:00 (default today).")
  package static let hoursTo = OptionSpec(
    name: "to", value: .text("TIME"),
    help: "To before this local date or time (default a week after --from).")
  package static let hoursRegion = OptionSpec(
    name: "region", value: .text("REGION"),
    help: """
      Whose holidays PH and SH are: a country by its two letters, or a part of one: de, de_bw, us_ny.
      """)
  package static let hoursPosition = OptionSpec(
    name: "at", value: .text("LAT,LON"),
    help: "Where the sun rises and sets; without it, times by the sun are unknown.")
  package static let points = OptionSpec(
    name: "points",
    help: "Times without an end are points in time, such as of collections: a minute each.")
  package static let hoursFormat = OptionSpec(
    name: "format", short: "f", value: .choice(["table", "json"], "F"), isForRun: true,
    help: "table (default) or json.")
}
