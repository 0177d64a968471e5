internal import CorridorThreads

/// Sorts hits by key, then along-route distance, then URI, then the order of passes.
struct HitOrder {
  let sort: SortOrder
  /// The URI of the place in a row, used only for hits that are otherwise equal.
  let uri: (UInt32) -> String

  /// Whether `a` comes before `b`.
  func precedes(_ a: RawHit, _ b: RawHit) -> Bool {
    if a.key(sort) != b.key(sort) || a.alongMeters != b.alongMeters {
      return precedesInMeters(a, b)
    }
    return a.row == b.row ? a.number < b.number : uri(a.row) < uri(b.row)
  }

  private func precedesInMeters(_ a: RawHit, _ b: RawHit) -> Bool {
    let (first, second) = (a.key(sort), b.key(sort))
    return first != second ? first < second : a.alongMeters < b.alongMeters
  }

  /// Sorts in place. Linear, except for hits whose keys agree in 22 bits.
  ///
  /// - Parameter token: Checked between steps, each of which takes some nanoseconds per hit.
  func sort(_ hits: inout [RawHit], until token: CancellationToken?) throws(SearchError) {
    if hits.count > Self.fewHits {
      let keys = try sortByScaledKey(&hits, until: token)
      try forEachRun(of: keys.count, until: token) {
        keys[$0] == keys[$0 + 1]
      } do: { (run) throws(SearchError) in
        try sort(&hits, in: run, until: token)
      }
    } else {
      try sort(&hits, in: hits.indices, until: nil)
    }
    try forEachRun(of: hits.count, until: token) { index in
      let (one, next) = (hits[index], hits[index + 1])
      return one.alongMeters == next.alongMeters && one.key(sort) == next.key(sort)
    } do: { run in
      let named = hits[run].map { (uri($0.row), $0) }
        .sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }
      hits.replaceSubrange(run, with: named.map(\.1))
    }
  }

  /// Up to this many hits, an insertion sort takes less time than the runtime needs to set up the
  /// library's sort.
  private static let fewHits = 64

  /// Sorts a range of the hits: a short one by insertion, since a slice would be a copy.
  private func sort(
    _ hits: inout [RawHit], in run: Range<Int>, until token: CancellationToken?
  ) throws(SearchError) {
    guard run.count <= Self.fewHits else {
      return try hits[run].sort(until: token, by: precedesInMeters)
    }
    for next in run.dropFirst() {
      let hit = hits[next]
      var at = next
      while at > run.lowerBound, precedesInMeters(hit, hits[at - 1]) {
        hits[at] = hits[at - 1]
        at -= 1
      }
      hits[at] = hit
    }
  }

  /// Sorts by the key scaled to 22 bits, with a counting sort in two passes of 11 bits; returns the
  /// scaled keys in sorted order.
  private func sortByScaledKey(
    _ hits: inout [RawHit], until token: CancellationToken?
  ) throws(SearchError) -> [UInt32] {
    let most = hits.reduce(0) { max($0, $1.key(sort)) }
    // Keys too small for their reciprocal are all equal here; a later step sorts them.
    let scale = most > 1e-290 ? 4_194_300 / most : 0
    let keys = hits.map { UInt32($0.key(sort) * scale) }
    try token?.check()
    var byLow = Self.order(keys.indices.lazy.map { UInt32($0) }, of: keys) { Int($0 & 2047) }
    try token?.check()
    let byBoth = Self.order(byLow, of: keys) { Int($0 >> 11) }
    try token?.check()
    for index in byLow.indices { byLow[index] = keys[Int(byBoth[index])] }
    Self.arrange(&hits, byBoth)
    try token?.check()
    return byLow
  }

  /// Reorders key numbers by bucket, out of 2,048; stable.
  @inline(__always)
  private static func order(
    _ numbers: some Collection<UInt32>, of keys: [UInt32], bucket: (UInt32) -> Int
  ) -> [UInt32] {
    var starts = [Int](repeating: 0, count: 2049)
    for key in keys { starts[bucket(key) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    return unsafe [UInt32](unsafeUninitializedCapacity: keys.count) { room, count in
      for number in numbers {
        let at = bucket(keys[Int(number)])
        unsafe room.initializeElement(at: starts[at], to: number)
        starts[at] += 1
      }
      count = keys.count
    }
  }

  /// Moves each hit from the position that `order` gives to its new position, one cycle at a time.
  private static func arrange(_ hits: inout [RawHit], _ order: consuming [UInt32]) {
    for start in hits.indices where order[start] != start {
      let first = hits[start]
      var at = start
      while true {
        let from = Int(order[at])
        order[at] = UInt32(truncatingIfNeeded: at)
        if from == start { break }
        hits[at] = hits[from]
        at = from
      }
      hits[at] = first
    }
  }

  /// Calls `body` for every run of two or more neighbours out of `count`; `joins` says whether an
  /// element belongs to the same run as the next one.
  @inline(__always)
  private func forEachRun(
    of count: Int, until token: CancellationToken?, joins: (Int) -> Bool,
    do body: (Range<Int>) throws(SearchError) -> Void
  ) throws(SearchError) {
    var start = 0
    for index in 0..<count {
      if index & 16383 == 16383 { try token?.check() }
      if index + 1 < count, joins(index) { continue }
      if index > start { try body(start..<(index + 1)) }
      start = index + 1
    }
  }
}

extension RawHit {
  /// The primary sort key of the hit, in metres.
  @inline(__always)
  func key(_ sort: SortOrder) -> Double {
    switch sort {
    // Detours order hits after the search.
    case .offRoute, .detour: Self.wholeSteps(offRouteMeters)
    case .along: alongMeters
    }
  }
}
