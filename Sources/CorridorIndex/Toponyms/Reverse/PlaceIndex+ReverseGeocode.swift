public import CorridorGeometry

/// The toponym at a position: the result of ``PlaceIndex/reverseGeocode(_:zoom:languages:)``.
public struct ReverseAnswer: Sendable {
  /// The narrowest toponym that the zoom allows, or the business with that house number; nil if
  /// nothing is known.
  public var place: Place?
  /// The part of an address that the place is: house, street, suburb, locality and so on; nil
  /// without a place.
  public var kind: PlaceKind?
  /// The address of the position, no narrower than the place or, without a place, than the zoom.
  public var address: Address
  /// The distance to the place in metres; 0 inside its area.
  public var distanceMeters: Double
  /// The toponyms that the position belongs to, the narrowest that the zoom allows first: street;
  /// suburb, locality, district, region, country, and among these, by size, lakes, parks, islands
  /// and other parts of nature around it. Before them the house, if that is the place.
  public var containment: [Part]

  /// A toponym that a position belongs to.
  public struct Part: Hashable, Sendable {
    /// Its row, see ``PlaceIndex/place(at:)``.
    public var row: Int
    public var kind: PlaceKind
    /// The distance to it in metres; 0 inside its area.
    public var distanceMeters: Double
  }

  /// The narrowest kind of toponym that a zoom shows.
  ///
  /// | zoom | narrowest | parts of nature from |
  /// |---|---|---|
  /// | 17 and more | house | any size |
  /// | 15 up to 17 | street | any size |
  /// | 11 up to 15 | suburb, locality | 1 km² |
  /// | 7 up to 11 | district, region | 100 km² |
  /// | below 7 | country | 10,000 km² |
  static func narrowest(zoom: Double) -> AddressComponent.Kind {
    switch zoom {
    case 17...: .house
    case 15...: .street
    case 11...: .suburb
    case 7...: .district
    default: .country
    }
  }

  /// The least size of a part of nature that a zoom shows, in square kilometres.
  static func leastSize(zoom: Double) -> Float {
    switch zoom {
    case 15...: 0
    case 11...: 1
    case 7...: 100
    default: 10_000
    }
  }
}

extension PlaceIndex {
  /// Maximum distance of a house from a position, in metres.
  private static var houseReach: Double { 100 }
  /// A position within this distance of a house, in metres, is at the house.
  private static var houseExtent: Double { 20 }
  /// A position within this distance of a street, in metres, is on the street.
  private static var streetExtent: Double { 10 }
  /// Maximum distance of a street from a position, in metres.
  private static var streetReach: Double { 300 }

