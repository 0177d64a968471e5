/// The distinct terms found so far, by number.
///
/// Memory: about 30 bytes for each term, plus its text.
struct TermTable {
  struct Term {
    var start: UInt32
    var length: UInt32
    var hash: UInt32
    /// Number of rows that have it.
    var count: UInt32 = 0
    /// Numbers of its Latin form and its initial consonants; see ``none`` and ``unknown``.
    var latin = TermTable.unknown
    var initials = TermTable.unknown
  }

  static let none = UInt32.max
  static let unknown = UInt32.max - 1

  private(set) var terms: [Term] = []
  private(set) var text: [UInt8] = []
  /// Term number plus one by hash, 0 for a free slot; at most half full.
  private var slots: [UInt32] = Array(repeating: 0, count: 1 << 10)

  var count: Int { terms.count }

  /// The number of a term; adds the term if it is new.
  mutating func number(of term: Span<UInt8>) throws(IndexError) -> UInt32 {
    try number(of: term, hash: Self.hash(of: term))
  }

  /// The hash of a term.
  static func hash(of term: Span<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: Checksum.of(term))
  }

  /// The number of a term whose hash is known; adds the term if it is new.
  mutating func number(of term: Span<UInt8>, hash: UInt32) throws(IndexError) -> UInt32 {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if terms[number].hash == hash, isSame(number, term) { return UInt32(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard terms.count < TextFormat.termLimit, let start = UInt32(exactly: text.count) else {
      throw .tooMany(what: "different words", limit: TextFormat.termLimit)
    }
    terms.append(Term(start: start, length: UInt32(term.count), hash: hash))
    text.append(term)
    slots[slot] = UInt32(terms.count)
    if 2 * terms.count > slots.count { grow() }
    return UInt32(terms.count - 1)
  }

  /// The number of a term; nil if it is not there.
  func find(_ term: Span<UInt8>) -> UInt32? {
    let hash = Self.hash(of: term)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if terms[number].hash == hash, isSame(number, term) { return UInt32(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  mutating func countRows(_ count: UInt32 = 1, of number: UInt32) {
    terms[Int(number)].count += count
  }

  mutating func setForms(of number: UInt32, latin: UInt32, initials: UInt32) {
    terms[Int(number)].latin = latin
    terms[Int(number)].initials = initials
  }

  /// The range of a term's bytes in ``text``.
  func range(_ number: Int) -> Range<Int> {
    Int(terms[number].start)..<Int(terms[number].start + terms[number].length)
  }

  /// The numbers of the terms that rows have, in byte order of the terms.
  func sorted() -> [UInt32] {
    // The first eight bytes decide most comparisons.
    var keys: [(head: UInt64, number: UInt32)] = []
    for number in terms.indices where terms[number].count > 0 {
      let range = range(number)
      var head: UInt64 = 0
      for index in range.prefix(8) { head = head << 8 | UInt64(text[index]) }
      head <<= UInt64(8 * max(8 - range.count, 0) & 63)
      keys.append((range.isEmpty ? 0 : head, UInt32(number)))
    }
    keys.sort { left, right in
      if left.head != right.head { return left.head < right.head }
      return text[range(Int(left.number))].lexicographicallyPrecedes(
        text[range(Int(right.number))])
    }
    return keys.map(\.number)
  }

  private func isSame(_ number: Int, _ term: Span<UInt8>) -> Bool {
    let range = range(number)
    guard range.count == term.count else { return false }
    // SAFETY: both have as many bytes as are compared, and are used within the closures.
    return unsafe text.span.extracting(range).withUnsafeBytes { known in
      unsafe term.withUnsafeBytes { unsafe $0.order(to: known) == 0 }
    }
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for number in terms.indices {
      var slot = Int(terms[number].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number) + 1
    }
  }
}
