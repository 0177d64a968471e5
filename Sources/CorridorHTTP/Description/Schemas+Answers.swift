internal import Corridor
internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests

/// The schemas of answers, with all members that an answer may have and no others.
extension Schemas {
  /// The schema of an operation's answer in a format; nil if that is not a JSON document.
  static func answer(of endpoint: Endpoint, as mediaType: String) -> OutputValue? {
    let isGeoJSON = mediaType == AnswerFormat.geojson.mediaType
    guard isGeoJSON || mediaType == AnswerFormat.json.mediaType else { return nil }
    func document(_ element: Members, _ facts: Members, list: String = "hits") -> OutputValue {
      isGeoJSON ? features(element, found: facts) : answer(list, of: element, found: facts)
    }
    switch endpoint {
    case .find: return document(hit, findFacts)
    case .gaps: return document(gap, gapFacts, list: "gaps")
    case .search: return document(object, searchFacts)
    case .reverse:
      let measured = Members(["distanceMeters": orNone("number")])
      return document(place.with(measured), searchFacts)
    case .resolve: return document(place, resolveFacts)
    case .explain: return explanation
    case .suggest: return completions
    case .corridor:
      return feature(
        geometry(["Polygon", "MultiPolygon"]),
        closed(["withinMeters": number], optional: ["warnings": warnings]))
    case .route:
      return feature(geometry(["MultiLineString"]), closed(["lengthMeters": number]))
    case .hours: return hours
    case .categories: return categories
    case .batch, .health, .readiness, .metrics, .description: return nil
    }
  }

  /// Required members and optional members.
  private struct Members {
    var required: [String: OutputValue]
    var optional: [String: OutputValue]

    init(_ required: [String: OutputValue], optional: [String: OutputValue] = [:]) {
      self.required = required
      self.optional = optional
    }

    func with(_ others: Members) -> Members {
      Members(
        required.merging(others.required) { first, _ in first },
        optional: optional.merging(others.optional) { first, _ in first })
    }
  }

  // MARK: Documents

  /// One object with a list of elements.
  private static func answer(
    _ list: String, of element: Members, found facts: Members
  ) -> OutputValue {
    let element = element.with(Members(["id": text, "position": pair], optional: shape))
    return closed(
      facts.with(
        Members(
          [list: self.list(of: closed(element))], optional: ["requestId": requestName]))
    )
  }

  /// A FeatureCollection (RFC 7946) with the same facts.
  private static func features(_ element: Members, found facts: Members) -> OutputValue {
    let feature = closed([
      "type": constant("Feature"), "id": text, "geometry": geometry(nil),
      // A feature whose geometry is not a point also has a position.
      "properties": closed(element.with(Members(["id": text], optional: ["position": pair]))),
    ])
    return closed(
      facts.with(
        Members([
          "type": constant("FeatureCollection"), "features": list(of: feature),
        ])))
  }

  private static func feature(_ geometry: OutputValue, _ properties: OutputValue) -> OutputValue {
    closed([
      "type": constant("Feature"), "geometry": geometry, "properties": properties,
    ])
  }

  // MARK: Elements

  /// The pass of the route by a place.
  private static var pass: [String: OutputValue] {
    [
      "offRouteMeters": number, "alongMeters": number,
      "side": one(of: Side.allCases.map(\.word)), "pass": integer, "passCount": integer,
      "snapped": pair,
    ]
  }

  /// A place along a route.
  private static var hit: Members {
    let fact = closed(
      [
        "value": any(one(of: ["yes", "no", "unknown"]), number), "evidence": list(of: text),
      ], optional: ["conflict": type("boolean")])
    var members = Members(
      pass, optional: ["beyondOppositeCarriageway": one(of: OppositeCarriageway.self)])
    members.required["name"] = orNone("string")
    members.required["categories"] = list(of: text)
    members.required["tags"] = map(to: text)
    members.optional["truck"] = closed(
      optional: Dictionary(
        uniqueKeysWithValues: TruckAttribute.allCases.map { ($0.rawValue, fact) }))
    members.optional["afterSeconds"] = orNone("number")
    members.optional["arrivesAt"] = orNone("string")
    members.optional["openOnArrival"] = any(one(of: OpenOnArrival.self), type("null"))
    members.optional["opensAt"] = orNone("string")
    members.optional["closesAt"] = orNone("string")
    members.optional["unknownBecause"] = any(one(of: OpenDoubt.self), type("null"))
    return members
  }

