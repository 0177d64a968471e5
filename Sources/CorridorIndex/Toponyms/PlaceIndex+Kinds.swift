extension PlaceIndex {
  /// How many places of each kind the index has, for the kinds that it has, in the order of
  /// ``PlaceKind``.
  ///
  /// O(toponyms): reads a byte for each.
  /// - Throws: `damaged` for a file whose bytes are not as they were written.
  public func kindCounts() throws(IndexError) -> [(kind: PlaceKind, count: Int)] {
    var counts: [PlaceKind: Int] = [.business: businessCount]
    for row in businessCount..<count {
      counts[try contents.kind(at: row), default: 0] += 1
    }
    return PlaceKind.allCases.compactMap { kind in
      counts[kind].flatMap { $0 > 0 ? (kind, $0) : nil }
    }
  }

  /// The codes of countries, provinces and states that addresses of the data have in their tags, in
  /// capitals: of a sample of places, so that it takes milliseconds.
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
