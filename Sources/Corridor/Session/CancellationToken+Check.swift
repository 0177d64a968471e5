internal import CorridorIndex
package import CorridorThreads

extension CancellationToken {
  /// Throws if the search must stop.
  @inline(__always)
  package func check() throws(SearchError) {
    if let reason { throw error(because: reason) }
  }

  /// Checks at every 4,096th step: for loops whose steps take a few nanoseconds.
  @inline(__always)
  func check(step: Int) throws(SearchError) {
    if step & 4095 == 0 { try check() }
  }

  @inline(never)
  private func error(because reason: Reason) -> SearchError {
    switch (reason, timeLimit, stepLimit) {
    case (.timeLimit, let limit?, _): .tookTooLong(limit: limit)
    case (.stepLimit, _, let steps?): .tookTooManySteps(limit: steps)
    case (.memory, _, _): .tookTooMuchMemory
    default: .cancelled
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts as `sort(by:)` does, unless a token is cancelled.
  mutating func sort(
    until token: CancellationToken?, by precedes: (Element, Element) -> Bool
  ) throws(SearchError) {
    if !sort(unless: { token?.isCancelled ?? false }, by: precedes) { try token?.check() }
  }
}
