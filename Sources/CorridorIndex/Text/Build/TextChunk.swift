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
  /// What businesses say of their chains, with texts in ``bytes`` and rows relative to the first of
  /// the chunk.
  private(set) var chainClaims: [ChainClaim] = []
  /// Rows that may be the locality of others, relative to the first of the chunk.
  private(set) var areas: [Int] = []

  /// Number of rows.
  var count: Int { scores.count }

  /// Ends a row after all its tags and categories were added to `text`; `code` is its
  /// ``ToponymCode`` or 0. Leaves `text` empty.
  mutating func endRow(_ text: inout RowText, code: UInt8) {
    text.finish()
    add(text)
    if RowPart(code: code) != .toponyms, let claim = text.chainClaim(row: UInt32(count - 1)) {
      add(claim, of: text.text)
    }
    if let kind = ToponymCode(code)?.kind, kind != .street, kind != .house, !kind.isGeographic {
      areas.append(count - 1)
    }
    text.reset()
  }

  private mutating func add(_ claim: ChainClaim, of text: [UInt8]) {
    func moved(_ party: ChainClaim.Party) -> ChainClaim.Party {
      var party = party
      let start = bytes.count
      bytes += text[party.text]
      party.text = start..<bytes.count
      return party
    }
    var claim = claim
    claim.party = moved(claim.party)
    claim.owner = claim.owner.map(moved)
    chainClaims.append(claim)
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
