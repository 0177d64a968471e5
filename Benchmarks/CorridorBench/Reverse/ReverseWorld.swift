internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// An invented country: a boundary of 100,000 vertices, 16 regions, 441 districts and 3,969 towns,
/// two of three with boundaries, and in each town streets with houses and businesses.
struct ReverseWorld {
  private static let side = 63
  private let towns: [GridPosition]

  init() {
    var random = Random(seed: 11)
    // A grid of towns 0.15 degrees apart, each somewhere in its square.
    towns = (0..<Self.side * Self.side).map { number in
      GridPosition(
        lon: Int32(50_000_000 + number % Self.side * 1_500_000 + random.index(900_000)),
        lat: Int32(450_000_000 + number / Self.side * 1_500_000 + random.index(900_000)))
    }
  }

  /// Positions in towns, one of ten between them.
  func questions(_ count: Int) -> [Coordinate] {
    var random = Random(seed: 12)
    return (0..<count).map { number in
      let town = towns[random.index(towns.count)]
      return Self.spot(near: town, number % 10 == 0 ? 900_000 : 250_000, &random).coordinate
    }
  }

  /// Builds the index of about `places` places.
  func build(at path: String, places: Int) throws -> BuildSummary {
    var mason = try Mason(path: path)
    try mason.addArea(
      2, GridPosition(lon: 97_000_000, lat: 497_000_000), radius: 9e7, vertices: 100_000)
    for (step, level, radius, vertices) in [(16, 4, 1.5e7, 20_000), (3, 6, 3e6, 3000)] {
      for row in stride(from: step / 2, to: Self.side, by: step) {
        for column in stride(from: step / 2, to: Self.side, by: step) {
          try mason.addArea(
            level, towns[row * Self.side + column], radius: radius, vertices: vertices)
        }
      }
    }
    for (number, town) in towns.enumerated() {
      if number % 3 > 0 { try mason.addArea(8, town, radius: 700_000, vertices: 300) }
      try mason.add(
        .toponym, at: town,
        [("place", number % 9 == 0 ? "town" : "village"), ("name", "Town \(number)")])
      for _ in 0..<places / towns.count / 10 { try mason.addStreet(in: town) }
    }
    return try mason.builder.finish()
  }

  fileprivate static func spot(
    near position: GridPosition, _ reach: Int, _ random: inout Random
  ) -> GridPosition {
    GridPosition(
      lon: position.lon + Int32(random.index(2 * reach) - reach),
      lat: position.lat + Int32(random.index(2 * reach) - reach))
  }

  /// Puts places into the index.
  private struct Mason: ~Copyable {
    let builder: PlaceIndexBuilder
    private var draft = PlaceDraft()
    private var random = Random(seed: 13)
    private var number = 0

    init(path: String) throws {
      builder = try PlaceIndexBuilder(path: path)
    }

    private mutating func begin(
      _ kind: PlaceDraft.Kind, at position: GridPosition, _ tags: [(String, String)]
    ) {
      draft.reset()
      draft.kind = kind
      draft.position = position
      draft.setURI("osm:node/\(number)".utf8)
      number += 1
      for tag in tags { draft.addTag(key: tag.0.utf8, value: tag.1.utf8) }
    }

    mutating func add(
      _ kind: PlaceDraft.Kind, at position: GridPosition, _ tags: [(String, String)]
    ) throws {
      begin(kind, at: position, tags)
      try builder.add(draft)
    }

    mutating func addArea(
      _ level: Int, _ middle: GridPosition, radius: Double, vertices: Int
    ) throws {
      begin(
        .toponym, at: middle,
        [
          ("boundary", "administrative"), ("admin_level", "\(level)"), ("name", "Area \(number)"),
        ])
      draft.shape.kind = .polygons
      for vertex in 0..<vertices {
        let angle = Double(vertex) / Double(vertices) * 2 * .pi
        let reach = radius * random.uniform(0.97, 1)
        draft.shape.append(
          GridPosition(
            lon: middle.lon + Int32(reach * cos(angle)), lat: middle.lat + Int32(reach * sin(angle))
          ))
      }
      draft.shape.endPart()
      try builder.add(draft)
    }

    /// A street of ten places: itself, seven houses, two businesses.
    mutating func addStreet(in town: GridPosition) throws {
      let name = "Street \(number)"
      var position = ReverseWorld.spot(near: town, 250_000, &random)
      begin(.toponym, at: position, [("highway", "residential"), ("name", name)])
      draft.shape.kind = .lines
      var line: [GridPosition] = []
      for _ in 0..<9 {
        line.append(position)
        draft.shape.append(position)
        position = ReverseWorld.spot(near: position, 5000, &random)
      }
      draft.shape.endPart()
      try builder.add(draft)
      for (house, corner) in line.enumerated() {
        try add(
          house < 7 ? .toponym : .business, at: ReverseWorld.spot(near: corner, 2000, &random),
          house < 7
            ? [("addr:housenumber", "\(house)"), ("addr:street", name)]
            : [("name", "Shop \(number % 1000)"), ("shop", "yes")])
      }
    }
  }
}
