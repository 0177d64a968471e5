internal import CorridorGeometry

/// The data of toponyms, and of geographic objects with a category, besides their records: collected in row order, written after the
/// dictionaries.
struct ToponymColumns: ~Copyable {
  /// The codes of the toponyms, see ``ToponymCode/byte``.
  private let codes: RowColumn<UInt8>
  private var areas: AreaColumns
  private var lines: LineColumns
  /// Rows of the settlements without a boundary.
  private let settlements: RowColumn<UInt32>
  private let memory: ColumnMemory

  init(_ memory: ColumnMemory) {
    codes = RowColumn(memory)
    settlements = RowColumn(memory)
    areas = AreaColumns(memory)
    lines = LineColumns(memory)
    self.memory = memory
  }

  /// Adds the next of them, with its code, its encoded shape and the nodes of its lines.
  mutating func append(
    row: Int, code byte: UInt8, shape: Span<UInt8>, lineNodes: ArraySlice<BoundingSphere>
  ) throws(IndexError) {
    try codes.append(byte)
    guard let code = ToponymCode(byte) else { return }
    switch ShapeCoder.kind(shape) {
    case .polygons: try areas.append(row: row, code, shape)
    case .lines: try lines.append(row: row, shape, nodes: lineNodes)
    case .none: if code.place != .none { try settlements.append(UInt32(row)) }
    }
  }

  /// Writes the sections of toponyms; `positions` has the position of every row. Returns the
  /// locality of each row, or nothing if there are no toponyms.
  mutating func write(
    to writer: inout IndexFileWriter, positions: RowColumn<GridPosition>, businessCount: Int,
    threads: Int
  ) throws(IndexError) -> RowColumn<UInt32> {
    try writer.write(section: .toponymCodes, codes)
    let areas = try areas.finish()
    try areas.write(to: &writer)
    try lines.write(to: &writer)
    try writeSettlements(to: &writer, positions)
    let localities =
      businessCount == positions.count
      ? RowColumn(memory) : try localities(positions, businessCount, areas, threads: threads)
    try writer.write(section: .localities, localities)
    return localities
  }

  private func writeSettlements(
    to writer: inout IndexFileWriter, _ positions: RowColumn<GridPosition>
  ) throws(IndexError) {
    writer.begin(.settlementPositions)
    let nodes = try writer.writeBlocks([settlements.count], threads: 1, memory) { _, places in
      LeafChunk(settlements[places].map { positions[Int($0)] })
    }
    writer.end()
    writer.begin(.settlementRows)
    try settlements.withSpan { rows throws(IndexError) in try writer.writeBlocks(rows: rows) }
    writer.end()
    try writer.write(section: .settlementNodes, nodes)
  }

  private func localities(
    _ positions: RowColumn<GridPosition>, _ businessCount: Int, _ areas: SpilledAreas,
    threads: Int
  ) throws(IndexError) -> RowColumn<UInt32> {
    let firstCode = positions.count - codes.count
    let nodes = settlements.compactMap { row -> LocalityColumn.Node? in
      guard let place = ToponymCode(codes[Int(row) - firstCode])?.place, place.isLocality else {
        return nil
      }
      return LocalityColumn.Node(
        row: row, center: Ellipsoid.position(positions[Int(row)]), reach: place.reachMeters)
    }
    return try LocalityColumn(
      positions: positions, businessCount: businessCount, codes: codes, areas: areas
    ).rows(nodes: nodes, threads: threads, memory)
  }
}

extension IndexSection {
  /// Positions of settlements without an area, in blocks as ``positions``.
  public static var settlementPositions: Self { Self(26, .toponyms, size: SphereTree.leafSize) }
  /// Rows of those settlements, 16 UInt32 to a block.
  public static var settlementRows: Self {
    Self(27, .toponyms, size: SphereTree.rowBlockSize) { $0 == $1[.settlementPositions].count }
  }
  /// Bounding spheres over those settlements.
  public static var settlementNodes: Self {
    Self(28, .toponyms, size: SphereTree.nodeSize) {
      $0 == SphereTree.nodeCount(leaves: $1[.settlementRows].count)
    }
  }
  /// Row of the locality of each place, with all bits set for none: UInt32. Empty in an index
  /// without toponyms.
  public static var localities: Self {
    Self(29, .toponyms, size: 4) { $0 == ($1.toponyms == 0 ? 0 : $1.rows) }
  }
}
