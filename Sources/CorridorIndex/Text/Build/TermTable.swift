/// The distinct terms found so far, by number.
///
/// Memory: 30 to 40 bytes for each term, plus its text, as far as ``ColumnMemory`` allows in memory.
final class TermTable {
  struct Term {
    var start: UInt32
    var length: UInt32
    /// Number of rows that have it.
    var count: UInt32 = 0
    /// Numbers of its Latin form and its initial consonants; see ``none`` and ``unknown``.
    var latin = TermTable.unknown
    var initials = TermTable.unknown
  }

  static let none = UInt32.max
  static let unknown = UInt32.max - 1

  let terms: RowColumn<Term>
  let text: RowColumn<UInt8>
  private let memory: ColumnMemory
  /// The hash of each term in the upper half and its number plus one in the lower, 0 for a free
  /// slot; at most three quarters full. A term's slot is determined by the highest bits of its hash,
  /// so that a larger table is filled in the order of the smaller one.
  // SAFETY: one thread at a time adds terms, and no call is made meanwhile.
  @safe @exclusivity(unchecked) private var slots: RowColumn<UInt64>
  /// 32 minus the binary logarithm of the number of slots.
  @safe @exclusivity(unchecked) private var shift: UInt32 = 0
  private static let fewestSlots = 1 << 9

  init(_ memory: ColumnMemory) {
    self.memory = memory
    terms = RowColumn(memory)
    text = RowColumn(memory)
    slots = RowColumn(memory)
  }

  var count: Int { terms.count }

  /// The number of a term; adds the term if it is new.
  func number(of term: Span<UInt8>) throws(IndexError) -> UInt32 {
    try number(of: term, hash: Self.hash(of: term))
  }

  /// The hash of a term.
  static func hash(of term: Span<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: Checksum.of(term))
  }

  /// The number of a term whose hash is known; adds the term if it is new.
  func number(of term: Span<UInt8>, hash: UInt32) throws(IndexError) -> UInt32 {
    if terms.count >= slots.count / 4 * 3 { try grow() }
    let (slot, known) = find(term, hash)
    if let known { return known }
    guard terms.count < TextFormat.termLimit, text.count + term.count <= UInt32.max else {
      throw .tooMany(what: "different words", limit: TextFormat.termLimit)
    }
    try terms.append(Term(start: UInt32(text.count), length: UInt32(term.count)))
    try text.append(term)
    slots[slot] = UInt64(hash) << 32 | UInt64(terms.count)
    return UInt32(terms.count - 1)
  }

  /// The number of a term; nil if it is not there.
  func find(_ term: Span<UInt8>) -> UInt32? {
    terms.isEmpty ? nil : find(term, Self.hash(of: term)).number
  }

  /// The number of a term and its slot, or the free slot for it.
  private func find(_ term: Span<UInt8>, _ hash: UInt32) -> (slot: Int, number: UInt32?) {
    let slots = slots
    var slot = Int(hash >> shift)
    while true {
      let found = slots[slot]
      if found == 0 { return (slot, nil) }
      let number = UInt32(truncatingIfNeeded: found) &- 1
      if found >> 32 == hash, isSame(Int(number), term) { return (slot, number) }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  func countRows(_ count: UInt32 = 1, of number: UInt32) {
    terms[Int(number)].count += count
  }

  func setForms(of number: UInt32, latin: UInt32, initials: UInt32) {
    terms[Int(number)].latin = latin
    terms[Int(number)].initials = initials
  }

  /// The range of a term's bytes in ``text``.
  func range(_ number: Int) -> Range<Int> {
    let term = terms[number]
    return Int(term.start)..<Int(term.start) + Int(term.length)
  }

  /// Calls `body` with the bytes of a term.
  @inline(__always)
  func withText<R, E: Error>(
    _ number: Int, _ body: (Span<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    try text.withSpan(range(number), body)
  }

  /// A term that rows have.
  private struct Key {
    /// The first eight bytes, which decide most comparisons.
    var head: UInt64
    var number: UInt32
  }

  /// The numbers of the terms that rows have, in byte order of the terms.
  func sorted() throws(IndexError) -> RowColumn<UInt32> {
    let keys = RowColumn<Key>(memory)
    for number in 0..<count where terms[number].count > 0 {
      let head = withText(number) { text in
        var head: UInt64 = 0
        for index in 0..<8 { head = head << 8 | (index < text.count ? UInt64(text[index]) : 0) }
        return head
      }
      try keys.append(Key(head: head, number: UInt32(number)))
    }
    keys.sort { left, right in
      left.head != right.head
        ? left.head < right.head : precedes(Int(left.number), Int(right.number))
    }
    let order = RowColumn<UInt32>(memory)
    try order.reserve(keys.count)
    for key in keys { try order.append(key.number) }
    return order
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    withText(left) { left in
      withText(right) { right in
        // SAFETY: the bytes are used within the closures.
        unsafe left.withUnsafeBytes { left in
          unsafe right.withUnsafeBytes { unsafe left.order(to: $0) < 0 }
        }
      }
    }
  }

  private func isSame(_ number: Int, _ term: Span<UInt8>) -> Bool {
    withText(number) { known in
      guard known.count == term.count else { return false }
      // SAFETY: both have as many bytes as are compared, and are used within the closures.
      return unsafe known.withUnsafeBytes { known in
        unsafe term.withUnsafeBytes { unsafe $0.order(to: known) == 0 }
      }
    }
  }

  private func grow() throws(IndexError) {
    let wider = try RowColumn<UInt64>(zeros: max(2 * slots.count, Self.fewestSlots), memory)
    shift = UInt32(32 - wider.count.trailingZeroBitCount)
    for entry in slots where entry != 0 {
      var slot = Int(UInt32(truncatingIfNeeded: entry >> 32) >> shift)
      while wider[slot] != 0 { slot = (slot + 1) & (wider.count - 1) }
      wider[slot] = entry
    }
    slots = wider
  }
}
