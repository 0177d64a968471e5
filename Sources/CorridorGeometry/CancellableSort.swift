/// Thrown to end a cancelled sort.
@usableFromInline
package struct SortCancelled: Error {
  @usableFromInline
  package init() {}
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts as `sort(by:)` does, but checks for cancellation every 4,096 comparisons, some tens of
  /// microseconds. Returns false if cancelled; the order is then unspecified.
  @inlinable
  package mutating func sort(
    unless isCancelled: () -> Bool, by precedes: (Element, Element) -> Bool
  ) -> Bool {
    var comparisons = 0
    do {
      try sort { left, right in
        comparisons &+= 1
        if comparisons & 4095 == 0, isCancelled() { throw SortCancelled() }
        return precedes(left, right)
      }
      return true
    } catch {
      return false
    }
  }
}
