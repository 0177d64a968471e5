internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

extension GeoObject {
  /// Reads a hit from an answer.
  init(hit: JSONValue) throws(AnswerFault) {
    let name = try hit.text("name")
    self.init(
      uri: try required(hit.text("id"), "id"), name: name,
      kind: try required(hit.choice("kind"), "kind"),
      coordinate: try required(hit.position("position"), "position"),
      geometry: try GeoGeometry.read(hit), categories: try hit.texts("categories"),
      tags: try Self.tags(hit), route: try RouteRelation.read(hit),
      distanceMeters: try hit.number("distanceMeters"),
      userDistanceMeters: try hit.number("userDistanceMeters"), score: try hit.number("score"),
      isInArea: try hit.flag("isInArea") ?? true)
    attribution = self[tag: "attribution"]
    let address = try Address.read(hit)
    if kind == .business {
      // The tags supply features, and names and tags of features, that the answer omits.
      var metadata = BusinessMetadata(name: name, address: address, tags: tags)
      metadata.phones = try hit.texts("phones")
      metadata.workingHours = try hit.text("workingHours")
      metadata.links = try hit.texts("links")
      metadata.features = try Self.features(hit, known: metadata.features)
      business = metadata
    } else {
      toponym = ToponymMetadata(name: name, kind: kind, address: address)
    }
  }

  private static func tags(_ hit: JSONValue) throws(AnswerFault) -> [Tag] {
    guard let tags = hit["tags"] else { return [] }
    return try tags.members.map { (member) throws(AnswerFault) in
      Tag(key: member.key.string, value: try required(member.value.string, "tags"))
    }
  }

  private static func features(
    _ hit: JSONValue, known: [BusinessMetadata.Feature]
  ) throws(AnswerFault) -> [BusinessMetadata.Feature] {
    guard let features = hit["features"] else { return [] }
    return features.members.map { member in
      let id = member.key.string
      // A feature unknown to this version has only its id as a name.
      var feature =
        known.first { $0.id == id }
        ?? BusinessMetadata.Feature(id: id, label: id, isAvailable: nil, evidence: "")
      feature.isAvailable = member.value.bool
      return feature
    }
  }
}

extension Address {
  /// Reads the address of a hit.
  fileprivate static func read(_ hit: JSONValue) throws(AnswerFault) -> Address {
    guard let parts = hit["addressComponents"] else { return Address() }
    var components: [AddressComponent] = []
    for (key, value) in parts.members {
      // Components unknown to this version are left out.
      guard let kind = AddressComponent.Kind(rawValue: key.string) else { continue }
      components.append(
        AddressComponent(kind: kind, name: try required(value.string, "addressComponents")))
    }
    return Address(components: components, countryCode: try parts.text("countryCode"))
  }
}

extension RouteRelation {
  /// Reads the position of a hit relative to the route; nil for a search without a route.
  fileprivate static func read(_ hit: JSONValue) throws(AnswerFault) -> RouteRelation? {
    guard let offRoute = try hit.number("offRouteMeters") else { return nil }
    return RouteRelation(
      offRouteMeters: offRoute, alongMeters: try required(hit.number("alongMeters"), "alongMeters"),
      side: try required(
        hit.member("side", "left, right or on") { value in
          switch value.string {
          case "left": Side.left
          case "right": .right
          case "on": .on
          default: nil
          }
        }, "side"),
      pass: try required(hit.count("pass"), "pass"),
      passCount: try required(hit.count("passCount"), "passCount"),
      snapped: try required(hit.position("snapped"), "snapped"))
  }
}

extension GeoGeometry {
  /// Reads the lines or polygons of a hit; nil if it has none.
  fileprivate static func read(_ hit: JSONValue) throws(AnswerFault) -> GeoGeometry? {
    guard let shape = hit["geometry"], shape.kind != .null else { return nil }
    switch try shape.text("type") {
    case "MultiLineString":
      return .lines(try shape.list("coordinates", Self.line))
    case "MultiPolygon":
      let polygons = try shape.list("coordinates") { (polygon) throws(AnswerFault) in
        var rings: [[Coordinate]] = []
        for ring in polygon.elements { rings.append(try Self.line(ring)) }
        return Polygon(rings: rings)
      }
      return .polygons(MultiPolygon(polygons: polygons))
    default:
      throw AnswerFault("geometry", expected: "lines or polygons")
    }
  }

  private static func line(_ value: JSONValue) throws(AnswerFault) -> [Coordinate] {
    let (positions, fault) = value.positions(as: Coordinate.self)
    guard value.kind == .array, fault == nil else {
      throw AnswerFault("geometry", expected: "a list of positions")
    }
    return positions
  }
}
