/// Counts texts to find those worth storing in a dictionary, in bounded memory.
///
/// A text gets a number at its first occurrence and keeps it after the second. When the table is
/// full, texts with one occurrence are dropped; when few of those remain, no new texts are added.
/// The result therefore depends only on the order of the texts (after Manku and Motwani,
/// "Approximate frequency counts over data streams", 2002).
struct FrequentTexts: ~Copyable {
  private struct Entry {
    var hash: UInt64 = 0
    var start = 0
    var length = 0
    /// Number of occurrences; 0 for a free number.
    var uses: UInt32 = 0
  }

  /// Texts of at most this many bytes are compared byte by byte.
  private static let fewBytes = 12

  private let capacity: Int
  private let longest: Int
  private var entries: [Entry] = []
  /// By hash: its upper half and the number of the text plus one, 0 for a free slot; at most half
  /// full.
  private var slots: [UInt64]
  private var unused: [UInt32] = []
  private var text: [UInt8] = []
  private var isClosed = false
  /// The last text counted, which is often the next one too.
  private var latest = 0

  /// A table for `capacity` texts of at most `longest` bytes; its memory grows with use.
  init(capacity: Int, longest: Int) {
    self.capacity = capacity
    self.longest = longest
    slots = Array(repeating: 0, count: 64)
  }

  /// Counts an occurrence of a text; returns its number, or nil if it is new or cannot be in the
  /// table.
  mutating func count(_ bytes: Span<UInt8>) -> Int? {
    guard bytes.count <= longest else { return nil }
    if isText(latest, bytes) {
      countUse(of: latest)
      return latest
    }
    let hash = Checksum.of(bytes)
    let (slot, number) = find(bytes, hash)
    if let number {
      countUse(of: number)
      latest = number
      return number
    }
    if !isClosed { insert(bytes, hash, slot) }
    return nil
  }

  private mutating func countUse(of number: Int) {
    if entries[number].uses < .max { entries[number].uses += 1 }
  }

  /// Whether a number belongs to a text.
  func isText(_ number: Int, _ bytes: Span<UInt8>) -> Bool {
    number < entries.count && entries[number].uses > 0 && isSame(number, bytes)
  }

  /// The number of a text in the table, or nil; does not count an occurrence.
  func number(of bytes: Span<UInt8>) -> Int? {
    bytes.count <= longest ? find(bytes, Checksum.of(bytes)).number : nil
  }

  /// The number in a dictionary of these texts for a text that was not counted, or nil.
  func number(of bytes: Span<UInt8>, in dictionary: borrowing TextDictionary) -> Int? {
    guard bytes.count <= longest else { return nil }
    let hash = Checksum.of(bytes)
    guard dictionary.mayContain(hash: hash) else { return nil }
    return find(bytes, hash).number.flatMap { dictionary.number(counted: $0) }
  }

  /// Calls `body` with the bytes of the text with a number.
  func withText<R>(_ number: Int, _ body: (Span<UInt8>) -> R) -> R {
    body(text.span.extracting(range(number)))
  }

  /// The texts that are smaller in a dictionary, most frequent first, and the new number of each
  /// old one.
  func dictionary() -> TextDictionary {
    let worth = entries.indices.filter { isWorth(entries[$0]) }
    let order = worth.sorted { left, right in
      if entries[left].uses != entries[right].uses {
        return entries[left].uses > entries[right].uses
      }
      return text[range(left)].lexicographicallyPrecedes(text[range(right)])
    }
    var numbers = Array(repeating: UInt32.max, count: entries.count)
    for (number, old) in order.enumerated() { numbers[old] = UInt32(number) }
    return TextDictionary(
      texts: order.map { Array(text[range($0)]) }, numbers: numbers,
      hashes: order.map { entries[$0].hash })
  }

  /// Whether the text costs less in the dictionary, with 8 bytes for its offset and its entry in
  /// the order and 3 bytes for each use, than stored at every use.
  private func isWorth(_ entry: Entry) -> Bool {
    let uses = Int(entry.uses)
    return uses > 1 && uses * (1 + entry.length) > 8 + entry.length + 3 * uses
  }

