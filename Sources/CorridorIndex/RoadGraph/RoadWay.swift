package import CorridorGeometry

/// A way of OpenStreetMap for the road graph of an index.
package struct RoadWay: Sendable {
  /// The way's number.
  package var id: Int64
  /// Its tags: keys and values, each followed by a zero byte.
  package var tags: [UInt8]
  /// The numbers of its nodes, as far as they are known, line after line.
  package var nodes: [Int64] = []
  /// Their positions.
  package var positions: [GridPosition] = []
  /// For each line, the number of nodes up to its end.
  package var lineEnds: [Int] = []

  package init(id: Int64, tags: [UInt8]) {
    self.id = id
    self.tags = tags
  }
}

/// A turn restriction of OpenStreetMap, `type=restriction`.
package struct RoadTurn: Sendable {
  /// Its tags: keys and values, each followed by a zero byte.
  package var tags: [UInt8]
  /// The way from which it holds.
  package var from: Int64
  /// The node of the turn, or the ways that lead from the one way to the other.
  package var via: Via
  /// The way to which it holds.
  package var to: Int64

  package enum Via: Sendable {
    case node(Int64)
    case ways([Int64])
  }

  package init(tags: [UInt8], from: Int64, via: Via, to: Int64) {
    self.tags = tags
    self.from = from
    self.via = via
    self.to = to
  }
}

extension IndexSection {
  /// Where roads meet or end: 16 bytes. Longitude and latitude in 1e-7 degrees, Int32; the first of
  /// its ``roadEnds``, UInt32; the number of its tags + 1 in 28 bits, 0 for none, and in the highest
  /// four bits how dense the roads around it are.
  public static var roadNodes: Self { Self(55, .roads, size: 16, isOptional: true) }
  /// The road segments at each node, UInt32: twice the number of a segment, plus one at its end.
  public static var roadEnds: Self {
    Self(56, .roads, size: 4, isOptional: true) { $0 == 2 * $1[.roadSegments].count }
  }
  /// Segments of roads between two nodes, in Hilbert order; a ``RoadSegment`` each.
  public static var roadSegments: Self {
    Self(57, .roads, size: RoadSegment.size, isOptional: true)
  }
  /// The vertices of segments between their nodes, as differences of longitude and latitude in
  /// 7-bit groups.
  public static var roadShapes: Self { Self(58, .roads, size: 1, isOptional: true) }
  /// Bounding spheres over groups of segments.
  public static var roadSpheres: Self {
    Self(59, .roads, size: SphereTree.nodeSize, isOptional: true) {
      $0 == SphereTree.nodeCount(places: $1[.roadSegments].count)
    }
  }
  /// The different tags of roads and their nodes: keys and values, each followed by a zero byte.
  public static var roadTags: Self { Self(60, .roads, size: 0, isOptional: true) }
  /// Turn restrictions: the number of their tags, and the end of their ``roadTurnPaths``, UInt32.
  public static var roadTurns: Self { Self(61, .roads, size: 8, isOptional: true) }
  /// The segments of turn restrictions in the order of travel, UInt32: twice the number of a
  /// segment, plus one against its direction.
  public static var roadTurnPaths: Self { Self(62, .roads, size: 4, isOptional: true) }
}

/// A piece of a road between two nodes: 24 bytes.
///
/// ```
/// 0  first node, UInt32        12 tags, UInt32         20 vertices between the nodes, UInt16
/// 4  last node, UInt32         16 first byte of its    22 direction at the start, and
/// 8  length in cm, UInt32         shape, UInt32        23 at the end, in 1/256 of a circle
/// ```
/// Bit 31 of the tags marks that the first or last turn of a restriction follows the segment, bit 30
/// that one follows it against its direction.
@frozen
package struct RoadSegment: Hashable, Sendable, BitwiseCopyable {
  package static var size: Int { 24 }
  package static var turnForward: UInt32 { 1 << 31 }
  package static var turnBackward: UInt32 { 1 << 30 }
  package static var tagBits: UInt32 { 1 << 30 - 1 }

  package var from: UInt32
  package var to: UInt32
  package var lengthCentimeters: UInt32
  package var tagsAndTurns: UInt32
  package var shapeStart: UInt32
  package var vertexCount: UInt16
  package var startHeading: UInt8
  package var endHeading: UInt8

  /// The number of its tags.
  package var tags: Int { Int(tagsAndTurns & Self.tagBits) }
  /// Its length in metres.
  package var meters: Float { Float(lengthCentimeters) / 100 }
}

/// A node of the road graph: 16 bytes.
@frozen
package struct RoadNode: Hashable, Sendable, BitwiseCopyable {
  package static var size: Int { 16 }
  package static var tagBits: UInt32 { 1 << 28 - 1 }

  package var lon: Int32
  package var lat: Int32
  package var firstEnd: UInt32
  package var tagsAndDensity: UInt32

  package init(lon: Int32, lat: Int32, firstEnd: UInt32, tagsAndDensity: UInt32) {
    self.lon = lon
    self.lat = lat
    self.firstEnd = firstEnd
    self.tagsAndDensity = tagsAndDensity
  }

  package var position: GridPosition { GridPosition(lon: lon, lat: lat) }
  /// The number of its tags; nil for none.
  package var tags: Int? {
    let number = tagsAndDensity & Self.tagBits
    return number == 0 ? nil : Int(number) - 1
  }
  /// How dense the roads around it are, 0 to 15: their length in kilometres on a square kilometre,
  /// times 0.7.
  package var density: Int { Int(tagsAndDensity >> 28) }
}
