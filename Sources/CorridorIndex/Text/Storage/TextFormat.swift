/// The layout of the text index.
///
/// Each of two spaces, names and addresses, has six sections:
/// ```
/// terms        sorted, front-coded in blocks of 16: number of bytes shared with the previous term
///              (0 for the first of a block), number of further bytes, those bytes, number of
///              rows that have the term; numbers of variable length
/// term offsets offset of each block of terms: UInt32
/// units        first term and first block of each unit: UInt32; and their ends
/// merged lists first term, end of terms, first block, end of blocks: UInt32
/// blocks       see PostingBlock
/// postings     see below
/// ```
/// Terms are divided into units in dictionary order: a frequent term is a unit of its own, other
/// terms share one. The postings of a unit ascend by row and are stored in blocks of up to 128, so
/// that every block covers a small part of the map:
/// ```
/// rows since the previous posting (0 for the first of a block) · 4 + class        variable length
/// number of the term in the unit, if the unit has several                         variable length
/// ```
/// A prefix whose terms span many units has a merged list: it repeats their rows, each once with
/// its best class. Merged lists are nested or disjoint, in the order of their first terms, outer
/// lists before inner ones; their blocks follow those of the units.
enum TextFormat {
  /// Terms in a block of the dictionary.
  static let termsPerBlock = 16
  /// Number of dictionary blocks that hold `terms` terms.
  static func termBlockCount(terms: Int) -> Int {
    terms / termsPerBlock + (terms % termsPerBlock == 0 ? 0 : 1)
  }
  /// Maximum number of postings in a block.
  static let postingsPerBlock = 128
  /// Maximum number of terms.
  static let termLimit = 1 << 30
  /// Maximum bytes of a posting: a varint of row and class, and one of a term's number.
  static let longestPosting = 8
}

/// How postings are divided into lists; readers accept any division.
struct ListLimits: Sendable {
  /// A term with at least this many rows is a unit of its own.
  var ownUnit = 512
  /// Maximum number of postings in a unit of several terms.
  var sharedUnit = 4096
  /// A prefix gets a merged list if reading it would take more lists than this.
  var mostLists = 8
  /// Postings in a block.
  var block = TextFormat.postingsPerBlock
}

/// The sections of one space of terms.
struct TextSections: Sendable {
  var terms: IndexSection
  var termOffsets: IndexSection
  var units: IndexSection
  var mergedLists: IndexSection
  var blocks: IndexSection
  var postings: IndexSection

  static let names = TextSections(
    terms: .nameTerms, termOffsets: .nameTermOffsets, units: .nameUnits,
    mergedLists: .nameMergedLists, blocks: .nameBlocks, postings: .namePostings)
  static let addresses = TextSections(
    terms: .addressTerms, termOffsets: .addressTermOffsets, units: .addressUnits,
    mergedLists: .addressMergedLists, blocks: .addressBlocks, postings: .addressPostings)

  static func of(_ space: TermSpace) -> TextSections {
    switch space {
    case .names: names
    case .addresses: addresses
    }
  }
}

extension IndexSection {
  /// Posting lists of the words of names, see ``TextFormat``; the next sections belong to them.
  public static var namePostings: Self {
    Self(33, .text, size: 0) { $0 == $1[.nameBlocks].count }
  }
  public static var nameBlocks: Self { Self(34, .text, size: PostingBlock.size) }
  public static var nameUnits: Self { Self(35, .text, size: 8) { count, _ in count > 0 } }
  public static var nameMergedLists: Self { Self(36, .text, size: 16) }
  public static var nameTerms: Self { Self(37, .text, size: 0) }
  public static var nameTermOffsets: Self {
    Self(38, .text, size: 4) { $0 == TextFormat.termBlockCount(terms: $1[.nameTerms].count) }
  }
  /// The corresponding sections for the words of addresses.
  public static var addressPostings: Self {
    Self(39, .text, size: 0) { $0 == $1[.addressBlocks].count }
  }
  public static var addressBlocks: Self { Self(40, .text, size: PostingBlock.size) }
  public static var addressUnits: Self { Self(41, .text, size: 8) { count, _ in count > 0 } }
  public static var addressMergedLists: Self { Self(42, .text, size: 16) }
  public static var addressTerms: Self { Self(43, .text, size: 0) }
  public static var addressTermOffsets: Self {
    Self(44, .text, size: 4) { $0 == TextFormat.termBlockCount(terms: $1[.addressTerms].count) }
  }
}
