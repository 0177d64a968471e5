internal import CorridorIndex

/// What can be asked for by a request: over HTTP, in a line of a batch, from C.
package enum Operation: String, CaseIterable, Sendable {
  case find, explain, gaps, search, suggest, reverse, resolve, corridor, route, hours

  /// What may be asked.
  package var spec: OperationSpec {
    switch self {
    case .find: .find
    case .explain: .explain
    case .gaps: .gaps
    case .search: .search
    case .suggest: .suggest
    case .reverse: .reverse
    case .resolve: .resolve
    case .corridor: .buffer
    case .route: .route
    case .hours: .hours
    }
  }

  /// The formats of its answers, the usual one first.
  package var formats: [AnswerFormat] {
    switch self {
    case .explain, .suggest, .hours: [.json]
    case .corridor, .route: [.geojson]
    case .gaps: [.json, .geojson, .ndjson, .csv, .svg]
    case .find, .search, .reverse, .resolve:
      [.json, .geojson, .ndjson, .csv, .csvExcel, .gpx, .kml]
    }
  }

  /// The one with a name.
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
