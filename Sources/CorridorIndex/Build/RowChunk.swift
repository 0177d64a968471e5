internal import CorridorGeometry

/// Some rows as the index stores them. Chunks are made on any thread and consumed in row order.
struct RowChunk {
  /// Number of rows to prefetch, so that scattered memory is fetched in parallel.
  private static let ahead = 64

  /// The records, one after another.
  private(set) var records: [UInt8] = []
  /// Bytes of each record.
  private(set) var lengths: [UInt32] = []
  private(set) var positions: [GridPosition] = []
  /// See ``IdentifierEntry/order``.
  private(set) var identifiers: [UInt64] = []
  /// Category and row, ascending by row.
  private(set) var categories: [(number: UInt16, row: UInt32)] = []
  private(set) var text = TextChunk()
  private(set) var hours = HoursChunk()
  /// The rows with a code, ascending, each with its part of ``lineNodes``.
  private(set) var toponyms: [(row: Int, draft: RunRecord, lineNodes: Range<Int>)] = []
  /// See ``LineColumns/appendNodes(of:to:_:)``.
  private(set) var lineNodes: [BoundingSphere] = []
  /// Whether any draft ends in a non-zero byte; used only so that the prefetch is not optimised
  /// away.
  private(set) var touched = false

  /// - Parameters:
  ///   - drafts: The drafts of the rows.
  ///   - firstRow: The first row.
  ///   - importance: The importance of each category, by its final number.
  init(
    _ drafts: [RunEntry], firstRow: Int, _ coder: borrowing RecordCoder, importance: [Int?],
    hoursReader: HoursReader
  ) {
    lengths.reserveCapacity(drafts.count)
    positions.reserveCapacity(drafts.count)
    identifiers.reserveCapacity(drafts.count)
    categories.reserveCapacity(drafts.count)
    records.reserveCapacity(32 * drafts.count)
    var memory = RecordCoder.Memory()
    var words = RowText()
    var spheres = SphereTreeBuilder()
    for start in stride(from: 0, to: drafts.count, by: Self.ahead) {
      let part = start..<min(start + Self.ahead, drafts.count)
      var last: UInt8 = 0
      for number in part {
        positions.append(drafts[number].record.position)
        last |= drafts[number].record.lastByte
      }
      touched = touched || last != 0
      for number in part {
        append(
          drafts[number].record, row: firstRow + number, coder, &memory, &words, &spheres,
          importance, hoursReader)
      }
    }
  }

  private mutating func append(
    _ draft: RunRecord, row: Int, _ coder: borrowing RecordCoder,
    _ memory: inout RecordCoder.Memory, _ words: inout RowText,
    _ spheres: inout SphereTreeBuilder, _ importance: [Int?], _ hoursReader: HoursReader
  ) {
    let body = unsafe draft.body.span
    var start = 0
    let identifier = body.extracting(RecordCoder.identifier(of: body, &start))
    identifiers.append(
      IdentifierEntry(hash: IdentifierEntry.hash(identifier), row: UInt32(row)).order)
    let before = records.count
    let code = draft.code
    let part = draft.part
    coder.finish(body, to: &records, &memory) { category in
      categories.append((category, UInt32(row)))
      words.add(categoryOfImportance: importance[Int(category)])
    } tag: { key, value in
      words.add(key: key, value: value)
      if part != .toponyms, key == "opening_hours" { hours.add(value, row: row, hoursReader) }
    }
    lengths.append(UInt32(records.count - before))
    text.endRow(&words, code: code)
    guard code != 0 else { return }
    let firstNode = lineNodes.count
    let shape = unsafe draft.shape.span
    if ShapeCoder.kind(shape) == .lines {
      LineColumns.appendNodes(of: shape, to: &lineNodes, &spheres)
    }
    toponyms.append((row, draft, firstNode..<lineNodes.count))
  }
}
