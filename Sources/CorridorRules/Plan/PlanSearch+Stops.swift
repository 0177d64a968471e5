/// What may be done at a place.
extension PlanSearch {
  /// Whether so much fuel may be used, on the way to a place.
  func use(_ amount: Int, of way: inout Arrival, upTo number: Int? = nil) -> Bool {
    guard let tank = trip.tank else { return true }
    let least = number == trip.stops.count - 1 ? max(tank.reserve, tank.end) : tank.reserve
    way.fuel -= amount
    way.costs?.use(amount, reserve: least)
    return way.costs.map { !$0.pieces.isEmpty } ?? (way.fuel >= least)
  }

  /// Whatever may be done at a place.
  mutating func stay(at number: Int, _ arrival: Arrival, _ labels: inout [Label]) {
    let stop = trip.stops[number]
    guard let time = stop.time(from: arrival.clocks.now) else { return }
    let wait = time.lowerBound - arrival.clocks.now
    if trip.mayRefuel(at: number), let full = refuelled(arrival, at: number) {
      work(at: number, full, refuelling: stop.refuelling, waiting: wait, &labels)
    }
    guard stop.isVisit || stop.allowsRest, let arrival = weighed(arrival, at: number) else {
      return
    }
    if !stop.isVisit, mayLeave(at: time.lowerBound) {
      for arrival in opened(arrival, at: number, until: time.lowerBound) {
        let wait = time.lowerBound - arrival.clocks.now
        var label = Label(
          clocks: arrival.clocks, parent: arrival.parent, stop: number,
          arrival: arrival.clocks.now, waiting: wait,
          slack: min(arrival.slack, time.upperBound - 1 - time.lowerBound), fuel: arrival.fuel,
          costs: arrival.costs, leastCost: arrival.leastCost)
        guard clock.wait(wait, &label.clocks) else { continue }
        rest(after: label, &labels)
        change(after: label, &labels)
      }
    }
    if stop.isVisit { work(at: number, arrival, refuelling: nil, waiting: wait, &labels) }
  }

  /// An arrival with a full tank, or with what may be bought; nil if nothing may be, or it costs too much.
  private func refuelled(_ arrival: Arrival, at number: Int) -> Arrival? {
    guard let tank = trip.tank else { return nil }
    var full = arrival
    full.fuel = tank.capacity
    full.costs = arrival.costs?.buying(
      FuelOffer(
        price: isByCost ? trip.stops[number].price : 0, cost: 0, least: tank.leastPurchase,
        tank: tank.capacity))
    if isAnyPurchase { full.costs?.rise() }
    return weighed(full, at: number)
  }

  /// Works, where one may have to wait before.
  private mutating func work(
    at number: Int, _ arrival: Arrival, refuelling: Int?, waiting wait: Int,
    _ labels: inout [Label]
  ) {
    visit(number, arrival, refuelling: refuelling, &labels)
    if let night = nightBehind(number, arrival), night <= arrival.slack,
      let later = delayed(arrival, by: night, at: number)
    {
      visit(number, later, refuelling: refuelling, &labels)
    }
    guard wait > 0 else { return }
    if clock.hasBerth, let shift = clock.rules.shift,
      let later = delayed(arrival, by: wait, at: number, ofAtLeast: shift.otherPart)
    {
      // In the US a part of a rest may be longer, too.
      visit(number, later, refuelling: refuelling, &labels)
    }
    guard arrival.slack > 0 else { return }
    // Instead of waiting one may have rested longer before; still enough to rest here, too.
    var delays: Set<Int> = [min(wait, arrival.slack)]
    if trip.stops[number].allowsRest {
      for rest in rests where rest < wait { delays.insert(min(wait - rest, arrival.slack)) }
    }
    for delay in delays.sorted() {
      guard let later = delayed(arrival, by: delay, at: number) else { continue }
      visit(number, later, refuelling: refuelling, &labels)
    }
  }

  /// How long it is until a night is over in which a ferry or train arrives, if one may not work in it; nil
  /// if that is of no concern.
  private func nightBehind(_ number: Int, _ arrival: Arrival) -> Int? {
    let stop = trip.stops[number]
    let clocks = arrival.clocks
    guard let rule = clock.rules.nightWork, stop.crossing > 0, !clocks.worksAtNight,
      clocks.workOfDay + stop.work + driving[number] + stop.back + service[number] > rule.most
    else { return nil }
    let end = clocks.now + stop.work + stop.crossing
    guard clock.calendar.isAtNight(end, end + 1) else { return nil }
    return clock.calendar.endOfNight(after: end) - end
  }

