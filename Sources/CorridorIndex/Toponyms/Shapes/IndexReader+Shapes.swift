internal import CorridorGeometry

extension IndexReader {
  /// The row in the first field of an element, which must be the row of a toponym or of a
  /// geographic object with a category.
  func toponymRow(_ section: IndexSection, _ index: Int) throws(IndexError) -> Int {
    let row = try number(section, index)
    guard row >= firstToponym, row < count else {
      throw file.damaged(section.part, at: try offset(section, index))
    }
    return row
  }

  /// A toponym with an area.
  func areaEntry(_ index: Int) throws(IndexError) -> AreaEntry {
    let start = try offset(.areaEntries, index)
    let code = try file.load(UInt32.self, at: start + 28)
    guard let byte = UInt8(exactly: code), let code = ToponymCode(byte) else {
      throw file.damaged(.shapes, at: start + 28)
    }
    return AreaEntry(
      row: try toponymRow(.areaEntries, index),
      firstPart: Int(try file.load(UInt32.self, at: start + 4)), box: try box(at: start + 8),
      squareKilometers: Float(bitPattern: try file.load(UInt32.self, at: start + 24)), code: code)
  }

  /// A box at an offset of the file.
  func box(at offset: Int) throws(IndexError) -> LonLatBox {
    let lons = try file.load(UInt64.self, at: offset)
    let lats = try file.load(UInt64.self, at: offset + 8)
    return LonLatBox(
      west: Int32(truncatingIfNeeded: lons), width: UInt32(truncatingIfNeeded: lons >> 32),
      south: Int32(truncatingIfNeeded: lats), north: Int32(truncatingIfNeeded: lats >> 32))
  }

  /// The rings of an area.
  func areaParts(_ index: Int) throws(IndexError) -> Range<Int> {
    try parts(index, entries: .areaEntries, parts: .areaParts)
  }

  /// The lines of a toponym.
  func lineParts(_ index: Int) throws(IndexError) -> Range<Int> {
    try parts(index, entries: .lineEntries, parts: .lineParts)
  }

  private func parts(
    _ index: Int, entries: IndexSection, parts: IndexSection
  ) throws(IndexError) -> Range<Int> {
    let first = try number(entries, index, field: 1)
    let end =
      index + 1 < sections[entries].count
      ? try number(entries, index + 1, field: 1) : sections[parts].count
    guard first <= end, end <= sections[parts].count else {
      throw file.damaged(.shapes, at: sections[entries].offset)
    }
    return first..<end
  }

  /// The vertices of a line.
  func lineVertices(_ part: Int) throws(IndexError) -> Range<Int> {
    let first = try number(.lineParts, part)
    let end =
      part + 1 < sections[.lineParts].count
      ? try number(.lineParts, part + 1) : sections[.lineVertices].count
    guard first <= end, end <= sections[.lineVertices].count else {
      throw file.damaged(.shapes, at: sections[.lineParts].offset)
    }
    return first..<end
  }

  /// A segment of a line.
  func lineSegment(_ index: Int) throws(IndexError) -> LineSegment {
    let start = try offset(.linePieces, index)
    let segment = LineSegment(
      entry: Int(try file.load(UInt32.self, at: start)),
      firstVertex: Int(try file.load(UInt32.self, at: start + 4)),
      edgeCount: Int(try file.load(UInt32.self, at: start + 8)))
    guard (1...LineSegment.edgeLimit).contains(segment.edgeCount) else {
      throw file.damaged(.shapes, at: start)
    }
    return segment
  }

  /// A vertex of a line.
  func lineVertex(_ index: Int) throws(IndexError) -> GridPosition {
    GridPosition(packed: try file.load(UInt64.self, at: offset(.lineVertices, index)))
  }

  /// The index of the element with a row in a section whose first fields are ascending rows, or
  /// nil.
  func entry(ofRow row: Int, in section: IndexSection) throws(IndexError) -> Int? {
    let count = sections[section].count
    let first = try (0..<count).partitioningIndex { index throws(IndexError) in
      try number(section, index) >= row
    }
    guard first < count, try number(section, first) == row else { return nil }
    return first
  }
}

/// The rings and boxes of an index's areas.
struct MappedAreas: RingSource {
  private let file: MappedFile
  private let vertices: SectionEntry
  private let blocks: SectionEntry
  private let contents: IndexReader

  init(_ contents: IndexReader) {
    self.contents = contents
    file = contents.file
    vertices = contents.sections[.areaVertices]
    blocks = contents.sections[.areaBlocks]
  }

  func vertex(_ index: Int) throws(IndexError) -> GridPosition {
    guard index < vertices.count else { throw file.damaged(.shapes, at: vertices.offset) }
    return GridPosition(packed: try file.load(UInt64.self, at: vertices.offset + 8 * index))
  }

  func block(_ index: Int) throws(IndexError) -> LonLatBox {
    guard index < blocks.count else { throw file.damaged(.shapes, at: blocks.offset) }
    return try contents.box(at: blocks.offset + LonLatBox.size * index)
  }

  /// The box over all edges of a ring.
  func box(of part: AreaRing) throws(IndexError) -> LonLatBox {
    try block(part.firstBlock + BoxLevels(elements: part.edgeCount).nodeCount - 1)
  }

  /// A ring, after checking that its vertices and boxes exist.
  func part(_ index: Int) throws(IndexError) -> AreaRing {
    let start = try contents.offset(.areaParts, index)
    let flags = try file.load(UInt32.self, at: start + 12)
    let part = AreaRing(
      firstVertex: Int(try file.load(UInt32.self, at: start)),
      vertexCount: Int(try file.load(UInt32.self, at: start + 4)),
      firstBlock: Int(try file.load(UInt32.self, at: start + 8)), isOuter: flags & 1 != 0,
      holdsNorthPole: flags & 2 != 0)
    guard part.vertexCount >= 4, part.firstVertex + part.vertexCount <= vertices.count,
      part.firstBlock + BoxLevels(elements: part.edgeCount).nodeCount <= blocks.count, flags < 4
    else { throw file.damaged(.shapes, at: start) }
    return part
  }

  /// Whether a position lies in an area or on its boundary.
  func area(_ entry: Int, holds position: GridPosition) throws(IndexError) -> Bool {
    var count = RingSideCount()
    for index in try contents.areaParts(entry) {
      let part = try part(index)
      try count.add(part, PointInRing.side(of: position, part, in: self))
    }
    return count.isInside
  }
}
