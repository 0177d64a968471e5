package import Corridor
package import CorridorFormats
package import CorridorGeometry
internal import CorridorIndex

/// The columns written for found objects, which depend on the request, and their values.
package struct ObjectColumns {
  private let hasRoute: Bool
  private let hasDistance: Bool
  private let hasUser: Bool
  private let hasScore: Bool
  private let mayBeOutside: Bool
  private let projection: OutputProjection

  /// The columns for a search.
  ///
  /// - Parameter isMeasured: Whether objects have distances although the request names no point.
  package init(_ request: SearchRequest, _ projection: OutputProjection, isMeasured: Bool = false) {
    var distance = isMeasured || request.options.sort?.kind == .distance
    var (route, outside) = (false, false)
    switch request.area {
    case .along: route = true
    case .near: distance = true
    case .viewport: outside = request.options.regionPriority == .default
    case .anywhere: break
    }
    (hasRoute, hasDistance, mayBeOutside) = (route, distance, outside)
    hasUser = request.options.userPosition != nil
    hasScore = request.text != nil
    self.projection = projection
  }

  /// The columns, in the order of the values.
  package var columns: [OutputHeader.Column] {
    var columns: [OutputHeader.Column] = [
      .init("name"), .init("kind"), .init("categories"), .init("address"),
      .init("addressComponents"),
    ]
    if hasRoute {
      columns += [
        .init("offRouteMeters"), .init("alongMeters"), .init("side"), .init("pass"),
        .init("passCount"), .init("snapped", isPosition: true),
      ]
    }
    if hasDistance { columns.append(.init("distanceMeters")) }
    if hasUser { columns.append(.init("userDistanceMeters")) }
    if mayBeOutside { columns.append(.init("isInArea")) }
    if hasScore { columns.append(.init("score")) }
    return columns + [
      .init("phones"), .init("workingHours"), .init("features"), .init("links"), .init("tags"),
    ]
  }

  /// Converts an object to the form in which it is written.
  package func feature(_ object: GeoObject) throws(CommandError) -> OutputFeature {
    var values: [OutputValue] = [
      .text(orNone: object.name), .text(object.kind.rawValue), .texts(object.categories),
    ]
    let address = object.business?.address ?? object.toponym?.address
    values += [.text(orNone: address.flatMap(Self.line)), .object(Self.components(of: address))]
    if hasRoute { values += try self.values(object.route) }
    if hasDistance { values.append(.meters(orNone: object.distanceMeters)) }
    if hasUser { values.append(.meters(orNone: object.userDistanceMeters)) }
    if mayBeOutside { values.append(.boolean(object.isInArea)) }
    if hasScore {
      values.append(object.score.map { .number($0, decimals: 6) } ?? .none)
    }
    let business = object.business
    values += [
      .texts(business?.phones ?? []), .text(orNone: business?.workingHours),
      .object((business?.features ?? []).map { .init($0.id, .boolean(orNone: $0.isAvailable)) }),
      .texts(business?.links ?? []),
      .tags(object.tags.map { .init(key: $0.key, value: $0.value) }),
    ]
    return OutputFeature(
      id: object.uri, position: try projection.position(object.coordinate),
      shape: try shape(object.geometry), values: values)
  }

  private static func line(_ address: Address) -> String? {
    let line = address.formatted
    return line.isEmpty ? nil : line
  }

  private static func components(of address: Address?) -> [OutputValue.Member] {
    let names = (address?.components ?? []).map { component in
      OutputValue.Member(component.kind.rawValue, .text(component.name))
    }
    return names + (address?.countryCode.map { [.init("countryCode", .text($0))] } ?? [])
  }

  private func values(_ route: RouteRelation?) throws(CommandError) -> [OutputValue] {
    guard let route else { return Array(repeating: .none, count: 6) }
    return [
      .meters(route.offRouteMeters), .meters(route.alongMeters), .text(route.side.word),
      .integer(route.pass), .integer(route.passCount),
      .position(try projection.position(route.snapped)),
    ]
  }

  private func shape(_ geometry: GeoGeometry?) throws(CommandError) -> OutputShape? {
    switch geometry {
    case nil: nil
    case .lines(let lines):
      .lines(try lines.map { (line) throws(CommandError) in try positions(line) })
    case .polygons(let area):
      .polygons(
        try area.polygons.map { (polygon) throws(CommandError) in
          try polygon.rings.map { (ring) throws(CommandError) in try positions(ring) }
        })
    }
  }

  private func positions(_ line: [Coordinate]) throws(CommandError) -> [OutputPosition] {
    try line.map { (vertex) throws(CommandError) in try projection.position(vertex) }
  }
}

extension OutputValue {
  /// A Boolean value, or none for nil.
  package static func boolean(orNone flag: Bool?) -> OutputValue {
    flag.map { .boolean($0) } ?? .none
  }

  /// A text, or none for nil.
  package static func text(orNone text: String?) -> OutputValue { text.map { .text($0) } ?? .none }

  /// A length, or none for nil.
  package static func meters(orNone meters: Double?) -> OutputValue {
    meters.map { .meters($0) } ?? .none
  }
}

extension Side {
  /// The side as it is written. Swift's reflection of the case's name would need a type metadata
  /// lookup.
  package var word: String {
    switch self {
    case .on: "on"
    case .left: "left"
    case .right: "right"
    }
  }
}
