package import CorridorGeometry

/// The areas of time zones, in memory while an index is built.
///
/// A zone has any number of polygons. If zones overlap, as in disputed areas, a position is in the
/// zone of the smallest polygon that contains it, and of equal ones in the zone whose name comes
/// first. Edges belong to their polygon; a position in no polygon has no zone.
///
/// Memory: 8 bytes for each vertex, 1 more for boxes over 16 edges each, and 80 for each polygon.
package struct TimeZoneAreas: RingSource {
  /// A polygon of a zone.
  struct Polygon {
    var zone: Int
    var firstPart: Int
    var box: LonLatBox
    var squareMeters: Double
  }

  /// Names of the zones, in the order of addition.
  package private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  private(set) var polygons: [Polygon] = []
  private var parts: [AreaRing] = []
  private var blocks: [LonLatBox] = []
  private var vertices: [GridPosition] = []

  package init() {}

  /// Adds a polygon of a zone: its outer ring, then its holes.
  ///
  /// Open rings are closed. Repeated positions count once; rings that then have fewer than three
  /// positions are omitted, as is a polygon without an outer ring.
  package mutating func add(_ rings: [[GridPosition]], to name: String) throws(IndexError) {
    let zone = number(of: name)
    let first = parts.count
    var box: LonLatBox?
    var squareMeters = 0.0
    for (index, positions) in rings.enumerated() {
      let ring = Self.closed(positions)
      guard ring.count >= 4 else {
        if index == 0 { return }
        continue
      }
      guard vertices.count + ring.count < Int(UInt32.max) else {
        throw .tooMany(what: "vertices of time zones", limit: Int(UInt32.max))
      }
      let survey = RingMetadata(ring)
      parts.append(
        AreaRing(
          firstVertex: vertices.count, vertexCount: ring.count, firstBlock: blocks.count,
          isOuter: index == 0, holdsNorthPole: survey.holdsNorthPole))
      vertices += ring
      blocks += survey.blocks
      if index == 0 { box = survey.box }
      squareMeters += index == 0 ? survey.squareMeters : -survey.squareMeters
    }
    guard let box else { return }
    polygons.append(
      Polygon(zone: zone, firstPart: first, box: box, squareMeters: squareMeters))
  }

  private mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  private static func closed(_ positions: [GridPosition]) -> [GridPosition] {
    var ring: [GridPosition] = []
    ring.reserveCapacity(positions.count + 1)
    for position in positions where position != ring.last { ring.append(position) }
    if let first = ring.first, ring.last != first { ring.append(first) }
    return ring
  }

  func vertex(_ index: Int) -> GridPosition { vertices[index] }
  func block(_ index: Int) -> LonLatBox { blocks[index] }

  /// The rings of a polygon.
  func parts(of polygon: Int) -> ArraySlice<AreaRing> {
    let end = polygon + 1 < polygons.count ? polygons[polygon + 1].firstPart : parts.count
    return parts[polygons[polygon].firstPart..<end]
  }
}