  /// Arrivals at a place that opens: to wait there, and when it has opened, with longer rests before.
  private mutating func opened(
    _ arrival: Arrival, at number: Int, until opening: Int
  ) -> [Arrival] {
    let wait = opening - arrival.clocks.now
    if wait == 0 { return [arrival] }
    var opened = [arrival]
    let day = min(wait, arrival.slack)
    let later = day > 0 ? delayed(arrival, by: day, at: number) : nil
    for later in [arrival, later] {
      guard let later else { continue }
      let left = opening - later.clocks.now
      let last = left > 0 ? delayed(later, by: left, at: number, ofAtLeast: 1) : later
      if let last, last.clocks.now == opening { opened.append(last) }
    }
    return opened
  }

  private mutating func visit(
    _ number: Int, _ arrival: Arrival, refuelling: Int?, _ labels: inout [Label]
  ) {
    let stop = trip.stops[number]
    let label = Label(
      clocks: arrival.clocks, parent: arrival.parent, stop: number, arrival: arrival.clocks.now,
      slack: arrival.slack, fuel: arrival.fuel, costs: arrival.costs,
      leastCost: arrival.leastCost, work: stop.work + (refuelling ?? 0), refuelling: refuelling)
    serve(label, rest: 0, isPart: false, &labels)
    let wait = (stop.time(from: arrival.clocks.now)?.lowerBound ?? 0) - arrival.clocks.now
    guard stop.allowsRest, refuelling == nil || wait == 0 else { return }
    let others = (wait > 0 ? [wait] : []) + otherRests(at: number, label.clocks)
    for (place, rest) in (rests + others).enumerated() {
      let isUsual = place < rests.count
      for isPart in kinds(of: rest, isUsual: isUsual, at: number, label.clocks) {
        serve(label, rest: rest, isPart: isPart, &labels)
      }
    }
  }

  /// Whether a journey may end in time that leaves the place at a moment.
  private mutating func mayLeave(at moment: Int) -> Bool {
    if moment + leastBehind <= limit { return true }
    isCut = true
    return false
  }

  /// Rests, waits until it is time, works, and rests again.
  private mutating func serve(
    _ before: Label, rest: Int, isPart: Bool, _ labels: inout [Label]
  ) {
    guard mayLeave(at: before.arrival + rest + before.work) else { return }
    let stop = trip.stops[before.stop]
    guard let time = stop.time(from: before.arrival + rest) else { return }
    let wait = time.lowerBound - before.arrival - rest
    // One may go on resting rather than wait, which is better but for one thing: it may be a whole
    // break instead of the first part of one.
    if rest > 0, wait > 0 { serve(before, rest: rest + wait, isPart: isPart, &labels) }
    var label = before
    if rest > 0 {
      guard self.rest(rest, isPart: isPart, &label) else { return }
      (label.restBefore, label.isPartBefore) = (rest, isPart)
      if endsDay(rest, isPart: isPart) { label.slack = .max / 4 }
    }
    guard clock.wait(wait, &label.clocks) else { return }
    label.waiting = wait
    label.slack = min(label.slack, time.upperBound - 1 - time.lowerBound)
    guard clock.work(label.work, &label.clocks) else { return }
    if stop.crossing > 0 { return cross(label, &labels) }
    append(label, &labels)
    let isLast = label.stop == trip.stops.count - 1
    if stop.allowsRest, label.work > 0 || label.refuelling != nil, !isLast { worked.append(label) }
  }

  /// Rests at a place, or aboard; false if that is not allowed.
  func rest(_ seconds: Int, isPart: Bool, _ label: inout Label) -> Bool {
    let stop = trip.stops[label.stop]
    if joins(seconds, isAboard: stop.crossing > 0, behind: label) { return false }
    if trip.hasBackups, !stop.isVisit {
      guard let fuel = fuelToBackup(of: label.stop, label.clocks, rest: seconds, isPart: isPart)
      else { return false }
      if let tank = trip.tank {
        guard label.fuel - fuel >= tank.reserve else { return false }
        label.backupFuel = max(label.backupFuel, fuel)
        label.costs?.use(0, reserve: tank.reserve + fuel)
        if label.costs?.pieces.isEmpty == true { return false }
      }
    }
    return clock.rest(seconds, isPart: isPart, isAboard: stop.crossing > 0, &label.clocks)
  }

  /// Rests aboard.
  private mutating func cross(_ label: Label, _ labels: inout [Label]) {
    let crossing = trip.stops[label.stop].crossing
    for isPart in kinds(of: crossing, isUsual: false, at: label.stop, label.clocks) {
      var next = label
      guard rest(crossing, isPart: isPart, &next) else { continue }
      (next.restAfter, next.isPartAfter) = (crossing, isPart)
      append(next, &labels)
    }
  }

