public import Corridor
public import CorridorGeometry
internal import CorridorRequests

// MARK: - Positions and shapes

/// A position of RFC 7946: longitude and latitude in degrees, and perhaps a height, which is left out.
extension Coordinate: Codable {
  public func encode(to encoder: any Encoder) throws {
    try [lon, lat].encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(lon: try numbers.decode(Double.self), lat: try numbers.decode(Double.self))
  }
}

/// A box of RFC 7946: west, south, east and north in degrees.
extension BoundingBox: Codable {
  public func encode(to encoder: any Encoder) throws {
    try [west, south, east, north].encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    var edges = try decoder.unkeyedContainer()
    self.init(
      west: try edges.decode(Double.self), south: try edges.decode(Double.self),
      east: try edges.decode(Double.self), north: try edges.decode(Double.self))
    guard edges.isAtEnd else {
      throw DecodingError.dataCorruptedError(
        in: edges, debugDescription: "a box has four numbers")
    }
  }
}

/// A geometry of RFC 7946, `Polygon`.
extension Polygon: Codable {
  public func encode(to encoder: any Encoder) throws {
    try Geometry(type: .polygon, coordinates: rings).encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    let geometry = try Geometry<[[Coordinate]]>(from: decoder, types: [.polygon])
    self.init(rings: geometry.coordinates)
  }
}

/// A geometry of RFC 7946: `MultiPolygon`, also read from `Polygon`.
extension MultiPolygon: Codable {
  public func encode(to encoder: any Encoder) throws {
    try Geometry(type: .multiPolygon, coordinates: polygons.map(\.rings)).encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    guard try GeometryType(of: decoder) != .polygon else {
      self.init(polygons: [try Polygon(from: decoder)])
      return
    }
    let geometry = try Geometry<[[[Coordinate]]]>(from: decoder, types: [.multiPolygon])
    self.init(polygons: geometry.coordinates.map { Polygon(rings: $0) })
  }
}

/// A geometry of RFC 7946: `MultiLineString` or `MultiPolygon`, also read from `LineString` or
/// `Polygon`.
extension GeoGeometry: Codable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .lines(let lines):
      try Geometry(type: .multiLineString, coordinates: lines).encode(to: encoder)
    case .polygons(let polygons): try polygons.encode(to: encoder)
    }
  }

  public init(from decoder: any Decoder) throws {
    switch try GeometryType(of: decoder) {
    case .lineString:
      let line = try Geometry<[Coordinate]>(from: decoder, types: [.lineString])
      self = .lines([line.coordinates])
    case .multiLineString:
      let lines = try Geometry<[[Coordinate]]>(from: decoder, types: [.multiLineString])
      self = .lines(lines.coordinates)
    case .polygon, .multiPolygon: self = .polygons(try MultiPolygon(from: decoder))
    }
  }
}

private enum GeometryType: String, Codable {
  case lineString = "LineString"
  case multiLineString = "MultiLineString"
  case polygon = "Polygon"
  case multiPolygon = "MultiPolygon"

  private enum Key: CodingKey { case type }

  init(of decoder: any Decoder) throws {
    self = try decoder.container(keyedBy: Key.self).decode(Self.self, forKey: .type)
  }
}

private struct Geometry<Coordinates: Codable>: Codable {
  let type: GeometryType
  let coordinates: Coordinates

  init(type: GeometryType, coordinates: Coordinates) {
    self.type = type
    self.coordinates = coordinates
  }

  /// - Throws: `DecodingError` for another type than the wanted ones.
  init(from decoder: any Decoder, types: [GeometryType]) throws {
    try self.init(from: decoder)
    guard types.contains(type) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a \(type.rawValue) is not a \(types[0].rawValue)"))
    }
  }
}

// MARK: - Quantities and addresses

/// A number of metres.
extension Meters: Codable {
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    self.init(try Double(from: decoder))
  }
}

/// The parts of an address, broadest first, as members of an object, and `countryCode`.
extension Address: Codable {
  public func encode(to encoder: any Encoder) throws {
    try AnswerType.components.encode(self, to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    self = try AnswerType<Address>.components.decode("address", from: decoder)
  }
}

// MARK: - Words

/// `left`, `right` or `on`.
extension Side: Codable {
  public func encode(to encoder: any Encoder) throws {
    try AnswerType.side.encode(self, to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    self = try AnswerType<Side>.side.decode("side", from: decoder)
  }
}

extension CarriagewaySelection: Codable {}
extension CorridorCaps: Codable {}
extension DisplayType: Codable {}
extension DistanceMeasure: Codable {}
extension DrivingSide: Codable {}
extension GapOrder: Codable {}
extension OpenDoubt: Codable {}
extension OpenOnArrival: Codable {}
extension OpenSelection: Codable {}
extension OppositeCarriageway: Codable {}
extension PassSelection: Codable {}
extension PlaceKind: Codable {}
extension RegionPriority: Codable {}
extension SideFilter: Codable {}
extension SortOrder: Codable {}
extension ToponymAccuracy: Codable {}
extension TruckAttribute: Codable {}
extension UnknownChoice: Codable {}
extension VehicleFuel: Codable {}
extension VehicleKind: Codable {}
extension AddressComponent.Kind: Codable {}

extension AnswerType {
  fileprivate func encode(_ value: Value, to encoder: any Encoder) throws {
    try EncodedValue(write(value)).encode(to: encoder)
  }

  fileprivate func decode(_ name: String, from decoder: any Decoder) throws -> Value {
    try DecodedValue(from: decoder).read { (json) throws(AnswerFault) in try read(name, json) }
  }
}
