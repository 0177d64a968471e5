internal import CorridorGeometry

/// Collects the words of rows, and writes the text index.
///
/// Memory: 8 bytes for each posting, as many as the limit allows; the others are in an unnamed
/// file. What there is for each word, each row and each locality, as far as ``ColumnMemory`` allows.
struct TextIndexBuilder: ~Copyable {
  private var forms = WordForms()
  private let memory: ColumnMemory
  private let scores: RowColumn<RowScore>
  private var names: TermSpaceBuilder
  private var addresses: TermSpaceBuilder
  private var chains: ChainCollector
  private let areas: RowColumn<Area>
  /// The terms of the areas, one area after the other.
  private let areaTerms: RowColumn<UInt32>

  /// A row that may be the locality of others, and the end of its terms.
  private struct Area {
    var row: UInt32
    var end: Int
  }

  /// A builder with `bytes` of memory for postings.
  init(bytes: Int, _ memory: ColumnMemory) {
    names = TermSpaceBuilder(memory, capacity: bytes / 16)
    addresses = TermSpaceBuilder(memory, capacity: bytes / 16)
    self.memory = memory
    scores = RowColumn(memory)
    chains = ChainCollector(memory)
    areas = RowColumn(memory)
    areaTerms = RowColumn(memory)
  }

  /// Adds the next rows. Keeps the names of rows that may be the locality of others.
  mutating func append(_ chunk: TextChunk) throws(IndexError) {
    let first = scores.count
    try scores.append(contentsOf: chunk.scores)
    let hasWords = !chunk.names.list.isEmpty || !chunk.addresses.list.isEmpty
    for row in 0..<(hasWords ? chunk.count : 0) {
      let number = UInt32(first + row)
      try names.add(row: row, of: chunk, .names, as: number, &forms)
      try addresses.add(row: row, of: chunk, .addresses, as: number, &forms)
    }
    for claim in chunk.chainClaims {
      try chains.add(claim, row: UInt32(first) + claim.row, chunk.bytes)
    }
    for row in chunk.areas {
      let terms = try addresses.terms(ofNamesOf: row, in: chunk, &forms)
      try areaTerms.append(contentsOf: terms)
      try areas.append(Area(row: UInt32(first + row), end: areaTerms.count))
    }
  }

  /// Adds the names of each row's locality to its address. `rows` has the locality of each row,
  /// with all bits set for none; all rows must have been added.
  mutating func addLocalities(_ rows: RowColumn<UInt32>) throws(IndexError) {
    var last = IndexFormat.noRow
    var terms = 0..<0
    for row in rows.indices where rows[row] != IndexFormat.noRow {
      if rows[row] != last {
        last = rows[row]
        terms = self.terms(ofArea: last)
      }
      for index in terms {
        try addresses.add(areaTerms[index], UInt32(row), rank: RowText.localityRank)
      }
    }
  }

  /// The indexes of a row's terms among those of the areas.
  private func terms(ofArea row: UInt32) -> Range<Int> {
    let number = areas.indices.partitioningIndex { areas[$0].row >= row }
    guard number < areas.count, areas[number].row == row else { return 0..<0 }
    return (number == 0 ? 0 : areas[number - 1].end)..<areas[number].end
  }

  /// Writes the sections but those of ``ChainColumns``, which it returns. `positions` has the
  /// position of every row.
  mutating func write(
    to writer: inout IndexFileWriter, positions: RowColumn<GridPosition>, limits: ListLimits,
    threads: Int
  ) throws(IndexError) -> ChainColumns {
    let chains = try chains.chains()
    self.chains = ChainCollector(memory)
    guard scores.count + chains.list.count <= IndexFormat.rowLimit else {
      throw .tooMany(what: "places and chains", limit: IndexFormat.rowLimit)
    }
    var chainNames: [[UInt8]] = []
    var chainCounts: [UInt32] = []
    for chain in chains.list {
      let count = UInt32(chain.rows.count)
      let chunk = TextChunk(name: chain.name.span)
      try names.add(row: 0, of: chunk, .names, as: UInt32(scores.count), &forms)
      try scores.append(
        RowScore(
          importance: Importance.chain(of: Int(count)), nameWords: chunk.scores[0].nameWords))
      chainNames.append(chain.name)
      chainCounts.append(count)
    }
    try writer.write(section: .rowScores, scores)
    try writer.write(section: .chainNames, texts: chainNames)
    try writer.write(section: .chainCounts, chainCounts.span)
    let rows = PostingRows(scores: scores, positions: positions)
    try names.write(.names, to: &writer, rows, limits, threads: threads)
    try addresses.write(.addresses, to: &writer, rows, limits, threads: threads)
    return ChainColumns(chains, memory)
  }
}
