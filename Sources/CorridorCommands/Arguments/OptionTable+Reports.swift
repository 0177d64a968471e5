/// The options of answers that are reports.
extension OptionSpec {
  package static let identifier = OptionSpec(
    name: "id", value: .text("URI"), isRequired: true,
    help: "The place that is asked about, such as osm:node/1.")
  package static let reportFormat = OptionSpec(
    name: "format", short: "f", value: .choice(["table", "json"], "F"),
    help: "table (default) or json.")
}
