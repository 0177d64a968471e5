internal import CorridorGeometry
internal import CorridorHours
internal import CorridorIndex
internal import CorridorRules

/// The stops among which a plan chooses: places, visits, ferries and the end, in the order of travel.
struct JourneyStops {
  /// What a stop is.
  enum Source {
    /// A place that was found, by the number of the hit.
    case hit(Int)
    case visit
    case ferry

    /// What comes first at the same point.
    fileprivate var rank: Int {
      switch self {
      case .hit: 0
      case .visit: 1
      case .ferry: 2
      }
    }
  }

  struct Entry {
    var source: Source
    var alongMeters: Double
    var isDetourKnown = true
    /// What a litre costs; nil where there is no fuel, or prices are of no concern.
    var price: FuelPrice?
    /// Whether the price is that of the place, and whether a tag has it.
    var isPriceKnown = false
    var isPriceOfTag = false
    var stop: PlanStop
  }

  private(set) var entries: [Entry] = []
  /// How many places can be used.
  private(set) var candidateCount = 0
  /// How many were left out because their opening hours or detours are unknown.
  private(set) var unknownCount = 0
  /// Nil if prices are of no concern.
  private(set) var prices: PriceList?
  /// Whether prices were given of places of which none is along the route; not where there are none.
  private(set) var hasPricesOfOthers = false

  private let route: Route
  private let times: TravelTimes
  private let start: Instant
  private let options: PlanOptions
  /// The ferries of the route, and how long each takes.
  private let ferries: [(stretch: ClosedRange<Double>, seconds: Double)]
  /// The consumption from the start on; empty without a tank.
  private let sections: [PlanTank.Section]

  /// No journey takes longer, in seconds.
  private static let longest = 21 * 86_400
  /// Where the detour is unknown: how much longer than the straight line a way is, and its speed in
  /// metres per second.
  private static let (wayFactor, waySpeed) = (1.5, 30 / 3.6)

  init(
    _ answer: Answer, along route: Route, times: TravelTimes, start: Instant, zone: TimeZoneRules,
    context: OpeningContext, _ options: PlanOptions
  ) throws(SearchError) {
    (self.route, self.times, self.start, self.options) = (route, times, start, options)
    sections =
      options.tank.map { tank in
        [PlanTank.Section(alongMeters: 0, consumption: tank.consumption)]
          + tank.sections.sorted { $0.alongMeters < $1.alongMeters }
      } ?? []
    ferries = route.ferries.map { ferry in
      let seconds =
        times.seconds(atAlongMeters: ferry.upperBound)
        - times.seconds(atAlongMeters: ferry.lowerBound)
      return (ferry, seconds)
    }
    for (ferry, seconds) in ferries {
      var stop = stop(at: ferry.lowerBound)
      (stop.isVisit, stop.allowsRest) = (true, false)
      stop.crossing = Int(seconds.rounded())
      // What takes no time is no crossing.
      guard stop.crossing > 0 else { continue }
      entries.append(Entry(source: .ferry, alongMeters: ferry.lowerBound, stop: stop))
    }
    try add(options.visits, zone: zone, context)
    try add(answer.hits)
    try setPrices()
    // Visits at the same point in the order in which they are given; the end is the last in any case.
    let end = entries.lastIndex { $0.isEnd(of: route) } ?? 0
    let order = entries.indices.sorted { one, other in
      if (one == end) != (other == end) { return other == end }
      let (first, second) = (entries[one], entries[other])
      return (first.stop.along, first.alongMeters, first.source.rank, one)
        < (second.stop.along, second.alongMeters, second.source.rank, other)
    }
    entries = order.map { entries[$0] }
  }

  /// A stop on the route.
  private func stop(at along: Double) -> PlanStop {
    var seconds = times.seconds(atAlongMeters: along)
    for (ferry, sailing) in ferries where ferry.lowerBound < along {
      let share = min((along - ferry.lowerBound) / (ferry.upperBound - ferry.lowerBound), 1)
      seconds -= sailing * share
    }
    var stop = PlanStop(along: Int(max(seconds, 0).rounded()))
    stop.fuel.along = fuel(toAlongMeters: along)
    return stop
  }

  /// What is used along the route, in millilitres, without ferries.
  private func fuel(toAlongMeters along: Double) -> Int {
    var fuel = 0.0
    for (number, section) in sections.enumerated() where section.alongMeters < along {
      let next = number + 1 < sections.count ? sections[number + 1].alongMeters : .infinity
      let end = min(next, along)
      let aboard = route.ferries.reduce(0) { meters, ferry in
        meters + max(min(end, ferry.upperBound) - max(section.alongMeters, ferry.lowerBound), 0)
      }
      fuel += max(end - section.alongMeters - aboard, 0) * section.consumption / 100
    }
    return Int(fuel.rounded())
  }

