package import CorridorGeometry

/// What is looked up in the text of an index.
package struct TextQuery: Sendable {
  /// What the user typed; only the first ``longestText`` bytes are looked at.
  package var text: String
  /// Whether the last word is whole; false while the user types: then it may go on.
  package var isComplete: Bool
  /// Where the user is: what is near comes first. Nil for no preference.
  package var focus: Coordinate?
  /// How far "near the focus" reaches, in metres, greater than 0: what is nearer gains by being near,
  /// what is much farther hardly loses by being farther still.
  package var focusReach = usualReach
  /// What may be found.
  package var kinds: TextRows
  /// Matches at most; ``PlaceIndex/allMatches(_:)`` returns more.
  package var limit: Int
  /// Whether words may be misspelt when too little is found as they stand.
  package var correctsSpelling: Bool
  /// Rows of less importance do not match; see ``settlementImportance``. What cannot have any that
  /// matters is not read.
  package var leastImportance: UInt8 = 0
  /// Whether words of an address are enough, such as a postcode; else a name or a house number has to
  /// be among them. A single word is then looked for in addresses only.
  package var takesAddresses = false
  /// A filter by row, asked of rows that could be in the answer; the same row may be asked twice.
  package var accepts: (@Sendable (Int) throws(IndexError) -> Bool)?
  /// Asked at least every few hundred microseconds; after true the answer is empty.
  package var isCancelled: (@Sendable () -> Bool)?

  package init(
    _ text: String, isComplete: Bool = true, focus: Coordinate? = nil, kinds: TextRows = .places,
    limit: Int = 10, correctsSpelling: Bool = true
  ) {
    self.text = text
    self.isComplete = isComplete
    self.focus = focus
    self.kinds = kinds
    self.limit = limit
    self.correctsSpelling = correctsSpelling
  }

  /// The reach of a focus unless a query says otherwise: 5 km, a town and what is about it.
  package static let usualReach = 5_000.0
  /// No settlement that has a name has less importance; streets have less.
  package static let settlementImportance: UInt8 = 90
  /// Bytes of a query that are looked at; the rest of a longer one is ignored.
  package static let longestText = 1024
  /// Words of a query that are looked at.
  package static let mostWords = 32
  /// A search that finds fewer than this (and fewer than its limit) is repeated less strictly.
  package static let enoughMatches = 5
}

/// Kinds of rows that a text may match.
package struct TextRows: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let businesses = TextRows(rawValue: 1)
  package static let toponyms = TextRows(rawValue: 2)
  /// Brands of two places or more, in rows from ``PlaceIndex/count`` on.
  package static let chains = TextRows(rawValue: 4)
  package static let places: TextRows = [.businesses, .toponyms]
  package static let all: TextRows = [.businesses, .toponyms, .chains]
}

/// A row whose text matches.
package struct TextMatch: Hashable, Sendable {
  package var row: Int
  /// See ``TextScore``; higher is better.
  package var score: Double
  /// Whether a word of the query had to be corrected.
  package var isCorrected: Bool

  package init(row: Int, score: Double, isCorrected: Bool) {
    self.row = row
    self.score = score
    self.isCorrected = isCorrected
  }

  /// The order of answers: best first, then by row.
  package static func precedes(_ left: TextMatch, _ right: TextMatch) -> Bool {
    left.score != right.score ? left.score > right.score : left.row < right.row
  }
}

/// The rows whose text matches, best first.
package struct TextMatches: Hashable, Sendable {
  package var matches: [TextMatch] = []
  /// The query with its words as the best match has them, when that had to be corrected.
  package var correctedText: String?
  /// Whether the search was cancelled; then there are no matches.
  package var isCancelled = false

  package init() {}
}
