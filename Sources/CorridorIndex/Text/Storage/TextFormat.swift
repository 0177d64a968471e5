/// How the text of an index is laid out.
///
/// Each of two spaces, names and addresses, has six sections:
/// ```
/// terms        sorted, front-coded in blocks of 16: bytes shared with the term before (0 for the first of a
///              block), further bytes, those bytes, rows that have the term; numbers of variable length
/// term offsets where each block of terms begins: UInt32
/// units        first term and first block of each unit: UInt32; and their ends
/// merged lists first term, end of terms, first block, end of blocks: UInt32
/// blocks       see PostingBlock
/// postings     see below
/// ```
/// Terms are divided into units, in their order: a term that many rows have is a unit of its own, others
/// share one. The postings of a unit ascend by row and stand in blocks of up to 128, so that every block is
/// a small part of the map:
/// ```
/// rows since the posting before (0 for the first of a block) · 4 + class        variable length
/// number of the term in the unit, where the unit has several                    variable length
/// ```
/// A prefix whose terms make many units has a merged list: its rows once more, each once with its best
/// class. Merged lists nest or lie apart, in the order of their first terms, outer before inner; their
/// blocks follow those of the units.
enum TextFormat {
  /// Terms of a block of the dictionary.
  static let termsPerBlock = 16
  /// Number of blocks of the dictionary that hold `terms`.
  static func termBlockCount(terms: Int) -> Int {
    terms / termsPerBlock + (terms % termsPerBlock == 0 ? 0 : 1)
  }
  /// Postings of a block at most.
  static let postingsPerBlock = 128
  /// Terms at most.
  static let termLimit = 1 << 30
  /// Bytes of a posting at most, as a varint of row and class and one of a term's number.
  static let longestPosting = 8
}

/// How postings are divided into lists; readers take any division.
struct ListLimits: Sendable {
  /// A term with so many rows is a unit of its own.
  var ownUnit = 512
  /// Postings of a unit of several terms, at most.
  var sharedUnit = 4096
  /// A prefix has a merged list when it takes more lists than this to read it.
  var mostLists = 8
  /// Postings of a block.
  var block = TextFormat.postingsPerBlock
}

/// Sections of one space of terms.
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

  static func of(_ space: TextSpace) -> TextSections {
    switch space {
    case .names: names
    case .addresses: addresses
    }
  }
}
