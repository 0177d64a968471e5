internal import Corridor
internal import CorridorFormats

extension ResolvedObject {
  /// Reads what became of identifiers.
  ///
  /// The answer has the objects that were found in the order in which they were asked for, and the
  /// others by themselves.
  static func read(
    _ root: JSONValue, for uris: [String]
  ) throws(AnswerFault) -> [ResolvedObject] {
    guard root["hits"] != nil else { throw AnswerFault("hits", expected: "there") }
    let gone = Set(try root.texts("gone"))
    let malformed = Set(try root.texts("malformed"))
    var found = try root.list("hits") { (hit) throws(AnswerFault) in try GeoObject(hit: hit) }[...]
    var outcomes: [ResolvedObject] = []
    for uri in uris {
      if malformed.contains(uri) {
        outcomes.append(.malformed(uri: uri))
      } else if gone.contains(uri) {
        outcomes.append(.gone(uri: uri))
      } else if let object = found.popFirst() {
        // The service also reads links and the like, whose objects are called otherwise.
        outcomes.append(object.uri == uri ? .found(object) : .malformed(uri: uri))
      }
    }
    guard outcomes.count == uris.count, found.isEmpty else {
      throw AnswerFault("hits", expected: "what was asked for")
    }
    return outcomes
  }
}
