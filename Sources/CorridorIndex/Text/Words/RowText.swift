/// The words by which one row is found, in their native form; reused from row to row.
///
/// Only the first ``mostWords`` words of a text are used.
struct RowText {
  /// A word and its class, see ``TextScore``.
  struct Word {
    /// The range of the word in ``RowText/bytes``.
    var bytes: Range<Int>
    var rank: UInt8
    /// Whether only its Latin form is a term: for kana, whose pairs of characters are words
    /// themselves.
    var isLatinOnly = false
  }

  static let mostWords = 1024
  /// The class of words that occur only in other names.
  static let otherName: UInt8 = 2
  /// The class of ends of words of names; see ``WordEnds``.
  static let wordEnd: UInt8 = 3
  /// The class of words of the locality in an address.
  static let localityRank: UInt8 = 2

  private(set) var bytes: [UInt8] = []
  private(set) var names: [Word] = []
  private(set) var addresses: [Word] = []
  /// Number of distinct words of the primary name, at most 255.
  private(set) var nameWords: UInt8 = 0
  private(set) var importance = Importance()
  private var chainTags = ChainTags()
  /// The values of the tags that matter.
  private(set) var text: [UInt8] = []
  private var values: [(field: TextField, range: Range<Int>)] = []
  private var folder = TextFolder()
  private var folded = FoldedText()

  /// Removes the data of the row.
  mutating func reset() {
    if !values.isEmpty || !names.isEmpty {
      bytes.removeAll(keepingCapacity: true)
      names.removeAll(keepingCapacity: true)
      addresses.removeAll(keepingCapacity: true)
      text.removeAll(keepingCapacity: true)
      values.removeAll(keepingCapacity: true)
    }
    chainTags = ChainTags()
    nameWords = 0
    importance.reset()
  }

  /// Adds a tag of the row.
  mutating func add(key: Span<UInt8>, value: Span<UInt8>) {
    importance.add(key: key, value: value)
    guard value.count > 0 else { return }
    let range = text.count..<text.count + value.count
    let isOfChain = chainTags.add(key, value, at: range)
    let field = TextField(key: key)
    if isOfChain || field != nil { text.append(value) }
    if let field { values.append((field, range)) }
  }

  /// What the row says of its chain, with texts in ``text``; nil if it says nothing.
  mutating func chainClaim(row: UInt32) -> ChainClaim? {
    func isName(_ range: Range<Int>) -> Bool {
      (1...ChainClaim.longestName).contains(range.count)
    }
    if isName(chainTags.brand) {
      return party(chainTags.brand, chainTags.brandID).map {
        ChainClaim(row: row, party: $0, isBrand: true)
      }
    }
    guard chainTags.trades else { return nil }
    let owner =
      isName(chainTags.owner) ? party(chainTags.owner, chainTags.ownerID) : nil
    guard isName(chainTags.name), let name = party(chainTags.name, 0..<0) else {
      return owner.map { ChainClaim(row: row, party: $0, isBrand: false) }
    }
    return ChainClaim(
      row: row, party: name, owner: owner?.key == name.key ? nil : owner, isBrand: false)
  }

  private mutating func party(_ name: Range<Int>, _ id: Range<Int>) -> ChainClaim.Party? {
    Self.fold(text, name, &folder, &folded)
    return ChainClaim.key(of: folded).map {
      ChainClaim.Party(key: $0, text: name, id: ChainClaim.id(text[id]))
    }
  }

  /// Adds a category of the row.
  mutating func add(category name: Span<UInt8>) {
    importance.addCategory(name)
  }

  /// Adds a category of the row whose importance is known, see ``Importance/ofCategory(_:)``.
  mutating func add(categoryOfImportance importance: Int?) {
    self.importance.addCategory(importance)
  }

  /// Adds a name of the row's locality.
  mutating func add(locality name: Span<UInt8>) {
    let start = text.count
    text.append(name)
    values.append((.locality, start..<text.count))
  }

  /// Makes the words of all added tags.
  mutating func finish() {
    guard !values.isEmpty else { return }
    let primary = index(of: .name) ?? index(of: .brand) ?? index(of: .owner)
    if let primary { addName(values[primary].range, isPrimary: true) }
    for index in values.indices where index != primary {
      switch values[index].field {
      case .name, .brand, .owner, .otherName, .dish:
        addName(values[index].range, isPrimary: false)
      case .houseNumber: addAddress(values[index].range, rank: 0)
      case .street: addAddress(values[index].range, rank: 1)
      case .locality: addAddress(values[index].range, rank: 2)
      case .postcode: addAddress(values[index].range, rank: 3)
      }
    }
  }

  private func index(of field: TextField) -> Int? {
    values.firstIndex { $0.field == field }
  }

  /// Makes the words of a name without tags.
  mutating func setName(_ name: Span<UInt8>) {
    reset()
    text.append(name)
    addName(0..<name.count, isPrimary: true)
  }

  private mutating func addName(_ range: Range<Int>, isPrimary: Bool) {
    Self.fold(text, range, &folder, &folded)
    var rank: UInt8 = isPrimary ? 0 : Self.otherName
    let first = names.count
    for (number, word) in folded.words.prefix(Self.mostWords).enumerated() {
      if isPrimary, number > 0 {
        // The first Han or kana character and the characters directly after it form one first word.
        let isJoined =
          word.isIdeographic
          && word.bytes.lowerBound < folded.words[number - 1].bytes.upperBound
        if !isJoined { rank = 1 }
      }
      names.append(Word(bytes: append(word), rank: rank))
    }
    if isPrimary { nameWords = countDifferent(names[first...]) }
    for word in folded.kana.prefix(Self.mostWords) {
      names.append(Word(bytes: append(word), rank: isPrimary ? 1 : rank, isLatinOnly: true))
    }
  }

  private mutating func addAddress(_ range: Range<Int>, rank: UInt8) {
    Self.fold(text, range, &folder, &folded)
    for word in folded.words.prefix(Self.mostWords) {
      addresses.append(Word(bytes: append(word), rank: rank))
    }
  }

  private static func fold(
    _ text: [UInt8], _ range: Range<Int>, _ folder: inout TextFolder, _ folded: inout FoldedText
  ) {
    folder.fold(text.span.extracting(range), into: &folded)
  }

  private mutating func append(_ word: FoldedWord) -> Range<Int> {
    let start = bytes.count
    bytes += folded.bytes[word.bytes]
    return start..<bytes.count
  }

  private func countDifferent(_ words: ArraySlice<Word>) -> UInt8 {
    guard words.count > 1 else { return UInt8(words.count) }
    var different = 0
    for index in words.indices {
      let word = bytes[words[index].bytes]
      let isNew = !words[words.startIndex..<index].contains { bytes[$0.bytes] == word }
      different += isNew ? 1 : 0
      if different == 255 { break }
    }
    return UInt8(different)
  }
}
