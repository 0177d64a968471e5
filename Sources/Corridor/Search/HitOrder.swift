/// Sorts hits by key, then along-route distance, then URI.
struct HitOrder {
  let sort: SortOrder
  /// The URI of the place in a row, asked only for hits that are equal in all else.
  let uri: (UInt32) -> String

  /// Whether `a` comes before `b`.
  func precedes(_ a: RawHit, _ b: RawHit) -> Bool {
    if a.key(sort) != b.key(sort) || a.alongMeters != b.alongMeters {
      return precedesInMeters(a, b)
    }
    return a.row != b.row && uri(a.row) < uri(b.row)
  }

  private func precedesInMeters(_ a: RawHit, _ b: RawHit) -> Bool {
    let (first, second) = (a.key(sort), b.key(sort))
    return first != second ? first < second : a.alongMeters < b.alongMeters
  }

  /// Sorts in place. Linear but for hits whose keys agree in 32 bits.
  func sort(_ hits: inout [RawHit]) {
    if hits.count > 256 {
      let scale = sortByScaledKey(&hits)
      forEachRun(in: &hits) {
        UInt32($0.key(sort) * scale) == UInt32($1.key(sort) * scale)
      } do: {
        $0.sort(by: precedesInMeters)
      }
    } else {
      hits.sort(by: precedesInMeters)
    }
    forEachRun(in: &hits) {
      !precedesInMeters($0, $1)
    } do: { run in
      let named = run.map { (uri($0.row), $0) }.sorted { $0.0 < $1.0 }
      run.replaceSubrange(run.startIndex..<run.endIndex, with: named.map(\.1))
    }
  }

  /// Sorts by the key scaled to 32 bits, in three passes of counting by 11 bits; returns the scale.
  private func sortByScaledKey(_ hits: inout [RawHit]) -> Double {
    let most = hits.reduce(0) { max($0, $1.key(sort)) }
    // Keys too small for their reciprocal are all alike here and settled afterwards.
    let scale = most > 1e-290 ? 4_294_967_000 / most : 0
    var from = hits
    var to = hits
    for shift in [0, 11, 22] as [UInt32] {
      var starts = [Int](repeating: 0, count: 2049)
      for hit in from { starts[bucket(hit, scale, shift) + 1] += 1 }
      for index in 1..<starts.count { starts[index] += starts[index - 1] }
      for hit in from {
        let at = bucket(hit, scale, shift)
        to[starts[at]] = hit
        starts[at] += 1
      }
      swap(&from, &to)
    }
    hits = from
    return scale
  }

  @inline(__always)
  private func bucket(_ hit: RawHit, _ scale: Double, _ shift: UInt32) -> Int {
    Int(UInt32(hit.key(sort) * scale) >> shift & 2047)
  }

  /// Calls `body` for every run of two or more neighbours that belong together.
  @inline(__always)
  private func forEachRun(
    in hits: inout [RawHit], together: (RawHit, RawHit) -> Bool,
    do body: (inout ArraySlice<RawHit>) -> Void
  ) {
    var start = 0
    while start < hits.count {
      var end = start + 1
      while end < hits.count, together(hits[end - 1], hits[end]) { end += 1 }
      if end - start > 1 { body(&hits[start..<end]) }
      start = end
    }
  }
}
