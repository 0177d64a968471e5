package import Corridor
package import CorridorFormats
package import CorridorGeometry
internal import CorridorHours
internal import CorridorIndex
internal import CorridorRules

/// Writes a plan of a journey.
package struct PlanOutput: AnswerOutput {
  package let plan: RoutePlan
  private let route: Route
  /// The requested half-width, in metres.
  private let within: Double
  private let categories: [String]
  /// The truck attributes to show; nil for none.
  private let truck: TruckColumn?
  package let projection: OutputProjection
  package let warnings: [AnswerWarning]

  init(
    plan: RoutePlan, query: CorridorQuery, truck: TruckColumn?, projection: OutputProjection,
    warnings: [AnswerWarning]
  ) {
    self.plan = plan
    route = query.corridor.route
    within = query.corridor.within.value
    categories = query.places.categories
    self.truck = truck
    self.projection = projection
    self.warnings = warnings
  }

  package static let listName = "stops"
  package static let arePoints = true

  package static let columns: [Column<PlanOutput, PlanRow>] =
    [
      Column("kind", .choice) { $0.stop.kind },
      Column("name", .orNull(.text)) { $0.facts?.name },
      Column("categories", .texts) { $0.facts?.categories ?? [] },
      Column("alongMeters", .meters) { $0.stop.alongMeters },
      Column("offRouteMeters", .orNull(.meters)) { $0.stop.hit?.offRouteMeters },
      Column("side", .orNull(.side)) { $0.stop.hit?.side },
      Column("arrivesAt", .text) { $0.stop.arrivalText },
      Column("departsAt", .text) { $0.stop.departureText },
      Column("reasons", .texts) { $0.reasons },
      Column("activities", .list(.object(PlanActivity.members))) { (answer, row) in
        row.stop.activities.map { PlanActivity($0, in: answer.plan) }
      },
      Column("detourSeconds", .number(decimals: 0)) { $0.stop.detourSeconds },
      Column("detourKnown", .flag) { $0.stop.isDetourKnown },
      Column("openOnArrival", .orNull(.choice)) { $0.stop.open?.open },
      Column("closesAt", .orNull(.text)) { $0.stop.open?.closesAtText },
      Column("unknownBecause", .orNull(.choice)) { $0.stop.open?.doubt },
      Column(
        "fuelLiters", .orNull(.number(decimals: 1)), .when { $0.plan.hasTank }
      ) { $0.stop.fuelLiters },
      Column(
        "tankLiters", .orNull(.number(decimals: 1)), .when { $0.plan.hasTank }
      ) { $0.stop.tankLiters },
      Column(
        "pricePerLiter", .orNull(.number(decimals: 4)), .when { $0.plan.cost != nil }
      ) { $0.stop.price?.perLiter.amount },
      Column(
        "priceKnown", .orNull(.flag), .when { $0.plan.cost != nil }
      ) { $0.stop.price == nil ? nil : $0.stop.isPriceKnown },
      Column(
        "fuelCost", .orNull(.number(decimals: 2)), .when { $0.plan.cost != nil }
      ) { $0.stop.fuelCost },
    ] + left + rests + crew + backup + [
      Column(
        "truck", .written(TruckColumn.schema.orNull), .when { $0.truck != nil },
        facts: { $0.truck?.names ?? [] },
        in: { (answer, row) throws(CommandError) in
          guard let truck = answer.truck, let facts = row.facts else { return .none }
          return try TruckColumn.value(of: truck.facts(of: facts, on: row.stop.situation))
        })
    ]

  /// What a rest is that a ferry interrupts, and what a reduced weekly rest has to be made up for with.
  private static let rests: [Column<PlanOutput, PlanRow>] = [
    Column(
      "interruptedRestSeconds", .orNull(.number(decimals: 0)), .when { $0.plan.hasInterruptedRest }
    ) { $0.stop.interruptedRestSeconds.map { Double($0) } },
    Column("owedRestSeconds", .orNull(.number(decimals: 0)), .when { $0.plan.owesRest }) {
      $0.stop.owedRest.map { Double($0.seconds) }
    },
    Column("owedRestBy", .orNull(.text), .when { $0.plan.owesRest }) { $0.stop.owedRestText },
  ]

  /// Who drives on, and what the clocks of the other leave.
  private static let crew: [Column<PlanOutput, PlanRow>] = [
    Column("nextDriver", .orNull(.count), .when { $0.plan.isOfTwo }) { $0.nextDriver },
    other("otherUntilBreakSeconds") { $0.drivingUntilBreak },
    other("otherDrivingOfDaySeconds") { $0.drivingOfDay },
    other("otherDrivingOfWeekSeconds") { $0.drivingOfWeek },
  ]

  private static func other(
    _ name: String, _ value: @escaping @Sendable (ClocksLeft) -> Int?
  ) -> Column<PlanOutput, PlanRow> {
    Column(name, .orNull(.number(decimals: 0)), .when { $0.plan.isOfTwo }) { row in
      row.stop.leftOfOther.flatMap(value).map(Double.init)
    }
  }

  /// Where to go if the place is full.
  private static let backup: [Column<PlanOutput, PlanRow>] = [
    Column("backupId", .orNull(.text), .when { $0.plan.withoutBackups != nil }) {
      $0.backupFacts?.id
    },
    Column("backupName", .orNull(.text), .when { $0.plan.withoutBackups != nil }) {
      $0.backupFacts?.name
    },
    Column("backupAlongMeters", .orNull(.meters), .when { $0.plan.withoutBackups != nil }) {
      $0.stop.backup?.alongMeters
    },
    moment("backupArrivesAt") { $0.arrivalText },
    moment("decideBy") { $0.decisionText },
    moment("arrivesAtByBackup") { $0.endText },
  ]

  private static func moment(
    _ name: String, _ value: @escaping @Sendable (RoutePlan.Backup) -> String
  ) -> Column<PlanOutput, PlanRow> {
    Column(name, .orNull(.text), .when { $0.plan.withoutBackups != nil }) {
      $0.stop.backup.map(value)
    }
  }

  /// What the clocks leave on departure.
  private static let left: [Column<PlanOutput, PlanRow>] = [
    clock("leftUntilBreakSeconds") { $0.drivingUntilBreak },
    clock("leftDrivingOfDaySeconds") { $0.drivingOfDay },
    clock("leftDrivingOfWeekSeconds") { $0.drivingOfWeek },
    clock("leftUntilRestSeconds") { $0.untilRest },
    clock("leftUntilWeeklyRestSeconds") { $0.untilWeeklyRest },
    clock("leftDutyOfCycleSeconds") { $0.dutyOfCycle },
  ]

  private static func clock(
    _ name: String, _ value: @escaping @Sendable (ClocksLeft) -> Int?
  ) -> Column<PlanOutput, PlanRow> {
    Column(
      name, .orNull(.number(decimals: 0)), .when { value($0.plan.leftAtStart) != nil }
    ) { value($0.stop.left).map(Double.init) }
  }

  package var context: PlanOutput { self }
  package var elements: Range<Int> { 0..<plan.stops.count }
  package var followedRoute: Route? { route }

  @discardableResult
  package func write(
    as format: OutputFormat, to sink: ByteSink, _ options: OutputOptions
  ) throws(CommandError) -> Int {
    try writeElements(as: format, to: sink, options)
  }

  package func row(_ number: Int, after _: PlanRow?) throws(CommandError) -> PlanRow {
    let stop = plan.stops[number]
    return PlanRow(
      stop, number: number, position: try projection.position(stop.position))
  }

  /// The picture of the days.
  package var chart: PlanChart { PlanChart(plan: plan, names: names, summary: footer) }

  /// The stops as events.
  package var calendar: PlanCalendarFile {
    PlanCalendarFile(
      plan: plan, names: names, backups: plan.stops.map { $0.backup.map(words(of:)) },
      failure: failure)
  }

  /// What stops are called.
  private var names: [String] {
    plan.stops.map { name(of: $0, $0.hit?.place.facts) }
  }

  private func name(of stop: RoutePlan.Stop, _ facts: PlaceFacts?) -> String {
    switch stop.kind {
    case .place: name(ofPlace: facts)
    case .visit: "Stop at \(ReadableLength(stop.alongMeters))"
    case .ferry: "Ferry"
    case .end: "End of the route"
    }
  }

  private func name(ofPlace facts: PlaceFacts?) -> String {
    ShownName.of(name: facts?.name, categories: facts?.categories ?? [], wanted: categories)
  }

  package func label(of row: PlanRow) -> OutputLabel {
    OutputLabel(
      title: name(of: row.stop, row.facts), summary: Self.words(row.stop.activities),
      category: row.reasons.first ?? "")
  }

  // MARK: - For people

  package func tableColumns() -> [TableColumn<PlanRow>] {
    var columns: [TableColumn<PlanRow>] = [
      TableColumn("arrives") { Self.shortClock($0.stop.arrivalText) },
      TableColumn("leaves") { row in
        row.stop.kind == .end ? "" : Self.shortClock(row.stop.departureText)
      },
      TableColumn("km", isNumber: true) { ReadableLength.kilometers($0.stop.alongMeters) },
      TableColumn("place", minimum: 8) { name(of: $0.stop, $0.facts) },
      TableColumn("what", minimum: 10) { row in
        let fuel =
          row.stop.fuelLiters.map { " (\(Int($0.rounded())) l\(Self.price(at: row.stop)))" } ?? ""
        let words = Self.words(row.stop.activities)
        let change = row.stop.isChange && !row.stop.hasChangeTime ? ", change of drivers" : ""
        return (words.isEmpty && !fuel.isEmpty ? "fuel" : words) + fuel + Self.rest(at: row.stop)
          + change
      },
      TableColumn("detour", isNumber: true, dropOrder: 4) { row in
        let detour = row.stop.detourSeconds
        return detour > 0
          ? (row.stop.isDetourKnown ? "" : "about ") + ReadableDuration(detour).description : ""
      },
      TableColumn("open", dropOrder: 2) { $0.stop.open?.open.rawValue ?? "" },
      TableColumn("to next break", isNumber: true, dropOrder: 3) { row in
        Self.duration(row.stop.left.drivingUntilBreak)
      },
      TableColumn("today", isNumber: true, dropOrder: 1) { row in
        Self.duration(row.stop.left.drivingOfDay)
      },
    ]
    if plan.isOfTwo {
      columns.append(
        TableColumn("driver", isNumber: true) { row in row.nextDriver.map { "\($0)" } ?? "" })
    }
    if plan.withoutBackups != nil {
      columns.append(
        TableColumn("if full", minimum: 10) { row in
          row.stop.backup.map(words(of:)) ?? ""
        })
    }
    if let truck {
      columns.append(
        TableColumn("truck", dropOrder: 0) { row in
          row.facts.map { TruckColumn.words(for: truck.facts(of: $0, on: row.stop.situation)) }
            ?? ""
        })
    }
    return columns
  }

  /// `by 07:58 to km 55.6, Juniper Barrel`
  private func words(of backup: RoutePlan.Backup) -> String {
    let name = backup.hit.map { self.name(ofPlace: $0.place.facts) } ?? "the next stop"
    let latest = Self.shortClock(backup.decisionText).suffix(5)
    return "by \(latest) to km \(ReadableLength.kilometers(backup.alongMeters)), \(name)"
  }

  /// `2026-11-23 10:30`
  static func clock(_ text: String) -> String {
    String(text.prefix(16)).replacing("T", with: " ")
  }

  /// `11-23 10:30`
  private static func shortClock(_ text: String) -> String { String(clock(text).dropFirst(5)) }

  private static func duration(_ seconds: Int?) -> String {
    seconds.map { ReadableDuration(wholeMinutes: Double(max($0, 0))).description } ?? ""
  }

  /// `break 45 min, fuel 20 min`
  static func words(_ activities: [RoutePlan.Activity]) -> String {
    activities.map { "\($0.kind.words) \(ReadableDuration(Double($0.seconds)))" }
      .joined(separator: ", ")
  }

  package var footer: String {
    let places = countedPlaces(plan.candidateCount)
    let unknown =
      plan.unknownCount > 0 ? "; \(countedPlaces(plan.unknownCount)) left out as unknown" : ""
    guard plan.failure == nil else {
      return (failure ?? "") + "; \(places) to choose from\(unknown)"
    }
    let total = plan.end - plan.departure
    return """
      arrives \(Self.clock(plan.text(of: plan.end))) after \(ReadableDuration(Double(total))): \
      \(sums)\(costs)\(safety); \(proof), by the rules of \
      \(plan.rules.name), with \(places) to choose from\(unknown)
      """
  }

  /// `driving 9 h, rest 45 min`
  private var sums: String {
    let sums = [
      ("driving", plan.seconds(of: .driving)), ("rest", plan.restSeconds),
      ("work", plan.seconds(of: .work)), ("fuel", plan.seconds(of: .refuelling)),
      ("waiting", plan.seconds(of: .waiting)), ("changes of drivers", plan.seconds(of: .change)),
    ].filter { $0.1 > 0 }.map { "\($0.0) \(ReadableDuration(Double($0.1)))" }
    return sums.isEmpty ? "nothing to do" : sums.joined(separator: ", ")
  }

  /// `; costs 512.30 EUR: fuel 400.10, time 112.20`
  private var costs: String {
    guard let cost = plan.cost else { return "" }
    let currency = cost.currency.map { " " + $0 } ?? ""
    let parts =
      cost.time > 0 ? ": fuel \(Self.money(cost.fuel)), time \(Self.money(cost.time))" : " of fuel"
    return "; costs \(Self.money(cost.total))\(currency)\(parts)"
  }

  /// `; to have another place for every rest takes 20 min`
  private var safety: String {
    guard let free = plan.withoutBackups else { return "" }
    let seconds = Double(max(plan.end - free.end, 0))
    var price = [seconds > 0 ? ReadableDuration(seconds).description : "no time"]
    if let cost = plan.cost, let least = free.cost, cost.total - least >= 0.005 {
      let currency = cost.currency.map { " " + $0 } ?? ""
      price.append(Self.money(cost.total - least) + currency)
    }
    return "; to have another place for every rest takes \(price.joined(separator: " and "))"
  }

  /// ` at about 1.659`, or nothing where no fuel is bought or prices are of no concern.
  static func price(at stop: RoutePlan.Stop) -> String {
    guard let amount = stop.price?.perLiter.amount else { return "" }
    let words = plainDecimal((amount * 10_000).rounded() / 10_000)
    return " at \(stop.isPriceKnown ? "" : "about ")\(words)"
  }

  /// ` (with the one before a rest of 11 h)` or ` (21 h to make up for by 12-14 00:00)`, or nothing.
  static func rest(at stop: RoutePlan.Stop) -> String {
    var words = ""
    if let seconds = stop.interruptedRestSeconds {
      words += " (with the one before a rest of \(ReadableDuration(Double(seconds))))"
    }
    guard let owed = stop.owedRest, let deadline = stop.owedRestText else { return words }
    return words
      + " (\(ReadableDuration(Double(owed.seconds))) to make up for by \(shortClock(deadline)))"
  }

  /// `512.30`
  private static func money(_ amount: Double) -> String {
    let (whole, cents) = Int((amount * 100).rounded()).quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(cents < 10 ? "0" : "")\(cents)"
  }

  private var proof: String {
    if case .cheapest = plan.objective, let cost = plan.cost {
      let latest = Self.clock(plan.text(of: cost.latestEnd))
      return cost.isLeast
        ? "no plan that arrives by \(latest) costs less"
        : "another plan that arrives by \(latest) may cost \(Self.money(cost.total - cost.least)) less at most"
    }
    return plan.isProven
      ? "no plan arrives earlier"
      : "another plan may arrive \(ReadableDuration(Double(plan.end - plan.earliestEnd))) earlier at most"
  }

  /// Why there is no plan; nil if there is one.
  package var failure: String? {
    guard let failure = plan.failure else { return nil }
    let far = ReadableLength.kilometers(failure.furthestMeters)
    let reason =
      switch failure.reason {
      case .limitsReached:
        "the driver is beyond a limit of \(plan.rules.name) at the start; rest first"
      case .noRestInReach: "no place to rest is in reach; one may drive to km \(far)"
      case .noFuelInReach: "the fuel does not last; the last place in reach is at km \(far)"
      case .noBackup:
        "none was found in which every place to rest has another behind it; one gets to km \(far)"
      case .noLegalPlan: "no plan keeps the rules and the times; one gets to km \(far)"
      case .notFound: "no plan was found among the most promising; one gets to km \(far)"
      }
    return "no plan: " + reason
  }

  package func notes(for format: OutputFormat) -> [String] {
    format == .table || format == .geojson ? [] : failure.map { [$0] } ?? []
  }

  /// The facts about the whole plan.
  static let members: [Member<PlanOutput>] = [
    Member("rules", .text) { $0.plan.rules.name },
    Member(optional: "failure", .object(failureMembers)) { $0.plan.failure },
    Member("departsAt", .text) { $0.plan.text(of: $0.plan.departure) },
    Member("arrivesAt", .orNull(.text)) { output in
      output.plan.failure == nil ? output.plan.text(of: output.plan.end) : nil
    },
    Member("earliestArrivesAt", .orNull(.text)) { output in
      output.plan.failure == nil ? output.plan.text(of: output.plan.earliestEnd) : nil
    },
    Member(optional: "latestArrivesAt", .text) { output in
      output.plan.cost.map { output.plan.text(of: $0.latestEnd) }
    },
    Member("proven", .flag) { $0.plan.failure == nil && $0.plan.isProven },
    Member("drivingSeconds", .count) { $0.plan.seconds(of: .driving) },
    Member("workSeconds", .count) { $0.plan.seconds(of: .work) },
    Member("refuellingSeconds", .count) { $0.plan.seconds(of: .refuelling) },
    Member("waitingSeconds", .count) { $0.plan.seconds(of: .waiting) },
    Member("restSeconds", .count) { $0.plan.restSeconds },
    Member(optional: "driverChangeSeconds", .count) { output in
      output.plan.isOfTwo ? output.plan.seconds(of: .change) : nil
    },
    Member("detourSeconds", .number(decimals: 0)) { output in
      output.plan.stops.reduce(0) { $0 + $1.detourSeconds }
    },
    Member(optional: "fuelLiters", .number(decimals: 1)) { output in
      guard output.plan.hasTank else { return nil }
      return output.plan.stops.reduce(0) { $0 + ($1.fuelLiters ?? 0) }
    },
    Member(optional: "cost", .object(costMembers)) { $0.plan.cost },
    Member(optional: "withoutBackups", .object(outcomeMembers)) { output in
      output.plan.withoutBackups.map { ($0, output.plan) }
    },
    Member("candidateCount", .count) { $0.plan.candidateCount },
    Member("unknownCount", .count) { $0.plan.unknownCount },
    Member("activities", .list(.object(PlanActivity.members))) { output in
      output.plan.activities.map { PlanActivity($0, in: output.plan) }
    },
    Member("dataVersion", .text) { $0.plan.answer.dataVersion },
    Member("withinMeters", .meters) { $0.within },
    Member("routeLengthMeters", .meters) { $0.route.lengthMeters },
  ]

  private static let outcomeMembers: [Member<(outcome: RoutePlan.Outcome, plan: RoutePlan)>] = [
    Member("arrivesAt", .text) { $0.plan.text(of: $0.outcome.end) },
    Member("cost", .orNull(.number(decimals: 2))) { $0.outcome.cost },
  ]

  private static let costMembers: [Member<RoutePlan.Cost>] = [
    Member("currency", .orNull(.text)) { $0.currency },
    Member("fuel", .number(decimals: 2)) { $0.fuel },
    Member("time", .number(decimals: 2)) { $0.time },
    Member("total", .number(decimals: 2)) { $0.total },
    Member("least", .number(decimals: 2)) { $0.least },
  ]

  private static let failureMembers: [Member<RoutePlan.Failure>] = [
    Member("reason", .choice) { $0.reason },
    Member("furthestMeters", .meters) { $0.furthestMeters },
  ]

  package func facts() throws(CommandError) -> [OutputValue.Member] {
    try Self.members.values(of: self)
  }
}

