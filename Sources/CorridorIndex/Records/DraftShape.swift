package import CorridorGeometry

/// The geometry of a toponym on its way into an index, kept flat like the draft it belongs to.
///
/// Lines are parts of two positions or more. Polygons are rings, first and last position the same
/// or not, each an outer boundary or a hole. Edges go the shorter way round the Earth, so that what
/// crosses the antimeridian needs no special form.
package struct DraftShape: Sendable {
  /// What the parts are.
  package enum Kind: UInt8, Sendable {
    case none = 0
    case lines = 1
    case polygons = 2
  }

  package var kind = Kind.none
  /// The positions of all parts, one part after another.
  package private(set) var positions: [GridPosition] = []
  /// For each part, the end of its positions.
  package private(set) var partEnds: [Int] = []
  /// For each part of polygons, whether it is an outer boundary.
  package private(set) var partIsOuter: [Bool] = []

  package init() {}

  /// Forgets the geometry but keeps the storage.
  package mutating func reset() {
    kind = .none
    positions.removeAll(keepingCapacity: true)
    partEnds.removeAll(keepingCapacity: true)
    partIsOuter.removeAll(keepingCapacity: true)
  }

  /// Adds a position to the part in hand.
  package mutating func append(_ position: GridPosition) {
    positions.append(position)
  }

  /// Ends the part in hand, which has all positions since the part before.
  package mutating func endPart(isOuter: Bool = true) {
    partEnds.append(positions.count)
    partIsOuter.append(isOuter)
  }
}
