/// An element of a table that is packed in eight bytes.
protocol PackedWord: Hashable, Sendable {
  init(word: UInt64)
  var word: UInt64 { get }
}

/// A list in a table, whose elements are decoded on access.
struct PackedList<Element: PackedWord>: RandomAccessCollection, Equatable, Sendable {
  private let bytes: LexiconBytes

  /// - Parameter bytes: Eight bytes for each element.
  init(_ bytes: LexiconBytes) {
    self.bytes = bytes
  }

  var count: Int { bytes.count / 8 }
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element { Element(word: bytes.word(position)) }
}

/// Keys of phrases, in ascending order by bytes, then by phrase.
typealias LexiconKeys = PackedList<LexiconKey>

extension UInt64 {
  /// The bits from a position on, `count` of them.
  fileprivate func bits(_ position: Int, _ count: Int) -> Int {
    Int(truncatingIfNeeded: self >> UInt64(position) & (1 << UInt64(count) - 1))
  }

  /// Packs numbers with the given bit widths, the first in the lowest bits.
  fileprivate init(packing numbers: (Int, bits: Int)...) {
    var position = 0
    self = numbers.reduce(0) { word, number in
      precondition(
        number.0 >= 0 && number.0 < 1 << number.bits,
        "a phrase of the lexicon is too long, or there are too many")
      defer { position += number.bits }
      return word | UInt64(number.0) << UInt64(position)
    }
  }
}

extension LexiconKey: PackedWord {
  init(word: UInt64) {
    self.init(
      offset: UInt32(word.bits(0, 24)), length: UInt16(word.bits(24, 12)),
      isNative: word.bits(36, 1) == 1, phrase: UInt32(word.bits(37, 20)))
  }

  var word: UInt64 {
    UInt64(
      packing: (Int(offset), bits: 24), (Int(length), bits: 12), (isNative ? 1 : 0, bits: 1),
      (Int(phrase), bits: 20))
  }
}

extension LexiconPhrase: PackedWord {
  init(word: UInt64) {
    let start = UInt32(word.bits(0, 24))
    self.init(
      source: start..<start + UInt32(word.bits(24, 12)), line: UInt16(word.bits(36, 16)),
      role: PhraseRole(rawValue: UInt8(word.bits(52, 4))) ?? .stop)
  }

  var word: UInt64 {
    UInt64(
      packing: (Int(source.lowerBound), bits: 24), (source.count, bits: 12),
      (Int(line), bits: 16), (Int(role.rawValue), bits: 4))
  }
}

extension LexiconLine: PackedWord {
  init(word: UInt64) {
    let start = UInt32(word.bits(0, 24))
    self.init(
      head: start..<start + UInt32(word.bits(24, 12)), language: UInt8(word.bits(36, 8)))
  }

  var word: UInt64 {
    UInt64(
      packing: (Int(head.lowerBound), bits: 24), (head.count, bits: 12), (Int(language), bits: 8))
  }
}
