internal import Corridor

/// The options of what is missing along a route.
extension OptionSpec {
  package static let vehicleRange = OptionSpec(
    name: "range", value: .text("DISTANCE"),
    help: "How far the vehicle gets; longer gaps are warned of: 320km.")
  package static let shortestGap = OptionSpec(
    name: "min", value: .text("DISTANCE"), help: "Only gaps at least so long: 100km.")
  package static let gapSort = OptionSpec(
    name: "sort", value: .choice(GapOrder.allCases.map(\.rawValue), "KEY"),
    help: "length (default, longest first) or along (in the order of travel).")
  package static let gapLimit = OptionSpec(
    name: "limit", short: "n", value: .text("N"), help: "At most N gaps.")
  package static let gapFormat = OptionSpec(
    name: "format", short: "f", value: .choice(GapFormat.allCases.map(\.rawValue), "F"),
    isForRun: true,
    help: """
      table, geojson, ndjson, csv or svg, a strip picture (default: by the name given to -o, else \
      table on a terminal and geojson elsewhere).
      """)
  package static let failOnGap = OptionSpec(
    name: "fail-on-gap", isForRun: true, help: "Exit with 1 when a gap is longer than the range.")
}
