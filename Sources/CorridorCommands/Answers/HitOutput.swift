package import Corridor
internal import CorridorGeometry
package import CorridorImport
internal import CorridorIndex

/// Writes the answer of a search along a route.
package struct HitOutput: AnswerOutput {
  package let answer: Answer
  /// The half-width that was asked for, in metres.
  package let within: Double
  /// The text that was asked for.
  package let text: String?
  /// The categories that were asked for.
  package let categories: [String]
  package let projection: OutputProjection

  package init(
    answer: Answer, within: Double, text: String?, categories: [String],
    projection: OutputProjection
  ) {
    self.answer = answer
    self.within = within
    self.text = text
    self.categories = categories
    self.projection = projection
  }

  private static let columns: [OutputHeader.Column] = [
    .init("name"), .init("categories"), .init("offRouteMeters"), .init("alongMeters"),
    .init("side"), .init("pass"), .init("passCount"), .init("snapped", isPosition: true),
    .init("tags"),
  ]

  package var elements: Hits { answer.hits }
  package var columns: [OutputHeader.Column] { Self.columns }

  /// The cursor of the next page, and the text as it was corrected.
  package func notes(for format: OutputFormat) -> [String] {
    guard format != .geojson else { return [] }
    var notes: [String] = []
    if format != .table, let correction { notes.append(counts + correction) }
    if let cursor = answer.nextCursor {
      notes.append("\(counts); the next ones: --cursor \(cursor)")
    }
    return notes
  }

  /// " for 'Kestrel' instead of 'kestrl'", where the text was corrected.
  private var correction: String? {
    answer.correctedText.map { " for '\($0)' instead of '\(text ?? "")'" }
  }

  package var footer: String {
    """
    \(counts)\(correction ?? "") within \(ReadableLength.exact(within)) of \
    \(ReadableLength(answer.routeLengthMeters)) of route; \
    \(answer.sort == .along ? "in the order of travel" : "closest first")
    """
  }

  /// "12 of 12 places"
  private var counts: String {
    "\(answer.returned) of \(countedPlaces(answer.found))"
  }

  package func members() throws(CommandError) -> [(name: String, value: OutputValue)] {
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

  package func feature(_ hit: Hit) throws(CommandError) -> OutputFeature {
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
