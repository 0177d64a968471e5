internal import CorridorGeometry

/// The carriageways of a build, in any order.
///
/// Memory: 40 bytes for each segment of 8 edges, 8 for each vertex and 16 for each way.
struct CarriagewayColumns {
  private var entries: [Entry] = []
  private var vertices: [GridPosition] = []
  private var ways: Set<Int64> = []

  /// A segment and its Hilbert key.
  private struct Entry {
    var key: UInt64
    var way: Int64
    var segment: CarriagewaySegment
  }

  /// Adds a way, unless one with that id was added before.
  mutating func append(
    _ carriageway: Carriageway, way: Int64, lines: [[GridPosition]]
  ) throws(IndexError) {
    guard ways.insert(way).inserted else { return }
    for line in lines { try append(carriageway, way, line) }
  }

  private mutating func append(
    _ carriageway: Carriageway, _ way: Int64, _ line: [GridPosition]
  ) throws(IndexError) {
    var path: [GridPosition] = []
    for position in line where position != path.last { path.append(position) }
    for first in stride(from: 0, to: path.count - 1, by: CarriagewaySegment.edgeLimit) {
      let end = min(first + CarriagewaySegment.edgeLimit + 1, path.count)
      let segment = CarriagewaySegment(
        carriageway: carriageway, firstVertex: vertices.count, edgeCount: end - first - 1)
      guard segment.vertices.upperBound < Int(UInt32.max) else {
        throw .tooMany(what: "vertices of roads", limit: Int(UInt32.max))
      }
      vertices += path[first..<end]
      entries.append(
        Entry(key: HilbertCurve.key(vertices[segment.middleVertex]), way: way, segment: segment))
    }
  }

  /// Writes the sections in Hilbert order, regardless of the order in which ways were added; writes
  /// none if there are no carriageways.
  consuming func write(to writer: inout IndexFileWriter) throws(IndexError) {
    guard !entries.isEmpty else { return }
    var columns = self
    columns.entries.sort {
      ($0.key, $0.way, $0.segment.firstVertex) < ($1.key, $1.way, $1.segment.firstVertex)
    }
    var segments: [UInt8] = []
    var spheres = SphereTreeBuilder()
    var next = 0
    for entry in columns.entries {
      var segment = entry.segment
      spheres.append(leaf: columns.vertices[segment.vertices].map { Ellipsoid.position($0) })
      segment.firstVertex = next
      next = segment.vertices.upperBound
      segment.append(to: &segments)
    }
    try writer.write(section: .carriagewayPieces, segments.span)
    try writer.write(section: .carriagewayNodes, nodes: spheres.finish())
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * next)
    for entry in columns.entries {
      for vertex in columns.vertices[entry.segment.vertices] {
        bytes.appendLittleEndian(vertex.lon)
        bytes.appendLittleEndian(vertex.lat)
      }
    }
    try writer.write(section: .carriagewayVertices, bytes.span)
  }
}
