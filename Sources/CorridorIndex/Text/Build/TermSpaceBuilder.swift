internal import CorridorGeometry
internal import CorridorThreads

/// Collects the terms of rows in one space, and writes its sections.
struct TermSpaceBuilder: ~Copyable {
  private var collector: TermCollector
  private var spool: PostingSpillFile
  private let memory: ColumnMemory

  init(_ memory: ColumnMemory, capacity: Int) {
    self.memory = memory
    collector = TermCollector(TermTable(memory))
    spool = PostingSpillFile(memory, capacity: capacity)
  }

  /// Adds the words of a row of a chunk.
  mutating func add(
    row: Int, of chunk: TextChunk, _ space: TermSpace, as number: UInt32, _ forms: inout WordForms
  ) throws(IndexError) {
    try collector.collect(row: row, of: chunk, space, &forms)
    for word in collector.words { try add(UInt32(word >> 2), number, rank: UInt8(word & 3)) }
  }

  /// The terms of a row's names in this space, without counting the row.
  func terms(
    ofNamesOf row: Int, in chunk: TextChunk, _ forms: inout WordForms
  ) throws(IndexError) -> [UInt32] {
    try collector.terms(ofNamesOf: row, in: chunk, &forms)
  }

  /// Adds a term of a row.
  mutating func add(_ term: UInt32, _ row: UInt32, rank: UInt8) throws(IndexError) {
    collector.table.countRows(of: term)
    try spool.append(SpilledPosting(term: term, row: row, rank: rank))
  }

  /// Counts the rows of the ends of words, which have postings of their own.
  private func countRows(of ends: WordEnds) throws(IndexError) {
    let table = collector.table
    try spool.readAll { posting throws(IndexError) in
      ends.forEach(of: posting.term) { table.countRows(of: $0) }
    }
  }

  /// Writes the sections.
  mutating func write(
    _ space: TermSpace, to writer: inout IndexFileWriter, _ rows: PostingRows, _ limits: ListLimits,
    threads: Int
  ) throws(IndexError) {
    let sections = TextSections.of(space)
    let table = collector.table
    let ends = space == .names ? try WordEnds(table, memory) : nil
    if let ends { try countRows(of: ends) }
    let order = try table.sorted()
    let plan = try PostingListPlan(table, order: order, limits, memory)
    let counts = try RowColumn<UInt32>(zeros: order.count, memory)
    var firstBlocks: [Int] = []
    firstBlocks.reserveCapacity(plan.listCount + 1)
    let blocks = RowColumn<PostingBlock>(memory)
    var written = 0
    writer.begin(sections.postings)
    var pass = try PostingListSorter(
      plan, order: order, termCount: table.count, ends: ends, capacity: spool.capacity, memory)
    try pass.divide(&spool)
    while try pass.next(spool) {
      let (pass, parts) = (pass, pass.parts())
      try Parallel.forEachInOrder(parts.count, threads: threads) {
        PostingListChunk(parts[$0], of: pass, plan, ListEncoder(blockSize: limits.block, rows))
      } consume: { chunk throws(IndexError) in
        for block in chunk.firstBlocks { firstBlocks.append(blocks.count + block) }
        try chunk.append(to: blocks, written: written)
        for (number, count) in chunk.counts.enumerated() {
          counts[chunk.firstTerm + number] = count
        }
        try writer.write(chunk.bytes.span)
        written += chunk.bytes.count
      }
    }
    writer.end(count: blocks.count)
    firstBlocks.append(blocks.count)
    let units = Self.units(plan, firstBlocks, termCount: order.count)
    let merged = Self.merged(plan, firstBlocks)
    try writer.write(section: sections.blocks, blocks)
    try writer.write(section: sections.units, units.span)
    try writer.write(section: sections.mergedLists, merged.span)
    var dictionary = DictionaryEncoder(memory)
    writer.begin(sections.terms)
    for (rank, number) in order.enumerated() {
      try table.withText(Int(number)) { term throws(IndexError) in
        try dictionary.append(term, rows: counts[rank], to: &writer)
      }
    }
    try dictionary.finish(to: &writer)
    writer.end(count: order.count)
    try writer.write(section: sections.termOffsets, dictionary.offsets)
  }

  private static func units(_ plan: PostingListPlan, _ blocks: [Int], termCount: Int) -> [UInt32] {
    var numbers: [UInt32] = []
    for (unit, start) in plan.unitStarts.enumerated() {
      numbers.append(UInt32(start))
      numbers.append(UInt32(blocks[unit]))
    }
    numbers.append(UInt32(termCount))
    numbers.append(UInt32(blocks[plan.unitCount]))
    return numbers
  }

  private static func merged(_ plan: PostingListPlan, _ blocks: [Int]) -> [UInt32] {
    var numbers: [UInt32] = []
    for (number, list) in plan.merged.enumerated() {
      numbers.append(UInt32(list.lowerBound))
      numbers.append(UInt32(list.upperBound))
      numbers.append(UInt32(blocks[plan.unitCount + number]))
      numbers.append(UInt32(blocks[plan.unitCount + number + 1]))
    }
    return numbers
  }
}

/// Front-codes terms.
struct DictionaryEncoder: ~Copyable {
  /// The offset of each block.
  let offsets: RowColumn<UInt32>
  /// Bytes that are not written yet, and how many are written.
  private var bytes: [UInt8] = []
  private var written = 0
  private var last: [UInt8] = []
  private var count = 0

  /// So many bytes are written at a time.
  private static let chunkSize = 1 << 16

  init(_ memory: ColumnMemory) {
    offsets = RowColumn(memory)
  }

  /// Writes the next term and the number of its rows.
  mutating func append(
    _ term: Span<UInt8>, rows: UInt32, to writer: inout IndexFileWriter
  ) throws(IndexError) {
    var shared = 0
    if count % TextFormat.termsPerBlock == 0 {
      guard let offset = UInt32(exactly: written + bytes.count) else { throw Self.tooLong }
      try offsets.append(offset)
    } else {
      while shared < min(term.count, last.count), term[shared] == last[shared] { shared += 1 }
    }
    count += 1
    bytes.append(UInt8(shared))
    bytes.append(UInt8(term.count - shared))
    bytes.append(term.extracting(shared..<term.count))
    bytes.appendVarint(UInt64(rows))
    last.removeLast(last.count - shared)
    last.append(term.extracting(shared..<term.count))
    if bytes.count >= Self.chunkSize { try flush(to: &writer) }
  }

  /// Writes what is left.
  mutating func finish(to writer: inout IndexFileWriter) throws(IndexError) {
    try flush(to: &writer)
    guard written <= UInt32.max else { throw Self.tooLong }
  }

  private mutating func flush(to writer: inout IndexFileWriter) throws(IndexError) {
    try writer.write(bytes.span)
    written += bytes.count
    bytes.removeAll(keepingCapacity: true)
  }

  private static var tooLong: IndexError {
    .tooMany(what: "bytes of different words", limit: Int(UInt32.max))
  }
}
