internal import CorridorGeometry

/// Gathers the words of rows, and writes the text index.
///
/// Memory: 3 bytes a row, about 30 and its text for each different word, and postings of 8 bytes until
/// there are so many that they are spilled to a nameless file; while the index is written, a
/// sixteenth of all postings.
struct TextIndexBuilder: ~Copyable {
  private var text = RowText()
  private var forms = WordForms()
  private var scores: [RowScore] = []
  private var names: SpaceBuilder
  private var addresses: SpaceBuilder
  private var brands = TermTable()
  private var areas: [UInt32: [UInt32]] = [:]

  /// A builder for the index at `path` that spills into `folder`, with memory for `bytes` of postings.
  init(folder: String, path: String, bytes: Int) {
    names = SpaceBuilder(folder: folder, path: path, capacity: bytes / 16)
    addresses = SpaceBuilder(folder: folder, path: path, capacity: bytes / 16)
  }

  /// Takes a tag of the next row.
  mutating func add(key: Span<UInt8>, value: Span<UInt8>) {
    text.add(key: key, value: value)
  }

  /// Takes a category of the next row.
  mutating func add(category name: [UInt8]) {
    text.add(category: name.span)
  }

  /// Takes the next row, all of whose tags and categories have been given; its code is
  /// that of ``ToponymCode`` or 0. The names of what may be the locality of others are kept.
  mutating func endRow(code: UInt8) throws(IndexError) {
    let row = UInt32(scores.count)
    text.finish()
    scores.append(RowScore(importance: text.importance.value, nameWords: text.nameWords))
    try names.add(text, .names, row, &forms)
    try addresses.add(text, .addresses, row, &forms)
    let brand = text.brand
    if !brand.isEmpty, brand.count <= IndexChain.longestName {
      brands.countRow(of: try brands.number(of: brand.span))
    }
    if let kind = ToponymCode(code)?.kind, kind != .street, kind != .house {
      let terms = try addresses.terms(ofNames: text, &forms)
      if !terms.isEmpty { areas[row] = terms }
    }
    text.reset()
  }

  /// Makes the names of each row's locality part of its address. `rows` has the locality of each row, or
  /// all ones; all rows have been taken.
  mutating func addLocalities(_ rows: Span<UInt32>) throws(IndexError) {
    var last = IndexFormat.noRow
    var terms: [UInt32] = []
    for row in rows.indices where rows[row] != IndexFormat.noRow {
      if rows[row] != last {
        last = rows[row]
        terms = areas[last] ?? []
      }
      for term in terms { try addresses.add(term, UInt32(row), rank: RowText.localityRank) }
    }
  }

  /// Writes the sections. `positions` has those of all rows.
  mutating func write(
    to writer: inout IndexFileWriter, positions: [GridPosition], limits: ListLimits
  ) throws(IndexError) {
    let chains = brands.sorted().filter { brands.terms[Int($0)].count > 1 }
    guard scores.count + chains.count <= IndexFormat.rowLimit else {
      throw .tooMany(what: "places and chains", limit: IndexFormat.rowLimit)
    }
    var chainNames: [[UInt8]] = []
    var chainCounts: [UInt32] = []
    for chain in chains {
      let name = brands.text[brands.range(Int(chain))]
      let count = brands.terms[Int(chain)].count
      text.setName(name.span)
      try names.add(text, .names, UInt32(scores.count), &forms)
      scores.append(
        RowScore(importance: Importance.chain(of: Int(count)), nameWords: text.nameWords))
      chainNames.append(Array(name))
      chainCounts.append(count)
    }
    brands = TermTable()
    try writer.write(section: .rowScores, scores.span)
    try writer.write(section: .chainNames, texts: chainNames)
    try writer.write(section: .chainCounts, chainCounts.span)
    try names.write(.names, to: &writer, scores: scores, positions: positions, limits: limits)
    try addresses.write(
      .addresses, to: &writer, scores: scores, positions: positions, limits: limits)
  }
}