extension RoutePlan {
  /// Whether fuel is part of the plan.
  fileprivate var hasTank: Bool { stops.contains { $0.tankLiters != nil } }
}

extension RoutePlan.Activity.Kind {
  /// The name for people.
  var words: String {
    switch self {
    case .rest(.restPart): "part of a rest"
    case .rest(.dailyRest): "daily rest"
    case .rest(.weeklyRest): "weekly rest"
    case .change: "change of drivers"
    default: word
    }
  }
}

/// An activity, as it is written.
struct PlanActivity: Sendable {
  let activity: RoutePlan.Activity
  let starts: String
  let ends: String

  init(_ activity: RoutePlan.Activity, in plan: RoutePlan) {
    self.activity = activity
    (starts, ends) = (plan.text(of: activity.start), plan.text(of: activity.end))
  }

  static let members: [Member<PlanActivity>] = [
    Member("activity", .oneOf(RoutePlan.Activity.Kind.allWords)) { $0.activity.kind.word },
    Member("startsAt", .text) { $0.starts }, Member("endsAt", .text) { $0.ends },
    Member("seconds", .count) { $0.activity.seconds },
    Member(optional: "driver", .count) { $0.activity.driver },
  ]
}

/// A stop, as it is written.
package final class PlanRow: AnswerRow {
  let stop: RoutePlan.Stop
  let facts: PlaceFacts?
  /// The place to go to if this one is full.
  let backupFacts: PlaceFacts?
  package let id: String
  package let position: OutputPosition

  init(_ stop: RoutePlan.Stop, number: Int, position: OutputPosition) {
    self.stop = stop
    self.position = position
    facts = stop.hit?.place.facts
    backupFacts = stop.backup?.hit?.place.facts
    id = facts?.id ?? "\(stop.kind.rawValue):\(number)"
  }

  /// Of two drivers, who drives on; nil at the end.
  var nextDriver: Int? { stop.kind == .end ? nil : stop.nextDriver }

  /// What one stops for.
  var reasons: [String] {
    var reasons: [String] = []
    if stop.fuelLiters != nil { reasons.append(RoutePlan.Activity.Kind.refuelling.word) }
    for activity in stop.activities where !reasons.contains(activity.kind.word) {
      reasons.append(activity.kind.word)
    }
    let change = RoutePlan.Activity.Kind.change.word
    if stop.isChange, !reasons.contains(change) { reasons.append(change) }
    return reasons
  }
}
