import CorridorGeometry
import CorridorTestSupport

@testable import CorridorIndex

/// A way of a road as a test knows it.
struct SampleRoad: Hashable {
  var way: Int64
  var carriageway: Carriageway
  var line: [GridPosition]

  /// Ways of 2 to 30 nodes about `middle`, which may be near the antimeridian.
  static func list(
    _ count: Int, about middle: GridPosition = GridPosition(lon: 0, lat: 0), seed: UInt64
  ) -> [SampleRoad] {
    var random = SplitMix(seed: seed)
    return (0..<count).map { number in
      var lon = Int64(middle.lon) + .random(in: -300_000...300_000, using: &random)
      var lat = middle.lat + .random(in: -300_000...300_000, using: &random)
      var line: [GridPosition] = []
      for _ in 0..<Int.random(in: 2...30, using: &random) {
        let turns = lon > 1_800_000_000 ? -1 : lon < -1_800_000_000 ? 1 : 0 as Int64
        line.append(GridPosition(lon: Int32(lon + turns * LonLatBox.turn), lat: lat))
        lon += .random(in: -3000...3000, using: &random)
        lat += .random(in: 1...3000, using: &random)
      }
      let use = Carriageway.Use.allCases.randomElement(using: &random) ?? .twoWay
      return SampleRoad(
        way: Int64(number) * 7,
        carriageway: Carriageway(
          use: use, isMotorway: Bool.random(using: &random), name: UInt32(number % 5),
          ref: UInt32(number % 3)),
        line: line)
    }
  }

  /// Its edges in the direction of travel.
  var edges: [SampleEdge] {
    zip(line, line.dropFirst()).map { SampleEdge(carriageway: carriageway, from: $0, to: $1) }
  }
}

/// An edge of a way of a road.
struct SampleEdge: Hashable {
  var carriageway: Carriageway
  var from: GridPosition
  var to: GridPosition
}

extension PlaceIndexBuilder {
  /// Adds a sample.
  func add(_ road: SampleRoad) throws(IndexError) {
    try add(road.carriageway, way: road.way, lines: [road.line])
  }

  /// Adds streets that meet at one node, for the road graph: a barrier is on one, and a turn into
  /// another is forbidden.
  func addStreets(_ count: Int) throws(IndexError) {
    let classes = ["primary", "residential", "service", "track"]
    for number in 0..<count {
      var street = RoadWay(
        id: Int64(1000 + number), tags: Array("highway\0\(classes[number % classes.count])\0".utf8))
      for vertex in 0..<5 {
        street.nodes.append(vertex == 0 ? 1 : Int64(10 * number + 10 + vertex))
        let (east, north) = (Int32(number - count / 2), Int32(number % 7 - 3))
        street.positions.append(
          GridPosition(
            lon: 145_000_000 + 900 * Int32(vertex) * east,
            lat: 359_000_000 + 1100 * Int32(vertex) * north))
      }
      street.lineEnds = [5]
      try add(street)
    }
    guard count > 1 else { return }
    try add(roadNode: 12, tags: Array("barrier\0gate\0".utf8))
    try add(
      RoadTurn(
        tags: Array("restriction\0no_left_turn\0".utf8), from: 1000, via: .node(1), to: 1001))
  }
}

extension CarriagewayTree {
  /// The edges of all pieces that may come within so many metres of a position.
  func edges(within meters: Double, of position: GridPosition) throws(IndexError) -> [SampleEdge] {
    var edges: [SampleEdge] = []
    try forEachCarriagewaySegment(within: meters, of: Ellipsoid.position(position)) {
      (piece) throws(IndexError) in
      var line: [GridPosition] = []
      try forEachVertex(of: piece) { line.append($0) }
      edges += SampleRoad(way: 0, carriageway: piece.carriageway, line: line).edges
    }
    return edges
  }
}
