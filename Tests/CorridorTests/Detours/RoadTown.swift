import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation

/// A town put together for a test: crossings, streets between them, and turn restrictions.
struct RoadTown {
  struct Street {
    var from: Int
    var to: Int
    /// Metres east and north of its vertices between the crossings.
    var vertices: [SIMD2<Double>] = []
    var tags: [(String, String)]
  }

  struct Turn {
    var from: Int
    var via: Int
    var to: Int
    var tags: [(String, String)]
  }

  /// Metres east and north of each crossing.
  var crossings: [SIMD2<Double>] = []
  var streets: [Street] = []
  var turns: [Turn] = []
  var crossingTags: [Int: [(String, String)]] = [:]

  private static let north = 111_195.0
  private static let origin = Coordinate(lon: 11.3, lat: 47.2)

  /// The position so many metres east and north.
  static func position(_ meters: SIMD2<Double>) -> Coordinate {
    let lat = origin.lat + meters.y / north
    return Coordinate(
      lon: origin.lon + meters.x / (north * cos(origin.lat * .pi / 180)), lat: lat)
  }

  static func grid(_ meters: SIMD2<Double>) -> GridPosition {
    let place = position(meters)
    return TestPlace.at(place.lon, place.lat)
  }

  /// Adds a crossing and gives its number.
  mutating func crossing(_ east: Double, _ north: Double) -> Int {
    crossings.append(SIMD2(east, north))
    return crossings.count - 1
  }

  /// Adds a street and gives its number.
  @discardableResult
  mutating func street(
    _ from: Int, _ to: Int, _ highway: String, _ tags: (String, String)...,
    through vertices: [SIMD2<Double>] = []
  ) -> Int {
    streets.append(
      Street(from: from, to: to, vertices: vertices, tags: [("highway", highway)] + tags))
    return streets.count - 1
  }

  /// All vertices of a street.
  func line(_ street: Int) -> [SIMD2<Double>] {
    let street = streets[street]
    return [crossings[street.from]] + street.vertices + [crossings[street.to]]
  }

  /// A place beside a street, and the share of the street before it.
  func place(
    beside street: Int, share: Double, meters: Double = 8
  ) -> (place: Coordinate, share: Double) {
    let line = line(street)
    let lengths = zip(line, line.dropFirst()).map { Self.length($1 - $0) }
    let whole = lengths.reduce(0, +)
    var rest = share * whole
    var edge = 0
    while edge < lengths.count - 1, rest > lengths[edge] {
      rest -= lengths[edge]
      edge += 1
    }
    // Not so close to a bend that the other edge is as near.
    rest = min(max(rest, 0.2 * lengths[edge]), 0.8 * lengths[edge])
    let ahead = (line[edge + 1] - line[edge]) / lengths[edge]
    let point = line[edge] + ahead * rest + SIMD2(ahead.y, -ahead.x) * meters
    return (Self.position(point), (lengths[..<edge].reduce(0, +) + rest) / whole)
  }

  static func length(_ offset: SIMD2<Double>) -> Double { (offset * offset).sum().squareRoot() }

  /// A route along streets, each with the direction in which it is followed, without a share of the
  /// first and the last street.
  func route(
    _ streets: [(street: Int, isForward: Bool)], from start: Double = 0, to end: Double = 1
  ) throws -> Route {
    var points: [Coordinate] = []
    for (number, (street, isForward)) in streets.enumerated() {
      var line = isForward ? line(street) : line(street).reversed()
      if number == 0 { line = Self.cut(line, start) }
      if number == streets.count - 1 { line = Self.cut(line.reversed(), 1 - end).reversed() }
      points += line.map { Self.grid($0).coordinate }.dropFirst(number == 0 ? 0 : 1)
    }
    return try Route(lines: [points])
  }

  /// A line without a share of it at its start.
  private static func cut(_ line: [SIMD2<Double>], _ share: Double) -> [SIMD2<Double>] {
    let lengths = zip(line, line.dropFirst()).map { length($1 - $0) }
    var rest = share * lengths.reduce(0, +)
    for (edge, meters) in lengths.enumerated() {
      if rest < meters {
        let point = line[edge] + (line[edge + 1] - line[edge]) * (rest / meters)
        return [point] + line[(edge + 1)...]
      }
      rest -= meters
    }
    return line
  }

