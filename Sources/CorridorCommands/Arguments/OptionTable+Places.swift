/// Options that say in whose time and law places lie.
extension OptionSpec {
  package static let timeZone = OptionSpec(
    name: "tz", value: .text("ZONE"),
    help: """
      The time zone of all places, such as Europe/Berlin or +01:00, instead of those in the index \
      (corridor import --timezones) and those of their countries.
      """)
  package static let holidayRegion = OptionSpec(
    name: "region", value: .text("REGION"),
    help: """
      The country or part of it whose holidays hold for all places, such as de or de_bw, instead of \
      where each lies.
      """)
}
