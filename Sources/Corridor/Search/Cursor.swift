internal import CorridorGeometry
internal import CorridorIndex

/// Where a page ended: the last hit, and the index and query it belongs to.
///
/// As text: `c1` and six 64-bit words of 16 hexadecimal digits; the last one guards the others.
struct Cursor {
  /// Index, query, off-route and along-route distance in metres, row and piece.
  private let words: [UInt64]

  private static let version = "c1"
  private static let wordCount = 5

  /// The cursor of the page that `last` ends.
  init(after last: RawHit, of query: CorridorQuery, in index: PlaceIndex) {
    words = [
      Fingerprint(of: index).value, Fingerprint(query).value, last.offRouteMeters.bitPattern,
      last.alongMeters.bitPattern, UInt64(last.row) << 32 | UInt64(last.piece),
    ]
  }

  /// Reads a cursor from its text.
  init(_ text: String) throws(SearchError) {
    words = try CursorText.words(of: text, version: Self.version, count: Self.wordCount)
  }

  /// The cursor as text.
  var text: String { CursorText.text(of: words, version: Self.version) }

  /// The last hit of the page before.
  func last(for query: CorridorQuery, in index: PlaceIndex) throws(SearchError) -> RawHit {
    let row = UInt32(truncatingIfNeeded: words[4] >> 32)
    guard words[0] == Fingerprint(of: index).value, words[1] == Fingerprint(query).value,
      row < index.count
    else { throw .cursorFromElsewhere }
    return RawHit(
      offRouteMeters: Double(bitPattern: words[2]), alongMeters: Double(bitPattern: words[3]),
      row: row)
  }
}
