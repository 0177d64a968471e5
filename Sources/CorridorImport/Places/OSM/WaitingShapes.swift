import CLibosmium
import CorridorGeometry
import CorridorIndex

/// The shapes of objects that wait until the whole file has been read, end to end.
struct WaitingShapes {
  /// The positions of all parts, one part after another.
  private(set) var positions: [GridPosition] = []
  /// For each part, the end of its positions, and whether it is an outer ring; before the first
  /// part, where that begins.
  private var partEnds = [0]
  private var partIsOuter = [true]
  private var ends: [Int] = [1]

  /// How many shapes wait.
  var count: Int { ends.count - 1 }

  /// Takes positions in degrees, longitude before latitude; the shape's number is the count before.
  /// Without flags all parts are outer ones.
  mutating func append(
    ordinates: Span<Double>, partEnds newEnds: Span<Int>, partIsOuter isOuter: Span<Bool>?
  ) {
    var next = 0
    for part in newEnds.indices {
      while next < newEnds[part] {
        let at = Coordinate(lon: ordinates[2 * next], lat: ordinates[2 * next + 1])
        if let position = GridPosition(at) { positions.append(position) }
        next += 1
      }
      partEnds.append(positions.count)
      partIsOuter.append(isOuter?[part] ?? true)
    }
    ends.append(partEnds.count)
  }

  /// Where the positions of each part of a shape are, and whether it is an outer ring.
  func parts(of shape: Int) -> some Collection<(positions: Range<Int>, isOuter: Bool)> {
    (ends[shape]..<ends[shape + 1]).lazy.map {
      (partEnds[$0 - 1]..<partEnds[$0], partIsOuter[$0])
    }
  }

  /// Adds the parts of a shape to that of a draft.
  func add(_ shape: Int, to draft: inout PlaceDraft, as kind: DraftShape.Kind) {
    draft.shape.kind = kind
    for part in parts(of: shape) {
      for position in positions[part.positions] { draft.shape.append(position) }
      draft.shape.endPart(isOuter: part.isOuter)
    }
  }

  /// The box about a shape.
  func box(of shape: Int) -> GridBox {
    var box = GridBox()
    for part in parts(of: shape) {
      for position in positions[part.positions] { box.add(position) }
    }
    return box
  }

  /// Whether a position lies in a polygon, by the number of edges that a ray to the east crosses.
  /// Planar, edges as drawn; what lies on an edge may be on either side.
  func contains(_ position: GridPosition, shape: Int) -> Bool {
    var isInside = false
    for part in parts(of: shape) {
      guard var previous = part.positions.last.map({ positions[$0] }) else { continue }
      for index in part.positions {
        let current = positions[index]
        if (current.lat > position.lat) != (previous.lat > position.lat) {
          // Products reach 6.5e18, their difference twice that, which 64 bits do not hold.
          let rise = Int128(current.lat) - Int128(previous.lat)
          let run = Int128(current.lon) - Int128(previous.lon)
          let crossing =
            run * (Int128(position.lat) - Int128(previous.lat))
            - rise * (Int128(position.lon) - Int128(previous.lon))
          if (crossing > 0) == (rise > 0), crossing != 0 { isInside.toggle() }
        }
        previous = current
      }
    }
    return isInside
  }
}

/// A box of positions on the grid.
struct GridBox {
  private var west = Int32.max
  private var south = Int32.max
  private var east = Int32.min
  private var north = Int32.min

  mutating func add(_ position: GridPosition) {
    west = min(west, position.lon)
    south = min(south, position.lat)
    east = max(east, position.lon)
    north = max(north, position.lat)
  }

  func contains(_ position: GridPosition) -> Bool {
    west <= position.lon && position.lon <= east && south <= position.lat
      && position.lat <= north
  }
}
