internal import CorridorGeometry
internal import CorridorThreads

/// The carriageways of a build, in any order.
///
/// 48 bytes for each segment of 8 edges and 8 for each vertex, as far as ``ColumnMemory`` allows in
/// memory, and an ``IdentifierSet`` of ways.
struct CarriagewayColumns: ~Copyable {
  private let entries: RowColumn<Entry>
  private let vertices: RowColumn<GridPosition>
  private var ways: IdentifierSet
  private let memory: ColumnMemory

  /// A segment and its Hilbert key.
  private struct Entry {
    var key: UInt64
    var way: Int64
    var segment: CarriagewaySegment
  }

  init(_ memory: ColumnMemory) {
    entries = RowColumn(memory)
    vertices = RowColumn(memory)
    ways = IdentifierSet(memory)
    self.memory = memory
  }

  /// Adds a way, unless one with that id was added before.
  mutating func append(
    _ carriageway: Carriageway, way: Int64, lines: [[GridPosition]]
  ) throws(IndexError) {
    let identifier = Array(String(way).utf8)
    guard try ways.insert(identifier.span, IdentifierParts(identifier.span)) else { return }
    for line in lines { try append(carriageway, way, line) }
  }

  private func append(
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
      try vertices.append(path.span.extracting(first..<end))
      try entries.append(
        Entry(key: HilbertCurve.key(vertices[segment.middleVertex]), way: way, segment: segment))
    }
  }

  /// Writes the sections in Hilbert order, regardless of the order in which ways were added; writes
  /// none if there are no carriageways.
  consuming func write(to writer: inout IndexFileWriter, threads: Int) throws(IndexError) {
    guard !entries.isEmpty else { return }
    ways = IdentifierSet(memory)
    let (entries, vertices) = (entries, vertices)
    entries.sort {
      ($0.key, $0.way, $0.segment.firstVertex) < ($1.key, $1.way, $1.segment.firstVertex)
    }
    let nodes = RowColumn<BoundingSphere>(memory)
    let chunkSize = 1 << 14
    try Parallel.forEachInOrder((entries.count + chunkSize - 1) / chunkSize, threads: threads) {
      var spheres = SphereTreeBuilder()
      let chunk = $0 * chunkSize..<min(($0 + 1) * chunkSize, entries.count)
      return chunk.map { spheres.leaf(of: vertices[entries[$0].segment.vertices]) }
    } consume: { leaves throws(IndexError) in
      try nodes.append(leaves.span)
    }
    var spheres = SphereTreeBuilder()
    try spheres.addLevels(above: 0, to: nodes)
    var next = 0
    try writer.write(section: .carriagewayPieces, count: entries.count) { number, bytes in
      var segment = entries[number].segment
      segment.firstVertex = next
      next = segment.vertices.upperBound
      segment.append(to: &bytes)
    }
    try writer.write(section: .carriagewayNodes, nodes)
    try writer.write(section: .carriagewayVertices, count: entries.count) { number, bytes in
      for vertex in vertices[entries[number].segment.vertices] {
        bytes.appendLittleEndian(vertex.lon)
        bytes.appendLittleEndian(vertex.lat)
      }
    }
  }
}
