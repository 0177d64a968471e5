internal import CorridorGeometry

extension PlaceIndex {
  /// The chains, ascending by the bytes of their names. Chain i is row ``count`` + i of matches.
  package var chains: [IndexChain] {
    get throws(IndexError) {
      let key = try tagKey("brand")
      var counts: [String: Int] = [:]
      for row in 0..<count {
        guard let brand = try value(of: key, at: row), brand.count > 0 else { continue }
        counts[brand.string, default: 0] += 1
      }
      return counts.filter { $0.value > 1 }.map { IndexChain(name: $0.key, count: $0.value) }
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
  }

  /// Chain i of ``chains``.
  package func chain(_ number: Int) throws(IndexError) -> IndexChain {
    try chains[number]
  }

  /// Whether a row is of a kind that is wanted.
  func kinds(_ kinds: TextRows, has row: Int) -> Bool {
    kinds.contains(
      row < contents.businessCount ? .businesses : row < contents.count ? .toponyms : .chains)
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
    text.finish()
  }
}
