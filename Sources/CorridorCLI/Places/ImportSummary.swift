internal import CorridorCommands
internal import CorridorHours
internal import CorridorImport
internal import CorridorIndex

/// What an import did, in lines for people.
struct ImportSummary {
  private let report: ImportReport
  private let output: String

  init(_ report: ImportReport, output: String) {
    self.report = report
    self.output = output
  }

  /// One line for the whole.
  var line: String {
    var seconds = TextBuffer()
    seconds.append(report.seconds, decimals: 1)
    let files = report.inputs.count == 1 ? report.inputs[0].file : "\(report.inputs.count) files"
    let places = countedPlaces(report.summary?.placeCount ?? report.places)
    var whole = "\(places) from \(files) in \(seconds.text) s: \(output)"
    let leftOut = report.inputs.reduce(0) { $0 + $1.leftOutCount + $1.duplicates }
    if leftOut > 0 { whole += "; \(leftOut) left out" }
    return whole
  }

  /// The places by kind where there are toponyms, and what was left out of each input, why and
  /// where.
  var details: [String] {
    // Without a readable index there is nothing to count; whoever opens it next is told why.
    let index = (try? PlaceIndex(path: output)).flatMap { $0.toponymCount > 0 ? $0 : nil }
    let kinds = index.flatMap { try? $0.countedKinds() }
    return (kinds.map { ["\(output): \($0)"] } ?? []) + timeZones
      + report.inputs.flatMap(details)
  }

  /// How many places have a time zone, and the zones that nothing is known of.
  private var timeZones: [String] {
    var lines: [String] = []
    if let index = try? PlaceIndex(path: output), index.hasTimeZones,
      let counts = try? index.timeZoneCounts()
    {
      lines.append(
        "\(output): \(counts.places) of \(index.businessCount) businesses in \(counts.zones) time zones"
      )
    }
    let version = TimeZoneRules.dataVersion ?? "here"
    return lines
      + report.unknownTimeZones.map { zone in
        """
        time zone \(zone.name) (feature \(zone.feature)) is not in the tz database \(version): \
        times there will be unknown
        """
      }
  }

  private func details(_ input: InputReport) -> [String] {
    var lines = input.notices.map { "\(input.file): \($0)" }
    for (tallies, what) in [(input.leftOut, "left out"), (input.remarks, "taken")] {
      for tally in tallies {
        lines.append("\(input.file): \(tally.count) \(what): \(tally.finding)")
        lines += input.lines(of: tally).map { "  " + $0 }
      }
    }
    if input.duplicates > 0 {
      lines.append("\(input.file): \(input.duplicates) left out: identifier was there before")
    }
    return lines
  }
}
