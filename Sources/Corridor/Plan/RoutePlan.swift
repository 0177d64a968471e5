public import CorridorGeometry
package import CorridorHours
public import CorridorRules

/// A journey with its stops: where to rest, to work and to buy fuel, so that one arrives as early as
/// the rules allow, or spends the least.
///
/// Moments are in seconds since 1970-01-01 00:00 UTC.
public struct RoutePlan: Sendable {
  /// A stop, with what is done there.
  public struct Stop: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
      /// A place at which one may stop.
      case place
      /// A stop that has to be made.
      case visit
      case ferry
      case end
    }

    public let kind: Kind
    /// The place and its pass; nil for other kinds.
    public let hit: Hit?
    public let position: Coordinate
    public let alongMeters: Double
    public let arrival: Int64
    public let departure: Int64
    /// What is done there, in order; waiting and resting one after the other are two.
    public let activities: [Activity]
    /// What the clocks of who drives on leave on departure.
    public let left: ClocksLeft
    /// Of two drivers, who drives on, 1 or 2, and what the clocks of the other leave; nil for one.
    public let nextDriver: Int?
    /// Whether that is not the one who drove to the stop.
    public let isChange: Bool
    public let leftOfOther: ClocksLeft?
    /// How long a rest is that ends here and that a ferry interrupts, without the interruptions, in
    /// seconds; nil if none does.
    public let interruptedRestSeconds: Int?
    /// How much longer another rest has to be because a weekly one is a reduced one; nil if none is.
    public let owedRest: OwedRest?
    /// How much longer one drives on account of the stop, in seconds.
    public let detourSeconds: Double
    /// Whether the detour is that of a routing engine or of the index's roads; otherwise it is taken
    /// to be the straight way there and back and half as much again, at 30 km/h.
    public let isDetourKnown: Bool
    /// Whether the place is open on arrival; nil for a stop without a place.
    public let open: Arrival?
    /// What conditions of trucks depend on at the arrival.
    package let situation: ArrivalSituation?
    /// The fuel that is bought, and what is in the tank on departure, in litres; nil without a tank.
    public let fuelLiters: Double?
    public let tankLiters: Double?
    /// What a litre costs there; nil if nothing is bought, or prices are of no concern.
    public let price: FuelPrice?
    /// Whether the price is that of the place; otherwise it is that of places without one.
    public let isPriceKnown: Bool
    /// What the fuel costs that is bought.
    public let fuelCost: Double?
    /// Where to go if the place is full; nil if that was not asked for, or one does not rest there.
    public let backup: Backup?
    let zone: TimeZoneRules

    /// Whether drivers change and do nothing else.
    package var hasChangeTime: Bool { activities.contains { $0.kind == .change } }

    /// When one arrives, by RFC 3339.
    public var arrivalText: String { zone.text(of: arrival) }
    public var departureText: String { zone.text(of: departure) }
    /// By when ``owedRest`` has to be taken; nil if nothing is owed.
    public var owedRestText: String? { owedRest.map { zone.text(of: $0.deadline) } }
  }

  /// Another place to rest, if one is full.
  public struct Backup: Sendable {
    /// The place and its pass; nil for a stop that has to be made.
    public let hit: Hit?
    public let alongMeters: Double
    public let arrival: Int64
    /// When one has to leave the full place at the latest, so that the journey can go on so; no later than
    /// one would have left it.
    public let decision: Int64
    /// When the journey ends if one goes on at once.
    public let end: Int64
    let zone: TimeZoneRules

    /// When one arrives, by RFC 3339.
    public var arrivalText: String { zone.text(of: arrival) }
    public var decisionText: String { zone.text(of: decision) }
    public var endText: String { zone.text(of: end) }
  }

  /// What a plan comes to.
  public struct Outcome: Sendable {
    public let end: Int64
    /// In the currency of prices; nil without them.
    public let cost: Double?
  }

  /// What the driver does for a time.
  public struct Activity: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case driving
      /// Other work, such as loading.
      case work
      case refuelling
      case waiting
      /// Two drivers change places.
      case change
      case rest(RestKind)
      /// Rest on a ferry or train.
      case ferry

      /// The name in answers.
      public var word: String {
        switch self {
        case .driving: "driving"
        case .work: "work"
        case .refuelling: "fuel"
        case .waiting: "waiting"
        case .change: "driverChange"
        case .rest(let kind): kind.rawValue
        case .ferry: "ferry"
        }
      }

      /// All names.
      public static let allWords =
        ["driving", "work", "fuel", "waiting", "driverChange", "ferry"]
        + RestKind.allCases.map(\.rawValue)
    }

    public var kind: Kind
    public var start: Int64
    public var end: Int64
    /// Of two drivers, who drives, 1 or 2; nil for one, and where nobody drives.
    public var driver: Int?

    public var seconds: Int { Int(end - start) }
  }

  /// Why there is no plan.
  public struct Failure: Hashable, Sendable {
    public enum Reason: String, Sendable, CaseIterable {
      /// The clocks at the start are beyond a limit.
      case limitsReached
      /// No place to rest is near enough.
      case noRestInReach
      /// The fuel does not last to a place that has some.
      case noFuelInReach
      /// There is a plan, but none was found in which every place to rest has another behind it.
      case noBackup
      /// Places are in reach, but none can be used in time.
      case noLegalPlan
      /// Too many ways to look at all of them; none of the most promising is a plan.
      case notFound
    }

    public var reason: Reason
    /// How far one can drive within the rules, in metres along the route: to the last place in reach,
    /// or behind it as far as driving is allowed.
    public var furthestMeters: Double
  }

  /// The stops in the order of travel; the last is the end of the journey. Empty if there is no plan.
  public let stops: [Stop]
  /// What the driver does, from the start to the end without gaps.
  public let activities: [Activity]
  public let departure: Int64
  /// The journey ends, with the work there.
  public let end: Int64
  /// What the clocks of who drives first leave at the start.
  public let leftAtStart: ClocksLeft
  /// Whether there are two drivers.
  public let isOfTwo: Bool
  /// No plan ends earlier.
  public let earliestEnd: Int64
  /// What the journey costs; nil without prices, or a plan.
  public let cost: Cost?
  public let objective: PlanObjective
  /// The plan without backups, so that one sees what they take; nil if none were asked for.
  public let withoutBackups: Outcome?
  public let failure: Failure?
  public let rules: PlanRules
  /// How many places were found that can be used.
  public let candidateCount: Int
  /// How many places were left out because their opening hours or detours are unknown.
  public let unknownCount: Int
  /// Whether prices were given of places of which none is along the route.
  package let hasPricesOfOthers: Bool
  /// The places along the route.
  public let answer: Answer
  package let zone: TimeZoneRules

  /// What a journey costs, in its currency.
  public struct Cost: Hashable, Sendable {
    /// Three letters, as of ISO 4217; nil if no price says it.
    public var currency: String?
    public var fuel: Double
    public var time: Double
    /// No plan that ends by ``latestEnd`` costs less.
    public var least: Double
    /// By when a plan had to end: that of the earliest, or so much later as was allowed.
    public var latestEnd: Int64

    public var total: Double { fuel + time }
    /// Whether ``least`` is what the plan costs.
    public var isLeast: Bool
  }

  /// Whether no plan ends earlier, or by ``PlanObjective/cheapest(slackSeconds:)`` none that ends in time
  /// costs less.
  public var isProven: Bool {
    guard case .cheapest = objective, let cost else { return end == earliestEnd }
    return cost.isLeast
  }

  /// Whether a ferry interrupts a rest.
  package var hasInterruptedRest: Bool { stops.contains { $0.interruptedRestSeconds != nil } }

  /// Whether a weekly rest is a reduced one.
  package var owesRest: Bool { stops.contains { $0.owedRest != nil } }

  /// How long an activity takes in all, in seconds.
  public func seconds(of kind: Activity.Kind) -> Int {
    activities.reduce(0) { $0 + ($1.kind == kind ? $1.seconds : 0) }
  }

  /// How long all rests take, in seconds, those on ferries with them.
  public var restSeconds: Int {
    RestKind.allCases.reduce(seconds(of: .ferry)) { $0 + seconds(of: .rest($1)) }
  }

  /// A moment as the clocks of the journey show it, by RFC 3339.
  public func text(of moment: Int64) -> String { zone.text(of: moment) }
}

extension TimeZoneRules {
  /// A moment as clocks show it, by RFC 3339.
  fileprivate func text(of moment: Int64) -> String {
    let instant = Instant(seconds: moment)
    return instant.text(offsetSeconds: offsetSeconds(at: instant))
  }
}
