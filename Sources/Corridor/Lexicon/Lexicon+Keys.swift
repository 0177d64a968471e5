extension Lexicon {
  /// Negative, zero or positive if the first key is less than, equal to or greater than the second,
  /// compared by bytes.
  static func compare(
    _ left: Span<UInt8>, _ leftKey: Range<Int>, _ right: Span<UInt8>, _ rightKey: Range<Int>
  ) -> Int {
    for index in 0..<min(leftKey.count, rightKey.count) {
      let (a, b) = (left[leftKey.lowerBound + index], right[rightKey.lowerBound + index])
      if a != b { return a < b ? -1 : 1 }
    }
    return leftKey.count - rightKey.count
  }

  /// How one of the keys compares with a range of `query`.
  private func order(_ range: Range<Int>, _ query: Span<UInt8>, _ key: Range<Int>) -> Int {
    bytes.withSpan { Self.compare($0, range, query, key) }
  }

  /// The keys that equal a range of `query`; O(log keys).
  func equal(to query: Span<UInt8>, _ key: Range<Int>) -> Slice<LexiconKeys> {
    let low = bound(keys, query, key) { $0 < 0 }
    var high = low
    while high < keys.count, order(keys[high].range, query, key) == 0 { high += 1 }
    return keys[low..<high]
  }

  /// The keys of `list` that begin with a range of `query`; O(log keys).
  func beginning(
    with query: Span<UInt8>, _ key: Range<Int>, in list: LexiconKeys
  ) -> Slice<LexiconKeys> {
    let low = bound(list, query, key) { $0 < 0 }
    let high = bound(list, query, key, cut: true) { $0 <= 0 }
    return list[low..<max(low, high)]
  }

  /// The number of keys of `list` for which `isBelow` accepts the comparison with the query; `cut`
  /// first truncates the keys to its length.
  private func bound(
    _ list: LexiconKeys, _ query: Span<UInt8>, _ key: Range<Int>, cut: Bool = false,
    _ isBelow: (Int) -> Bool
  ) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      var range = list[middle].range
      if cut { range = range.prefix(key.count) }
      if isBelow(order(range, query, key)) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
