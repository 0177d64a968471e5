internal import CorridorGeometry
internal import CorridorIndex

/// The end of a page: its last hit, and the index and query to which it belongs.
///
/// As text: `c2` and four 64-bit words, see ``CursorText``: 50 characters.
struct Cursor {
  /// The fingerprint of index and query, the off-route and the along-route distance in metres, and
  /// the row with the number of the piece or of the pass entry.
  private let words: [UInt64]

  private static let version = "c2"
  private static let wordCount = 4

  /// Makes the cursor of a page that ends with `last`.
  init(after last: RawHit, of query: ResolvedQuery, in index: PlaceIndex) {
    words = [
      Self.owner(query, index), last.offRouteMeters.bitPattern, last.alongMeters.bitPattern,
      UInt64(last.row) << 32 | UInt64(last.number),
    ]
  }

  /// Parses a cursor from its text.
  init(_ text: String) throws(SearchError) {
    words = try CursorText.words(of: text, version: Self.version, count: Self.wordCount)
  }

  /// The cursor as text.
  var text: String { CursorText.text(of: words, version: Self.version) }

  /// The last hit of the page before.
  func last(for query: ResolvedQuery, in index: PlaceIndex) throws(SearchError) -> RawHit {
    let row = UInt32(truncatingIfNeeded: words[3] >> 32)
    guard words[0] == Self.owner(query, index), row < index.count else {
      throw .cursorFromElsewhere
    }
    return RawHit(
      offRouteMeters: Double(bitPattern: words[1]), alongMeters: Double(bitPattern: words[2]),
      row: row)
  }

  /// The fingerprint of a query on an index.
  private static func owner(_ query: ResolvedQuery, _ index: PlaceIndex) -> UInt64 {
    Fingerprint([Fingerprint(of: index).value, Fingerprint(query).value]).value
  }
}
