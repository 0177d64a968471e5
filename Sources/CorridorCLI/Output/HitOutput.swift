internal import Corridor
internal import CorridorGeometry
internal import CorridorImport
internal import CorridorIndex

/// Writes the answer of a search along a route.
struct HitOutput {
  let answer: Answer
  /// The half-width that was asked for, in metres.
  let within: Double
  /// The text that was asked for.
  let text: String?
  /// The categories that were asked for.
  let categories: [String]
  let projection: OutputProjection

  private static let columns: [OutputHeader.Column] = [
    .init("name"), .init("categories"), .init("offRouteMeters"), .init("alongMeters"),
    .init("side"), .init("pass"), .init("passCount"), .init("snapped", isPosition: true),
    .init("tags"),
  ]

  /// Writes all hits to `path`, or to standard output; where a format has no room for the cursor of
  /// the next page, or for the text as it was corrected, they are told on standard error.
  func write(as choice: OutputChoice, to path: String?) throws(CommandError) {
    let header = try header(for: choice.format)
    try choice.write(answer.hits, under: header, to: path) { (hit) throws(CommandError) in
      try feature(hit)
    }
    guard choice.format != .geojson else { return }
    if choice.format != .table, let correction {
      StandardError.write(line: counts + correction)
    }
    if let cursor = answer.nextCursor {
      StandardError.write(line: "\(counts); the next ones: --cursor \(cursor)")
    }
  }

  /// " for 'Kestrel' instead of 'kestrl'", where the text was corrected.
  private var correction: String? {
    answer.correctedText.map { " for '\($0)' instead of '\(text ?? "")'" }
  }

  private func header(for format: OutputFormat) throws(CommandError) -> OutputHeader {
    var header = OutputHeader(
      columns: Self.columns, members: format == .table ? [] : try members(),
      footer: """
        \(counts)\(correction ?? "") within \(ReadableLength.exact(within)) of \
        \(ReadableLength(answer.routeLengthMeters)) of route; \
        \(answer.sort == .along ? "in the order of travel" : "closest first")
        """,
      wantedCategories: categories)
    if projection.name != nil { header.axes = ("x", "y") }
    return header
  }

  /// "12 of 12 places"
  private var counts: String {
    "\(answer.returned) of \(countedPlaces(answer.found))"
  }

  private func members() throws(CommandError) -> [(name: String, value: OutputValue)] {
    var members: [(name: String, value: OutputValue)] = [
      ("found", .integer(answer.found)),
      ("returned", .integer(answer.returned)),
      ("sort", .text(answer.sort.rawValue)),
      ("boundingBox", try boundingBox()),
      ("correctedText", answer.correctedText.map { .text($0) } ?? .none),
      ("nextCursor", answer.nextCursor.map { .text($0) } ?? .none),
      ("dataVersion", .text(answer.dataVersion)),
      ("withinMeters", .meters(within)),
      ("routeLengthMeters", .meters(answer.routeLengthMeters)),
    ]
    if let name = projection.name { members.append(("crs", .text(name))) }
    return members
  }

  /// The smallest box that holds the places, in the reference system of the answer.
  private func boundingBox() throws(CommandError) -> OutputValue {
    guard projection.name != nil else { return .box(answer.boundingBox) }
    return try projection.box(around: answer.hits.positions.lazy.map(\.coordinate))
  }

  private func feature(_ hit: Hit) throws(CommandError) -> OutputFeature {
    let facts = hit.place.facts
    return OutputFeature(
      id: facts.id, position: try projection.position(hit.place.coordinate),
      values: [
        facts.name.map { .text($0) } ?? .none,
        .texts(facts.categories),
        .meters(hit.offRouteMeters),
        .meters(hit.alongMeters),
        .text(hit.side.word),
        .integer(hit.pass),
        .integer(hit.passCount),
        .position(try projection.position(hit.snapped)),
        .tags(facts.tags.map { OutputValue.Tag(key: $0.key, value: $0.value) }),
      ])
  }
}
