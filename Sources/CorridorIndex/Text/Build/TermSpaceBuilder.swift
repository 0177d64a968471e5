internal import CorridorGeometry
internal import CorridorThreads

/// Collects the terms of rows in one space, and writes its sections.
struct TermSpaceBuilder: ~Copyable {
  private var collector = TermCollector()
  private var spool: PostingSpillFile

  init(_ memory: ColumnMemory, capacity: Int) {
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
  mutating func terms(
    ofNamesOf row: Int, in chunk: TextChunk, _ forms: inout WordForms
  ) throws(IndexError) -> [UInt32] {
    try collector.terms(ofNamesOf: row, in: chunk, &forms)
  }

  /// Adds a term of a row.
  mutating func add(_ term: UInt32, _ row: UInt32, rank: UInt8) throws(IndexError) {
    collector.countRows(of: term)
    try spool.append(SpilledPosting(term: term, row: row, rank: rank))
  }

  /// Counts the rows of the ends of words, which have postings of their own.
  private mutating func countRows(of ends: WordEnds) throws(IndexError) {
    var counts = Array(repeating: UInt32(0), count: collector.table.count)
    try spool.readAll { posting throws(IndexError) in
      for end in ends.of(posting.term) { counts[Int(end)] += 1 }
    }
    for (term, count) in counts.enumerated() where count > 0 {
      collector.countRows(count, of: UInt32(term))
    }
  }

  /// Writes the sections.
  mutating func write(
    _ space: TermSpace, to writer: inout IndexFileWriter, _ rows: PostingRows, _ limits: ListLimits,
    threads: Int
  ) throws(IndexError) {
    let sections = TextSections.of(space)
    let ends = space == .names ? WordEnds(collector.table) : nil
    if let ends { try countRows(of: ends) }
    let table = collector.table
    let order = table.sorted()
    let plan = PostingListPlan(table, order: order, limits)
    var counts = Array(repeating: UInt32(0), count: order.count)
    var firstBlocks: [Int] = []
    firstBlocks.reserveCapacity(plan.listCount + 1)
    var blocks: [PostingBlock] = []
    var written = 0
    writer.begin(sections.postings)
    var pass = PostingListSorter(
      plan, order: order, termCount: table.count, ends: ends, capacity: spool.capacity)
    while try pass.next(spool) {
      let (pass, parts) = (pass, pass.parts())
      try Parallel.forEachInOrder(parts.count, threads: threads) {
        PostingListChunk(parts[$0], of: pass, plan, ListEncoder(blockSize: limits.block, rows))
      } consume: { chunk throws(IndexError) in
        for block in chunk.firstBlocks { firstBlocks.append(blocks.count + block) }
        try chunk.append(to: &blocks, written: written)
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
    try writer.write(section: sections.blocks, blocks.span)
    try writer.write(section: sections.units, units.span)
    try writer.write(section: sections.mergedLists, merged.span)
    var dictionary = DictionaryEncoder()
    for (rank, number) in order.enumerated() {
      dictionary.append(table.text.span.extracting(table.range(Int(number))), rows: counts[rank])
    }
    let terms = dictionary.bytes
    let offsets = try dictionary.checkedOffsets()
    writer.begin(sections.terms)
    try writer.write(terms.span)
    writer.end(count: order.count)
    try writer.write(section: sections.termOffsets, offsets.span)
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
struct DictionaryEncoder {
  private(set) var bytes: [UInt8] = []
  private var offsets: [Int] = []
  private var last: [UInt8] = []
  private var count = 0

  /// Appends the next term and the number of its rows.
  mutating func append(_ term: Span<UInt8>, rows: UInt32) {
    var shared = 0
    if count % TextFormat.termsPerBlock == 0 {
      offsets.append(bytes.count)
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
  }

  /// The offset of each block.
  func checkedOffsets() throws(IndexError) -> [UInt32] {
    guard bytes.count <= UInt32.max else {
      throw .tooMany(what: "bytes of different words", limit: Int(UInt32.max))
    }
    return offsets.map { UInt32($0) }
  }
}
