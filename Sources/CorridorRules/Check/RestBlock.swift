internal import CorridorHours

/// A rest as rules count it.
struct RestBlock {
  var start: Instant
  var end: Instant
  /// How long it is without interruptions.
  var seconds: Int
  /// Whether the log ends with it, so that it may be longer.
  var isOpen: Bool

  /// Whether it is at least so long, as far as one knows.
  func mayBe(_ least: Int) -> Bool { isOpen || seconds >= least }
}

extension DutyLog {
  /// The rests in order; with those joined that a ferry or train allows to interrupt.
  func rests(joinedBy rule: DailyRest?) -> [RestBlock] {
    var blocks: [RestBlock] = []
    var isOnFerry: [Bool] = []
    for period in periods where period.duty.isRest {
      if let last = blocks.last, last.end == period.start {
        blocks[blocks.count - 1].end = period.end
        blocks[blocks.count - 1].seconds += period.seconds
        isOnFerry[blocks.count - 1] = isOnFerry[blocks.count - 1] || period.duty == .ferry
      } else {
        blocks.append(
          RestBlock(
            start: period.start, end: period.end, seconds: period.seconds, isOpen: false))
        isOnFerry.append(period.duty == .ferry)
      }
    }
    if let last = blocks.indices.last {
      blocks[last].isOpen = blocks[last].end == periods.last?.end
    }
    guard let rule, isOnFerry.contains(true) else { return blocks }
    var joined: [RestBlock] = []
    var first = 0
    while first < blocks.count {
      var block = blocks[first]
      var next = first + 1
      if block.seconds < rule.regular {
        for last in first
          + 1..<max(min(first + rule.mostInterruptions + 1, blocks.count), first + 1)
        {
          let seconds = blocks[first...last].reduce(0) { $0 + $1.seconds }
          let interrupted = Int(blocks[last].end - block.start) - seconds
          guard interrupted <= rule.mostInterrupted else { break }
          let isAboard = isOnFerry[first...last].contains(true)
          guard isAboard, seconds >= rule.regular || blocks[last].isOpen else { continue }
          block.end = blocks[last].end
          block.seconds = seconds
          block.isOpen = blocks[last].isOpen
          next = last + 1
          break
        }
      }
      joined.append(block)
      first = next
    }
    return joined
  }

  /// What is done between rests of at least `least` seconds. Interruptions of a rest belong to what
  /// was before it.
  func stretches(
    between rests: [RestBlock], ofAtLeast least: Int
  ) -> [(periods: ArraySlice<DutyPeriod>, isClosed: Bool)] {
    var stretches: [(periods: ArraySlice<DutyPeriod>, isClosed: Bool)] = []
    var first = periods.startIndex
    for rest in rests where rest.mayBe(least) {
      let next = periods[first...].firstIndex { $0.start >= rest.end } ?? periods.endIndex
      let stretch = periods[first..<next].filter { !($0.start >= rest.start && $0.duty.isRest) }
      if !stretch.isEmpty { stretches.append((stretch[...], true)) }
      first = next
    }
    if first < periods.endIndex { stretches.append((periods[first...], false)) }
    return stretches
  }
}

extension Sequence<DutyPeriod> {
  /// Seconds of what is counted.
  func seconds(_ isCounted: (Duty) -> Bool) -> Int {
    reduce(0) { isCounted($1.duty) ? $0 + $1.seconds : $0 }
  }

  /// The moment from which on what is counted is more than `most` seconds; nil if it never is.
  func moment(after most: Int, of isCounted: (Duty) -> Bool) -> Instant? {
    var left = most
    for period in self where isCounted(period.duty) {
      if period.seconds > left {
        return Instant(seconds: period.start.seconds + Int64(Swift.max(left, 0)))
      }
      left -= period.seconds
    }
    return nil
  }
}
