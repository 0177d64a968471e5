package import CorridorGeometry

/// The geometry of a toponym to add to an index, stored flat like its draft.
///
/// Lines are parts of two or more positions. Polygons are rings, each an outer boundary or a hole;
/// the first and last position may be equal or not. Edges go the shorter way round the Earth, so
/// that a shape across the antimeridian needs no special form.
package struct DraftShape: Sendable {
  /// The type of the parts.
  package enum Kind: UInt8, Sendable {
    case none = 0
    case lines = 1
    case polygons = 2
  }

  package var kind = Kind.none
  /// The positions of all parts, one part after another.
  package private(set) var positions: [GridPosition] = []
  /// The end of each part in the positions.
  package private(set) var partEnds: [Int] = []
  /// For polygons, whether each part is an outer boundary.
  package private(set) var partIsOuter: [Bool] = []

  package init() {}

  /// Removes the geometry but keeps the storage.
  package mutating func reset() {
    kind = .none
    positions.removeAll(keepingCapacity: true)
    partEnds.removeAll(keepingCapacity: true)
    partIsOuter.removeAll(keepingCapacity: true)
  }

  /// Adds a position to the current part.
  package mutating func append(_ position: GridPosition) {
    positions.append(position)
  }

  /// Ends the current part, which has all positions since the previous part.
  package mutating func endPart(isOuter: Bool = true) {
    partEnds.append(positions.count)
    partIsOuter.append(isOuter)
  }
}
