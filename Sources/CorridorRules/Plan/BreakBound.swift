/// What breaks take at least from each place on, with the ways to the places where they are taken: breaks
/// from driving, or where anything interrupts that, the rests between shifts.
///
/// Of a rest that is divided, every second part counts for itself and the one before it: from one to the
/// next one may drive as much as between whole rests.
struct BreakBound {
  /// More than any sum of times.
  static let never = Int.max / 8

  private let along: [Int]
  private let end: Int
  private let most: Int
  /// Whether it is about shifts.
  private let isOfShifts: Bool
  /// The least from a break at each place on, with the way to it; and of the next 2, 4, 8 and so on.
  private var least: [[Int]] = []

  /// - Parameter isOfWays: whether rests themselves take no time.
  init(_ trip: PlanTrip, isOfWays: Bool = false) {
    along = trip.stops.map(\.along)
    end = along.last ?? 0
    let rest: Int
    if let rule = trip.rules.drivingBreak, !rule.isAnyPause {
      (most, rest, isOfShifts) = (rule.mostDriving, rule.least, false)
    } else if let rule = trip.rules.shift {
      (most, rest, isOfShifts) = (rule.mostDriving, rule.rest, true)
    } else {
      (most, isOfShifts) = (Self.never, false)
      return
    }
    let count = along.count
    var levels = 1
    while 1 << levels <= count { levels += 1 }
    least = Array(repeating: Array(repeating: Self.never, count: count), count: levels)
    for number in along.indices.reversed() {
      let stop = trip.stops[number]
      if stop.isRest {
        // The way to what has to be visited is driven anyway.
        let (out, back) = stop.isVisit ? (0, 0) : (stop.out, stop.back)
        least[0][number] =
          out + (isOfWays ? 0 : stop.pause(rest)) + back
          + least(from: number + 1, after: back, at: along[number])
      }
      fill(number)
    }
  }

  private mutating func fill(_ number: Int) {
    for level in 1..<max(least.count, 1) {
      let next = number + 1 << (level - 1)
      least[level][number] = min(
        least[level - 1][number], next < along.count ? least[level - 1][next] : Self.never)
    }
  }

  /// The least that breaks take at places from one on, if one is on the route at the place with these
  /// clocks, after some more driving.
  func least(from number: Int, _ clocks: DriverClocks, driving more: Int = 0) -> Int {
    guard number < along.count else { return 0 }
    let driving = more + (isOfShifts ? clocks.drivingOfDay : clocks.driving)
    return least(from: number, after: driving, at: along[max(number, 0)])
  }

  private func least(from number: Int, after driving: Int, at start: Int) -> Int {
    if driving + end - start <= most { return 0 }
    // Up to the last place in reach.
    var (low, high) = (number, along.count)
    let reach = start + most - driving
    while low < high {
      let middle = (low + high) / 2
      if along[middle] <= reach { low = middle + 1 } else { high = middle }
    }
    guard low > number else { return Self.never }
    let level = (low - number).bitWidth - 1 - (low - number).leadingZeroBitCount
    return min(least[level][number], least[level][low - 1 << level])
  }
}