  /// The toponym at a position, no narrower than the zoom shows (see ``ReverseAnswer``).
  ///
  /// The house is the nearest house, or the nearest business with a house number, within 100 m; on
  /// a street, at most 10 m from it, within 20 m. The street is the nearest street within
  /// 300 m; a path, cycleway or flight of steps with a name, such as a hiking trail, counts only if
  /// no street is that near. Away from both, the smallest lake, park, forest or other part of nature
  /// around the position is the place, unless it is larger than the settlement there. Suburb, locality, district,
  /// region and country are the smallest areas that contain the position. A suburb or locality
  /// without an area is the nearest settlement by its size; a country without an area is the one
  /// with the code of the areas or settlements around the position. Accepts any position on Earth,
  /// including the poles.
  ///
  /// Corresponds to `submit(with:zoom:)` of Yandex MapKit's `YMKSearchManager`. Cost: tens of
  /// microseconds, plus a few nanoseconds for each toponym if it must search for a country without
  /// an area.
  ///
  /// - Parameters:
  ///   - coordinate: Degrees; longitudes from -360 to 360 are accepted.
  ///   - zoom: The zoom of a web map, in which the world is 256 · 2^zoom pixels wide.
  ///   - languages: As for ``address(of:languages:)``.
  ///   - businesses: Whether the place may be a business. Without toponyms, it is the nearest one
  ///     within 100 m, with a house number or not.
  ///   - toponyms: Whether the place may be a toponym.
  /// - Throws: ``IndexError/positionNotOnEarth(lon:lat:)``, ``IndexError/zoomNotANumber``, or the
  ///   errors of a damaged file.
  public func reverseGeocode(
    _ coordinate: Coordinate, zoom: Double = 18, languages: [String] = [],
    businesses: Bool = true, toponyms: Bool = true
  ) throws(IndexError) -> ReverseAnswer {
    guard let position = GridPosition(coordinate) else {
      throw .positionNotOnEarth(lon: "\(coordinate.lon)", lat: "\(coordinate.lat)")
    }
    guard !zoom.isNaN else { throw .zoomNotANumber }
    let narrowest = ReverseAnswer.narrowest(zoom: zoom)
    let areas = try areas(holding: position)
    let near = try settlements(near: position, areas)

    typealias Part = ReverseAnswer.Part
    var parts: [Part] = []
    if narrowest.order >= AddressComponent.Kind.street.order,
      let street = try street(near: position, areas)
    {
      parts.append(Part(row: street.row, kind: .street, distanceMeters: street.meters))
    }
    let least = ReverseAnswer.leastSize(zoom: zoom)
    var nature = areas.filter { $0.kind.isGeographic && $0.squareKilometers >= least }[...]
    for kind in [PlaceKind.suburb, .locality, .district, .region, .country] {
      guard let part = AddressComponent.Kind(kind), part.order <= narrowest.order else { continue }
      let area = areas.first { $0.kind == kind }
      while let smaller = nature.first,
        smaller.squareKilometers < area?.squareKilometers ?? kind.usualSquareKilometers
      {
        parts.append(Part(row: smaller.row, kind: smaller.kind, distanceMeters: 0))
        nature.removeFirst()
      }
      if let area {
        parts.append(Part(row: area.row, kind: kind, distanceMeters: 0))
      } else if kind == .suburb, let suburb = near.suburb {
        parts.append(Part(row: suburb.row, kind: kind, distanceMeters: suburb.meters))
      } else if kind == .locality, let locality = near.locality {
        parts.append(Part(row: locality.row, kind: kind, distanceMeters: locality.meters))
      } else if kind == .country,
        let country = try country(
          around: areas.map(\.row) + [near.suburb, near.locality].compactMap { $0?.row })
      {
        parts.append(Part(row: country, kind: kind, distanceMeters: 0))
      }
    }
    parts += nature.map { Part(row: $0.row, kind: $0.kind, distanceMeters: 0) }
    var found = toponyms ? parts.first { !$0.kind.isGeographic } : nil
    var house: NearToponym?
    if narrowest == .house {
      house = try self.house(near: position, businesses: businesses, toponyms: toponyms)
    }
    let isOnStreet =
      found.map { $0.kind == .street && $0.distanceMeters <= Self.streetExtent } ?? false
    let here = toponyms && !isOnStreet ? Self.nature(areas, atLeast: least) : nil
    if let house,
      house.meters <= Self.houseExtent || !isOnStreet && here == nil
    {
      let part = Part(row: house.row, kind: .house, distanceMeters: house.meters)
      if house.row >= businessCount { parts.insert(part, at: 0) }
      found = part
    } else if let here {
      found = Part(row: here.row, kind: here.kind, distanceMeters: 0)
    }

    var maker = AddressBuilder(self, languages: languages)
    if let found { try maker.take(place: found.row) }
    if let house, house.row != found?.row { try maker.take(surroundingsOf: house.row) }
    try maker.fill(
      areas, narrowest: found.flatMap { AddressComponent.Kind($0.kind) } ?? narrowest,
      locality: areas.contains { $0.kind == .locality } ? nil : near.locality?.row,
      suburb: near.suburb?.row)
    return ReverseAnswer(
      place: try found.map { found throws(IndexError) in try place(at: found.row) },
      kind: found?.kind, address: maker.address, distanceMeters: found?.distanceMeters ?? 0,
      containment: parts)
  }

