/// The terms of one space; collects the terms of rows.
struct TermCollector {
  let table: TermTable
  /// The terms of the last row, each with its best class in the lowest two bits.
  private(set) var words: [UInt64] = []

  /// - Parameter table: Terms that are known already; new ones are added.
  init(_ table: TermTable) { self.table = table }

  /// Collects the terms of a row in ``words``.
  mutating func collect(
    row: Int, of chunk: TextChunk, _ space: TermSpace, _ forms: inout WordForms
  ) throws(IndexError) {
    words.removeAll(keepingCapacity: true)
    let list = space == .names ? chunk.names : chunk.addresses
    for index in list.range(ofRow: row) {
      let word = list.list[index]
      let number = try intern(word, of: chunk, &forms)
      let term = table.terms[Int(number)]
      if !word.isLatinOnly { append(number, word.rank) }
      if term.latin != TermTable.none { append(term.latin, word.rank) }
      if space == .names, term.initials != TermTable.none {
        append(term.initials, RowText.otherName)
      }
    }
    keepBest()
  }

  /// Adds the ends of the words of the last row.
  mutating func addEnds(_ ends: WordEnds) {
    for word in words {
      ends.forEach(of: Int(word >> 2)) { append($0, RowText.wordEnd) }
    }
    keepBest()
  }

  /// Keeps each term once, with its best class.
  private mutating func keepBest() {
    if words.count > 1 { words.sort() }
    var kept = 0
    for index in words.indices where kept == 0 || words[kept - 1] >> 2 != words[index] >> 2 {
      words[kept] = words[index]
      kept += 1
    }
    if kept < words.count { words.removeSubrange(kept...) }
  }

  /// The hash of a term.
  func hash(of term: UInt32) -> UInt32 {
    table.withText(Int(term)) { TermTable.hash(of: $0) }
  }

  private mutating func append(_ number: UInt32, _ rank: UInt8) {
    words.append(UInt64(number) << 2 | UInt64(rank))
  }

  /// The terms of a row's names in this space, without counting the row.
  func terms(
    ofNamesOf row: Int, in chunk: TextChunk, _ forms: inout WordForms
  ) throws(IndexError) -> [UInt32] {
    var terms: [UInt32] = []
    for index in chunk.names.range(ofRow: row) where !chunk.names.list[index].isLatinOnly {
      let number = try intern(chunk.names.list[index], of: chunk, &forms)
      terms.append(number)
      let latin = table.terms[Int(number)].latin
      if latin != TermTable.none { terms.append(latin) }
    }
    return Array(Set(terms)).sorted()
  }

  /// The number of a word whose other forms are known.
  private func intern(
    _ word: TextChunk.Word, of chunk: TextChunk, _ forms: inout WordForms
  ) throws(IndexError) -> UInt32 {
    let bytes = chunk.bytes.span.extracting(word.range)
    let number = try table.number(of: bytes, hash: word.hash)
    guard table.terms[Int(number)].latin == TermTable.unknown else { return number }
    var latin = TermTable.none
    var initials = TermTable.none
    if let form = forms.latin(of: bytes) { latin = try table.number(of: form.span) }
    if let form = forms.initials(of: bytes) { initials = try table.number(of: form.span) }
    table.setForms(of: number, latin: latin, initials: initials)
    return number
  }
}
