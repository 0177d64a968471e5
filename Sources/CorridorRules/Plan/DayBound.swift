/// What rests, and the ways to them, take at least behind each place where one has rested.
///
/// That is what a journey takes whose rests count only by the driving between them: between breaks, and
/// between daily rests, of which a few are short and a few of the days between them long. Opening hours
/// and all other clocks are left out.
///
/// From each place it looks at the places where the next daily rest can be, and at the end: what breaks
/// take until there, by the least, and how much one drives at least. Of a break that is divided only the
/// second part counts, for both. No ferry is passed by: what it takes is a break, a daily rest or a part of one.
final class DayBound {
  private let stops: [PlanStop]
  private let driving: DailyDriving
  private let rest: DailyRest
  private let ways: NextDays
  /// How many longer days and shorter rests are told apart; more are as good as these.
  private let mostLong: Int
  private let mostShort: Int
  /// What a rest that a ferry interrupts takes at least beside the breaks and ferries before it, if it ends
  /// at a place; never where none can.
  private let interrupted: [Int32]
  /// For each number of longer days and shorter rests, once it is needed.
  private var tables: [Table?]

  private struct Table {
    /// What a daily rest at each place takes, with what is left behind it.
    var costs: [Int32]
    /// What is left behind each place if the next daily rest is at one of these or those before, in the
    /// order of ``NextDays/needs``.
    var least: [Int32]
  }

  private static let never = Int32.max / 4

  /// - Parameter left: the driving that is left from the route at each place, with the ways to visits
  ///   behind it.
  /// - Returns: nil where rules have no days, or there are too many places.
  init?(_ trip: PlanTrip, driving left: [Int]) {
    guard let driving = trip.rules.dailyDriving, let rest = trip.rules.dailyRest,
      let pause = trip.rules.drivingBreak, !pause.isAnyPause, driving.most > 0,
      left[0] < Int(Self.never) / 16,
      let ways = NextDays(trip.stops, left, within: driving.extended, pause)
    else { return nil }
    (stops, self.driving, self.rest, self.ways) = (trip.stops, driving, rest, ways)
    let ferries = trip.nearFerries
    let whole = trip.rules.interruptibleRest ?? rest.regular
    interrupted = trip.stops.indices.map { number in
      let stop = trip.stops[number]
      guard !ferries.isEmpty, ferries[number].isNear, stop.isRest else { return Self.never }
      // What may have been counted before: a break, and ferries.
      let counted = ferries[number].behind + pause.least
      return Int32(max(whole - counted, stop.crossing))
    }
    (mostLong, mostShort) = (20, 20)
    tables = Array(repeating: nil, count: (mostLong + 1) * (mostShort + 1))
  }

  private func table(_ long: Int, _ short: Int) -> Table {
    let number = long * (mostShort + 1) + short
    if let table = tables[number] { return table }
    let shorter = short > 0 ? table(long, short - 1) : nil
    let extensions = (1...driving.extensionsInDay).prefix { $0 <= long }
    let longer = extensions.map { table(long - $0, max(short - 1, 0)) }
    let cost = short > 0 ? rest.reduced : rest.regular
    var made = Table(
      costs: Array(repeating: Self.never, count: stops.count),
      least: Array(repeating: Self.never, count: ways.needs.count))
    made.costs[stops.count - 1] = 0
    for place in stops.indices.dropLast().reversed() {
      var found = Self.never
      for (number, at) in ways.row(place).enumerated() {
        found = min(found, ways.breaks[at] + made.costs[place + 1 + number])
        made.least[at] = found
      }
      let stop = stops[place]
      let way = stop.isVisit ? 0 : stop.out + stop.back
      var cheapest = Self.never
      func add(_ cost: Int, _ next: Table, _ longer: [Table]) {
        var behind = least(place, driving.most, next.least)
        for (more, table) in longer.enumerated() {
          let day = driving.most + (more + 1) * driving.longerBy
          behind = min(behind, least(place, day, table.least))
        }
        cheapest = min(cheapest, Int32(min(cost + way + behind, Int(Self.never))))
      }
      if stop.allowsRest || stop.crossing >= rest.reduced {
        add(max(cost, stop.crossing), shorter ?? made, longer)
      }
      if interrupted[place] < Self.never {
        add(Int(interrupted[place]), made, extensions.map { table(long - $0, short) })
      }
      made.costs[place] = cheapest
    }
    tables[number] = made
    return made
  }

  /// What is left behind a place if one has driven for a time since the last break, of which some parts
  /// have been taken.
  ///
  /// - Parameters:
  ///   - extensions: how many of those of the day are used.
  ///   - taken: what these parts took.
  ///   - enough: what need not be known exactly.
  func least(
    behind number: Int, driving: Int, taken: Int, driven: Int, _ extensions: Int, long: Int,
    short: Int, enough: Int
  ) -> Int {
    var found = Int(Self.never)
    var place = number + 1
    let (long, short) = (min(max(long, 0), mostLong), min(max(short, 0), mostShort))
    let costs = (0...self.driving.extensionsInDay).prefix { $0 <= long }
      .map { table(long - $0, short).costs }
    while place < stops.count, driving + ways.drive(number, place) <= ways.most {
      let way = ways.drive(number, place, isThere: true)
      let onArrival = driven + way
      if driving + way <= ways.most, onArrival <= self.driving.extended {
        let more = max(self.driving.extensions(for: onArrival) - extensions, 0)
        if more < costs.count {
          found = min(found, Int(costs[more][place]) - taken)
          if let pause = ways.pause(at: place) {
            let behind = least(
              behind: place, driven: onArrival, extensions + more, long: long - more, short: short)
            found = min(found, pause + behind - taken)
          }
        }
        if found <= enough { return found }
      }
      if stops[place].crossing > 0 { break }
      place += 1
    }
    return found
  }

