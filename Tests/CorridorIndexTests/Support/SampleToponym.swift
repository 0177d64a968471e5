import CorridorGeometry
import Foundation

@testable import CorridorIndex

/// A toponym as a test makes it.
struct SampleToponym {
  var id: String
  var position: GridPosition
  var tags: [(String, String)]
  var lines: [[GridPosition]] = []
  /// Rings and whether each is an outer boundary.
  var rings: [(ring: [GridPosition], isOuter: Bool)] = []
  var isBusiness = false

  /// Builds an index of toponyms in the order given.
  @discardableResult
  static func build(
    _ toponyms: [SampleToponym], at path: String, runBytes: Int = 1 << 20
  ) throws(IndexError) -> PlaceIndex {
    let builder = try PlaceIndexBuilder(path: path, runBytes: runBytes)
    var draft = PlaceDraft()
    for toponym in toponyms {
      draft.reset()
      draft.kind = toponym.isBusiness ? .business : .toponym
      draft.position = toponym.position
      draft.setURI(toponym.id.utf8)
      for tag in toponym.tags { draft.addTag(key: tag.0.utf8, value: tag.1.utf8) }
      draft.shape.kind =
        toponym.rings.isEmpty ? toponym.lines.isEmpty ? .none : .lines : .polygons
      for line in toponym.lines {
        for position in line { draft.shape.append(position) }
        draft.shape.endPart()
      }
      for ring in toponym.rings {
        for position in ring.ring { draft.shape.append(position) }
        draft.shape.endPart(isOuter: ring.isOuter)
      }
      try builder.add(draft)
    }
    _ = try builder.finish()
    return try PlaceIndex(path: path)
  }

  /// A ring about a middle, whose radius changes from vertex to vertex, by whole even steps.
  static func star(
    _ middle: GridPosition, radius: Double, vertices: Int, random: inout SplitMix
  ) -> [GridPosition] {
    (0..<vertices).map { vertex in
      let angle = Double(vertex) / Double(vertices) * 2 * .pi
      let reach = radius * Double.random(in: 0.5...1, using: &random)
      return GridPosition(
        lon: wrapped(Int64(middle.lon) + 2 * Int64(reach * cos(angle) / 2)),
        lat: max(
          -900_000_000, min(900_000_000, middle.lat + 2 * Int32(reach * sin(angle) / 2))))
    }
  }

  /// A longitude brought into ±180 degrees.
  static func wrapped(_ lon: Int64) -> Int32 {
    Int32(
      lon > 1_800_000_000 ? lon - LonLatBox.turn : lon < -1_800_000_000 ? lon + LonLatBox.turn : lon
    )
  }

  /// A box as a ring, from west to east.
  static func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double)
    -> [GridPosition]
  {
    [(west, south), (east, south), (east, north), (west, north)].compactMap {
      GridPosition(Coordinate(lon: $0.0, lat: $0.1))
    }
  }

  static func at(_ lon: Double, _ lat: Double) -> GridPosition {
    GridPosition(Coordinate(lon: lon, lat: lat)) ?? GridPosition(lon: 0, lat: 0)
  }
}
