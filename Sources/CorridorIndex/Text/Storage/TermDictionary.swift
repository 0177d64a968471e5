/// The sorted terms of a space in a mapped index; see ``TextFormat``.
struct TermDictionary: Sendable {
  let file: MappedFile
  private let terms: SectionEntry
  private let offsets: SectionEntry

  init(_ space: TermSpace, _ contents: IndexReader) {
    file = contents.file
    let sections = TextSections.of(space)
    terms = contents.sections[sections.terms]
    offsets = contents.sections[sections.termOffsets]
  }

  /// Number of terms.
  var count: Int { terms.count }

  /// A cursor before the first term of a block.
  func cursor(block: Int) throws(IndexError) -> TermCursor {
    let start = Int(try file.load(UInt32.self, at: offsets.offset + 4 * block))
    guard start <= terms.length else {
      throw file.damaged(.text, at: offsets.offset + 4 * block)
    }
    return TermCursor(
      file: file, offset: terms.offset + start, end: terms.end,
      rank: block * TextFormat.termsPerBlock, count: count)
  }

  /// The rank of the first term that is not less than `term`.
  func lowerBound(_ term: [UInt8]) throws(IndexError) -> Int {
    var low = 0
    var high = offsets.count
    // The last block whose first term is less than the requested one.
    while low < high {
      let middle = (low + high) / 2
      var cursor = try cursor(block: middle)
      guard try cursor.next() else { throw file.damaged(.text, at: terms.offset) }
      if cursor.term.lexicographicallyPrecedes(term) { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    var cursor = try cursor(block: low - 1)
    for _ in 0..<TextFormat.termsPerBlock {
      guard try cursor.next() else { return count }
      if !cursor.term.lexicographicallyPrecedes(term) { return cursor.rank }
    }
    return cursor.rank + 1
  }

  /// The ranks of the terms that start with `prefix`, which must not be empty.
  func ranks(of prefix: [UInt8]) throws(IndexError) -> Range<Int> {
    let start = try lowerBound(prefix)
    return start..<max(start, try lowerBound(Self.successor(of: prefix)))
  }

  /// The least byte string greater than all that start with `prefix`: UTF-8 has no byte 0xFF.
  static func successor(of prefix: [UInt8]) -> [UInt8] {
    var end = prefix
    end[end.count - 1] += 1
    return end
  }

  /// The rank of a term, or nil.
  func rank(of term: [UInt8]) throws(IndexError) -> Int? {
    let rank = try lowerBound(term)
    guard rank < count else { return nil }
    return try self.term(rank) == term ? rank : nil
  }

  /// The term with a rank.
  func term(_ rank: Int) throws(IndexError) -> [UInt8] {
    var cursor = try cursor(block: rank / TextFormat.termsPerBlock)
    repeat {
      guard try cursor.next() else { throw file.damaged(.text, at: terms.offset) }
    } while cursor.rank < rank
    return cursor.term
  }
}

/// Reads terms in order.
struct TermCursor {
  private let file: MappedFile
  private var offset: Int
  private let end: Int
  private let count: Int
  private var nextRank: Int
  /// The last term read.
  private(set) var term: [UInt8] = []
  /// Number of leading bytes that it shares with the previous term; 0 for the first term of a
  /// block.
  private(set) var shared = 0
  /// Number of rows that have it.
  private(set) var rows = 0

  init(file: MappedFile, offset: Int, end: Int, rank: Int, count: Int) {
    self.file = file
    self.offset = offset
    self.end = end
    self.count = count
    nextRank = rank
    term.reserveCapacity(WordForms.longest)
  }

  /// The rank of the last term read.
  var rank: Int { nextRank - 1 }

  /// The cursor's offset in the file.
  var position: Int { offset }

  /// Reads the next term; returns false after the last.
  mutating func next() throws(IndexError) -> Bool {
    guard nextRank < count else { return false }
    shared = Int(try byte())
    let length = Int(try byte())
    let isFirst = nextRank % TextFormat.termsPerBlock == 0
    guard shared <= term.count, !isFirst || shared == 0, shared + length <= WordForms.longest,
      length <= end - offset
    else { throw damaged() }
    term.removeLast(term.count - shared)
    // SAFETY: the bytes are used while the file is mapped.
    unsafe term.append(contentsOf: try file.buffer(at: offset, count: length))
    offset += length
    var shift = 0
    rows = 0
    while true {
      let byte = try byte()
      rows |= Int(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
      guard shift < 35 else { throw damaged() }
    }
    nextRank += 1
    return true
  }

  private mutating func byte() throws(IndexError) -> UInt8 {
    guard offset < end else { throw damaged() }
    let byte = try file.load(UInt8.self, at: offset)
    offset += 1
    return byte
  }

  func damaged() -> IndexError { file.damaged(.text, at: offset) }
}
