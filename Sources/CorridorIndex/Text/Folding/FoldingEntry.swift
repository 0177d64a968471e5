/// The folding of one code point: its kind, and the location of its folded bytes in the page.
struct FoldingEntry {
  enum Kind: UInt32 {
    /// Ends a word.
    case separator
    /// Removed: stripped marks, zero-width and directional characters.
    case dropped
    /// Letters and digits, including decompositions into letters and marks.
    case letter
    /// Marks that stay, such as vowel signs: they continue a word or a sign and never start one.
    case mark
    /// One sign of a run that is cut into pairs: Han, kana.
    case sign
    /// Separates words or is removed, depending on its neighbours.
    case apostrophe
    /// Removed between two l, as in "paral·lel"; separates words elsewhere.
    case middleDot
    /// Folds to several code points of mixed kinds, each of which is looked up separately.
    case sequence
  }

  /// Three bits of kind, eight of length; the rest is the offset.
  let bits: UInt32

  @inline(__always) init(bits: UInt32) { self.bits = bits }

  init(_ kind: Kind, offset: Int = 0, length: Int = 0) {
    bits = kind.rawValue | UInt32(length) << 3 | UInt32(offset) << 11
  }

  /// Maximum bytes that a code point folds to.
  static let longest = 255

  // Three bits have a kind for every value.
  @inline(__always) var kind: Kind { Kind(rawValue: bits & 7) ?? .separator }
  @inline(__always) var length: Int { Int(bits &>> 3 & 0xFF) }
  @inline(__always) var offset: Int { Int(bits &>> 11) }
}

/// The folding of one scalar before it is packed into a page.
struct ScalarFolding: Equatable {
  var kind: FoldingEntry.Kind
  var utf8: [UInt8]

  init(_ kind: FoldingEntry.Kind, _ scalars: [Unicode.Scalar] = []) {
    self.kind = kind
    utf8 = scalars.utf8
  }
}
