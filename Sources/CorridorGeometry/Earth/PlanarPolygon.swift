/// A polygon with holes whose edges are straight in longitude and latitude, as in RFC 7946.
public struct Polygon: Hashable, Sendable {
  /// Closed rings (last position equal to the first): the outline first, then the holes.
  ///
  /// Polygons created by this package follow the right-hand rule: outline counter-clockwise, holes
  /// clockwise. Polygons passed to it may have either orientation.
  public var rings: [[Coordinate]]

  /// A polygon from its rings, outline first; values are not validated.
  public init(rings: [[Coordinate]]) {
    self.rings = rings
  }
}

/// Polygons whose interiors do not overlap.
public struct MultiPolygon: Hashable, Sendable {
  /// The polygons; an empty list is the empty geometry.
  public var polygons: [Polygon]

  /// A multipolygon; values are not validated.
  public init(polygons: [Polygon]) {
    self.polygons = polygons
  }
}

/// A box in longitude and latitude that may cross the antimeridian; bounds are inclusive.
@frozen
package struct GridBounds: Hashable, Sendable {
  /// The western bound.
  package var west: Int32
  package var south: Int32
  /// The eastern bound; less than ``west`` if the box crosses the antimeridian.
  package var east: Int32
  package var north: Int32

  /// A box in 1e-7 degrees; values are not validated.
  package init(west: Int32, south: Int32, east: Int32, north: Int32) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// The whole Earth.
  package static var earth: GridBounds {
    GridBounds(
      west: -1_800_000_000, south: -900_000_000, east: 1_800_000_000, north: 900_000_000)
  }

  /// Whether `position` is inside or on the edge. 180 and -180 degrees are the same longitude.
  package func contains(_ position: GridPosition) -> Bool {
    guard position.lat >= south, position.lat <= north else { return false }
    if holds(position.lon) { return true }
    guard abs(position.lon) == 1_800_000_000 else { return false }
    return holds(-position.lon)
  }

  private func holds(_ lon: Int32) -> Bool {
    west <= east ? lon >= west && lon <= east : lon >= west || lon <= east
  }
}
