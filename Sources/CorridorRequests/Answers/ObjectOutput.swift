package import Corridor
package import CorridorFormats
package import CorridorGeometry
internal import CorridorIndex

/// Writes found objects: the answer to a search, to reverse geocoding, or to a lookup of
/// identifiers.
package struct ObjectOutput: AnswerOutput {
  package let objects: [GeoObject]
  package let footer: String
  package private(set) var categories: [String] = []
  package let projection: OutputProjection
  package private(set) var warnings: [AnswerWarning] = []
  package private(set) var followedRoute: Route?
  private let objectColumns: ObjectColumns
  private let facts: [(name: String, value: OutputValue)]
  private var notes: [String]
  /// The cursor of the next page, and the number of objects on all pages.
  private var nextPage: (cursor: String, found: Int)?

  package init(
    objects: [GeoObject], columns: ObjectColumns, members: [(name: String, value: OutputValue)],
    footer: String, notes: [String], projection: OutputProjection
  ) {
    self.objects = objects
    objectColumns = columns
    facts = members
    self.footer = footer
    self.notes = notes
    self.projection = projection
  }

  package var elements: [GeoObject] { objects }
  package var columns: [OutputHeader.Column] { objectColumns.columns }

  package func members() -> [(name: String, value: OutputValue)] { facts }

  package func feature(_ object: GeoObject) throws(CommandError) -> OutputFeature {
    try objectColumns.feature(object)
  }

  package func notes(for format: OutputFormat) -> [String] {
    guard format != .geojson else { return [] }
    let next = nextPage.map { (cursor, found) in
      nextPageNote(cursor, returned: objects.count, found: found, in: format)
    }
    return (next.map { [$0] } ?? []) + notes
  }
}

extension ObjectOutput {
  /// The output of a search.
  package init(
    _ response: SearchResponse, to request: SearchRequest, _ projection: OutputProjection,
    warnings: [AnswerWarning] = []
  ) {
    let metadata = response.metadata
    let counts = "\(response.objects.count) of \(countedPlaces(metadata.found))"
    var footer = counts
    if let corrected = metadata.correctedRequestText {
      footer += " for '\(corrected)' instead of '\(metadata.requestText ?? "")'"
    }
    footer += "; " + metadata.sort.words
    var notes: [String] = []
    if let gone = metadata.goneURI { notes.append("gone: \(gone)") }
    // A completion's key supplies the point that distances are measured to.
    let isMeasured = response.objects.contains { $0.distanceMeters != nil }
    self.init(
      objects: response.objects,
      columns: ObjectColumns(request, projection, isMeasured: isMeasured),
      members: SearchMembers(response: response, projection: projection).members(),
      footer: footer, notes: notes, projection: projection)
    nextPage = response.nextCursor.map { ($0, metadata.found) }
    self.warnings = warnings
    if case .along(let route, _, _) = request.area { followedRoute = route }
    categories = request.categories
    if case .categories(let understood, _, _) = metadata.interpretation { categories += understood }
  }
}

extension SearchSort.Kind {
  /// The order as text.
  fileprivate var words: String {
    switch self {
    case .relevance: "best match first"
    case .distance: "nearest first"
    case .offRoute: "closest to the route first"
    case .along: "in the order of travel"
    }
  }
}
