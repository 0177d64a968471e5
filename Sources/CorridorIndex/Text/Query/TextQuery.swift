package import CorridorGeometry

/// A query for the text of an index.
package struct TextQuery: Sendable {
  /// The text that the user typed; only the first ``longestText`` bytes are used.
  package var text: String
  /// Whether the last word is complete; false while the user types, when the word matches as a
  /// prefix.
  package var isComplete: Bool
  /// The user's position: near rows rank higher. Nil for no preference.
  package var focus: Coordinate?
  /// The length scale of nearness to the focus, in metres, greater than 0: within it the score
  /// falls clearly with distance, far beyond it hardly at all.
  package var focusReach = usualReach
  /// The kinds of rows that may match.
  package var kinds: TextRows
  /// Maximum number of matches; ``PlaceIndex/allMatches(_:)`` returns more.
  package var limit: Int
  /// Whether to correct misspelt words if the exact words find too little.
  package var correctsSpelling: Bool
  /// Rows of less importance do not match; see ``settlementImportance``. Blocks whose rows are all
  /// less important are not read.
  package var leastImportance: UInt8 = 0
  /// Whether words of an address are enough, such as a postcode; otherwise a name or a house number
  /// must be among them. A single word is then searched in addresses only.
  package var takesAddresses = false
  /// Whether words of names that only end with a word of the query match, if that has enough letters
  /// and is incomplete or too little has the exact words; see ``WordEnds``.
  package var takesEnds = true
  /// A filter by row, called for rows that could be in the result, possibly more than once for a
  /// row.
  package var accepts: (@Sendable (Int) throws(IndexError) -> Bool)?
  /// Called at least every few hundred microseconds; after it returns true, the result is empty.
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

  /// The default reach of a focus: 5 km, a town and its surroundings.
  package static let usualReach = 5_000.0
  /// The least importance of a settlement with a name; streets have less.
  package static let settlementImportance: UInt8 = 90
  /// Maximum bytes of a query that are used; the rest is ignored.
  package static let longestText = 1024
  /// Maximum number of words of a query that are used.
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
  /// Chains, in rows from ``PlaceIndex/count`` on.
  package static let chains = TextRows(rawValue: 4)
  package static let places: TextRows = [.businesses, .toponyms]
  package static let all: TextRows = [.businesses, .toponyms, .chains]
}

/// A row whose text matches.
package struct TextMatch: Hashable, Sendable {
  package var row: Int
  /// See ``TextScore``; higher is better.
  package var score: Double
  /// Whether a word of the query was corrected.
  package var isCorrected: Bool

  package init(row: Int, score: Double, isCorrected: Bool) {
    self.row = row
    self.score = score
    self.isCorrected = isCorrected
  }

  /// The order of results: best score first, then by row.
  package static func precedes(_ left: TextMatch, _ right: TextMatch) -> Bool {
    left.score != right.score ? left.score > right.score : left.row < right.row
  }
}

/// The rows whose text matches, best first.
package struct TextMatches: Hashable, Sendable {
  package var matches: [TextMatch] = []
  /// The query with its words as the best match spells them, if they were corrected.
  package var correctedText: String?
  /// Whether the search was cancelled; there are then no matches.
  package var isCancelled = false

  package init() {}
}
