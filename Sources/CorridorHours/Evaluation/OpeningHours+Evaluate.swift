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
      for interval in self.intervals(of: day, in: context) {
        let start = max(interval.start, from)
        let end = min(interval.end, to)
        guard start < end, interval.state.kind != .closed else { continue }
        if let last = intervals.last, last.end == start, last.state.looksLike(interval.state) {
          intervals[intervals.count - 1].end = end
        } else {
          intervals.append(OpeningInterval(start: start, end: end, state: interval.state))
        }
      }
      day = day + 1
    }
    return intervals
  }

  /// A day as intervals of one state each, from midnight to midnight.
  private func intervals(of day: CivilDay, in context: OpeningContext) -> [OpeningInterval] {
    let plan = DayPlan(rules, day: day, in: context)
    let edges = plan.edges
    return zip(edges, edges.dropFirst()).map { start, end in
      OpeningInterval(
        start: LocalTime(day, minute: start), end: LocalTime(day, minute: end),
        state: plan.state(at: start))
    }
  }
}
