package import Corridor
package import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// A found object as it is written, and as a client reads it.
///
/// A class, since each of its many columns is given it.
package final class ObjectRow: AnswerRow {
  package let id: String
  package let position: OutputPosition
  package private(set) var shape: OutputShape?
  private(set) var name: String?
  private(set) var kind: PlaceKind
  private(set) var categories: [String] = []
  private var address = Address()
  private(set) var pass = RoutePass()
  private(set) var distanceMeters: Double?
  private(set) var userDistanceMeters: Double?
  private var isInArea = true
  private var score: Double?
  private var phones: [String] = []
  private var workingHours: String?
  private var features: [BusinessMetadata.Feature] = []
  private var links: [String] = []
  private var tags: [OutputValue.Tag] = []

  /// The position relative to a route; without a route, nothing is set.
  struct RoutePass {
    var offRouteMeters: Double?
    var alongMeters: Double?
    var side: Side?
    var pass: Int?
    var passCount: Int?
    var snapped: OutputPosition?
  }

  /// The parts that only some searches give.
  package enum Part: CaseIterable {
    case route, distance, userDistance, isInArea, score
  }

  package typealias Columns = [Column<Set<Part>, ObjectRow>]

  init(_ object: GeoObject, _ projection: OutputProjection) throws(CommandError) {
    id = object.uri
    position = try projection.position(object.coordinate)
    shape = try object.geometry.map { (geometry) throws(CommandError) in
      try OutputShape(geometry, projection)
    }
    name = object.name
    kind = object.kind
    categories = object.categories
    address = object.business?.address ?? object.toponym?.address ?? Address()
    if let route = object.route {
      pass = RoutePass(
        offRouteMeters: route.offRouteMeters, alongMeters: route.alongMeters, side: route.side,
        pass: route.pass, passCount: route.passCount,
        snapped: try projection.position(route.snapped))
    }
    distanceMeters = object.distanceMeters
    userDistanceMeters = object.userDistanceMeters
    isInArea = object.isInArea
    score = object.score
    if let business = object.business {
      (phones, workingHours) = (business.phones, business.workingHours)
      (features, links) = (business.features, business.links)
    }
    tags = object.tags.map { .init(key: $0.key, value: $0.value) }
  }

  /// Reads a hit from an answer of a service.
  package init(hit: JSONValue) throws(AnswerFault) {
    id = try AnswerType.text.read("id", hit["id"])
    position = try AnswerType.position.read("position", hit["position"])
    kind = .other
    var row = self
    try Self.columns.read(hit, into: &row)
    shape = try AnswerType.orNull(AnswerType.shape).read("geometry", hit["geometry"])
  }

  // MARK: Columns

  /// What every object has, before what depends on the request.
  private static let described: Columns = [
    Column(\.name, "name", .orNull(.text)), Column(\.kind, "kind", .choice),
    Column(\.categories, "categories", .texts),
    Column("address", .orNull(.text)) { $0.addressLine },
    Column(\.address, "addressComponents", .components),
  ]

  /// The position relative to the route.
  private static let passing: Columns = [
    Column(\.pass.offRouteMeters, "offRouteMeters", .orNull(.meters), when(.route)),
    Column(\.pass.alongMeters, "alongMeters", .orNull(.meters), when(.route)),
    Column(\.pass.side, "side", .orNull(.side), when(.route)),
    Column(\.pass.pass, "pass", .orNull(.count), when(.route)),
    Column(\.pass.passCount, "passCount", .orNull(.count), when(.route)),
    Column(\.pass.snapped, "snapped", .orNull(.position), when(.route)),
  ]

  private static let distance = Column(
    \ObjectRow.distanceMeters, "distanceMeters", .orNull(.meters), when(.distance))
  private static let userDistance = Column(
    \ObjectRow.userDistanceMeters, "userDistanceMeters", .orNull(.meters), when(.userDistance))

  private static let matching: Columns = [
    Column(\.isInArea, "isInArea", .flag, when(.isInArea)),
    Column(\.score, "score", .orNull(.number(decimals: 6)), when(.score)),
  ]

  private static let detailed: Columns = [
    Column(\.phones, "phones", .texts), Column(\.workingHours, "workingHours", .orNull(.text)),
    Column(\.features, "features", .features), Column(\.links, "links", .texts),
    Column(\.tags, "tags", .tags),
  ]

  /// The columns of a search.
  static let columns = described + passing + [distance, userDistance] + matching + detailed
  /// The columns of reverse geocoding.
  static let columnsAtPoint = described + [distance, userDistance] + detailed
  /// The columns of a lookup of identifiers.
  static let columnsOfIdentifiers = described + [userDistance] + detailed

  private static func when(_ part: Part) -> Column<Set<Part>, ObjectRow>.Presence {
    .when { $0.contains(part) }
  }

  /// The address on one line; nil if no part is known.
  var addressLine: String? { address.isEmpty ? nil : address.formatted }
}

// MARK: - Conversions

