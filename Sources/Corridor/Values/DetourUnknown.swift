/// Why the detour of a place is unknown.
public enum DetourUnknown: String, Error, Sendable, CaseIterable {
  /// No road that the vehicle may use is near the place.
  case noRoad
  /// The engine finds no way to the place or back.
  case noWay
  /// The journey is longer than the engine takes requests for.
  case tooFar
  /// The engine refused the request.
  case refused
  /// The engine took too long.
  case timedOut
  /// The engine could not be reached, or has failed.
  case engineDown
  /// The engine's answer is not understood.
  case badAnswer
  /// Without an engine: the route does not follow the roads of the index.
  case notOnRoads
  /// The engine was not asked, because the most requests were spent.
  case notAsked

  /// The reason for people.
  package var words: String {
    switch self {
    case .noRoad: "no road nearby"
    case .noWay: "no way there and back"
    case .tooFar: "too far for the engine"
    case .refused: "the engine refused the request"
    case .timedOut: "the engine took too long"
    case .engineDown: "the engine does not answer"
    case .badAnswer: "the engine's answer is not understood"
    case .notOnRoads: "the route does not follow the roads of the index"
    case .notAsked: "not asked for"
    }
  }

  /// Whether that is what the engine found out about the place: it is no fault of the engine.
  public var isFinding: Bool { self == .noRoad || self == .noWay }
}
