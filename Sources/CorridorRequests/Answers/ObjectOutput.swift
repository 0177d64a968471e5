package import Corridor
package import CorridorFormats
package import CorridorGeometry
internal import CorridorIndex

/// Writes found objects: the answer to a search, to reverse geocoding, or to a lookup of
/// identifiers.
package struct ObjectOutput: AnswerOutput {
  package let objects: [GeoObject]
  package let footer: String
  package let projection: OutputProjection
  package private(set) var warnings: [AnswerWarning] = []
  package private(set) var followedRoute: Route?
  /// What depends on the request.
  package let context: Set<ObjectRow.Part>
  private let members: [OutputValue.Member]
  private var notes: [String]
  /// The requested categories, including those that the text names.
  private var categories: [String] = []
  /// The cursor of the next page, and the number of objects on all pages.
  private var nextPage: (cursor: String, found: Int)?

  package static let columns = ObjectRow.columns

  package var elements: [GeoObject] { objects }

  @discardableResult
  package func write(
    as format: OutputFormat, to sink: ByteSink, _ options: OutputOptions
  ) throws(CommandError) -> Int {
    try writeElements(as: format, to: sink, options)
  }

  package func row(_ object: GeoObject, after _: ObjectRow?) throws(CommandError) -> ObjectRow {
    try ObjectRow(object, projection)
  }

  package func facts() -> [OutputValue.Member] { members }

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
  ) throws(CommandError) {
    let metadata = response.metadata
    objects = response.objects
    self.projection = projection
    self.warnings = warnings
    var footer = "\(response.objects.count) of \(countedPlaces(metadata.found))"
    if let corrected = metadata.correctedRequestText {
      footer += " for '\(corrected)' instead of '\(metadata.requestText ?? "")'"
    }
    self.footer = footer + "; " + metadata.sort.words
    notes = metadata.goneURI.map { ["gone: \($0)"] } ?? []
    // The distances to a completion's point, which the request does not name.
    let isMeasured = response.objects.contains { $0.distanceMeters != nil }
    context = request.parts.union(isMeasured ? [.distance] : [])
    members = try SearchFacts.members.values(of: SearchFacts(response))
    nextPage = response.nextCursor.map { ($0, metadata.found) }
    if case .along(let route, _, _) = request.area { followedRoute = route }
    categories = request.categories
    if case .categories(let understood, _, _) = metadata.interpretation { categories += understood }
  }

  /// The output of a lookup of identifiers.
  init(
    _ outcomes: [ResolvedObject], _ options: SearchOptions, _ projection: OutputProjection,
    dataVersion: String
  ) throws(CommandError) {
    objects = outcomes.compactMap(\.object)
    self.projection = projection
    var facts = ResolveFacts()
    for outcome in outcomes {
      switch outcome {
      case .found: facts.found += 1
      case .gone(let uri): facts.gone.append(uri)
      case .malformed(let uri): facts.malformed.append(uri)
      }
    }
    facts.dataVersion = dataVersion
    footer = "\(facts.found) of \(countedPlaces(outcomes.count))"
    notes = facts.gone.map { "gone: \($0)" } + facts.malformed.map { "not an identifier: \($0)" }
    context = SearchRequest(options: options).parts
    members = try ResolveFacts.members.values(of: facts)
  }
}

extension SearchRequest {
  /// The parts of objects that the answer to this request has.
  fileprivate var parts: Set<ObjectRow.Part> {
    var parts: Set<ObjectRow.Part> = []
    switch area {
    case .along: parts.insert(.route)
    case .near: parts.insert(.distance)
    case .region(_, .default): parts.insert(.isInArea)
    case .anywhere, .viewport, .region: break
    }
    if options.sort?.kind == .distance { parts.insert(.distance) }
    if options.userPosition != nil { parts.insert(.userDistance) }
    if text != nil { parts.insert(.score) }
    return parts
  }
}

// MARK: - For people

extension ObjectOutput {
  package func tableColumns() -> [TableColumn<ObjectRow>] {
    var columns: [TableColumn<ObjectRow>] = []
    func length(_ meters: Double?) -> String {
      meters.map { ReadableLength($0).description } ?? ""
    }
    if context.contains(.route) {
      columns += [
        TableColumn("off route", isNumber: true) { length($0.pass.offRouteMeters) },
        TableColumn("km", isNumber: true) { row in
          row.pass.alongMeters.map { ReadableLength.kilometers($0) } ?? ""
        },
        TableColumn("side") { $0.pass.side?.word ?? "" },
      ]
    } else if context.contains(.distance) {
      columns.append(TableColumn("distance", isNumber: true) { length($0.distanceMeters) })
    }
    if context.contains(.userDistance) {
      columns.append(TableColumn("from you", isNumber: true) { length($0.userDistanceMeters) })
    }
    return columns + [
      TableColumn("name", minimum: 12) { title(of: $0) },
      TableColumn("category", minimum: 8, dropOrder: 3) { category(of: $0) },
      TableColumn("address", minimum: 12) { $0.addressLine ?? "" },
      TableColumn("id", dropOrder: 1) { $0.id },
    ]
  }

  package func label(of row: ObjectRow) -> OutputLabel {
    var summary = row.addressLine ?? ""
    if let offRoute = row.pass.offRouteMeters, let along = row.pass.alongMeters,
      let side = row.pass.side
    {
      summary = passSummary(offRouteMeters: offRoute, alongMeters: along, side)
    }
    return OutputLabel(title: title(of: row), summary: summary, category: category(of: row))
  }

  private func title(of row: ObjectRow) -> String {
    ShownName.of(
      name: row.name, categories: row.categories, wanted: categories, kind: row.kind.rawValue)
  }

  private func category(of row: ObjectRow) -> String {
    ShownName.category(of: row.categories, wanted: categories, kind: row.kind.rawValue)
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
