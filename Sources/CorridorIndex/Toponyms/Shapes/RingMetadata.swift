internal import CorridorGeometry
internal import Glibc

/// The data that an index stores for a closed ring besides its vertices.
struct RingMetadata {
  /// The box of the enclosed area.
  private(set) var box: LonLatBox
  /// Boxes over 16 edges each, then over 16 of those, up to one; see ``BoxLevels``.
  let blocks: [LonLatBox]
  /// Whether it encloses the north pole. A ring around the Earth encloses the nearer pole.
  let holdsNorthPole: Bool
  private let turns: Int
  private let ring: [GridPosition]

  /// Surveys a ring of four or more vertices, the last equal to the first.
  init(_ ring: [GridPosition]) {
    self.ring = ring
    (box, turns) = LonLatBox.around(ring.span)
    let isNorthern = ring.reduce(0) { $0 + Int($1.lat) } > 0
    holdsNorthPole = turns != 0 && isNorthern
    if turns != 0 {
      if isNorthern { box.north = 900_000_000 } else { box.south = -900_000_000 }
    }
    let leaves = stride(from: 0, to: ring.count - 1, by: 16).map { first in
      LonLatBox.around(ring.span.extracting(first..<min(first + 17, ring.count))).box
    }
    blocks = leaves.count == 1 ? leaves : leaves + BoxLevels.nodes(over: leaves)
  }

  /// Its approximate area, by the cylindrical equal-area projection.
  var squareMeters: Double {
    let radius = 6_371_008.8
    var sum = 0.0
    for (start, end) in zip(ring, ring.dropFirst()) {
      let across = Double(LonLatBox.step(from: start.lon, to: end.lon)) * 1e-7 * .pi / 180
      let low = sin(Double(start.lat) * 1e-7 * .pi / 180)
      let high = sin(Double(end.lat) * 1e-7 * .pi / 180)
      sum += across * (low + high) / 2
    }
    // A ring around a pole has a cap on one side.
    return (turns == 0 ? abs(sum) : max(0, 2 * .pi - abs(sum))) * radius * radius
  }
}
