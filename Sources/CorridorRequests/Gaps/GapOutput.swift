package import Corridor
package import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Writes a gap report.
package struct GapOutput: AnswerOutput {
  package let report: GapReport
  /// The note on places left out for lack of data; set only if nothing was found.
  private let unknowns: UnknownPlacesNote?
  fileprivate let route: Route
  /// The requested half-width, in metres.
  private let within: Double
  private let window: ClosedRange<Double>?
  /// The requested text.
  private let text: String?
  /// A short description of the requested places.
  private let wanted: String
  package let categories: [String]
  package let projection: OutputProjection
  package let warnings: [AnswerWarning]

  init(
    report: GapReport, unknowns: UnknownPlacesNote?, query: CorridorQuery, wanted: String,
    projection: OutputProjection, warnings: [AnswerWarning]
  ) {
    self.report = report
    self.unknowns = unknowns
    route = query.corridor.route
    within = query.corridor.within.value
    window = report.answer.window
    text = query.places.text
    self.wanted = wanted
    categories = query.places.categories
    self.projection = projection
    self.warnings = warnings
  }

  package static let listName = "gaps"

  package static let columns: [Column<GapOutput, GapRow>] =
    spans + columns("before") { $0.before } + columns("after") { $0.after } + [ferry]

  private static let spans: [Column<GapOutput, GapRow>] = [
    Column("fromMeters", .meters) { $0.gap.fromMeters },
    Column("toMeters", .meters) { $0.gap.toMeters },
    Column("lengthMeters", .meters) { $0.gap.lengthMeters },
    Column("exceeds", .orNull(.flag)) { row in
      row.gap.excessMeters.map { _ in row.gap.exceeds }
    },
    Column("excessMeters", .orNull(.meters)) { $0.gap.excessMeters },
  ]

  private static let ferry = Column<GapOutput, GapRow>(
    "ferryMeters", .meters, .when { !$0.route.ferries.isEmpty }
  ) { $0.gap.ferryMeters }

  /// The columns that describe the pass at one end of a gap.
  private static func columns(
    _ prefix: String, _ pass: @escaping @Sendable (GapRow) -> GapRow.Pass?
  ) -> [Column<GapOutput, GapRow>] {
    [
      Column(prefix + "Id", .orNull(.text)) { pass($0)?.facts.id },
      Column(prefix + "Name", .orNull(.text)) { pass($0)?.facts.name },
      Column(prefix + "OffRouteMeters", .orNull(.meters)) { pass($0)?.hit.offRouteMeters },
      Column(prefix + "Side", .orNull(.side)) { pass($0)?.hit.side },
    ]
  }

  package var context: GapOutput { self }
  package var elements: Gaps { report.gaps }

  @discardableResult
  package func write(
    as format: OutputFormat, to sink: ByteSink, _ options: OutputOptions
  ) throws(CommandError) -> Int {
    try writeElements(as: format, to: sink, options)
  }

  package func row(_ gap: Gap, after _: GapRow?) throws(CommandError) -> GapRow {
    let lines = try route.lines(inMeters: gap.fromMeters...gap.toMeters).map {
      (line) throws(CommandError) in
      try line.map { (position) throws(CommandError) in try projection.position(position) }
    }
    return GapRow(
      gap: gap, position: lines[0][0],
      shape: lines.count == 1 ? .line(lines[0]) : .lines(lines))
  }

  /// The picture of the route with all gaps.
  package var chart: GapChart {
    GapChart(
      report: report, categories: categories,
      title: "Gaps without " + (wanted.isEmpty ? "any place" : wanted),
      summary: footer)
  }

  /// The warning, and the corrected text.
  package func notes(for format: OutputFormat) -> [String] {
    guard format != .geojson, format != .table else { return [] }
    var notes: [String] = []
    if let correction { notes.append(counts + correction) }
    if let warning { notes.append(warning) }
    if let unknowns { notes.append(counts + unknowns.words) }
    return notes
  }

  /// "2 gaps are longer than 280 km (a range of 320 km less 40 km)"; nil if there are none.
  package var warning: String? {
    guard let exceeding = report.exceedingCount, exceeding > 0 else { return nil }
    return "\(exceeding) \(exceeding == 1 ? "gap is" : "gaps are") longer than \(reach)"
  }

  private var reach: String {
    guard let range = report.options.range, let reach = report.options.reachMeters else {
      return ""
    }
    let reserve = report.options.reserve.value
    let whole =
      reserve > 0
      ? " (a range of \(ReadableLength.exact(range.value)) less \(ReadableLength.exact(reserve)))"
      : ""
    return ReadableLength.exact(reach) + whole
  }

  private var correction: String? {
    report.answer.correctedText.map { " for '\($0)' instead of '\(text ?? "")'" }
  }

  package var footer: String {
    """
    \(counts)\(correction ?? "") within \(ReadableLength.exact(within)) of \
    \(ReadableLength(route.lengthMeters)) of route\(stretch)\(sailing)\(order)\(judgement)\(unknowns?.words ?? "")
    """
  }

  /// "3 of 12 gaps between 11 passes"
  private var counts: String {
    let (found, passes) = (report.found, report.passCount)
    return "\(report.gaps.count) of \(found) \(found == 1 ? "gap" : "gaps") "
      + "between \(passes) \(passes == 1 ? "pass" : "passes")"
  }

  private var sailing: String {
    sailingWords(route.ferryMeters(in: report.stretch ?? 0 ... .infinity))
  }

  private var stretch: String {
    guard let window else { return "" }
    guard let stretch = report.stretch else {
      return ", which ends before \(ReadableLength(window.lowerBound))"
    }
    let isCut = window.upperBound < route.lengthMeters
    return ", from \(ReadableLength(stretch.lowerBound)) "
      + (isCut ? "to \(ReadableLength(stretch.upperBound))" : "on")
  }

  private var order: String {
    guard report.gaps.count > 1 else { return "" }
    return report.options.sort == .along ? "; in the order of travel" : "; longest first"
  }

  private var judgement: String {
    guard report.options.range != nil else { return "" }
    return "; " + (warning ?? "none is longer than \(reach)")
  }

  /// The facts about the whole report.
  static let members: [Member<GapOutput>] = [
    Member("found", .count) { $0.report.found },
    Member("returned", .count) { $0.report.gaps.count },
    Member("sort", .choice) { $0.report.options.sort },
    Member("passes", .count) { $0.report.passCount },
    Member("longestMeters", .meters) { $0.report.longestMeters },
    Member(optional: "exceeding", .count) { output in
      output.report.options.range.map { _ in output.report.exceedingCount ?? 0 }
    },
    Member(optional: "rangeMeters", .meters) { $0.report.options.range?.value },
    Member(optional: "reserveMeters", .meters) { output in
      output.report.options.range.map { _ in output.report.options.reserve.value }
    },
    Member(optional: "minMeters", .meters) { output in
      let minimum = output.report.options.minimum.value
      return minimum > 0 ? minimum : nil
    },
    Member("correctedText", .orNull(.text)) { $0.report.answer.correctedText },
    Member("dataVersion", .text) { $0.report.answer.dataVersion },
    Member("withinMeters", .meters) { $0.within },
    Member("routeLengthMeters", .meters) { $0.route.lengthMeters },
    Member(optional: "fromMeters", .meters) { $0.report.stretch?.lowerBound },
    Member(optional: "toMeters", .meters) { $0.report.stretch?.upperBound },
    Member(optional: "unknownCount", .count) { $0.unknowns?.count },
    Member(optional: "ferries", .stretches) { output in
      output.route.ferries.isEmpty ? nil : output.route.ferries
    },
  ]

  package func facts() throws(CommandError) -> [OutputValue.Member] {
    try Self.members.values(of: self)
  }
}

