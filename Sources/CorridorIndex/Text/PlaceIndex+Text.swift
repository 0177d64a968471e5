internal import CorridorGeometry

extension PlaceIndex {
  /// Number of chains, see ``ChainCollector``.
  package var chainCount: Int { contents.sections[.chainCounts].count }

  /// The chains, ascending by the bytes of their names. Chain i has the row ``count`` + i in
  /// matches.
  package var chains: [IndexChain] {
    get throws(IndexError) {
      var chains: [IndexChain] = []
      for number in 0..<chainCount { chains.append(try chain(number)) }
      return chains
    }
  }

  /// A chain, by its number from 0 up to ``chainCount``, exclusive.
  package func chain(_ number: Int) throws(IndexError) -> IndexChain {
    guard number >= 0, number < chainCount else {
      throw .noSuchRow(row: count + number, count: count + chainCount)
    }
    let places = try contents.file.load(
      UInt32.self, at: contents.sections[.chainCounts].offset + 4 * number)
    return IndexChain(
      name: try contents.chainNames.string(number, contents.file), count: Int(places))
  }

  /// Whether a row is of a requested kind.
  @inline(__always)
  func kinds(_ kinds: TextRows, has row: Int) -> Bool {
    !kinds.isDisjoint(with: contents.kinds(ofRow: row))
  }

  /// Reads the words of a row from its record.
  func readText(of row: Int, into text: inout RowText) throws(IndexError) {
    text.reset()
    var record = try contents.record(at: row)
    _ = try record.identifier()
    try record.categories { category throws(IndexError) in
      let name = try unsafe PlaceText(
        contents.categoryNames.bytes(category, contents.file), in: contents.file)
      name.withBytes { text.add(category: $0) }
    }
    while let tag = try record.tag() {
      tag.key.withBytes { key in tag.value.withBytes { text.add(key: key, value: $0) } }
    }
    if let locality = try locality(ofRow: row) {
      var record = try contents.record(at: locality)
      try record.skipToTags()
      while let tag = try record.tag() {
        let isName = tag.key.withBytes { TextField(key: $0)?.isName ?? false }
        if isName { tag.value.withBytes { text.add(locality: $0) } }
      }
    }
    text.finish()
  }
}

/// A chain of businesses.
package struct IndexChain: Hashable, Sendable {
  /// The name, as most of its places spell it.
  package let name: String
  /// Number of its places.
  package let count: Int
}

extension PlaceIndex {
  /// The part of a row's score that depends on neither words nor nearness, read from its record:
  /// importance, 0 to 255, and the number of words of its primary name.
  package func textWeight(
    of row: Int
  ) throws(IndexError) -> (importance: Int, nameWords: Int) {
    var text = RowText()
    try readText(of: row, into: &text)
    return (Int(text.importance.value), Int(text.nameWords))
  }
}