  /// An index with these roads and no place.
  func index() throws -> PlaceIndex {
    let folder = TemporaryFolder()
    let builder = try PlaceIndexBuilder(path: folder.file("town.corridor"))
    var node: Int64 = 1_000_000
    for (number, street) in streets.enumerated() {
      var way = RoadWay(id: Int64(number), tags: Self.bytes(street.tags))
      way.nodes = [Int64(street.from)]
      for _ in street.vertices {
        way.nodes.append(node)
        node += 1
      }
      way.nodes.append(Int64(street.to))
      way.positions = line(number).map { Self.grid($0) }
      way.lineEnds = [way.nodes.count]
      try builder.add(way)
    }
    for (crossing, tags) in crossingTags {
      try builder.add(roadNode: Int64(crossing), tags: Self.bytes(tags))
    }
    for turn in turns {
      try builder.add(
        RoadTurn(
          tags: Self.bytes(turn.tags), from: Int64(turn.from), via: .node(Int64(turn.via)),
          to: Int64(turn.to)))
    }
    _ = try builder.finish()
    return try PlaceIndex(path: folder.file("town.corridor"))
  }

  private static func bytes(_ tags: [(String, String)]) -> [UInt8] {
    tags.flatMap { Array($0.0.utf8) + [0] + Array($0.1.utf8) + [0] }
  }
}

extension RoadTown {
  /// A town of bent streets, some of them missing, one-way, closed or with forbidden turns.
  static func random(_ random: inout SplitMix, side: Int = 6) -> RoadTown {
    var town = RoadTown()
    for row in 0..<side {
      for column in 0..<side {
        _ = town.crossing(
          250 * Double(column) + .random(in: -50...50, using: &random),
          250 * Double(row) + .random(in: -50...50, using: &random))
      }
    }
    let highways = [
      "primary", "secondary", "tertiary", "residential", "residential", "service", "living_street",
      "secondary_link",
    ]
    for from in 0..<side * side {
      for to in [from + 1, from + side] {
        if to == from + 1, to % side == 0 { continue }
        if to >= side * side || Int.random(in: 0..<7, using: &random) == 0 { continue }
        var tags = [("highway", highways.randomElement(using: &random) ?? "")]
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<3: tags.append(("oneway", "yes"))
        case 3, 4: tags.append(("oneway", "-1"))
        case 5: tags.append(("access", "no"))
        case 6: tags.append(("maxspeed", "30"))
        case 7: tags.append(("hgv", "designated"))
        default: break
        }
        var street = Street(from: from, to: to, tags: tags)
        if Bool.random(using: &random) {
          let middle = (town.crossings[from] + town.crossings[to]) / 2
          street.vertices = [
            middle
              + SIMD2(.random(in: -30...30, using: &random), .random(in: -30...30, using: &random))
          ]
        }
        town.streets.append(street)
      }
    }
    for crossing in town.crossings.indices {
      switch Int.random(in: 0..<18, using: &random) {
      case 0: town.crossingTags[crossing] = [("highway", "traffic_signals")]
      case 1: town.crossingTags[crossing] = [("barrier", "bollard")]
      case 2: town.crossingTags[crossing] = [("barrier", "gate")]
      default: break
      }
      let streets = town.streets.indices.filter {
        town.streets[$0].from == crossing || town.streets[$0].to == crossing
      }
      guard streets.count > 2, Int.random(in: 0..<3, using: &random) == 0 else { continue }
      let chosen = streets.shuffled(using: &random)
      let rule = ["no_left_turn", "no_right_turn", "only_straight_on"].randomElement(using: &random)
      var tags = [("restriction", rule ?? "")]
      if Int.random(in: 0..<4, using: &random) == 0 { tags.append(("except", "hgv;psv")) }
      town.turns.append(Turn(from: chosen[0], via: crossing, to: chosen[1], tags: tags))
    }
    return town
  }
}