/// A gap, as it is written.
package final class GapRow: AnswerRow {
  let gap: Gap
  package let position: OutputPosition
  package let shape: OutputShape?
  let before: Pass?
  let after: Pass?

  init(gap: Gap, position: OutputPosition, shape: OutputShape) {
    self.gap = gap
    self.position = position
    self.shape = shape
    before = gap.before.map { Pass($0) }
    after = gap.after.map { Pass($0) }
  }

  package var id: String { "gap:\(gap.number)" }

  /// The pass at one end.
  final class Pass {
    let hit: Hit
    let facts: PlaceFacts

    init(_ hit: Hit) {
      self.hit = hit
      facts = hit.place.facts
    }
  }
}

// MARK: - For people

extension GapOutput {
  package func tableColumns() -> [TableColumn<GapRow>] {
    var columns: [TableColumn<GapRow>] = [
      TableColumn("length", isNumber: true) { ReadableLength($0.gap.lengthMeters).description },
      TableColumn("from km", isNumber: true) { ReadableLength.kilometers($0.gap.fromMeters) },
      TableColumn("to km", isNumber: true) { ReadableLength.kilometers($0.gap.toMeters) },
    ]
    if report.gaps.contains(where: { $0.ferryMeters > 0 }) {
      columns.append(
        TableColumn("by ferry", isNumber: true) { row in
          row.gap.ferryMeters > 0 ? ReadableLength(row.gap.ferryMeters).description : ""
        })
    }
    if report.options.range != nil {
      columns.append(
        TableColumn("over by", isNumber: true) { row in
          row.gap.exceeds ? ReadableLength(row.gap.excessMeters ?? 0).description : ""
        })
    }
    return columns + tableColumns("last before", or: "(start)") { $0.before }
      + tableColumns("first after", or: "(end)") { $0.after }
  }

  private func tableColumns(
    _ heading: String, or end: String, _ pass: @escaping (GapRow) -> GapRow.Pass?
  ) -> [TableColumn<GapRow>] {
    [
      TableColumn(heading, minimum: 8) { row in
        pass(row).map { name(of: $0.facts) } ?? end
      },
      TableColumn("off route", isNumber: true) { row in
        pass(row).map { ReadableLength($0.hit.offRouteMeters).description } ?? ""
      },
    ]
  }

  private func name(of place: PlaceFacts) -> String {
    ShownName.of(name: place.name, categories: place.categories, wanted: categories)
  }
}

extension Hit {
  /// The place's name, or else the name of one of its categories, preferably one that was
  /// requested.
  func shownName(among wanted: [String]) -> String {
    let facts = place.facts
    return ShownName.of(name: facts.name, categories: facts.categories, wanted: wanted)
  }
}
