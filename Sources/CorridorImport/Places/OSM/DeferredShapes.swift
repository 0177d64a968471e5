import CLibosmium
import CorridorGeometry
import CorridorIndex

/// The shapes of objects that are kept until the whole file has been read, in shared arrays.
struct DeferredShapes {
  /// The positions of all parts, in order.
  let positions: ArenaArray<GridPosition>
  /// For each part, the end of its positions and whether it is an outer ring.
  private let partEnds: ArenaArray<Int>
  private let partIsOuter: ArenaArray<Bool>
  /// For each shape, the end of its parts.
  private let ends: ArenaArray<Int>

  init(_ memory: SpillArena) {
    positions = ArenaArray(memory)
    partEnds = ArenaArray(memory)
    partIsOuter = ArenaArray(memory)
    ends = ArenaArray(memory)
  }

  /// Number of shapes.
  var count: Int { ends.count }

  /// Adds a shape, whose index is the previous count. Without flags, all parts are outer rings.
  func append(
    _ corners: Span<GridPosition>, partEnds newEnds: Span<Int>, partIsOuter isOuter: Span<Bool>?
  ) throws(ImportError) {
    var start = 0
    for part in newEnds.indices {
      try positions.append(corners.extracting(start..<newEnds[part]))
      start = newEnds[part]
      try endPart(isOuter: isOuter?[part] ?? true)
    }
    try endShape()
  }

  /// Ends a part, which has all positions since the one before.
  func endPart(isOuter: Bool) throws(ImportError) {
    try partEnds.append(positions.count)
    try partIsOuter.append(isOuter)
  }

  /// Ends a shape, which has all parts since the one before.
  func endShape() throws(ImportError) {
    try ends.append(partEnds.count)
  }

  /// The positions of each part of a shape, and whether it is an outer ring.
  func parts(of shape: Int) -> some Collection<(positions: Range<Int>, isOuter: Bool)> {
    ((shape == 0 ? 0 : ends[shape - 1])..<ends[shape]).lazy.map { part in
      ((part == 0 ? 0 : partEnds[part - 1])..<partEnds[part], partIsOuter[part])
    }
  }

  /// Adds the parts of a shape to the shape of a draft.
  func add(_ shape: Int, to draft: inout PlaceDraft, as kind: DraftShape.Kind) {
    draft.shape.kind = kind
    let positions = positions.span
    for part in parts(of: shape) {
      for index in part.positions { draft.shape.append(positions[index]) }
      draft.shape.endPart(isOuter: part.isOuter)
    }
  }

  /// The bounding box of a shape.
  func bounds(of shape: Int) -> GridBounds {
    var bounds = GridBounds(west: .max, south: .max, east: .min, north: .min)
    for part in parts(of: shape) {
      for position in positions[part.positions] {
        bounds.west = min(bounds.west, position.lon)
        bounds.south = min(bounds.south, position.lat)
        bounds.east = max(bounds.east, position.lon)
        bounds.north = max(bounds.north, position.lat)
      }
    }
    return bounds
  }

  /// Whether a position lies in a polygon, by the number of edges that a ray to the east crosses.
  /// Planar; a position on an edge may be on either side.
  func contains(_ position: GridPosition, shape: Int) -> Bool {
    var isInside = false
    for part in parts(of: shape) {
      guard var previous = part.positions.last.map({ positions[$0] }) else { continue }
      for index in part.positions {
        let current = positions[index]
        if (current.lat > position.lat) != (previous.lat > position.lat) {
          // Products reach 6.5e18, and their difference twice that, which exceeds 64 bits.
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
