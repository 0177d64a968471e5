internal import CorridorGeometry

/// The best matches so far, or all matches.
struct TopMatches {
  /// Maximum number of matches kept one by one; a search for more collects all.
  static let mostKept = 256

  private let limit: Int
  private let keepsAll: Bool
  private var matches: [TextMatch] = []

  /// Keeps the best `limit` matches; nil for all.
  init(limit: Int?) {
    self.limit = limit ?? .max
    keepsAll = limit.map { $0 > Self.mostKept } ?? true
    if !keepsAll { matches.reserveCapacity(self.limit + 1) }
  }

  /// Whether a match with at most this score, at row `row` or later, could be among the best.
  @inline(__always)
  func hasRoom(score: Double, row: Int) -> Bool {
    guard !keepsAll, matches.count == limit else { return true }
    let worst = matches[limit - 1]
    return score > worst.score || score == worst.score && row <= worst.row
  }

  /// Whether a new match must beat a kept one.
  var isFull: Bool { !keepsAll && matches.count == limit }

  /// Whether bounds can skip blocks.
  var prunes: Bool { !keepsAll }

  /// Adds a match; for each row the best match is kept.
  mutating func insert(_ match: TextMatch) {
    guard !keepsAll else { return matches.append(match) }
    if let known = matches.firstIndex(where: { $0.row == match.row }) {
      guard Self.isBetter(match, than: matches[known]) else { return }
      matches.remove(at: known)
    }
    var slot = matches.count
    while slot > 0, TextMatch.precedes(match, matches[slot - 1]) { slot -= 1 }
    matches.insert(match, at: slot)
    if matches.count > limit { matches.removeLast() }
  }

  private static func isBetter(_ match: TextMatch, than other: TextMatch) -> Bool {
    match.score > other.score
      || match.score == other.score && other.isCorrected && !match.isCorrected
  }

  /// The matches, best first, at most the limit; nil if `isCancelled` returns true.
  mutating func finish(isCancelled: () -> Bool) -> [TextMatch]? {
    guard keepsAll else { return matches }
    let isSorted = matches.sort(unless: isCancelled) { left, right in
      left.row != right.row ? left.row < right.row : Self.isBetter(left, than: right)
    }
    guard isSorted else { return nil }
    var kept = 0
    for index in matches.indices where index == 0 || matches[index].row != matches[kept - 1].row {
      matches[kept] = matches[index]
      kept += 1
    }
    matches.removeLast(matches.count - kept)
    guard matches.sort(unless: isCancelled, by: TextMatch.precedes) else { return nil }
    matches.removeLast(max(matches.count - limit, 0))
    return matches
  }
}
