internal import CorridorGeometry

/// The lines of a build: toponyms whose shape is lines, in row order.
///
/// 8 bytes for each row, 4 for each line and 28 for each segment of 8 edges, as far as
/// ``ColumnMemory`` allows in memory; vertices go to a spool.
struct LineColumns: ~Copyable {
  private let entries: RowColumn<UInt32>
  private let parts: RowColumn<UInt32>
  private let segments: RowColumn<UInt32>
  private let nodes: RowColumn<BoundingSphere>
  private var spool: VertexSpillFile

  init(_ memory: ColumnMemory) {
    entries = RowColumn(memory)
    parts = RowColumn(memory)
    segments = RowColumn(memory)
    nodes = RowColumn(memory)
    spool = VertexSpillFile(memory)
  }

  /// Appends the bounding spheres of the segments of encoded lines, in their order.
  static func appendNodes(
    of shape: Span<UInt8>, to nodes: inout [BoundingSphere], _ spheres: inout SphereTreeBuilder
  ) {
    ShapeCoder.forEachPart(shape) { line, _ in
      for segment in segments(of: line) { nodes.append(spheres.leaf(of: line[segment])) }
    }
  }

  /// The vertices of each segment of a line.
  private static func segments(of line: [GridPosition]) -> some Sequence<Range<Int>> {
    stride(from: 0, to: line.count - 1, by: LineSegment.edgeLimit).lazy.map { first in
      first..<min(first + LineSegment.edgeLimit + 1, line.count)
    }
  }

  /// Adds the lines of a row from an encoded shape, with what ``appendNodes(of:to:_:)`` gave for it.
  mutating func append(
    row: Int, _ shape: Span<UInt8>, nodes spheres: ArraySlice<BoundingSphere>
  ) throws(IndexError) {
    let entry = UInt32(entries.count / 2)
    try entries.append(contentsOf: [UInt32(row), UInt32(parts.count)])
    try ShapeCoder.forEachPart(shape) { line, _ throws(IndexError) in
      guard spool.count + line.count < Int(UInt32.max) else {
        throw .tooMany(what: "vertices of lines", limit: Int(UInt32.max))
      }
      try parts.append(UInt32(spool.count))
      for segment in Self.segments(of: line) {
        try segments.append(entry)
        try segments.append(UInt32(spool.count + segment.lowerBound))
        try segments.append(UInt32(segment.count - 1))
      }
      try spool.append(line)
    }
    try nodes.append(spheres.span)
  }

  /// Writes the sections of lines; add nothing afterwards.
  mutating func write(to writer: inout IndexFileWriter) throws(IndexError) {
    try writer.write(section: .lineEntries, entries)
    try writer.write(section: .lineParts, parts)
    try writer.write(section: .linePieces, segments)
    var spheres = SphereTreeBuilder()
    try spheres.addLevels(above: 0, to: nodes)
    try writer.write(section: .lineNodes, nodes)
    try spool.finish().write(section: .lineVertices, to: &writer)
  }
}

/// A few edges of a line, which a nearest search treats as a unit: 12 bytes.
///
/// ```
/// 0 entry of the line, UInt32     4 first vertex, UInt32     8 edges, UInt32
/// ```
struct LineSegment: Hashable, Sendable {
  static let size = 12
  /// Maximum number of edges.
  static let edgeLimit = 8

  var entry: Int
  var firstVertex: Int
  var edgeCount: Int
}

extension IndexSection {
  /// Row and first line of each toponym with lines, ascending by row: UInt32.
  public static var lineEntries: Self { Self(21, .shapes, size: 8) }
  /// First vertex of each line: UInt32.
  public static var lineParts: Self { Self(22, .shapes, size: 4) }
  /// The lines in a ``LineSegment`` each for up to 8 edges.
  public static var linePieces: Self { Self(23, .shapes, size: LineSegment.size) }
  /// Bounding spheres over the segments.
  public static var lineNodes: Self {
    Self(24, .shapes, size: SphereTree.nodeSize) {
      $0 == SphereTree.nodeCount(leaves: $1[.linePieces].count)
    }
  }
  /// Longitude and latitude of the vertices of all lines: Int32.
  public static var lineVertices: Self { Self(25, .shapes, size: 8) }
}
