/// The moments at which clocks of a zone show a time: one, none or two.
package enum LocalMoment: Hashable, Sendable {
  /// One moment, with its offset from UTC.
  case once(Instant, offsetSeconds: Int)
  /// None: at `changeAt` clocks are set forward past the time.
  case never(changeAt: Instant, offsetBefore: Int, offsetAfter: Int)
  /// Two moments, because clocks are set back between them; with the offset at each.
  case twice(Instant, offsetSeconds: Int, Instant, laterOffsetSeconds: Int)

  /// All moments, ascending.
  package var instants: [Instant] {
    switch self {
    case .once(let instant, _): [instant]
    case .never: []
    case .twice(let earlier, _, let later, _): [earlier, later]
    }
  }
}

extension TimeZoneRules {
  /// The moments at which clocks show the beginning of a minute.
  package func instants(of local: LocalTime) -> LocalMoment {
    // Offsets from UTC are less than a day, so all moments are between these two.
    let middle = Instant(local, offsetSeconds: 0)
    let last = Instant(seconds: middle.seconds + 86_400)
    var span = span(at: Instant(seconds: middle.seconds - 86_400))
    var found: [(Instant, Int)] = []
    var gap: (Instant, Int, Int)?
    while true {
      let candidate = Instant(local, offsetSeconds: span.offsetSeconds)
      // An interval may be divided at the end of the table, and the later part may contain the same
      // moment.
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
    precondition(found.count == 1, "a time that no clock shows must be in a gap")
    return .once(found[0].0, offsetSeconds: found[0].1)
  }
}
