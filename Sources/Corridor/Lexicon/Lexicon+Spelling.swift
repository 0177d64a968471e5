extension Lexicon {
  /// The keys nearest to a misspelt one, all with the same number of edits, and that number; or, if
  /// `asPrefix`, those with the nearest beginnings.
  ///
  /// The first letter is taken as right; see ``EditMeter``. O(phrases with that letter).
  func nearest(
    to query: Span<UInt8>, _ key: Range<Int>, asPrefix: Bool = false
  ) -> (keys: [LexiconKey], edits: Int)? {
    var typed: [UInt8] = []
    for index in key { typed.append(query[index]) }
    let letters = Array(String(decoding: typed, as: UTF8.self).unicodeScalars)
    let limit = EditMeter.limit(for: letters)
    guard limit > 0, letters.count <= 64, let first = letters.first else { return nil }
    var meter = EditMeter(letters, limit: limit)
    var best = limit
    var found: [LexiconKey] = []
    var term: [Unicode.Scalar] = []
    let start = key.lowerBound..<key.lowerBound + UTF8.width(first)
    for candidate in beginning(with: query, start, in: keys) {
      guard phrases[Int(candidate.phrase)].role.isMeaning,
        Int(candidate.length) + limit * 4 >= key.count,
        asPrefix || Int(candidate.length) <= key.count + limit * 4
      else { continue }
      term.removeAll(keepingCapacity: true)
      // What is longer than all that could be near is near by its beginning or not at all.
      term.append(
        contentsOf: String(decoding: bytes[candidate.range], as: UTF8.self).unicodeScalars
          .prefix(letters.count + limit + 1))
      guard !term.contains(where: { ("0"..."9").contains($0) }),
        let edits = meter.edits(to: term, asPrefix: asPrefix), edits <= best, edits > 0
      else { continue }
      if edits < best { found.removeAll(keepingCapacity: true) }
      best = edits
      found.append(candidate)
    }
    return found.isEmpty ? nil : (found, best)
  }
}
