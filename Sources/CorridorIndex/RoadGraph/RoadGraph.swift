package import CorridorGeometry

/// The roads of an index as a graph: segments between nodes, of which each can be travelled in two
/// directions.
///
/// A *directed segment* is twice the number of a segment, plus one against its direction. Every read
/// is checked against the checksums of the file; numbers that point nowhere are an ``IndexError``.
package final class RoadGraph: Sendable {
  @usableFromInline let file: MappedFile
  @usableFromInline let nodes, ends, segments, shapes: Int
  package let nodeCount, segmentCount: Int
  @usableFromInline let shapeBytes: Int
  private let spheres: PlaceTree
  private let tagTable: StringTable
  private let turns, turnPaths: SectionEntry

  /// The roads; nil if the index has none.
  init?(_ contents: IndexReader) throws(IndexError) {
    let sections = contents.sections
    guard sections[.roadSegments].count > 0 else { return nil }
    file = contents.file
    nodes = sections[.roadNodes].offset
    ends = sections[.roadEnds].offset
    segments = sections[.roadSegments].offset
    shapes = sections[.roadShapes].offset
    nodeCount = sections[.roadNodes].count
    segmentCount = sections[.roadSegments].count
    shapeBytes = sections[.roadShapes].count
    spheres = PlaceTree(
      file: file, count: segmentCount, positionsOffset: 0,
      nodesOffset: sections[.roadSpheres].offset, rowsOffset: nil)
    tagTable = try StringTable(sections[.roadTags], file)
    turns = sections[.roadTurns]
    turnPaths = sections[.roadTurnPaths]
  }

  /// The path of the index, for error messages.
  package var path: String { file.path }

  /// A node.
  @inlinable @inline(__always)
  package func node(_ number: Int) throws(IndexError) -> RoadNode {
    guard number >= 0, number < nodeCount else { throw damaged(nodes) }
    return unsafe try file.bytes(at: nodes &+ number &* RoadNode.size, count: RoadNode.size)
      .loadUnaligned(as: RoadNode.self)
  }

  /// A segment.
  @inlinable @inline(__always)
  package func segment(_ number: Int) throws(IndexError) -> RoadSegment {
    guard number >= 0, number < segmentCount else { throw damaged(segments) }
    return unsafe try file.bytes(
      at: segments &+ number &* RoadSegment.size, count: RoadSegment.size
    ).loadUnaligned(as: RoadSegment.self)
  }

  /// The segments that begin or end at a node: from the directed segments that lead away from it.
  @inlinable @inline(__always)
  package func leaving(_ number: Int) throws(IndexError) -> Range<Int> {
    let first = Int(try node(number).firstEnd)
    let end = number + 1 < nodeCount ? Int(try node(number + 1).firstEnd) : 2 * segmentCount
    guard first <= end, end <= 2 * segmentCount else { throw damaged(nodes) }
    return first..<end
  }

  /// A directed segment that leads away from a node.
  @inlinable @inline(__always)
  package func directed(_ index: Int) throws(IndexError) -> Int {
    let directed = Int(try file.load(UInt32.self, at: ends &+ 4 &* index))
    guard directed < 2 * segmentCount else { throw damaged(ends) }
    return directed
  }

  @usableFromInline func damaged(_ offset: Int) -> IndexError { file.damaged(.roads, at: offset) }

  /// The positions of a segment, from its first node to its last.
  package func line(of segment: RoadSegment) throws(IndexError) -> [GridPosition] {
    try lineAndEnd(of: segment).line
  }

  /// The positions, and the end of the segment's shape.
  func lineAndEnd(
    of segment: RoadSegment
  ) throws(IndexError) -> (line: [GridPosition], end: Int) {
    var position = try node(Int(segment.from)).position
    var line = [position]
    line.reserveCapacity(Int(segment.vertexCount) + 2)
    var next = Int(segment.shapeStart)
    func difference() throws(IndexError) -> Int64 {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while true {
        guard next < shapeBytes, shift < 64 else { throw damaged(shapes) }
        let byte = try file.load(UInt8.self, at: shapes + next)
        next += 1
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { break }
        shift += 7
      }
      return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }
    for _ in 0..<Int(segment.vertexCount) {
      position = GridPosition(
        lon: Int32(truncatingIfNeeded: Int64(position.lon) &+ (try difference())),
        lat: Int32(truncatingIfNeeded: Int64(position.lat) &+ (try difference())))
      line.append(position)
    }
    line.append(try node(Int(segment.to)).position)
    return (line, next)
  }

  /// Calls `body` with the segments that may come within a distance of an earth-centred position;
  /// it returns the distance from then on.
  package func forEachSegment(
    within meters: Double, of center: SIMD3<Double>,
    _ body: (Int) throws(IndexError) -> Double
  ) throws(IndexError) {
    var meters = meters
    func visit(level: Int, _ index: Int) throws(IndexError) {
      if level < 0 {
        let first = index * SphereTree.leafCapacity
        for segment in first..<min(first + SphereTree.leafCapacity, segmentCount) {
          meters = try body(segment)
        }
        return
      }
      let children = try spheres.children(level: level + 1, index: index)
      var order: [(distance: Double, child: Int)] = []
      for child in 0..<children.count {
        let sphere = children[child]
        let distance = (sphere.centerPosition - center).length - Double(sphere.w)
        if distance <= meters { order.append((distance, children.first + child)) }
      }
      order.sort { $0.distance < $1.distance }
      for (distance, child) in order where distance <= meters {
        try visit(level: level - 1, child)
      }
    }
    guard segmentCount > 0 else { return }
    try visit(level: spheres.levelCounts.count - 2, 0)
  }

  /// How many different tags roads and their nodes have.
  package var tagCount: Int { tagTable.count }

  /// Tags by their number.
  package func tags(_ number: Int) throws(IndexError) -> [(key: String, value: String)] {
    // SAFETY: the bytes are used while the file lives.
    let texts = try unsafe tagTable.bytes(number, file).split(
      separator: 0, omittingEmptySubsequences: false)
    return unsafe stride(from: 0, to: texts.count - 1, by: 2).map { index in
      unsafe (
        String(decoding: texts[index], as: UTF8.self),
        String(decoding: texts[index + 1], as: UTF8.self)
      )
    }
  }

  /// How many turn restrictions there are.
  package var turnCount: Int { turns.count }

  /// A turn restriction: the number of its tags, and the directed segments along it.
  package func turn(_ number: Int) throws(IndexError) -> (tags: Int, path: [Int]) {
    let start = number == 0 ? 0 : try turnEnd(number - 1)
    let end = try turnEnd(number)
    guard start + 1 < end, end <= turnPaths.count else { throw damaged(turns.offset) }
    let path = try (start..<end).map { (index) throws(IndexError) in
      Int(try file.load(UInt32.self, at: turnPaths.offset + 4 * index))
    }
    return (Int(try file.load(UInt32.self, at: turns.offset + 8 * number)), path)
  }

  private func turnEnd(_ number: Int) throws(IndexError) -> Int {
    Int(try file.load(UInt32.self, at: turns.offset + 8 * number + 4))
  }
}

extension PlaceIndex {
  /// The number of road segments for detours.
  package var roadSegmentCount: Int { contents.sections[.roadSegments].count }

  /// Whether the index has the roads that detours need if no routing engine is asked.
  public var hasRoads: Bool { contents.sections[.roadSegments].count > 0 }

  /// The roads; nil if the index has none.
  package func roads() throws(IndexError) -> RoadGraph? {
    try RoadGraph(contents)
  }
}
