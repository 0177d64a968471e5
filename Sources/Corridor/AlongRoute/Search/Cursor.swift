internal import CorridorGeometry
internal import CorridorIndex

/// Where a page ended: the last hit, and the index and query it belongs to.
///
/// As text: `c2` and four 64-bit words, see ``CursorText``: 50 characters.
struct Cursor {
  /// Index and query, off-route and along-route distance in metres, row, and the number of the piece
  /// or of the entry of the pass.
  private let words: [UInt64]

  private static let version = "c2"
  private static let wordCount = 4

  /// The cursor of the page that `last` ends.
  init(after last: RawHit, of query: ResolvedQuery, in index: PlaceIndex) {
    words = [
      Self.owner(query, index), last.offRouteMeters.bitPattern, last.alongMeters.bitPattern,
      UInt64(last.row) << 32 | UInt64(last.number),
    ]
  }

  /// Reads a cursor from its text.
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

  /// What tells a query of an index from all others.
  private static func owner(_ query: ResolvedQuery, _ index: PlaceIndex) -> UInt64 {
    Fingerprint([Fingerprint(of: index).value, Fingerprint(query).value]).value
  }
}
