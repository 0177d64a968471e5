extension Lexicon {
  /// The keys nearest to a misspelled one, all with the same number of edits, and that number.
  ///
  /// The first letter is assumed to be correct; see ``BitParallelEditDistance``. O(phrases with that letter).
  func nearest(
    to query: Span<UInt8>, _ key: Range<Int>
  ) -> (keys: [LexiconKey], edits: Int)? {
    var letters: [Unicode.Scalar] = []
    Self.appendLetters(
      of: query.extracting(key), most: BitParallelEditDistance.longestText + 1, to: &letters)
    let limit = BitParallelEditDistance.limit(for: letters)
    guard limit > 0, letters.count <= BitParallelEditDistance.longestText, let first = letters.first
    else { return nil }
    let meter = BitParallelEditDistance(letters, limit: limit)
    var best = limit
    var found: [LexiconKey] = []
    var term: [Unicode.Scalar] = []
    let start = key.lowerBound..<key.lowerBound + UTF8.width(first)
    for candidate in beginning(with: query, start, in: keys) {
      guard Int(candidate.length) + limit * 4 >= key.count,
        Int(candidate.length) <= key.count + limit * 4,
        phrases[Int(candidate.phrase)].role.isMeaning
      else { continue }
      term.removeAll(keepingCapacity: true)
      bytes.part(candidate.range).withSpan {
        Self.appendLetters(of: $0, most: letters.count + limit + 1, to: &term)
      }
      guard let edits = meter.edits(to: term, asPrefix: false), edits <= best, edits > 0,
        !term.contains(where: { ("0"..."9").contains($0) })
      else { continue }
      if edits < best { found.removeAll(keepingCapacity: true) }
      best = edits
      found.append(candidate)
    }
    return found.isEmpty ? nil : (found, best)
  }

  /// Appends the first letters of a key, which is well-formed UTF-8.
  private static func appendLetters(
    of key: Span<UInt8>, most: Int, to letters: inout [Unicode.Scalar]
  ) {
    var position = 0
    var count = 0
    while position < key.count, count < most {
      let lead = UInt32(key[position])
      let width = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      // The bits of the letter in its first byte: 7, 5, 4 or 3.
      var value = width == 1 ? lead : lead & (0x7F >> UInt32(width))
      for offset in position + 1..<position + width {
        value = value << 6 | UInt32(key[offset] & 0x3F)
      }
      letters.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      position += width
      count += 1
    }
  }
}
