internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

extension SearchResponse {
  /// Reads the answer to a search or to reverse geocoding.
  init(answer root: JSONValue) throws(AnswerFault) {
    guard root["hits"] != nil else { throw AnswerFault("hits", expected: "there") }
    let objects = try root.list("hits") { (hit) throws(AnswerFault) in try GeoObject(hit: hit) }
    self.init(
      objects: objects, metadata: try SearchMetadata(answer: root),
      nextCursor: try root.text("nextCursor"), source: .online,
      dataVersion: try root.text("dataVersion") ?? "")
    if let uri = try root.text("toponym") {
      metadata.toponym = objects.first { $0.uri == uri }
    }
  }
}

extension SearchMetadata {
  /// Reads the properties of a whole search.
  fileprivate init(answer root: JSONValue) throws(AnswerFault) {
    self.init(
      found: try required(root.count("found"), "found"),
      displayType: try required(root.choice("displayType"), "displayType"),
      boundingBox: try root.box("boundingBox"), sort: try required(root.choice("sort"), "sort"),
      requestText: try root.text("requestText"),
      correctedRequestText: try root.text("correctedRequestText"),
      requestBoundingBox: try root.box("requestBoundingBox"),
      interpretation: try SearchInterpretation.read(root["interpretation"]),
      toponyms: try ToponymResultMetadata.read(root["toponyms"]),
      businesses: try BusinessResultMetadata.read(root["businesses"]))
    goneURI = try root.text("goneURI")
  }
}

extension SearchInterpretation {
  fileprivate static func read(_ value: JSONValue?) throws(AnswerFault) -> SearchInterpretation {
    switch try value?.text("kind") {
    case "text": return .text
    case "categories":
      return .categories(
        try value?.texts("categories") ?? [], text: try value?.text("text"),
        locality: try value?.text("locality"))
    case "coordinates":
      return .coordinates(try required(value?.position("position"), "position"))
    case "uri": return .uri(try required(value?.text("uri"), "uri"))
    // An interpretation from a later version has no equivalent here.
    default: return .nothing
    }
  }
}

extension ToponymResultMetadata {
  fileprivate static func read(_ value: JSONValue?) throws(AnswerFault) -> ToponymResultMetadata? {
    guard let value, value.kind != .null else { return nil }
    return ToponymResultMetadata(
      found: try required(value.count("found"), "toponyms.found"),
      accuracy: try required(value.choice("accuracy"), "toponyms.accuracy"),
      reversePoint: try value.position("reversePoint"))
  }
}

extension BusinessResultMetadata {
  fileprivate static func read(_ value: JSONValue?) throws(AnswerFault) -> BusinessResultMetadata? {
    guard let value, value.kind != .null else { return nil }
    return BusinessResultMetadata(
      found: try required(value.count("found"), "businesses.found"),
      categories: try value.list("categories", Self.counted),
      chains: try value.list("chains", Self.counted),
      filters: try value.list("filters") { (filter) throws(AnswerFault) in
        AvailableFilter(
          id: try required(filter.text("id"), "id"),
          label: try required(filter.text("label"), "label"),
          expression: try required(filter.text("tag"), "tag"),
          count: try required(filter.count("count"), "count"))
      })
  }

  private static func counted(_ value: JSONValue) throws(AnswerFault) -> Counted {
    Counted(
      name: try required(value.text("name"), "name"),
      count: try required(value.count("count"), "count"))
  }
}
