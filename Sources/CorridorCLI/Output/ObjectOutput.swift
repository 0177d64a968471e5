internal import Corridor
internal import CorridorGeometry
internal import CorridorImport
internal import CorridorIndex

/// Writes found objects: the answer of a search, of reverse geocoding or of identifiers.
struct ObjectOutput {
  let objects: [GeoObject]
  let columns: ObjectColumns
  /// Facts about the whole answer.
  let members: [(name: String, value: OutputValue)]
  /// The line under a table.
  var footer = ""
  /// The categories that were asked for.
  var categories: [String] = []
  /// What is said on standard error where a format has no room for ``members``.
  var notes: [String] = []
  let projection: OutputProjection

  /// Writes all to `path`, or to standard output.
  func write(as choice: OutputChoice, to path: String?) throws(CommandError) {
    var header = OutputHeader(
      columns: columns.columns, members: choice.format == .table ? [] : members, footer: footer,
      wantedCategories: categories)
    if projection.name != nil { header.axes = ("x", "y") }
    try choice.write(objects, under: header, to: path) { (object) throws(CommandError) in
      try columns.feature(object)
    }
    guard choice.format != .geojson else { return }
    for note in notes { StandardError.write(line: note) }
  }

  /// Adds all as one JSON object: `hits`, then the facts.
  func append(
    to buffer: inout TextBuffer, requestID: String? = nil
  ) throws(CommandError) {
    // What cannot be written must leave nothing behind.
    let features = try objects.map { (object) throws(CommandError) in try columns.feature(object) }
    let header = columns.columns
    buffer.append("{")
    buffer.append(requestID: requestID)
    buffer.append(#""hits":["#)
    for (index, feature) in features.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append(jsonHit: feature, columns: header)
    }
    buffer.append("]")
    for (name, value) in members {
      buffer.append(",")
      buffer.append(jsonMember: name, value)
    }
    buffer.append("}")
  }
}

extension ObjectOutput {
  /// The output of a search.
  init(_ response: SearchResponse, to request: SearchRequest, _ projection: OutputProjection) {
    let metadata = response.metadata
    let counts = "\(response.objects.count) of \(countedPlaces(metadata.found))"
    objects = response.objects
    // A completion's key brings the point that its places are near to.
    let isMeasured = response.objects.contains { $0.distanceMeters != nil }
    columns = ObjectColumns(request, projection, isMeasured: isMeasured)
    members = SearchMembers(response: response, projection: projection).members()
    categories = request.categories
    if case .categories(let understood, _, _) = metadata.interpretation { categories += understood }
    self.projection = projection
    footer = counts
    if let corrected = metadata.correctedRequestText {
      footer += " for '\(corrected)' instead of '\(metadata.requestText ?? "")'"
    }
    footer += "; " + metadata.sort.words
    if let cursor = response.nextCursor {
      notes = ["\(counts); the next ones: --cursor \(cursor)"]
    }
    if let gone = metadata.goneURI { notes.append("gone: \(gone)") }
  }
}

extension SearchSort.Kind {
  /// The order in words.
  fileprivate var words: String {
    switch self {
    case .relevance: "best match first"
    case .distance: "nearest first"
    case .offRoute: "closest to the route first"
    case .along: "in the order of travel"
    }
  }
}