  /// What is used on the way to a place, in millilitres.
  private func fuel(forMeters meters: Double, at along: Double) -> Int {
    guard let section = sections.last(where: { $0.alongMeters <= along }) else { return 0 }
    return Int((meters * section.consumption / 100).rounded())
  }

  /// How far one is after so much driving, in metres along the route.
  func meters(driving seconds: Int) -> Double {
    var (low, high) = (0.0, route.lengthMeters)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if stop(at: middle).along <= seconds { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: - Visits

  private mutating func add(
    _ visits: [PlanVisit], zone: TimeZoneRules, _ context: OpeningContext
  ) throws(SearchError) {
    let length = route.lengthMeters
    var hasEnd = false
    for visit in visits {
      let along = visit.alongMeters ?? length
      guard along >= 0, along <= length else {
        throw .visitOffRoute(found: along, routeLengthMeters: length)
      }
      guard (0...Double(Self.longest)).contains(visit.serviceSeconds) else {
        throw .visitServiceOutOfRange(found: visit.serviceSeconds)
      }
      if route.ferries.contains(where: { $0.lowerBound < along && along < $0.upperBound }) {
        throw .visitOnFerry(found: along)
      }
      var stop = stop(at: along)
      (stop.isVisit, stop.allowsRest) = (true, visit.allowsRest)
      stop.service = Int(visit.serviceSeconds.rounded(.up))
      if let hours = visit.hours {
        stop.times = try Self.times(of: hours, from: start, zone: zone, context)
      }
      if visit.alongMeters == nil { hasEnd = true }
      entries.append(
        Entry(source: .visit, alongMeters: visit.alongMeters ?? .infinity, stop: stop))
    }
    if !hasEnd {
      var stop = stop(at: length)
      (stop.isVisit, stop.allowsRest) = (true, false)
      entries.append(Entry(source: .visit, alongMeters: .infinity, stop: stop))
    }
    for number in entries.indices where entries[number].alongMeters == .infinity {
      entries[number].alongMeters = length
    }
  }

  /// The times in which opening hours certainly are open.
  private static func times(
    of hours: String, from start: Instant, zone: TimeZoneRules, _ context: OpeningContext
  ) throws(SearchError) -> [Range<Int>] {
    let rules: OpeningHours
    do throws(OpeningHoursError) { rules = try OpeningHours(parsing: hours) } catch {
      throw .visitHoursUnreadable(found: hours, reason: "\(error)")
    }
    let intervals = rules.intervals(
      from: zone.localTime(at: start),
      to: zone.localTime(at: start.advanced(bySeconds: Double(longest))), in: context)
    return intervals.compactMap { interval in
      guard interval.state.kind == .open else { return nil }
      let (open, close) = (zone.moment(interval.start), zone.moment(interval.end))
      return open < close ? Int(open.seconds)..<Int(close.seconds) : nil
    }
  }

  // MARK: - Places

  private mutating func add(_ hits: Hits) throws(SearchError) {
    let (rest, fuel) = (Set(options.restCategories), Set(options.fuelCategories))
    for (number, hit) in hits.raw.enumerated() {
      let place = hits.index.checkedPlace(at: Int(hit.row))
      let facts = place.facts
      var stop = stop(at: hit.alongMeters)
      stop.allowsRest = !rest.isDisjoint(with: facts.categories)
      stop.place = Int(hit.row)
      if let tank = options.tank, !fuel.isDisjoint(with: facts.categories) {
        stop.refuelling = Int(tank.refuellingSeconds.rounded(.up))
      }
      guard stop.allowsRest || stop.refuelling != nil else { continue }
      let isDetourKnown = set(number, hit, hits, on: &stop)
      var isUnknown = !hits.detours.isEmpty && !isDetourKnown
      if let arrivals = hits.arrivals {
        let open = try rethrowing(
          arrivals.openTimes(
            row: Int(hit.row), from: start, seconds: Self.longest,
            keepsUnknown: options.keepsUnknown),
          as: SearchError.index)
        stop.times = open.times
        isUnknown = isUnknown || open.isUnknown
      }
      if isUnknown, !options.keepsUnknown {
        unknownCount += 1
        continue
      }
      if stop.times?.isEmpty == true { continue }
      candidateCount += 1
      let known = stop.refuelling == nil ? nil : options.prices?.price(of: facts)
      entries.append(
        Entry(
          source: .hit(number), alongMeters: hit.alongMeters, isDetourKnown: isDetourKnown,
          price: known?.price, isPriceKnown: known != nil, isPriceOfTag: known?.isOfTag ?? false,
          stop: stop))
    }
  }

  /// Takes prices of tags as unknown that are in another currency than most, or more than a hundred times
  /// as high as those in the middle: nobody can mend the tags of a map.
  private mutating func dropOddPrices(_ prices: PlanPrices) {
    let tagged = entries.indices.filter { entries[$0].isPriceOfTag }
    let given =
      [prices.elsewhere?.perLiter, prices.ofHour].compactMap { $0 }
      + entries.filter { !$0.isPriceOfTag }.compactMap { $0.price?.perLiter }
    let codes = tagged.compactMap { entries[$0].price?.perLiter.currency }
    let most = Dictionary(codes.map { ($0, 1) }, uniquingKeysWith: +)
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    let currency = given.lazy.compactMap(\.currency).first ?? most
    let amounts = tagged.compactMap { entries[$0].price?.perLiter.amount }.sorted()
    for number in tagged {
      guard let money = entries[number].price?.perLiter else { continue }
      let isOther = money.currency != nil && money.currency != currency
      if isOther || money.amount > 100 * amounts[amounts.count / 2] {
        (entries[number].price, entries[number].isPriceKnown) = (nil, false)
      }
    }
  }

  /// Leaves out places as fuel stops of which nobody knows what it costs there.
  private mutating func dropUnknownPrices() {
    for number in entries.indices where entries[number].price == nil {
      entries[number].stop.refuelling = nil
    }
    let before = entries.count
    entries.removeAll { entry in
      if case .hit = entry.source {
        !entry.stop.allowsRest && entry.stop.refuelling == nil
      } else {
        false
      }
    }
    unknownCount += before - entries.count
    candidateCount -= before - entries.count
  }

  /// Sets what fuel costs at the places that sell it.
  private mutating func setPrices() throws(SearchError) {
    guard let prices = options.prices, options.tank != nil else { return }
    let stations = entries.filter { $0.stop.refuelling != nil }
    hasPricesOfOthers =
      !prices.ofPlaces.isEmpty && !stations.isEmpty
      && !stations.contains { $0.isPriceKnown && !$0.isPriceOfTag }
    dropOddPrices(prices)
    let list = try PriceList(prices, entries.compactMap(\.price))
    let highest = entries.compactMap(\.price).max { $0.perLiter.amount < $1.perLiter.amount }
    if !options.keepsUnknown { dropUnknownPrices() }
    for number in entries.indices where entries[number].stop.refuelling != nil {
      guard let price = entries[number].price ?? prices.elsewhere ?? highest else {
        throw .pricesMissing
      }
      entries[number].price = price
      entries[number].stop.price = list.units(of: price)
    }
    self.prices = list
  }

  /// Sets the ways to a place and back; returns whether they are known.
  private func set(_ number: Int, _ hit: RawHit, _ hits: Hits, on stop: inout PlanStop) -> Bool {
    if !hits.detours.isEmpty, case .success(let detour) = hits.detours[number] {
      let more = max(detour.seconds, 0)
      let direct = times.seconds(atAlongMeters: hit.alongMeters)
      let leave = times.seconds(atAlongMeters: detour.leaveAlongMeters)
      let out = min(max(leave + detour.ways.out.seconds - direct, 0), more)
      stop.out = Int(out.rounded())
      stop.back = max(Int(more.rounded()) - stop.out, 0)
      let meters = max(detour.meters, 0)
      let share = more > 0 ? out / more : 0.5
      (stop.fuel.out, stop.fuel.back) = (
        fuel(forMeters: meters * share, at: hit.alongMeters),
        fuel(forMeters: meters * (1 - share), at: hit.alongMeters)
      )
      return true
    }
    let meters = max(hit.offRouteMeters, 0) * Self.wayFactor
    stop.out = Int((meters / Self.waySpeed).rounded(.up))
    stop.back = stop.out
    stop.fuel.out = fuel(forMeters: meters, at: hit.alongMeters)
    stop.fuel.back = stop.fuel.out
    return false
  }
}

extension JourneyStops.Entry {
  fileprivate func isEnd(of route: Route) -> Bool {
    if case .visit = source { return alongMeters >= route.lengthMeters }
    return false
  }
}

extension TimeZoneRules {
  /// The moment at which clocks show a time; the first of two, or when they skip it.
  fileprivate func moment(_ time: LocalTime) -> Instant {
    switch instants(of: time) {
    case .once(let moment, _), .twice(let moment, _, _, _), .never(let moment, _, _): moment
    }
  }
}

extension PlanPrices {
  /// What a litre costs at a place, and whether a tag says it; nil if that is not known.
  fileprivate func price(of place: PlaceFacts) -> (price: FuelPrice, isOfTag: Bool)? {
    if !ofPlaces.isEmpty {
      // The identifier may be the one in the table that the place is of.
      let inTable = place.id.firstIndex(of: ":").map { String(place.id[$0...].dropFirst()) }
      if let price = ofPlaces[place.id] ?? inTable.flatMap({ ofPlaces[$0] }) {
        return (price, false)
      }
    }
    guard let tag, let value = place.tags.first(where: { $0.key == tag })?.value else { return nil }
    // Nobody gives fuel away.
    return FuelPrice(value).flatMap { $0.perLiter.amount > 0 ? ($0, true) : nil }
  }
}
