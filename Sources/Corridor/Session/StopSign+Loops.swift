internal import CorridorIndex

extension StopSign {
  /// Looks at the sign at every 4,096th step: for loops whose steps take some nanoseconds.
  @inline(__always)
  func check(step: Int) throws(SearchError) {
    if step & 4095 == 0 { try check() }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts as `sort(by:)` does, until a sign says to stop.
  mutating func sort(
    until stop: StopSign?, by precedes: (Element, Element) -> Bool
  ) throws(SearchError) {
    if !sort(unless: { stop?.isUp ?? false }, by: precedes) { try stop?.check() }
  }
}
