package import CorridorFormats
internal import CorridorIndex

/// The operations that a request can name: over HTTP, in a line of a batch, or from C.
package enum Operation: String, CaseIterable, Sendable {
  case find, explain, gaps, plan, search, suggest, reverse, resolve, corridor, route, hours

  /// The type of its requests.
  package var requestType: any OperationRequest.Type {
    switch self {
    case .find: FindRequest.self
    case .explain: ExplainRequest.self
    case .gaps: GapsRequest.self
    case .plan: PlanRequest.self
    case .search: PlaceSearchRequest.self
    case .suggest: SuggestRequest.self
    case .reverse: ReverseRequest.self
    case .resolve: ResolveRequest.self
    case .corridor: CorridorRequest.self
    case .route: RouteRequest.self
    case .hours: HoursRequest.self
    }
  }

  /// The formats of its answers, the default first.
  package var formats: [AnswerFormat] {
    switch self {
    case .explain, .suggest, .hours: [.json]
    case .corridor, .route: [.geojson]
    case .gaps: [.json, .geojson, .ndjson, .csv, .svg]
    case .plan: [.json, .geojson, .ndjson, .csv, .csvExcel, .gpx, .kml, .svg, .ics]
    case .find, .search, .reverse, .resolve:
      [.json, .geojson, .ndjson, .csv, .csvExcel, .gpx, .kml]
    }
  }

  /// The schema of its answers in a format; nil if they are not JSON documents.
  package func answerSchema(as format: AnswerFormat) -> OutputValue? {
    requestType.answerSchema(as: format)
  }

  /// The operation with a name.
  package init(named name: String) throws(CommandError) {
    guard let operation = Operation(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue)
      throw .unknownChoice(
        option: "operation", found: name, choices: names,
        suggestion: closestMatch(to: name, in: names))
    }
    self = operation
  }
}
