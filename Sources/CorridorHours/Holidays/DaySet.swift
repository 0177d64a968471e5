/// A set of days as bits, from the first to the last.
struct DaySet: Sendable {
  private let first: CivilDay
  private var words: [UInt64]

  init(_ ranges: [ClosedRange<CivilDay>]) {
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max()
    else {
      self.first = CivilDay(number: 0)
      words = []
      return
    }
    self.first = first
    words = [UInt64](repeating: 0, count: (last - first) / 64 + 1)
    for range in ranges {
      for offset in (range.lowerBound - first)...(range.upperBound - first) {
        words[offset / 64] |= 1 << UInt64(offset % 64)
      }
    }
  }

  func contains(_ day: CivilDay) -> Bool {
    let offset = day - first
    guard offset >= 0, offset / 64 < words.count else { return false }
    return words[offset / 64] >> UInt64(offset % 64) & 1 == 1
  }
}
