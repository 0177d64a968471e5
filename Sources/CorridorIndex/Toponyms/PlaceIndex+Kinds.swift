extension PlaceIndex {
  /// The rows of the geographic objects with a category, such as lakes and parks: the last rows
  /// below ``businessCount``.
  package var geographicRows: Range<Int> { contents.firstToponym..<businessCount }

  /// The number of places of each kind that the index has, in the order of ``PlaceKind``.
  ///
  /// O(toponyms): reads one byte for each.
  /// - Throws: `damaged` for a file whose bytes fail their checksum.
  public func kindCounts() throws(IndexError) -> [(kind: PlaceKind, count: Int)] {
    var counts: [PlaceKind: Int] = [.business: contents.firstToponym]
    for row in contents.firstToponym..<count {
      counts[try contents.kind(at: row), default: 0] += 1
    }
    return PlaceKind.allCases.compactMap { kind in
      counts[kind].flatMap { $0 > 0 ? (kind, $0) : nil }
    }
  }

  /// The codes of countries, provinces and states in the address tags of the data, in capitals;
  /// taken from a sample of places, so that it takes milliseconds.
  package var addressCodes: Set<String> {
    get throws(IndexError) {
      let keys = try ["addr:country", "addr:province", "addr:state"].map {
        (key) throws(IndexError) in
        try tagKey(key)
      }
      var codes: Set<String> = []
      for row in stride(from: 0, to: businessCount, by: max(businessCount / 10_000, 1)) {
        for key in keys {
          guard let code = try value(of: key, at: row), code.count <= 3 else { continue }
          codes.insert(code.string.uppercased())
        }
      }
      return codes
    }
  }
}
