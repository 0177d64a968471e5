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
