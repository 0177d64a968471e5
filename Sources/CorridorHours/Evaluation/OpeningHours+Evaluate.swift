extension OpeningHours {
  /// The state of the place at a time.
  package func state(at time: LocalTime, in context: OpeningContext = .init()) -> OpeningState {
    DayPlan(rules, day: time.day, in: context).state(at: time.minute)
  }

  /// The intervals in which the place is or may be open, between two times (the second exclusive),
  /// ascending.
  ///
  /// Adjacent intervals have different states or comments.
  ///
  /// - Complexity: Linear in the number of days and rules.
  package func intervals(
    from: LocalTime, to: LocalTime, in context: OpeningContext = .init()
  ) -> [OpeningInterval] {
    var intervals: [OpeningInterval] = []
    var day = from.day
    while LocalTime(day) < to {
      for piece in pieces(of: day, in: context) {
        let start = max(piece.start, from)
        let end = min(piece.end, to)
        guard start < end, piece.state.kind != .closed else { continue }
        if let last = intervals.last, last.end == start, last.state.looksLike(piece.state) {
          intervals[intervals.count - 1].end = end
        } else {
          intervals.append(OpeningInterval(start: start, end: end, state: piece.state))
        }
      }
      day = day + 1
    }
    return intervals
  }

  /// The first minute after a time at which the kind of state changes: open, closed or unknown.
  ///
  /// - Returns: Nil if it does not change within `days` days.
  package func nextChange(
    after time: LocalTime, within days: Int = 400, in context: OpeningContext = .init()
  ) -> LocalTime? {
    var kind: OpeningState.Kind?
    for day in 0...max(days, 0) {
      for piece in pieces(of: time.day + day, in: context) where piece.end > time {
        guard let now = kind else {
          kind = piece.state.kind
          continue
        }
        if piece.state.kind != now { return piece.start }
      }
    }
    return nil
  }

  /// A day as intervals of one state each, from midnight to midnight.
  private func pieces(of day: CivilDay, in context: OpeningContext) -> [OpeningInterval] {
    let plan = DayPlan(rules, day: day, in: context)
    let edges = plan.edges
    return zip(edges, edges.dropFirst()).map { start, end in
      OpeningInterval(
        start: LocalTime(day, minute: start), end: LocalTime(day, minute: end),
        state: plan.state(at: start))
    }
  }
}
