internal import CorridorGeometry

/// The stored score data of each row and chain.
struct RowScores: Sendable {
  private let contents: IndexReader
  private let section: SectionEntry

  init(_ contents: IndexReader) {
    self.contents = contents
    section = contents.sections[.rowScores]
  }

  /// Number of rows and chains.
  var count: Int { section.count }

  @inline(__always)
  subscript(row: Int) -> RowScore {
    get throws(IndexError) {
      guard row >= 0, row < section.count else {
        throw contents.file.damaged(.text, at: section.offset)
      }
      let bits = try contents.file.load(
        UInt16.self, at: section.offset &+ RowScore.size &* row)
      return RowScore(
        importance: UInt8(truncatingIfNeeded: bits), nameWords: UInt8(truncatingIfNeeded: bits >> 8)
      )
    }
  }
}

/// The stored score data of a row.
struct RowScore: BitwiseCopyable, Hashable, Sendable {
  static let size = 2

  var importance: UInt8
  /// Words of the primary name, 0 for none.
  var nameWords: UInt8
}

extension IndexSection {
  /// A ``RowScore`` for each row and each chain.
  public static var rowScores: Self {
    // Sums that overflow are negative.
    Self(30, .text, size: RowScore.size) { $0 == $1.rows &+ $1[.chainNames].count }
  }
  /// Names of the chains, ascending.
  public static var chainNames: Self { Self(31, .text, size: 0) { $0 <= $1.rows } }
  /// Number of places of each chain: UInt32.
  public static var chainCounts: Self {
    Self(32, .text, size: 4) { $0 == $1[.chainNames].count }
  }
}
