internal import Corridor
internal import CorridorFormats
internal import CorridorRequests

extension ResolvedObject {
  /// Reads the outcomes for identifiers.
  ///
  /// The answer has the found objects in the order of the request, and the others in separate
  /// lists.
  static func read(
    _ root: JSONValue, for uris: [String]
  ) throws(AnswerFault) -> [ResolvedObject] {
    var facts = ResolveFacts()
    try ResolveFacts.members.read(root, into: &facts)
    let (gone, malformed) = (Set(facts.gone), Set(facts.malformed))
    var found = try GeoObject.read(root)[...]
    var outcomes: [ResolvedObject] = []
    for uri in uris {
      if malformed.contains(uri) {
        outcomes.append(.malformed(uri: uri))
      } else if gone.contains(uri) {
        outcomes.append(.gone(uri: uri))
      } else if let object = found.popFirst() {
        // The service also accepts links and similar texts, whose objects have another URI.
        outcomes.append(object.uri == uri ? .found(object) : .malformed(uri: uri))
      }
    }
    guard outcomes.count == uris.count, found.isEmpty else {
      throw AnswerFault("hits", expected: "what was requested")
    }
    return outcomes
  }
}
