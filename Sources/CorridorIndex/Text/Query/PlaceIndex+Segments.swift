extension PlaceIndex {
  /// The divisions of a folded word into words of names, the last of which may be incomplete:
  /// "bankofvalletta" into bank, of, valletta. Those with the fewest words come first; empty if the
  /// word cannot be divided.
  ///
  /// Complexity: O(letters² · log terms).
  package func segments(
    of word: [UInt8], mostWords: Int, limit: Int
  ) throws(IndexError) -> [[Range<Int>]] {
    let dictionary = TextIndex(contents).dictionary(.names)
    // Borders between letters; words of a single letter are too many to mean anything.
    let borders = word.indices.filter { word[$0] & 0xC0 != 0x80 } + [word.count]
    guard borders.count > 4, borders.count < 64 else { return [] }
    var found: [[Range<Int>]] = []
    // The divisions of the word up to each border, by number of words.
    var open: [[Range<Int>]] = [[]]
    for _ in 1...mostWords where found.isEmpty {
      var next: [[Range<Int>]] = []
      for parts in open {
        let start = parts.last?.upperBound ?? 0
        guard let first = borders.firstIndex(of: start) else { continue }
        if !parts.isEmpty, borders.count - 1 - first > 1,
          try !dictionary.ranks(of: Array(word[start...])).isEmpty
        {
          found.append(parts + [start..<word.count])
        }
        for end in borders[min(first + 2, borders.count)...].dropLast() {
          let part = Array(word[start..<end])
          guard try dictionary.rank(of: part) != nil else { continue }
          if next.count < Self.mostOpen { next.append(parts + [start..<end]) }
        }
      }
      open = next
    }
    return Array(found.prefix(limit))
  }

  /// Maximum number of beginnings of a division that are continued.
  private static var mostOpen: Int { 64 }
}
