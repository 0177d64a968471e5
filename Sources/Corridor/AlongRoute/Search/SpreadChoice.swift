/// Keeps the best hits of each stretch of a route.
struct SpreadChoice {
  private let spread: Spread
  /// The beginning of the first stretch, in metres along the route.
  private let start: Double
  /// The number of the last stretch.
  private let last: Double

  init(_ spread: Spread, along query: ResolvedQuery) {
    self.spread = spread
    start = max(query.window?.lowerBound ?? 0, 0)
    let end = min(query.window?.upperBound ?? .infinity, query.route.lengthMeters)
    // An end on the boundary of two stretches belongs to the first of them.
    last = max(Self.lastStretch(from: start, to: end, every: spread.every.value), 0)
  }

  /// Keeps the best of each stretch.
  ///
  /// - Parameter hits: All hits, the best first.
  func keepBest(of hits: inout [RawHit]) {
    var counts: [Double: Int] = [:]
    hits.removeAll { hit in
      let count = counts[stretch(at: hit.alongMeters), default: 0]
      guard count < spread.keeping else { return true }
      counts[stretch(at: hit.alongMeters)] = count + 1
      return false
    }
  }

  /// The number of the stretch that contains a distance along the route.
  private func stretch(at alongMeters: Double) -> Double {
    min(Self.stretch(at: alongMeters, from: start, every: spread.every.value), last)
  }

  /// The greatest whole number `k` for which `start + k * every` does not exceed a distance.
  private static func stretch(
    at alongMeters: Double, from start: Double, every: Double
  ) -> Double {
    guard every.isFinite else { return 0 }
    // The quotient may be off by its rounding.
    let near = ((alongMeters - start) / every).rounded(.down)
    if start + near * every > alongMeters { return near - 1 }
    return start + (near + 1) * every <= alongMeters ? near + 1 : near
  }

  /// The number of the stretch that ends at or after `end`.
  private static func lastStretch(from start: Double, to end: Double, every: Double) -> Double {
    let at = stretch(at: end, from: start, every: every)
    return start + at * every == end ? at - 1 : at
  }
}
