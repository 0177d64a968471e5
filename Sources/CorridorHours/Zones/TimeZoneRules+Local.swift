/// When clocks of a zone show a time: once, never or twice.
package enum LocalMoment: Hashable, Sendable {
  /// At one moment, with the offset from UTC at it.
  case once(Instant, offsetSeconds: Int)
  /// Never: clocks are put forward past it at this moment, from one offset to another.
  case never(changeAt: Instant, offsetBefore: Int, offsetAfter: Int)
  /// At two moments, since clocks are put back between them; with the offset at each.
  case twice(Instant, offsetSeconds: Int, Instant, laterOffsetSeconds: Int)

  /// All the moments, the earlier first.
  package var instants: [Instant] {
    switch self {
    case .once(let instant, _): [instant]
    case .never: []
    case .twice(let earlier, _, let later, _): [earlier, later]
    }
  }
}

extension TimeZoneRules {
  /// When clocks show the beginning of a minute.
  package func instants(of local: LocalTime) -> LocalMoment {
    // No clocks are more than a day from UTC, so what they show then lies between these two.
    let middle = Instant(local, offsetSeconds: 0)
    let last = Instant(seconds: middle.seconds + 86_400)
    var span = span(at: Instant(seconds: middle.seconds - 86_400))
    var found: [(Instant, Int)] = []
    var gap: (Instant, Int, Int)?
    while true {
      let candidate = Instant(local, offsetSeconds: span.offsetSeconds)
      // A stretch may come in pieces where the table ends, and the later one be all of it.
      if span.contains(candidate), found.last?.0 != candidate {
        found.append((candidate, span.offsetSeconds))
      }
      guard span.end <= last else { break }
      let next = self.span(at: span.end)
      let isBefore = candidate >= span.end
      let isAfter = Instant(local, offsetSeconds: next.offsetSeconds) < span.end
      if isBefore, isAfter { gap = (span.end, span.offsetSeconds, next.offsetSeconds) }
      span = next
    }
    if let gap, found.isEmpty {
      return .never(changeAt: gap.0, offsetBefore: gap.1, offsetAfter: gap.2)
    }
    if found.count >= 2 {
      return .twice(
        found[0].0, offsetSeconds: found[0].1, found[1].0, laterOffsetSeconds: found[1].1)
    }
    precondition(found.count == 1, "what no clock shows was skipped")
    return .once(found[0].0, offsetSeconds: found[0].1)
  }
}
