internal import Corridor
internal import CorridorCommands
internal import CorridorImport

/// The schemas of answers.
extension Schemas {
  /// The answer of an operation, as JSON.
  static func answer(of endpoint: Endpoint) -> OutputValue? {
    let withHits = ["find", "search", "reverse", "resolve"]
    if endpoint == .categories {
      return self.list(of: object(["id": type("string"), "count": type("integer")]))
    }
    guard let name = endpoint.operation?.spec.name else { return nil }
    if name == "explain" { return explanation }
    if name == "hours" { return hours }
    if name == "gaps" {
      let gap = object([
        "id": type("string"), "position": pair, "fromMeters": type("number"),
        "toMeters": type("number"), "lengthMeters": type("number"),
      ])
      return object(
        [
          "gaps": self.list(of: gap), "found": type("integer"), "returned": type("integer"),
          "passes": type("integer"), "longestMeters": type("number"),
          "routeLengthMeters": type("number"), "dataVersion": type("string"),
          "unknownCount": type("integer"),
        ], optional: ["warnings": warnings])
    }
    if name == "suggest" {
      let completion = object([
        "title": type("string"), "subtitle": type("string"), "magicKey": type("string"),
        "kind": .object([
          .init("enum", .texts(SearchCompletion.Kind.allCases.map(\.rawValue)))
        ]),
        "isCollection": type("boolean"),
      ])
      return object(["completions": self.list(of: completion)])
    }
    guard withHits.contains(name) else { return nil }
    var members = [
      "hits": self.list(of: hit(alongRoute: name == "find")), "found": type("integer"),
    ]
    if name == "find" {
      members["returned"] = type("integer")
      members["sort"] = type("string")
      members["routeLengthMeters"] = type("number")
      members["fromMeters"] = type("number")
      members["unknownSideCount"] = type("integer")
      members["unknownCount"] = type("integer")
      members["toMeters"] = type("number")
    }
    members["dataVersion"] = type("string")
    return object(
      members, optional: name == "find" || name == "search" ? ["warnings": warnings] : [:])
  }

  /// What was likely not meant so; not there where there is nothing of the kind.
  private static var warnings: OutputValue {
    list(
      of: object([
        "code": one(of: AnswerWarning.Code.allCases.map(\.rawValue)), "message": type("string"),
      ]))
  }

  /// A position of an answer.
  private static var pair: OutputValue {
    .object([
      .init("type", .text("array")), .init("items", type("number")),
      .init("minItems", .integer(2)), .init("maxItems", .integer(2)),
    ])
  }

  /// A place of an answer.
  private static func hit(alongRoute: Bool) -> OutputValue {
    let position = pair
    var members = [
      "id": type("string"), "position": position, "categories": list(of: type("string")),
      "tags": type("object"),
    ]
    if alongRoute {
      members["offRouteMeters"] = type("number")
      members["alongMeters"] = type("number")
      members["side"] = one(of: ["left", "right", "on"])
      members["pass"] = type("integer")
      members["passCount"] = type("integer")
      members["snapped"] = position
    }
    guard alongRoute else { return object(members) }
    return object(
      members,
      optional: [
        "truck": type("object"), "beyondOppositeCarriageway": one(of: ["yes", "no", "unknown"]),
      ])
  }

  /// An object with members that are always there, among others.
  private static func object(
    _ members: [String: OutputValue], optional: [String: OutputValue] = [:]
  ) -> OutputValue {
    let members = members.sorted { $0.key < $1.key }
    let all = members + optional.sorted { $0.key < $1.key }
    return .object([
      .init("type", .text("object")), .init("required", .texts(members.map(\.key))),
      .init("properties", .object(all.map { .init($0.key, $0.value) })),
    ])
  }

  /// Why a place is along a route, or is not.
  private static var explanation: OutputValue {
    let step = object([
      "name": type("string"), "outcome": one(of: ["met", "failed", "unknown"]),
      "found": type("string"), "expected": type("string"),
    ])
    let nearest = [
      "offRouteMeters": type("number"), "alongMeters": type("number"),
      "side": one(of: ["left", "right", "on"]), "snapped": pair,
    ]
    let pass = nearest.merging(
      [
        "pass": type("integer"), "isInWindow": type("boolean"), "isOnSide": type("boolean"),
        "isChosen": type("boolean"),
      ], uniquingKeysWith: { first, _ in first })
    return object(
      [
        "id": type("string"), "verdict": one(of: ["in", "out", "unknown"]),
        "reason": textOrNull, "steps": list(of: step), "remedies": list(of: type("string")),
      ],
      optional: [
        "name": textOrNull, "position": pair, "categories": list(of: type("string")),
        "tags": type("object"), "suggestions": list(of: type("string")),
        "nearest": object(nearest), "passes": list(of: object(pass)), "warnings": warnings,
      ])
  }

  /// What opening hours mean.
  private static var hours: OutputValue {
    let rule = object(["text": type("string"), "meaning": type("string")])
    let interval = object([
      "from": type("string"), "to": type("string"), "state": one(of: ["open", "unknown"]),
      "comment": textOrNull,
    ])
    let holiday = object([
      "from": type("string"), "through": type("string"), "kind": one(of: ["public", "school"]),
      "name": type("string"),
    ])
    return object([
      "value": type("string"), "normalized": type("string"), "rules": list(of: rule),
      "from": type("string"), "to": type("string"), "region": textOrNull,
      "intervals": list(of: interval), "holidays": list(of: holiday),
      "warnings": list(of: type("string")),
    ])
  }

  private static func one(of words: [String]) -> OutputValue {
    .object([.init("enum", .texts(words))])
  }

  private static var textOrNull: OutputValue {
    .object([.init("type", .texts(["string", "null"]))])
  }
}
