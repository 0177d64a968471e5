internal import CorridorFormats
internal import CorridorHours
internal import CorridorImport
internal import CorridorIndex
internal import CorridorRequests

/// The result of an import, in lines for people.
struct ImportSummary {
  private let report: ImportReport
  private let output: String

  init(_ report: ImportReport, output: String) {
    self.report = report
    self.output = output
  }

  /// A one-line summary.
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

  /// The places by kind if there are toponyms, and the rejected rows of each input with their
  /// reasons and positions.
  var details: [String] {
    // An unreadable index gives no counts; the next program that opens it reports the fault.
    let index = (try? PlaceIndex(path: output)).flatMap { $0.toponymCount > 0 ? $0 : nil }
    let kinds = index.flatMap { try? $0.countedKinds() }
    return (kinds.map { ["\(output): \($0)"] } ?? []) + timeZones
      + findings
  }

  /// The number of places with a time zone, and the time zones that are unknown.
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

  /// The maximum number of lines about rejected rows and about accepted but suspicious ones.
  private static let mostFindings = 10

  /// The rejected and suspicious rows by kind, each kind with its count, and as many examples as
  /// fit: every kind gets a first example before any gets a second.
  private var findings: [String] {
    var findings: [(line: String, examples: [String])] = []
    for input in report.inputs {
      findings += input.notices.map { ("\(input.file): \($0)", []) }
      for (tallies, what) in [(input.leftOut, "left out"), (input.remarks, "taken")] {
        for tally in tallies {
          let line = "\(input.file): \(tally.count) \(what): \(tally.finding)"
          findings.append((line, input.lines(of: tally).map { "  " + $0 }))
        }
      }
      if input.duplicates > 0 {
        findings.append(
          ("\(input.file): \(input.duplicates) left out: duplicate identifier", []))
      }
    }
    var room = Self.mostFindings
    let others = findings.count - room
    if others > 0 {
      // The last line says that there are more.
      findings.removeLast(others + 1)
      return findings.map(\.line) + ["and \(others + 1) more findings"]
    }
    room -= findings.count
    var count = 0
    var shown = [Int](repeating: 0, count: findings.count)
    while room > 0 {
      let waiting = findings.indices.filter { findings[$0].examples.count > count }
      if waiting.isEmpty { break }
      for finding in waiting.prefix(room) { shown[finding] += 1 }
      room -= min(room, waiting.count)
      count += 1
    }
    return zip(findings, shown).flatMap { [$0.line] + $0.examples.prefix($1) }
  }
}