  /// The smallest part of nature among areas, smallest first, that is more specific than their
  /// settlement: water of any size, and others that are smaller than it. An island is where a
  /// settlement is, never what is there instead of it.
  private static func nature(
    _ areas: [ContainingArea], atLeast least: Float
  ) -> ContainingArea? {
    let settlement = areas.first { $0.kind == .suburb || $0.kind == .locality }
    return areas.first { area in
      guard area.squareKilometers >= least else { return false }
      switch area.kind {
      case .water: return true
      case .landform, .forest, .park:
        return area.squareKilometers
          < settlement?.squareKilometers ?? PlaceKind.locality.usualSquareKilometers
      default: return false
      }
    }
  }

  /// The nearest settlements, unless an area takes precedence: a locality only if no locality's
  /// area contains the position, a suburb only if it belongs to the same locality.
  private func settlements(
    near position: GridPosition, _ areas: [ContainingArea]
  ) throws(IndexError) -> (locality: NearToponym?, suburb: NearToponym?) {
    var near = try nearestSettlements(to: position)
    let area = areas.first { $0.kind == .locality }
    if area != nil { near.locality = nil }
    if let suburb = near.suburb,
      try locality(ofRow: suburb.row) != area?.row ?? near.locality?.row
    {
      near.suburb = nil
    }
    return near
  }

  private func house(
    near position: GridPosition, businesses: Bool, toponyms: Bool
  ) throws(IndexError) -> NearToponym? {
    let frame = DistanceOrigin(position)
    var house: (row: Int, meters: Double)?
    if toponyms {
      house = try toponymTree.nearest(to: frame, within: Self.houseReach) {
        row throws(IndexError) in try contents.code(at: row).kind == .house
      }
    }
    guard businesses else { return house.map { NearToponym(row: $0.row, meters: $0.meters) } }
    let number = try tagKey("addr:housenumber")
    let business = try tree(category: nil).nearest(
      to: frame, within: house?.meters ?? Self.houseReach
    ) { row throws(IndexError) in
      guard toponyms else { return true }
      return try value(of: number, at: row) != nil
    }
    // The business only if it is nearer: its house is otherwise the better answer.
    if let business, business.meters < house?.meters ?? .infinity {
      return NearToponym(row: business.row, meters: business.meters)
    }
    return house.map { NearToponym(row: $0.row, meters: $0.meters) }
  }

  /// The street or, if none is near, the path.
  private func street(
    near position: GridPosition, _ areas: [ContainingArea]
  ) throws(IndexError) -> NearToponym? {
    let highway = try tagKey("highway")
    for isPath in [false, true] {
      for square in areas where square.kind == .street {
        if try self.isPath(square.row, highway) == isPath {
          return NearToponym(row: square.row, meters: 0)
        }
      }
      let street = try nearestLine(to: position, within: Self.streetReach) {
        row throws(IndexError) in
        guard try contents.kind(at: row) == .street else { return false }
        return try self.isPath(row, highway) == isPath
      }
      if let street { return street }
    }
    return nil
  }

  /// Whether a street is a separate way for walkers, riders or cyclists. A pedestrian street is
  /// not, because it has houses.
  private func isPath(_ row: Int, _ highway: TagKey) throws(IndexError) -> Bool {
    guard let value = try value(of: highway, at: row) else { return false }
    return value.withBytes { value in
      Self.paths.contains { value == $0 }
    }
  }

  /// See <https://wiki.openstreetmap.org/wiki/Key:highway#Paths>.
  private static let paths: [StaticString] = [
    "path", "footway", "cycleway", "bridleway", "steps", "via_ferrata", "corridor",
  ]
}

extension PlaceKind {
  /// About the size of a settlement whose area is unknown, in square kilometres.
  fileprivate var usualSquareKilometers: Float {
    switch self {
    case .suburb: 3
    case .locality: 25
    case .district: 1_000
    case .region: 10_000
    default: .infinity
    }
  }
}