  /// What is left behind a place at least if one has driven so long on the day, of whose extensions some
  /// are used, which are not among those left.
  func least(behind place: Int, driven: Int, _ extensions: Int, long: Int, short: Int) -> Int {
    let (long, short) = (min(max(long, 0), mostLong), min(max(short, 0), mostShort))
    var left = driving.most + extensions * driving.longerBy - driven
    var found = least(place, left, table(long, short).least)
    for more in stride(from: 1, through: min(driving.extensionsInDay - extensions, long), by: 1) {
      left += driving.longerBy
      found = min(found, least(place, left, table(long - more, short).least))
    }
    return found
  }

  private func least(_ place: Int, _ left: Int, _ list: [Int32]) -> Int {
    let row = ways.row(place)
    var (low, high) = (row.lowerBound, row.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if Int(ways.needs[middle]) <= left { low = middle + 1 } else { high = middle }
    }
    return Int(low > row.lowerBound ? list[low - 1] : Self.never)
  }
}

extension DailyDriving {
  /// How many extensions a day needs for so much driving.
  fileprivate func extensions(for driving: Int) -> Int {
    driving <= most || longerBy == 0 ? 0 : (driving - most + longerBy - 1) / longerBy
  }
}

/// From each place to those behind it that are within a day: what breaks between them take at least, and
/// how much one drives.
private struct NextDays {
  private let stops: [PlanStop]
  /// What is left to drive before one goes to a place, and on the route behind it.
  private let before: [Int]
  private let behind: [Int]
  private let reach: [Int]
  let most: Int
  private let pause: Int
  private var starts: [Int]
  private(set) var breaks: [Int32] = []
  /// How much one drives to a place or one behind it at least, in order.
  private(set) var needs: [Int32] = []
  /// What the ways to breaks take.
  private var ways: [Int32] = []

  private static let never = Int32.max / 4
  /// More pairs of places are not looked at.
  private static let mostPairs = 400_000

  init?(_ stops: [PlanStop], _ left: [Int], within day: Int, _ rule: DrivingBreak) {
    let last = stops.count - 1
    (self.stops, behind, most, pause) = (stops, left, rule.mostDriving, rule.least)
    before = stops.indices.map { number in
      let stop = stops[number]
      return left[number] + (stop.isVisit ? stop.out + (number == last ? 0 : stop.back) : 0)
    }
    var (reach, end, pairs) = ([Int](), 0, 0)
    for number in stops.indices {
      end = max(end, number + 1)
      while end < stops.count, behind[number] - before[end] <= day { end += 1 }
      reach.append(end)
      pairs += end - number
    }
    guard pairs <= Self.mostPairs else { return nil }
    self.reach = reach
    starts = Array(repeating: 0, count: stops.count)
    for number in stops.indices.reversed() { look(at: number) }
  }

  /// The places behind one within a day.
  func row(_ number: Int) -> Range<Int> {
    starts[number]..<starts[number] + reach[number] - number - 1
  }

  /// Adds the row of a place; those behind it are there.
  private mutating func look(at number: Int) {
    starts[number] = breaks.count
    let count = reach[number] - number - 1
    breaks += repeatElement(Self.never, count: count)
    ways += repeatElement(Self.never, count: count)
    needs += repeatElement(Self.never, count: count)
    let start = starts[number]
    var next = number + 1
    while next < stops.count, drive(number, next) <= most {
      let stop = stops[next]
      if drive(number, next, isThere: true) <= most {
        if next < reach[number] {
          (breaks[start + next - number - 1], ways[start + next - number - 1]) = (0, 0)
        }
        if stop.isRest, next < stops.count - 1 { go(from: number, by: next) }
      }
      // No ferry is passed by.
      if stop.crossing > 0 { break }
      next += 1
    }
    var least = Self.never
    for place in (0..<count).reversed() {
      let way = min(drive(number, number + 1 + place, isThere: true), Int(Self.never))
      least = min(least, Int32(way) + ways[start + place])
      needs[start + place] = least
    }
  }

  /// How much one drives from a place to another, or to the route there.
  func drive(_ from: Int, _ to: Int, isThere: Bool = false) -> Int {
    stops[from].back + behind[from] - before[to] + (isThere ? stops[to].out : 0)
  }

  /// What a break at a place takes with the ways to it; nil where one may not rest.
  func pause(at place: Int) -> Int? {
    let stop = stops[place]
    guard stop.isRest, place < stops.count - 1 else { return nil }
    return (stop.isVisit ? 0 : stop.out + stop.back) + stop.crossing + stop.pause(pause)
  }

  /// With a break at a place on the way.
  private mutating func go(from number: Int, by next: Int) {
    let stop = stops[next]
    let way = Int32(stop.isVisit ? 0 : stop.out + stop.back)
    let cost = way + Int32(stop.crossing + stop.pause(pause))
    let (start, other) = (starts[number] + next - number, starts[next])
    let count = min(reach[next] - next - 1, reach[number] - next - 1)
    for place in 0..<max(count, 0) {
      breaks[start + place] = min(breaks[start + place], breaks[other + place] + cost)
      ways[start + place] = min(ways[start + place], ways[other + place] + way)
    }
  }
}
