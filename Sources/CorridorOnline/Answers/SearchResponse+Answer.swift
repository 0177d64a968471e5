internal import Corridor
internal import CorridorFormats
internal import CorridorRequests

extension SearchResponse {
  /// Reads the answer to a search or to reverse geocoding.
  init(answer root: JSONValue) throws(AnswerFault) {
    let objects = try GeoObject.read(root)
    var facts = SearchFacts()
    try SearchFacts.members.read(root, into: &facts)
    self = facts.response
    self.objects = objects
    if let uri = facts.toponym { metadata.toponym = objects.first { $0.uri == uri } }
  }
}

extension GeoObject {
  /// Reads the hits of an answer.
  static func read(_ root: JSONValue) throws(AnswerFault) -> [GeoObject] {
    guard let hits = root["hits"], hits.kind == .array else {
      throw AnswerFault("hits", expected: "there")
    }
    var objects: [GeoObject] = []
    for hit in hits.elements { objects.append(try ObjectRow(hit: hit).object) }
    return objects
  }
}
