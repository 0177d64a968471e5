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
      Self.fingerprint(of: index), Fingerprint(query).value, last.offRouteMeters.bitPattern,
      last.alongMeters.bitPattern, UInt64(last.row) << 32 | UInt64(last.piece),
    ]
  }

  /// Reads a cursor from its text.
  init(_ text: String) throws(SearchError) {
    let digits = Array(text.utf8.dropFirst(Self.version.utf8.count))
    guard text.hasPrefix(Self.version), digits.count == (Self.wordCount + 1) * 16 else {
      throw .cursorUnreadable(found: text)
    }
    var words: [UInt64] = []
    for start in stride(from: 0, to: digits.count, by: 16) {
      let part = String(decoding: digits[start..<start + 16], as: UTF8.self)
      guard let word = UInt64(part, radix: 16) else { throw .cursorUnreadable(found: text) }
      words.append(word)
    }
    self.words = Array(words.dropLast())
    guard words.last == guardWord else { throw .cursorUnreadable(found: text) }
  }

  /// The cursor as text.
  var text: String {
    (words + [guardWord]).reduce(into: Self.version) { $0 += $1.hexadecimal }
  }

  /// The last hit of the page before.
  func last(for query: CorridorQuery, in index: PlaceIndex) throws(SearchError) -> RawHit {
    let row = UInt32(truncatingIfNeeded: words[4] >> 32)
    guard words[0] == Self.fingerprint(of: index), words[1] == Fingerprint(query).value,
      row < index.count
    else { throw .cursorFromElsewhere }
    return RawHit(
      offRouteMeters: Double(bitPattern: words[2]), alongMeters: Double(bitPattern: words[3]),
      row: row, piece: UInt32(truncatingIfNeeded: words[4]))
  }

  private var guardWord: UInt64 {
    var fingerprint = Fingerprint()
    for word in words { fingerprint.add(word) }
    return fingerprint.value
  }

  private static func fingerprint(of index: PlaceIndex) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.add(index.buildID)
    return fingerprint.value
  }
}
