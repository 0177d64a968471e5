/// The words of some rows for the text index, with everything that does not depend on other rows.
/// Chunks are made on any thread and consumed in row order.
struct TextChunk {
  /// A word of a row, see ``RowText/Word``.
  struct Word: BitwiseCopyable {
    /// See ``TermTable/hash(of:)``.
    var hash: UInt32
    /// The offset of its bytes in ``TextChunk/bytes``.
    var start: UInt32
    var length: UInt16
    var rank: UInt8
    var isLatinOnly: Bool

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
  }

  /// Words of all rows in one space.
  struct Words {
    fileprivate(set) var list: [Word] = []
    /// The end of each row's words.
    fileprivate var ends: [UInt32] = []

    fileprivate mutating func removeAll() {
      list.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
    }

    /// The words of a row, relative to the first of the chunk.
    func range(ofRow row: Int) -> Range<Int> {
      (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])
    }
  }

  private(set) var bytes: [UInt8] = []
  private(set) var names = Words()
  private(set) var addresses = Words()
  private(set) var scores: [RowScore] = []
  /// Brands in ``bytes``, at most one for each row.
  private(set) var brands: [Range<Int>] = []
  /// Rows that may be the locality of others, relative to the first of the chunk.
  private(set) var areas: [Int] = []

  /// Number of rows.
  var count: Int { scores.count }

  /// Ends a row after all its tags and categories were added to `text`; `code` is its
  /// ``ToponymCode`` or 0. Leaves `text` empty.
  mutating func endRow(_ text: inout RowText, code: UInt8) {
    text.finish()
    add(text)
    let brand = text.brand
    if !brand.isEmpty, brand.count <= IndexChain.longestName {
      brands.append(bytes.count..<bytes.count + brand.count)
      bytes += brand
    }
    if let kind = ToponymCode(code)?.kind, kind != .street, kind != .house {
      areas.append(count - 1)
    }
    text.reset()
  }

  init() {}

  /// A chunk of one row with a name and no tags.
  init(name: Span<UInt8>) {
    var text = RowText()
    text.setName(name)
    add(text)
  }

  /// Removes all rows and adds one, for its words only.
  mutating func setRow(_ text: RowText) {
    bytes.removeAll(keepingCapacity: true)
    scores.removeAll(keepingCapacity: true)
    names.removeAll()
    addresses.removeAll()
    add(text)
  }

  private mutating func add(_ text: RowText) {
    scores.append(RowScore(importance: text.importance.value, nameWords: text.nameWords))
    Self.add(text.names, of: text.bytes, to: &names, &bytes)
    Self.add(text.addresses, of: text.bytes, to: &addresses, &bytes)
  }

  private static func add(
    _ words: [RowText.Word], of text: [UInt8], to list: inout Words, _ bytes: inout [UInt8]
  ) {
    for word in words {
      let span = text.span.extracting(word.bytes)
      list.list.append(
        Word(
          hash: TermTable.hash(of: span), start: UInt32(bytes.count), length: UInt16(span.count),
          rank: word.rank, isLatinOnly: word.isLatinOnly))
      bytes.append(span)
    }
    list.ends.append(UInt32(list.list.count))
  }
}
