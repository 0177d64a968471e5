internal import CorridorGeometry

/// The areas of a build: toponyms whose shape is polygons, in row order.
///
/// Memory: 40 bytes for each area; 32 for each ring and 16 for each 16 edges, as far as
/// ``ColumnMemory`` allows; vertices go to a spool.
struct AreaColumns: ~Copyable {
  private var entries: [AreaEntry] = []
  private let parts: RowColumn<AreaRing>
  private let blocks: RowColumn<LonLatBox>
  private var spool: VertexSpillFile

  init(_ memory: ColumnMemory) {
    parts = RowColumn(memory)
    blocks = RowColumn(memory)
    spool = VertexSpillFile(memory)
  }

  /// Adds the polygons of a row from an encoded shape.
  mutating func append(
    row: Int, _ code: ToponymCode, _ shape: Span<UInt8>
  ) throws(IndexError) {
    let first = parts.count
    var box: LonLatBox?
    var squareMeters = 0.0
    try ShapeCoder.forEachPart(shape) { ring, isHole throws(IndexError) in
      let added = try append(ring, isHole: isHole)
      if !isHole { box = box?.union(added.box) ?? added.box }
      squareMeters += isHole ? -added.squareMeters : added.squareMeters
    }
    // The coder never leaves holes without an outer ring.
    guard let box else { return }
    entries.append(
      AreaEntry(
        row: row, firstPart: first, box: box,
        squareKilometers: Float(max(0, squareMeters) / 1e6), code: code))
  }

  private mutating func append(
    _ ring: [GridPosition], isHole: Bool
  ) throws(IndexError) -> (box: LonLatBox, squareMeters: Double) {
    guard spool.count + ring.count < Int(UInt32.max) else {
      throw .tooMany(what: "vertices of areas", limit: Int(UInt32.max))
    }
    let survey = RingMetadata(ring)
    try parts.append(
      AreaRing(
        firstVertex: spool.count, vertexCount: ring.count, firstBlock: blocks.count,
        isOuter: !isHole, holdsNorthPole: survey.holdsNorthPole))
    try spool.append(ring)
    try blocks.append(contentsOf: survey.blocks)
    return (survey.box, survey.squareMeters)
  }

  /// All areas, for random access; add none afterwards.
  mutating func finish() throws(IndexError) -> SpilledAreas {
    SpilledAreas(entries: entries, parts: parts, blocks: blocks, vertices: try spool.finish())
  }
}

/// The areas of a build once all have been added.
///
/// It is a class because tests of positions pass it on, which would copy each column of a struct.
final class SpilledAreas: RingSource {
  let entries: [AreaEntry]
  let parts: RowColumn<AreaRing>
  let blocks: RowColumn<LonLatBox>
  let vertices: SpilledVertices

  init(
    entries: [AreaEntry], parts: RowColumn<AreaRing>, blocks: RowColumn<LonLatBox>,
    vertices: SpilledVertices
  ) {
    self.entries = entries
    self.parts = parts
    self.blocks = blocks
    self.vertices = vertices
  }

  func vertex(_ index: Int) -> GridPosition { vertices[index] }
  func block(_ index: Int) -> LonLatBox { blocks[index] }

  /// The rings of an area.
  func parts(of entry: Int) -> Slice<RowColumn<AreaRing>> {
    let end = entry + 1 < entries.count ? entries[entry + 1].firstPart : parts.count
    return parts[entries[entry].firstPart..<end]
  }

  /// Whether a position lies in an area or on its boundary.
  func area(_ entry: Int, holds position: GridPosition) throws(IndexError) -> Bool {
    try holds(position, in: parts(of: entry))
  }

  /// Writes the sections of areas.
  func write(to writer: inout IndexFileWriter) throws(IndexError) {
    try writer.write(section: .areaEntries, count: entries.count) { number, bytes in
      entries[number].append(to: &bytes)
    }
    try writer.write(section: .areaNodes, BoxLevels.nodes(over: entries.map(\.box)).span)
    try writer.write(section: .areaParts, count: parts.count) { number, bytes in
      let part = parts[number]
      for number in [part.firstVertex, part.vertexCount, part.firstBlock] {
        bytes.appendLittleEndian(UInt32(number))
      }
      bytes.appendLittleEndian(part.flags)
    }
    try writer.write(section: .areaBlocks, blocks)
    try vertices.write(section: .areaVertices, to: &writer)
  }
}

/// Counts the sides of an area's rings on which a position is.
struct RingSideCount {
  private var depth = 0
  private var isOnBoundary = false

  /// Adds the result for one ring.
  mutating func add<S>(_ part: AreaRing, _ side: PointInRing<S>.Side) {
    switch side {
    case .outside: break
    case .inside: depth += part.isOuter ? 1 : -1
    case .boundary: isOnBoundary = true
    }
  }

  /// The position is inside more outer boundaries than holes, or on an edge.
  var isInside: Bool { isOnBoundary || depth > 0 }
}