  /// A stretch of a route without a place.
  private static var gap: Members {
    var members = Members(
      [
        "fromMeters": number, "toMeters": number, "lengthMeters": number,
        "exceeds": orNone("boolean"), "excessMeters": orNone("number"),
      ], optional: ["ferryMeters": number])
    for end in ["before", "after"] {
      members.required[end + "Id"] = orNone("string")
      members.required[end + "Name"] = orNone("string")
      members.required[end + "OffRouteMeters"] = orNone("number")
      members.required[end + "Side"] = any(one(of: Side.allCases.map(\.word)), type("null"))
    }
    return members
  }

  /// An object found by a search.
  private static var object: Members {
    place.with(
      Members(
        [:],
        optional: pass.mapValues { any($0, type("null")) }.merging([
          "distanceMeters": orNone("number"), "userDistanceMeters": orNone("number"),
          "isInArea": type("boolean"), "score": orNone("number"),
        ]) { first, _ in first }))
  }

  /// A business or a toponym.
  private static var place: Members {
    let components = AddressComponent.Kind.allCases.map(\.rawValue) + ["countryCode"]
    return Members(
      [
        "name": orNone("string"), "kind": one(of: PlaceKind.self), "categories": list(of: text),
        "address": orNone("string"),
        "addressComponents": closed(
          optional: Dictionary(uniqueKeysWithValues: components.map { ($0, text) })),
        "phones": list(of: text), "workingHours": orNone("string"),
        "features": map(to: orNone("boolean")), "links": list(of: text), "tags": map(to: text),
      ])
  }

  // MARK: Facts about a whole answer

  private static var facts: Members {
    Members(
      ["found": integer, "dataVersion": text], optional: ["crs": text, "warnings": warnings])
  }

  private static var routeFacts: Members {
    facts.with(
      Members(
        [
          "returned": integer, "correctedText": orNone("string"), "withinMeters": number,
          "routeLengthMeters": number,
        ],
        optional: [
          "fromMeters": number, "toMeters": number, "ferries": list(of: pair),
          "unknownCount": integer,
        ]))
  }

  private static var findFacts: Members {
    routeFacts.with(
      Members(
        [
          "sort": one(of: SortOrder.self), "boundingBox": boxOrNone,
          "nextCursor": orNone("string"),
        ],
        optional: [
          "unknownSideCount": integer,
          "spread": closed(["everyMeters": number, "keeping": integer]),
        ]))
  }

  private static var gapFacts: Members {
    routeFacts.with(
      Members(
        ["sort": one(of: GapOrder.self), "passes": integer, "longestMeters": number],
        optional: [
          "exceeding": integer, "rangeMeters": number, "reserveMeters": number,
          "minMeters": number,
        ]))
  }

  private static var searchFacts: Members {
    let counted = list(of: closed(["name": text, "count": integer]))
    let filter = closed(["id": text, "label": text, "tag": text, "count": integer])
    let businesses = closed([
      "found": integer, "categories": counted, "chains": counted, "filters": list(of: filter),
    ])
    let toponyms = closed([
      "found": integer, "accuracy": one(of: ToponymAccuracy.self),
      "reversePoint": any(pair, type("null")),
    ])
    let interpretation = any(
      closed(["kind": one(of: ["nothing", "text"])]),
      closed([
        "kind": constant("categories"), "categories": list(of: text), "text": orNone("string"),
        "locality": orNone("string"),
      ]), closed(["kind": constant("coordinates"), "position": pair]),
      closed(["kind": constant("uri"), "uri": text]))
    return facts.with(
      Members(
        [
          "returned": integer, "sort": one(of: SearchSort.Kind.self),
          "displayType": one(of: DisplayType.self), "boundingBox": boxOrNone,
          "requestBoundingBox": boxOrNone, "requestText": orNone("string"),
          "correctedRequestText": orNone("string"), "interpretation": interpretation,
          "businesses": any(businesses, type("null")), "toponyms": any(toponyms, type("null")),
          "nextCursor": orNone("string"),
        ], optional: ["goneURI": text, "toponym": text]))
  }

  private static var resolveFacts: Members {
    facts.with(Members(["gone": list(of: text), "malformed": list(of: text)]))
  }

  /// The warnings; absent if there are none.
  private static var warnings: OutputValue {
    list(of: closed(["code": one(of: AnswerWarning.Code.self), "message": text]))
  }

  // MARK: Other answers

