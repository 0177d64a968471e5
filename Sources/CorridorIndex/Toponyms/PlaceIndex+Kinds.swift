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

  /// Whether there is a country among the places. O(toponyms).
  package var hasCountry: Bool {
    get throws(IndexError) {
      for row in businessCount..<count where try contents.kind(at: row) == .country { return true }
      return false
    }
  }
}
