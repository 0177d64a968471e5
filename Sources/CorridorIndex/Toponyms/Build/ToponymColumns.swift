internal import CorridorGeometry

/// All that an index has of toponyms beyond their records: gathered in row order, written behind
/// the dictionaries.
struct ToponymColumns: ~Copyable {
  /// The codes of the toponyms, see ``ToponymCode/byte``.
  private var codes: [UInt8] = []
  private var areas: AreaColumns
  private var lines: LineColumns
  /// Rows of the settlements that have no boundary.
  private var settlements: [UInt32] = []

  init(inFolder folder: String, for path: String) {
    areas = AreaColumns(spool: VertexSpool(inFolder: folder, for: path))
    lines = LineColumns(spool: VertexSpool(inFolder: folder, for: path))
  }

  /// Adds the next toponym.
  mutating func append(row: Int, _ draft: RunRecord) throws(IndexError) {
    codes.append(draft.code)
    guard let code = ToponymCode(draft.code) else { return }
    switch ShapeCoder.kind(draft.shape.span) {
    case .polygons: try areas.append(row: row, code, draft.shape.span)
    case .lines: try lines.append(row: row, draft.shape.span)
    case .none: if code.place != .none { settlements.append(UInt32(row)) }
    }
  }

  /// Writes the sections of toponyms; `positions` are those of all rows. What comes out is the
  /// locality of each row, empty without toponyms.
  mutating func write(
    to writer: inout IndexFileWriter, positions: [GridPosition]
  ) throws(IndexError) -> [UInt32] {
    try writer.write(section: .toponymCodes, codes.span)
    let areas = try areas.finish()
    try areas.write(to: &writer)
    try lines.write(to: &writer)
    try writeSettlements(to: &writer, positions)
    let localities = codes.isEmpty ? [] : try localities(positions, areas)
    try writer.write(section: .localities, localities.span)
    return localities
  }

  private func writeSettlements(
    to writer: inout IndexFileWriter, _ positions: [GridPosition]
  ) throws(IndexError) {
    var spheres = SphereTreeBuilder()
    writer.begin(.settlementPositions)
    try writer.writeBlocks(settlements.lazy.map { Int($0) }, of: positions, &spheres)
    writer.end()
    writer.begin(.settlementRows)
    try writer.writeBlocks(rows: settlements)
    writer.end()
    try writer.write(section: .settlementNodes, nodes: spheres.finish())
  }

  private func localities(
    _ positions: [GridPosition], _ areas: SpooledAreas
  ) throws(IndexError) -> [UInt32] {
    let businessCount = positions.count - codes.count
    let nodes = settlements.compactMap { row -> LocalityColumn.Node? in
      guard let place = ToponymCode(codes[Int(row) - businessCount])?.place, place.isLocality else {
        return nil
      }
      return LocalityColumn.Node(
        row: row, center: Ellipsoid.position(positions[Int(row)]), reach: place.reachMeters)
    }
    return try LocalityColumn(
      positions: positions, codes: codes, areas: areas
    ).fill(nodes: nodes)
  }
}