extension ObjectRow {
  /// The object that a service sent.
  package var object: GeoObject {
    get throws(AnswerFault) {
      let tags = tags.map { GeoObject.Tag(key: $0.key, value: $0.value) }
      var object = GeoObject(
        uri: id, name: name, kind: kind, coordinate: position.coordinate,
        geometry: shape.flatMap { $0.geometry }, categories: categories, tags: tags,
        route: try pass.relation, distanceMeters: distanceMeters,
        userDistanceMeters: userDistanceMeters, score: score, isInArea: isInArea)
      object.attribution = object[tag: "attribution"]
      if kind != .business {
        object.toponym = ToponymMetadata(name: name, kind: kind, address: address)
      }
      // A part of nature with a category, such as a park, has both.
      guard kind == .business || kind.isGeographic && !categories.isEmpty else { return object }
      // The tags supply the labels and the tags of features, which an answer omits.
      var business = BusinessMetadata(name: name, address: address, tags: tags)
      (business.phones, business.workingHours) = (phones, workingHours)
      business.links = links
      business.features = features.map { feature in
        guard var known = business.features.first(where: { $0.id == feature.id }) else {
          return feature
        }
        known.isAvailable = feature.isAvailable
        return known
      }
      object.business = business
      return object
    }
  }
}

extension ObjectRow.RoutePass {
  /// The relation of an object to the route; nil for a search without a route.
  fileprivate var relation: RouteRelation? {
    get throws(AnswerFault) {
      guard let offRouteMeters else { return nil }
      guard let alongMeters, let side, let pass, let passCount, let snapped else {
        throw AnswerFault("snapped", expected: "there")
      }
      return RouteRelation(
        offRouteMeters: offRouteMeters, alongMeters: alongMeters, side: side, pass: pass,
        passCount: passCount, snapped: snapped.coordinate)
    }
  }
}

extension OutputPosition {
  /// The position in degrees.
  fileprivate var coordinate: Coordinate { Coordinate(lon: x, lat: y) }
}

extension OutputShape {
  fileprivate init(
    _ geometry: GeoGeometry, _ projection: OutputProjection
  ) throws(CommandError) {
    func positions(_ line: [Coordinate]) throws(CommandError) -> [OutputPosition] {
      try line.map { (vertex) throws(CommandError) in try projection.position(vertex) }
    }
    switch geometry {
    case .lines(let lines):
      self = .lines(try lines.map { (line) throws(CommandError) in try positions(line) })
    case .polygons(let area):
      self = .polygons(
        try area.polygons.map { (polygon) throws(CommandError) in
          try polygon.rings.map { (ring) throws(CommandError) in try positions(ring) }
        })
    }
  }

  /// The same lines or polygons in degrees.
  fileprivate var geometry: GeoGeometry {
    switch self {
    case .line(let line): .lines([line.map(\.coordinate)])
    case .lines(let lines): .lines(lines.map { $0.map(\.coordinate) })
    case .polygons(let polygons):
      .polygons(
        MultiPolygon(
          polygons: polygons.map { rings in Polygon(rings: rings.map { $0.map(\.coordinate) }) }))
    }
  }
}

// MARK: - Types

extension AnswerType where Value == OutputShape {
  /// A GeoJSON geometry (RFC 7946) of lines or polygons.
  fileprivate static var shape: Self {
    AnswerType(.geometry(), "lines or polygons") { json throws(AnswerFault) in
      guard let coordinates = json["coordinates"], coordinates.kind == .array else { return nil }
      switch json["type"]?.string {
      case "MultiLineString":
        return .lines(try lines(coordinates))
      case "MultiPolygon":
        var polygons: [[[OutputPosition]]] = []
        for polygon in coordinates.elements { polygons.append(try lines(polygon)) }
        return .polygons(polygons)
      default: return nil
      }
    } write: { _ in
      .none
    }
  }

  private static func lines(_ json: JSONValue) throws(AnswerFault) -> [[OutputPosition]] {
    var lines: [[OutputPosition]] = []
    for line in json.elements {
      let (positions, fault) = line.positions(as: Coordinate.self)
      guard line.kind == .array, fault == nil else {
        throw AnswerFault("geometry", expected: "a list of positions")
      }
      lines.append(positions.map { OutputPosition($0) })
    }
    return lines
  }
}

extension AnswerType where Value == Address {
  /// The parts of an address, broadest first, as members of an object.
  package static var components: Self {
    let names = AddressComponent.Kind.allCases.map(\.rawValue) + ["countryCode"]
    return AnswerType(
      .closed(names.map { ($0, .type("string"), isOptional: true) }), "texts", missing: Address()
    ) { json in
      var components: [AddressComponent] = []
      for (key, value) in json.members {
        // Components unknown to this version are left out.
        guard let kind = AddressComponent.Kind(rawValue: key.string) else { continue }
        guard let name = value.string else { return nil }
        components.append(AddressComponent(kind: kind, name: name))
      }
      return Address(components: components, countryCode: json["countryCode"]?.string)
    } write: { address in
      let code = address.countryCode.map { [OutputValue.Member("countryCode", .text($0))] }
      return .object(
        address.components.map { .init($0.kind.rawValue, .text($0.name)) } + (code ?? []))
    }
  }
}

extension AnswerType where Value == [BusinessMetadata.Feature] {
  /// What a business offers, by the ids of features: true, false, or null for unknown.
  fileprivate static var features: Self {
    AnswerType(.map(to: OutputValue.type("boolean").orNull), "an object", missing: []) { json in
      json.members.map { member in
        // The label of a feature that is unknown to this version is its id.
        let id = member.key.string
        return .init(id: id, label: id, isAvailable: member.value.bool, evidence: "")
      }
    } write: { features in
      .object(features.map { .init($0.id, $0.isAvailable.map { .boolean($0) } ?? .none) })
    }
  }
}
