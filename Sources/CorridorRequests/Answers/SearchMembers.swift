internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Facts about a whole search, as members of its answer.
struct SearchMembers {
  let response: SearchResponse
  let projection: OutputProjection

  /// The members, in the order in which they are written.
  func members() -> [(name: String, value: OutputValue)] {
    let metadata = response.metadata
    var members: [(name: String, value: OutputValue)] = [
      ("found", .integer(metadata.found)),
      ("returned", .integer(response.objects.count)),
      ("sort", .text(metadata.sort.rawValue)),
      ("displayType", .text(metadata.displayType.rawValue)),
      ("boundingBox", .box(metadata.boundingBox)),
      ("requestBoundingBox", .box(metadata.requestBoundingBox)),
      ("requestText", .text(orNone: metadata.requestText)),
      ("correctedRequestText", .text(orNone: metadata.correctedRequestText)),
      ("interpretation", Self.value(metadata.interpretation)),
      ("businesses", metadata.businesses.map(Self.value) ?? .none),
      ("toponyms", metadata.toponyms.map(Self.value) ?? .none),
      ("nextCursor", .text(orNone: response.nextCursor)),
      ("dataVersion", .text(response.dataVersion)),
    ]
    if let gone = metadata.goneURI { members.append(("goneURI", .text(gone))) }
    if let toponym = metadata.toponym { members.append(("toponym", .text(toponym.uri))) }
    if let name = projection.name { members.append(("crs", .text(name))) }
    return members
  }

  private static func value(_ interpretation: SearchInterpretation) -> OutputValue {
    switch interpretation {
    case .nothing: .object([.init("kind", .text("nothing"))])
    case .text: .object([.init("kind", .text("text"))])
    case .categories(let categories, let text, let locality):
      .object([
        .init("kind", .text("categories")), .init("categories", .texts(categories)),
        .init("text", .text(orNone: text)), .init("locality", .text(orNone: locality)),
      ])
    case .coordinates(let point):
      .object([
        .init("kind", .text("coordinates")), .init("position", .position(OutputPosition(point))),
      ])
    case .uri(let uri): .object([.init("kind", .text("uri")), .init("uri", .text(uri))])
    }
  }

  private static func value(_ result: BusinessResultMetadata) -> OutputValue {
    .object([
      .init("found", .integer(result.found)),
      .init("categories", counts(result.categories)),
      .init("chains", counts(result.chains)),
      .init(
        "filters",
        .list(
          result.filters.map { filter in
            .object([
              .init("id", .text(filter.id)), .init("label", .text(filter.label)),
              .init("tag", .text(filter.expression)), .init("count", .integer(filter.count)),
            ])
          })),
    ])
  }

  private static func value(_ result: ToponymResultMetadata) -> OutputValue {
    .object([
      .init("found", .integer(result.found)), .init("accuracy", .text(result.accuracy.rawValue)),
      .init(
        "reversePoint",
        result.reversePoint.map { .position(OutputPosition($0)) } ?? .none),
    ])
  }

  private static func counts(_ counts: [BusinessResultMetadata.Counted]) -> OutputValue {
    .list(
      counts.map { .object([.init("name", .text($0.name)), .init("count", .integer($0.count))]) })
  }
}
