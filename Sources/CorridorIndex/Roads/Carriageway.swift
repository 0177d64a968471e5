internal import CorridorGeometry

/// The use of a road's way, and the road that it is part of.
package struct Carriageway: Hashable, Sendable, BitwiseCopyable {
  /// The directions of travel on a way.
  package enum Use: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    /// Both directions, on one road.
    case twoWay = 0
    /// The direction of its positions.
    case oneWay = 1
    /// Tagged as one of two carriageways, without a direction of travel.
    case undirected = 2
  }

  package var use: Use
  /// Whether it is `highway=motorway`, whose number no other road shares.
  package var isMotorway: Bool
  /// ``key(of:)`` of its name; 0 for none.
  package var name: UInt32
  /// ``key(of:)`` of its number, or of the first of several; 0 for none.
  package var ref: UInt32

  package init(use: Use, isMotorway: Bool = false, name: UInt32 = 0, ref: UInt32 = 0) {
    self.use = use
    self.isMotorway = isMotorway
    self.name = name
    self.ref = ref
  }

  /// 32 bits of XXH3-64 that distinguish names; 0 only for an empty text.
  package static func key(of text: Span<UInt8>) -> UInt32 {
    text.isEmpty ? 0 : max(1, UInt32(truncatingIfNeeded: Checksum.of(text)))
  }
}

/// A few edges of a way of a road: 16 bytes.
///
/// ```
/// 0 first vertex, UInt32     8  key of the name, UInt32
/// 4 edges, UInt8             12 key of the number, UInt32
/// 5 use, UInt8
/// 6 1 for a motorway, else 0, UInt16
/// ```
package struct CarriagewaySegment: Hashable, Sendable, BitwiseCopyable {
  static let size = 16
  /// Maximum number of edges.
  package static let edgeLimit = 8

  package var carriageway: Carriageway
  package var firstVertex: Int
  package var edgeCount: Int

  /// Appends the segment.
  func append(to bytes: inout [UInt8]) {
    bytes.appendLittleEndian(UInt32(firstVertex))
    bytes.append(UInt8(edgeCount))
    bytes.append(carriageway.use.rawValue)
    bytes.appendLittleEndian(UInt16(carriageway.isMotorway ? 1 : 0))
    bytes.appendLittleEndian(carriageway.name)
    bytes.appendLittleEndian(carriageway.ref)
  }
}

extension IndexReader {
  /// A segment, after checking that its vertices exist.
  func carriagewaySegment(_ index: Int) throws(IndexError) -> CarriagewaySegment {
    let start = try offset(.carriagewayPieces, index)
    let first = Int(try file.load(UInt32.self, at: start))
    let edges = Int(try file.load(UInt8.self, at: start + 4))
    let motorway = try file.load(UInt16.self, at: start + 6)
    guard let use = Carriageway.Use(rawValue: try file.load(UInt8.self, at: start + 5)),
      motorway <= 1, (1...CarriagewaySegment.edgeLimit).contains(edges),
      first + edges < sections[.carriagewayVertices].count
    else { throw file.damaged(.carriageways, at: start) }
    return CarriagewaySegment(
      carriageway: Carriageway(
        use: use, isMotorway: motorway == 1, name: try file.load(UInt32.self, at: start + 8),
        ref: try file.load(UInt32.self, at: start + 12)),
      firstVertex: first, edgeCount: edges)
  }

  /// A vertex of a segment.
  func carriagewayVertex(_ index: Int) throws(IndexError) -> GridPosition {
    GridPosition(packed: try file.load(UInt64.self, at: offset(.carriagewayVertices, index)))
  }

  /// Checks that segments are in Hilbert order, that their vertices are contiguous and on Earth, and
  /// that each sphere contains what is below it.
  func verifyCarriageways() throws(IndexError) {
    let count = sections[.carriagewayPieces].count
    var vertex = 0
    var last: UInt64 = 0
    for index in 0..<count {
      let segment = try carriagewaySegment(index)
      let damage = file.damaged(.carriageways, at: try offset(.carriagewayPieces, index))
      let key = HilbertCurve.key(try carriagewayVertex(segment.middleVertex))
      guard segment.firstVertex == vertex, key >= last else { throw damage }
      last = key
      let node = try offset(.carriagewayNodes, index)
      let sphere = try sphere(at: node)
      for number in segment.vertices {
        let position = try carriagewayVertex(number)
        guard position.isOnEarth, sphere.holds(Ellipsoid.position(position), radius: 0) else {
          throw file.damaged(.carriageways, at: node)
        }
      }
      vertex = segment.vertices.upperBound
    }
    guard vertex == sections[.carriagewayVertices].count else {
      throw file.damaged(.carriageways, at: sections[.carriagewayVertices].offset)
    }
    try verifySpheres(
      above: SphereTree.levelCounts(places: count * SphereTree.leafCapacity),
      nodesOffset: sections[.carriagewayNodes].offset)
  }
}

extension CarriagewaySegment {
  /// The indexes of its vertices.
  var vertices: Range<Int> { firstVertex..<firstVertex + edgeCount + 1 }

  /// The vertex that determines its position on the curve.
  var middleVertex: Int { firstVertex + edgeCount / 2 }
}

extension IndexSection {
  /// Road edges in groups, a ``CarriagewaySegment`` each; in Hilbert order.
  public static var carriagewayPieces: Self {
    Self(50, .carriageways, size: CarriagewaySegment.size, isOptional: true)
  }
  /// Bounding spheres over those groups.
  public static var carriagewayNodes: Self {
    Self(51, .carriageways, size: SphereTree.nodeSize, isOptional: true) {
      $0 == SphereTree.nodeCount(leaves: $1[.carriagewayPieces].count)
    }
  }
  /// Longitude and latitude of the vertices of those groups, in the direction of travel: Int32.
  public static var carriagewayVertices: Self {
    Self(52, .carriageways, size: 8, isOptional: true)
  }
}
