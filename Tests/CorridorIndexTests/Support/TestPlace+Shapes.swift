import CorridorGeometry
import CorridorTestSupport
import Foundation

@testable import CorridorIndex

extension TestPlace {
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

  /// A position up to `reach` from another one, in longitude and in latitude.
  static func spot(
    near middle: GridPosition, _ reach: Int64, random: inout SplitMix
  ) -> GridPosition {
    GridPosition(
      lon: wrapped(Int64(middle.lon) + .random(in: -reach...reach, using: &random)),
      lat: Int32(
        max(
          -900_000_000,
          min(900_000_000, Int64(middle.lat) + .random(in: -reach...reach, using: &random)))))
  }

  /// A longitude brought into ±180 degrees.
  static func wrapped(_ lon: Int64) -> Int32 {
    Int32(
      lon > 1_800_000_000 ? lon - LonLatBox.turn : lon < -1_800_000_000 ? lon + LonLatBox.turn : lon
    )
  }
}