  private func range(_ number: Int) -> Range<Int> {
    entries[number].start..<entries[number].start + entries[number].length
  }

  /// The number of a text and its slot, or the free slot for it.
  private func find(_ bytes: Span<UInt8>, _ hash: UInt64) -> (slot: Int, number: Int?) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if (slots[slot] ^ hash) >> 32 == 0 {
        let number = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
        if isSame(number, bytes) { return (slot, number) }
      }
      slot = (slot + 1) & mask
    }
    return (slot, nil)
  }

  /// The slot of a text with a hash.
  private static func slot(_ number: Int, _ hash: UInt64) -> UInt64 {
    hash & ~0xFFFF_FFFF | UInt64(number + 1)
  }

  private func isSame(_ number: Int, _ bytes: Span<UInt8>) -> Bool {
    let entry = entries[number]
    guard entry.length == bytes.count else { return false }
    if bytes.count <= Self.fewBytes {
      return text.span.extracting(range(number)).isEqual(to: bytes)
    }
    // SAFETY: both spans have the compared length, and are used within the closures.
    return unsafe text.span.extracting(range(number)).withUnsafeBytes { known in
      unsafe bytes.withUnsafeBytes { unsafe $0.order(to: known) == 0 }
    }
  }

  private mutating func insert(_ bytes: Span<UInt8>, _ hash: UInt64, _ slot: Int) {
    let entry = Entry(hash: hash, start: text.count, length: bytes.count, uses: 1)
    text.append(bytes)
    let number: Int
    if let free = unused.popLast() {
      number = Int(free)
      entries[number] = entry
    } else {
      number = entries.count
      entries.append(entry)
    }
    slots[slot] = Self.slot(number, hash)
    if entries.count - unused.count == capacity {
      forgetRare()
    } else if 2 * entries.count > slots.count {
      rebuildSlots(count: slots.count * 2)
    }
  }

  /// Drops texts with one occurrence.
  private mutating func forgetRare() {
    var kept: [UInt8] = []
    unused.removeAll(keepingCapacity: true)
    for number in entries.indices.reversed() {
      if entries[number].uses > 1 {
        let range = range(number)
        entries[number].start = kept.count
        kept += text[range]
      } else {
        entries[number] = Entry()
        unused.append(UInt32(number))
      }
    }
    text = kept
    rebuildSlots(count: slots.count)
    isClosed = unused.count < capacity / 4
  }

  private mutating func rebuildSlots(count: Int) {
    slots = Array(repeating: 0, count: count)
    let mask = count - 1
    for number in entries.indices where entries[number].uses > 0 {
      var slot = Int(truncatingIfNeeded: entries[number].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Self.slot(number, entries[number].hash)
    }
  }
}

/// The texts of a dictionary by number.
struct TextDictionary: Sendable {
  /// The texts, most frequent first.
  var texts: [[UInt8]]
  /// The number here for each number from the counting, with all bits set for none.
  private var numbers: [UInt32]
  /// A Bloom filter with one bit for each hash of a text: most texts without a number need no
  /// lookup.
  private var marks: [UInt64]

  init(texts: [[UInt8]] = [], numbers: [UInt32] = [], hashes: [UInt64] = []) {
    self.texts = texts
    self.numbers = numbers
    var words = 1
    while words * 4 < hashes.count { words *= 2 }
    marks = Array(repeating: 0, count: words)
    for hash in hashes { marks[word(hash)] |= bit(hash) }
  }

  private func word(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 6) & (marks.count - 1)
  }

  private func bit(_ hash: UInt64) -> UInt64 { 1 << (hash & 63) }

  /// Whether a text with a hash may be in the dictionary.
  func mayContain(hash: UInt64) -> Bool { marks[word(hash)] & bit(hash) != 0 }

  /// The number of a text, by its number from the counting.
  func number(counted: Int) -> Int? {
    numbers[counted] == .max ? nil : Int(numbers[counted])
  }
}
