internal import CorridorHours

/// A rest as rules count it.
struct RestBlock {
  var start: Instant
  var end: Instant
  /// How long it is without interruptions.
  var seconds: Int
  /// The longest time of it on one ferry or train.
  var aboard: Int
  /// Whether the log ends with it, so that it may be longer.
  var isOpen = false

  /// Whether it was interrupted.
  var isJoined: Bool { seconds < Int(end - start) }

  /// Whether it is at least so long, as far as one knows.
  func mayBe(_ least: Int) -> Bool { isOpen || seconds >= least }
}

extension DutyLog {
  /// The rests in order; with those joined that a ferry or train allows to interrupt.
  func rests(joinedBy rules: DrivingRules) -> [RestBlock] {
    var blocks: [RestBlock] = []
    for period in periods where period.duty.isRest {
      let aboard = period.duty == .ferry ? period.seconds : 0
      if let last = blocks.last, last.end == period.start {
        blocks[blocks.count - 1].end = period.end
        blocks[blocks.count - 1].seconds += period.seconds
        blocks[blocks.count - 1].aboard = max(last.aboard, aboard)
      } else {
        blocks.append(
          RestBlock(start: period.start, end: period.end, seconds: period.seconds, aboard: aboard))
      }
    }
    if let last = blocks.indices.last {
      blocks[last].isOpen = blocks[last].end == periods.last?.end
    }
    guard let rule = rules.interruptedRest, blocks.contains(where: { $0.aboard > 0 }) else {
      return blocks
    }
    // A rest with which the log begins belongs to what was before.
    let isFirst = blocks[0].start == periods[0].start
    var joined = isFirst ? [blocks[0]] : []
    var rest = blocks.dropFirst(joined.count)
    while !rest.isEmpty {
      let block = rules.joined(rest, by: rule)
      joined.append(block)
      rest = rest.drop { $0.end <= block.end }
    }
    return joined
  }

  /// How long one rests in a rest until a moment; negative if it begins later.
  func seconds(of rest: RestBlock, until moment: Instant) -> Int {
    let end = min(rest.end, moment)
    guard rest.isJoined else { return Int(end - rest.start) }
    return periods(from: rest.start, to: end).seconds(\.isRest)
  }

  /// What is done between rests of at least `least` seconds. Interruptions of a rest belong to what
  /// was before it; a rest with which the log begins belongs to nothing. Each with the rest that ends
  /// it, nil for the last if the log ends without.
  func stretches(
    between rests: [RestBlock], ofAtLeast least: Int
  ) -> [(periods: ArraySlice<DutyPeriod>, rest: RestBlock?)] {
    var stretches: [(periods: ArraySlice<DutyPeriod>, rest: RestBlock?)] = []
    var first = periods.firstIndex { !$0.duty.isRest } ?? periods.endIndex
    for rest in rests where rest.mayBe(least) && rest.start > periods[0].start {
      let next = periods[first...].firstIndex { $0.start >= rest.end } ?? periods.endIndex
      let stretch = periods[first..<next].filter { !($0.start >= rest.start && $0.duty.isRest) }
      if !stretch.isEmpty { stretches.append((stretch[...], rest)) }
      first = next
    }
    if first < periods.endIndex { stretches.append((periods[first...], nil)) }
    return stretches
  }
}

extension Sequence<DutyPeriod> {
  /// The same, with rests next to each other as one.
  func joiningRests() -> [DutyPeriod] {
    reduce(into: []) { joined, period in
      if period.duty.isRest, let last = joined.last, last.duty == .rest, last.end == period.start {
        joined[joined.count - 1].end = period.end
      } else {
        let duty = period.duty.isRest ? Duty.rest : period.duty
        joined.append(DutyPeriod(duty, from: period.start, to: period.end))
      }
    }
  }

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

extension DrivingRules {
  /// The first of the rests, joined with those with which the longest of a daily, a reduced weekly and
  /// a regular weekly rest is reached: as few as it takes.
  fileprivate func joined(_ rests: ArraySlice<RestBlock>, by rule: InterruptedRest) -> RestBlock {
    var block = rests[rests.startIndex]
    var (best, reached) = (block, kinds(of: block, rule))
    for next in rests.dropFirst().prefix(rule.mostTimes) {
      block.end = next.end
      block.seconds += next.seconds
      block.aboard = max(block.aboard, next.aboard)
      block.isOpen = next.isOpen
      guard Int(block.end - block.start) - block.seconds <= rule.most else { break }
      let kinds = kinds(of: block, rule)
      // A rest at the end may be as long as it has to be, but need not be.
      guard block.aboard > 0, kinds > reached, reached == 0 || !block.isOpen else { continue }
      (best, reached) = (block, kinds)
    }
    // What may not be a regular weekly rest is a minute short of one: tachographs count minutes.
    if let most = weeklyRest?.regular, best.end > rests[rests.startIndex].end,
      best.aboard < rule.voyageOfWeekly
    {
      best.seconds = min(best.seconds, most - 60)
    }
    return best
  }

  /// How many kinds of rest that may be interrupted one may be.
  private func kinds(of rest: RestBlock, _ rule: InterruptedRest) -> Int {
    var kinds: [Int?] = [dailyRest?.regular, weeklyRest?.reduced]
    if rest.aboard >= rule.voyageOfWeekly { kinds.append(weeklyRest?.regular) }
    return kinds.count { rest.mayBe($0 ?? .max) }
  }
}