  mutating func rest(after label: Label, _ labels: inout [Label]) {
    let number = label.stop
    let isAboard = trip.stops[number].crossing > 0
    let isByClocks = !trip.hasBackups && !clock.isOfTwo
    let others = otherRests(at: number, label.clocks) + restOfPause(label.clocks)
    for (place, rest) in (rests + others).enumerated() {
      guard mayLeave(at: label.clocks.now + rest) else { continue }
      let isUsual = place < rests.count
      for isPart in kinds(of: rest, isUsual: isUsual, at: number, label.clocks) {
        var next: Label
        if isByClocks {
          // Most rests lead nowhere in time, which their clocks tell without a copy of the label.
          if joins(rest, isAboard: isAboard, behind: label) { continue }
          var clocks = label.clocks
          guard clock.rest(rest, isPart: isPart, isAboard: isAboard, &clocks),
            let bound = bound(
              of: clocks, slack: endsDay(rest, isPart: isPart) ? .max / 4 : label.slack,
              fuel: label.fuel, leastCost: label.leastCost, at: number)
          else { continue }
          next = label
          (next.clocks, next.bound) = (clocks, bound)
        } else {
          next = label
          guard self.rest(rest, isPart: isPart, &next) else { continue }
        }
        (next.restAfter, next.isPartAfter) = (rest, isPart)
        if endsDay(rest, isPart: isPart) { next.slack = .max / 4 }
        if isByClocks { labels.append(next) } else { append(next, &labels) }
      }
    }
  }

  /// What a pause is short of a break, where waiting and work are one, too.
  private func restOfPause(_ clocks: DriverClocks) -> [Int] {
    guard let rule = clock.rules.drivingBreak, rule.isAnyPause, clocks.pause > 0,
      clocks.pause < rule.least
    else { return [] }
    return [rule.least - clocks.pause]
  }

  /// Rests that are as long as it takes at this moment: until another week or day begins or a night is over,
  /// and parts of a rest that a ferry interrupts.
  private func otherRests(at number: Int, _ clocks: DriverClocks) -> [Int] {
    let driving = driving[number] + trip.stops[number].back
    let work = driving + service[number] + trip.stops[number].work
    return clock.rests(until: limit, clocks, driving: driving, work: work)
      + interruptedRests(at: number, clocks)
  }

  /// Leaves a place; if there are two drivers, each may drive on.
  private mutating func append(_ label: Label, _ labels: inout [Label]) {
    add(label, &labels)
    if label.stop < trip.stops.count - 1 { change(after: label, &labels) }
  }

  /// Changes drivers, which takes its time unless something else took as long.
  private mutating func change(after label: Label, _ labels: inout [Label]) {
    guard clock.isOfTwo else { return }
    var next = label
    let pause = label.waiting + label.restBefore + label.work + label.restAfter
    next.changing = max(trip.changeSeconds - pause, 0)
    guard clock.change(taking: next.changing, &next.clocks) else { return }
    next.isChange = true
    add(next, &labels)
  }

  private mutating func add(_ label: Label, _ labels: inout [Label]) {
    let number = label.stop
    if !trip.restsWithoutBackup.isEmpty,
      trip.restsWithoutBackup.contains(
        trip.stay(at: number, restBefore: label.restBefore, restAfter: label.restAfter))
    {
      return
    }
    guard
      let bound = bound(
        of: label.clocks, slack: label.slack, fuel: label.fuel, leastCost: label.leastCost,
        at: number)
    else { return }
    labels.append(label)
    labels[labels.count - 1].bound = bound
  }

  /// The moment before which no journey ends that leaves a place so; nil if that is too late, or costs too
  /// much.
  private mutating func bound(
    of clocks: DriverClocks, slack: Int, fuel: Int, leastCost: Int, at number: Int
  ) -> Int? {
    let isLast = number == trip.stops.count - 1
    let back = trip.stops[number].back
    let left = fuel - trip.stops[number].fuel.back
    guard let refuelling = isLast ? 0 : refuelling(from: number + 1, with: left) else { return nil }
    let service = service[number] + refuelling
    var bound = end(
      of: clocks, driving: isLast ? 0 : driving[number] + back, service: service,
      from: number + 1, after: back)
    if bound <= limit, !isLast {
      // Where the end has times it matters how late one is there.
      let enough = trip.stops[trip.stops.count - 1].times == nil ? limit : .min
      bound = max(bound, behindRest(at: number, clocks, service: service, enough: enough))
    }
    if bound <= limit { bound = atVisits(behind: number, clocks, slack: slack, bound) }
    guard bound <= limit else {
      (isCut, firstCut) = (true, min(firstCut, bound))
      return nil
    }
    if isByCost, leastCost + cost(until: bound) >= costLimit { return nil }
    return bound
  }
}
