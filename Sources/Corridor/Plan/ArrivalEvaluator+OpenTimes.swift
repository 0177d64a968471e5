internal import CorridorHours
internal import CorridorIndex
internal import Synchronization

extension ArrivalEvaluator {
  /// When a place is open in a time, in seconds since 1970; nil if always.
  ///
  /// - Parameter keepsUnknown: whether it counts as open when that is unknown.
  /// - Returns: Also whether nothing is known of all of the time.
  func openTimes(
    row: Int, from start: Instant, seconds: Int, keepsUnknown: Bool
  ) throws(IndexError) -> (times: [Range<Int>]?, isUnknown: Bool) {
    try memory.withLock { (memory) throws(IndexError) in
      let evaluation = try evaluation(row: row, at: start, &memory)
      switch evaluation.doubt {
      case .hoursNotGiven, .hoursUnreadable, .timeZoneNotKnown: return (nil, true)
      default: break
      }
      guard let place = try memory.patternPlace(row) else { return (nil, false) }
      let stretches = try memory.stretches(of: place, from: start, seconds: seconds)
      var times: [Range<Int>] = []
      for (kind, time) in stretches where kind == .open || kind == .unknown && keepsUnknown {
        if let last = times.last, last.upperBound == time.lowerBound {
          times[times.count - 1] = last.lowerBound..<time.upperBound
        } else {
          times.append(time)
        }
      }
      return (times, stretches.allSatisfy { $0.kind == .unknown })
    }
  }

  /// When the vehicle is at a place at a moment, and whether that is open then.
  func arrival(row: Int, at moment: Int64) throws(SearchError) -> Arrival {
    try rethrowing(
      arrival(row: row, afterSeconds: Double(moment - start.seconds)), as: SearchError.index)
  }

  /// The local time, holidays and sun at a place at a moment.
  func situation(row: Int, at moment: Instant) throws(IndexError) -> ArrivalSituation {
    try memory.withLock { (memory) throws(IndexError) in
      guard let zone = try memory.zone(of: row) else { return ArrivalSituation() }
      return ArrivalSituation(
        time: zone.localTime(at: moment), opening: try memory.context(of: row))
    }
  }
}
