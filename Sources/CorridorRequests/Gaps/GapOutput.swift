package import Corridor
package import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Writes a gap report.
package struct GapOutput: AnswerOutput {
  package let report: GapReport
  /// The note on places left out for lack of data; set only if nothing was found.
  private let unknowns: UnknownPlacesNote?
  private let route: Route
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

  private static let columns: [OutputHeader.Column] = [
    .init("fromMeters"), .init("toMeters"), .init("lengthMeters"), .init("exceeds"),
    .init("excessMeters"), .init("beforeId"), .init("beforeName"), .init("beforeOffRouteMeters"),
    .init("beforeSide"), .init("afterId"), .init("afterName"), .init("afterOffRouteMeters"),
    .init("afterSide"),
  ]

  package var elements: Gaps { report.gaps }
  package var columns: [OutputHeader.Column] {
    Self.columns + (route.ferries.isEmpty ? [] : [.init("ferryMeters")])
  }
  package var listName: String { "gaps" }

  /// The picture of the route with all gaps.
  package var strip: GapStrip {
    GapStrip(
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

  package func members() -> [(name: String, value: OutputValue)] {
    let options = report.options
    var members: [(name: String, value: OutputValue)] = [
      ("found", .integer(report.found)),
      ("returned", .integer(report.gaps.count)),
      ("sort", .text(options.sort.rawValue)),
      ("passes", .integer(report.passCount)),
      ("longestMeters", .meters(report.longestMeters)),
    ]
    if let range = options.range {
      members += [
        ("exceeding", .integer(report.exceedingCount ?? 0)),
        ("rangeMeters", .meters(range.value)),
        ("reserveMeters", .meters(options.reserve.value)),
      ]
    }
    if options.minimum.value > 0 { members.append(("minMeters", .meters(options.minimum.value))) }
    members += [
      ("correctedText", report.answer.correctedText.map { .text($0) } ?? .none),
      ("dataVersion", .text(report.answer.dataVersion)),
      ("withinMeters", .meters(within)),
      ("routeLengthMeters", .meters(route.lengthMeters)),
    ]
    if let stretch = report.stretch {
      members += [
        ("fromMeters", .meters(stretch.lowerBound)), ("toMeters", .meters(stretch.upperBound)),
      ]
    }
    if let unknowns { members.append(("unknownCount", .integer(unknowns.count))) }
    if !route.ferries.isEmpty { members.append(("ferries", .stretches(route.ferries))) }
    if let name = projection.name { members.append(("crs", .text(name))) }
    return members
  }

  package func feature(_ gap: Gap) throws(CommandError) -> OutputFeature {
    var lines: [[OutputPosition]] = []
    for line in route.lines(inMeters: gap.fromMeters...gap.toMeters) {
      lines.append(
        try line.map { (position) throws(CommandError) in try projection.position(position) })
    }
    return OutputFeature(
      id: "gap:\(gap.number)", position: lines[0][0],
      shape: lines.count == 1 ? .line(lines[0]) : .lines(lines),
      values: [
        .meters(gap.fromMeters), .meters(gap.toMeters), .meters(gap.lengthMeters),
        gap.excessMeters == nil ? .none : .boolean(gap.exceeds),
        gap.excessMeters.map { .meters($0) } ?? .none,
      ] + Self.values(gap.before) + Self.values(gap.after)
        + (route.ferries.isEmpty ? [] : [.meters(gap.ferryMeters)]))
  }

  /// The values that describe the pass at one end of a gap.
  private static func values(_ hit: Hit?) -> [OutputValue] {
    guard let hit else { return [.none, .none, .none, .none] }
    let facts = hit.place.facts
    return [
      .text(facts.id), facts.name.map { .text($0) } ?? .none, .meters(hit.offRouteMeters),
      .text(hit.side.word),
    ]
  }
}
