package import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Facts about a whole search, as they are written and as a client reads them.
package struct SearchFacts: Sendable {
  /// The response, whose objects are not part of the facts.
  package var response: SearchResponse
  /// The URI of ``Corridor/SearchMetadata/toponym``.
  package var toponym: String?

  package init(_ response: SearchResponse) {
    self.response = response
    toponym = response.metadata.toponym?.uri
  }

  /// The containment of a point; nil if there is none.
  fileprivate var containment: [ToponymReference]? {
    get { response.metadata.containment.isEmpty ? nil : response.metadata.containment }
    set { response.metadata.containment = newValue ?? [] }
  }

  /// Facts for a reader to fill.
  package init() {
    self.init(
      SearchResponse(
        objects: [],
        metadata: SearchMetadata(
          found: 0, displayType: .multiple, boundingBox: nil, sort: .relevance)))
  }

  package static let members: [Member<SearchFacts>] = [
    Member(\.response.metadata.found, "found", .count),
    Member("returned", .count) { $0.response.objects.count },
    Member(\.response.metadata.sort, "sort", .choice),
    Member(\.response.metadata.displayType, "displayType", .choice),
    Member(\.response.metadata.boundingBox, "boundingBox", .orNull(.box)),
    Member(\.response.metadata.requestBoundingBox, "requestBoundingBox", .orNull(.box)),
    Member(\.response.metadata.requestText, "requestText", .orNull(.text)),
    Member(\.response.metadata.correctedRequestText, "correctedRequestText", .orNull(.text)),
    Member(\.response.metadata.interpretation, "interpretation", .interpretation),
    Member(\.response.metadata.businesses, "businesses", .orNull(businesses)),
    Member(\.response.metadata.toponyms, "toponyms", .orNull(toponyms)),
    Member(\.response.nextCursor, "nextCursor", .orNull(.text)),
    Member(\.response.dataVersion, "dataVersion", .text),
    Member(optional: \.response.metadata.goneURI, "goneURI", .text),
    Member(optional: \.toponym, "toponym", .text),
    Member(optional: \.containment, "containment", .list(references)),
  ]

  private static let references = AnswerType.object(
    [
      Member(\.uri, "id", .text), Member(\.name, "name", .orNull(.text)),
      Member(\.kind, "kind", .choice),
    ], empty: ToponymReference(uri: "", name: nil, kind: .other))

  private static let businesses = AnswerType.object(
    [
      Member(\.found, "found", .count), Member(\.categories, "categories", .list(counted)),
      Member(\.chains, "chains", .list(counted)),
      Member(\.filters, "filters", .list(filters)),
    ], empty: BusinessResultMetadata(found: 0))

  private static let counted = AnswerType.object(
    [Member(\.name, "name", .text), Member(\.count, "count", .count)],
    empty: BusinessResultMetadata.Counted(name: "", count: 0))

  private static let filters = AnswerType.object(
    [
      Member(\.id, "id", .text), Member(\.label, "label", .text),
      Member(\.expression, "tag", .text), Member(\.count, "count", .count),
    ], empty: AvailableFilter(id: "", label: "", expression: "", count: 0))

  private static let toponyms = AnswerType.object(
    [
      Member(\.found, "found", .count), Member(\.accuracy, "accuracy", .choice),
      Member(\.reversePoint, "reversePoint", .orNull(.coordinate)),
    ], empty: ToponymResultMetadata(found: 0, accuracy: .other))
}

extension AnswerType where Value == Coordinate {
  /// A position in degrees, whatever the reference system of the answer.
  static var coordinate: Self {
    AnswerType(AnswerType<OutputPosition>.position.schema, "a position") { json in
      json.position
    } write: {
      .position(OutputPosition($0))
    }
  }
}

extension AnswerType where Value == SearchInterpretation {
  /// How a text was understood: an object whose `kind` determines its other members.
  fileprivate static var interpretation: Self {
    AnswerType(
      .any(
        of: .closed([("kind", .oneOf(["nothing", "text"]), false)]), understood.schema(),
        at.schema(), identified.schema()), "an interpretation", missing: .nothing
    ) { json throws(AnswerFault) in
      switch json["kind"]?.string {
      case "text": return .text
      case "categories":
        var found = Understood()
        try understood.read(json, into: &found)
        return .categories(found.categories, text: found.text, locality: found.locality)
      case "coordinates":
        return .coordinates(
          try AnswerType<Coordinate>.coordinate.read("position", json["position"]))
      case "uri": return .uri(try AnswerType<String>.text.read("uri", json["uri"]))
      // A later version may have other interpretations.
      default: return .nothing
      }
    } write: { interpretation throws(CommandError) in
      switch interpretation {
      case .nothing: .object([.init("kind", .text("nothing"))])
      case .text: .object([.init("kind", .text("text"))])
      case .categories(let categories, let text, let locality):
        .object(
          try understood.values(
            of: Understood(categories: categories, text: text, locality: locality)))
      case .coordinates(let point): .object(try at.values(of: point))
      case .uri(let uri): .object(try identified.values(of: uri))
      }
    }
  }

  private static var understood: [Member<Understood>] {
    [
      Member("kind", .constant("categories")) { _ in "categories" },
      Member(\.categories, "categories", .texts), Member(\.text, "text", .orNull(.text)),
      Member(\.locality, "locality", .orNull(.text)),
    ]
  }

  private static var at: [Member<Coordinate>] {
    [
      Member("kind", .constant("coordinates")) { _ in "coordinates" },
      Member("position", .coordinate) { $0 },
    ]
  }

  private static var identified: [Member<String>] {
    [Member("kind", .constant("uri")) { _ in "uri" }, Member("uri", .text) { $0 }]
  }
}

/// The categories and the rest of a text.
private struct Understood: Sendable {
  var categories: [String] = []
  var text: String?
  var locality: String?
}

// MARK: - Identifiers

/// Facts about a lookup of identifiers, as they are written and as a client reads them.
package struct ResolveFacts: Sendable {
  package var found = 0
  package var gone: [String] = []
  package var malformed: [String] = []
  package var dataVersion = ""

  package init() {}

  package static let members: [Member<ResolveFacts>] = [
    Member(\.found, "found", .count), Member(\.gone, "gone", .texts),
    Member(\.malformed, "malformed", .texts), Member(\.dataVersion, "dataVersion", .text),
  ]
}