  private static var completions: OutputValue {
    let ranges = list(of: tuple(2, of: integer))
    let completion = closed([
      "title": text, "subtitle": text, "titleHighlightRanges": ranges,
      "subtitleHighlightRanges": ranges, "kind": one(of: SearchCompletion.Kind.self),
      "isCollection": type("boolean"), "magicKey": text, "id": orNone("string"),
      "placeKind": any(one(of: PlaceKind.self), type("null")),
      "position": any(pair, type("null")), "distanceMeters": orNone("number"),
      "categories": list(of: text), "count": orNone("integer"),
    ])
    return closed(
      ["completions": list(of: completion)], optional: ["requestId": requestName])
  }

  private static var categories: OutputValue {
    let names = list(of: text)
    return list(
      of: closed([
        "id": text, "label": text, "expression": text, "overture": names, "google": names,
        "apple": names, "count": integer,
      ]))
  }

  /// The explanation of why a place is or is not along a route.
  private static var explanation: OutputValue {
    let step = closed([
      "name": one(of: ExplanationStep.Name.self), "outcome": one(of: ExplanationStep.Outcome.self),
      "found": text, "expected": text,
    ])
    var nearest = pass
    nearest["passCount"] = nil
    nearest["pass"] = nil
    let flags = ["isInWindow", "isOnSide", "isChosen"].map { ($0, type("boolean")) }
    var passed = Members(
      nearest, optional: ["beyondOppositeCarriageway": one(of: OppositeCarriageway.self)])
    passed.required["pass"] = integer
    passed.required.merge(flags) { first, _ in first }
    return closed(
      [
        "id": text, "verdict": one(of: ["in", "out", "unknown"]),
        "reason": any(one(of: ExplanationStep.Name.self), type("null")),
        "steps": list(of: step), "remedies": list(of: text),
      ],
      optional: [
        "name": orNone("string"), "position": pair, "categories": list(of: text),
        "tags": map(to: text), "suggestions": list(of: text), "nearest": closed(nearest),
        "passes": list(of: closed(passed)), "crs": text, "warnings": warnings,
        "requestId": requestName,
      ])
  }

  /// The meaning of opening hours.
  private static var hours: OutputValue {
    let interval = closed([
      "from": text, "to": text, "state": one(of: ["open", "unknown"]), "comment": orNone("string"),
    ])
    let holiday = closed([
      "from": text, "through": text, "kind": one(of: ["public", "school"]), "name": text,
    ])
    return closed(
      [
        "value": text, "normalized": text,
        "rules": list(of: closed(["text": text, "meaning": text])), "from": text, "to": text,
        "region": orNone("string"), "intervals": list(of: interval),
        "holidays": list(of: holiday), "warnings": list(of: text),
      ], optional: ["requestId": requestName])
  }

  // MARK: Parts

  private static var text: OutputValue { type("string") }
  private static var number: OutputValue { type("number") }
  private static var integer: OutputValue { type("integer") }
  /// x and y: longitude and latitude in degrees, except in other reference systems.
  private static var pair: OutputValue { tuple(2, of: number) }
  private static var boxOrNone: OutputValue { any(tuple(4, of: number), type("null")) }
  /// The geometry of an object that is not only a point.
  private static var shape: [String: OutputValue] { ["geometry": geometry(nil)] }

  private static func geometry(_ types: [String]?) -> OutputValue {
    let all = ["Point", "LineString", "MultiLineString", "Polygon", "MultiPolygon"]
    return closed(["type": one(of: types ?? all), "coordinates": type("array")])
  }

  private static func orNone(_ name: String) -> OutputValue {
    .object([.init("type", .texts([name, "null"]))])
  }

  private static func constant(_ word: String) -> OutputValue {
    .object([.init("const", .text(word))])
  }

  private static func one(of words: [String]) -> OutputValue {
    .object([.init("enum", .texts(words))])
  }

  private static func one<Choice: CaseIterable & RawRepresentable<String>>(
    of choices: Choice.Type
  ) -> OutputValue {
    one(of: choices.allCases.map(\.rawValue))
  }

  private static func map(to value: OutputValue) -> OutputValue {
    .object([.init("type", .text("object")), .init("additionalProperties", value)])
  }

  private static func closed(_ members: Members) -> OutputValue {
    closed(members.required, optional: members.optional)
  }

  /// An object with exactly these members.
  static func closed(
    _ required: [String: OutputValue] = [:], optional: [String: OutputValue] = [:]
  ) -> OutputValue {
    let required = required.sorted { $0.key < $1.key }
    let all = required + optional.sorted { $0.key < $1.key }
    return .object([
      .init("type", .text("object")), .init("additionalProperties", .boolean(false)),
      .init("required", .texts(required.map(\.key))),
      .init("properties", .object(all.map { .init($0.key, $0.value) })),
    ])
  }
}
