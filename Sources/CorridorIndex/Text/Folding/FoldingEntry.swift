/// What one code point folds to: a kind, and where its folded bytes are in the page.
struct FoldingEntry {
  enum Kind: UInt32 {
    /// Ends a word.
    case separator
    /// Vanishes: stripped marks, zero-width and direction signs.
    case dropped
    /// Letters and digits; a decomposition into letters and marks as well.
    case letter
    /// Marks that stay, such as vowel signs: they go on with a word or a sign, and begin none.
    case mark
    /// One sign of a run that is cut into pairs: Han, kana.
    case sign
    /// Separates or vanishes by its neighbours.
    case apostrophe
    /// Vanishes between two l, as in "paral·lel", and separates elsewhere.
    case middleDot
    /// Folds to several code points of mixed kinds, each of which is looked up by itself.
    case sequence
  }

  /// Three bits of kind, eight of length, the rest the offset.
  let bits: UInt32

  @inline(__always) init(bits: UInt32) { self.bits = bits }

  init(_ kind: Kind, offset: Int = 0, length: Int = 0) {
    bits = kind.rawValue | UInt32(length) << 3 | UInt32(offset) << 11
  }

  /// The most bytes that a code point may fold to.
  static let longest = 255

  // Three bits have a kind for every value.
  @inline(__always) var kind: Kind { Kind(rawValue: bits & 7) ?? .separator }
  @inline(__always) var length: Int { Int(bits &>> 3 & 0xFF) }
  @inline(__always) var offset: Int { Int(bits &>> 11) }
}
