public import CorridorGeometry
public import CorridorIndex

/// Why a place is among the hits of a query, or is not.
///
/// Made by ``CorridorIndex/PlaceIndex/explain(_:id:)``; always agrees with `find`.
public struct Explanation: Sendable {
  /// The requested identifier, as given.
  public let id: String
  /// The place; nil if the index has no place with that identifier.
  public internal(set) var place: Place?
  /// Identifiers of the index that may have been meant, if there is no place.
  public internal(set) var suggestions: [String] = []
  /// The tested conditions, in the order in which they decide.
  public internal(set) var steps: [ExplanationStep] = []
  /// The nearest point of the whole route; nil if there is no place.
  public internal(set) var nearest: ExplainedPass?
  /// Every pass of the route by the place, in the direction of travel; empty if the place is out of
  /// reach.
  public internal(set) var passes: [ExplainedPass] = []
  /// What the detours of the passes are made of; empty if none were asked for.
  public internal(set) var detours: [ExplainedDetour] = []
  /// The requests to the engine for them.
  public internal(set) var engineRequests: [DetourRequestLog.Entry] = []
  /// Changes to the query that together let the place in; empty if it is a hit, or if no such
  /// changes are known.
  public internal(set) var remedies: [Remedy] = []

  /// Whether the place is among the hits.
  public var isHit: Bool { place != nil && reason == nil }

  /// The first step that excludes the place; nil if there is none.
  public var reason: ExplanationStep? { steps.first { $0.outcome == .failed } }
}

/// One condition that decides whether a place is a hit.
public struct ExplanationStep: Hashable, Sendable {
  /// The tested condition.
  @nonexhaustive
  public enum Name: String, Sendable, CaseIterable {
    /// Whether the index has the place.
    case place
    /// Whether it is a business: toponyms are found only by their names.
    case kind
    case category, text, tag, viewport
    /// Whether it is within the half-width.
    case distance
    /// Whether a pass lies in the requested stretch of the route.
    case window
    /// Whether such a pass has the place on the requested side.
    case side
    /// Whether it is not known to lie beyond the opposite carriageway.
    case carriageway
    /// Whether it is open on arrival.
    case open
    /// Whether it meets the truck requirements.
    case truck
    /// Whether the detour is small enough, and the place open when the vehicle arrives by it.
    case detour
    /// Whether it is among the best of its stretch of the route.
    case spread
    /// Whether it is on this page of the answer.
    case page
  }

  public enum Outcome: String, Sendable, CaseIterable {
    /// The condition holds.
    case met
    /// The condition does not hold, so the place is not a hit.
    case failed
    /// The condition could not be tested because an earlier one failed.
    case unknown
  }

  public var name: Name
  public var outcome: Outcome
  /// The value of the place, in words.
  public var found: String
  /// The requested value, in words; empty if there is none.
  public var expected: String

  public init(_ name: Name, _ outcome: Outcome, found: String, expected: String) {
    self.name = name
    self.outcome = outcome
    self.found = found
    self.expected = expected
  }
}

/// A pass of the route by a place, and whether it counts.
public struct ExplainedPass: Hashable, Sendable {
  /// The distance in metres along the route from its start to the pass's nearest point.
  public var alongMeters: Double
  /// The geodesic distance in metres from the place to that point.
  public var offRouteMeters: Double
  /// The side of the place, seen in the direction of travel.
  public var side: Side
  /// The nearest point of the route.
  public var snapped: Coordinate
  /// Whether the point lies in the requested stretch of the route.
  public var isInWindow: Bool
  /// Whether the place is on the requested side.
  public var isOnSide: Bool
  /// Whether the place lies beyond the opposite carriageway; nil if the query does not ask.
  public var beyondOppositeCarriageway: OppositeCarriageway?
  /// When the vehicle arrives and whether the place is open then; nil without a departure.
  public var arrival: Arrival?
  /// Whether the pass is a hit of the search.
  public var isChosen: Bool
}

/// What the detour of a pass is made of.
public struct ExplainedDetour: Hashable, Sendable {
  /// The distance in metres along the route from its start to the pass's nearest point.
  public var alongMeters: Double
  /// The distance along the route at which the window around the pass begins.
  public var leaveAlongMeters: Double
  /// The distance along the route at which it ends.
  public var rejoinAlongMeters: Double
  /// The position at which it begins.
  public var leave: Coordinate
  /// The position at which it ends.
  public var rejoin: Coordinate
  /// No detour takes less, by straight lines at the vehicle's top speed, in seconds; nil if that is
  /// unknown.
  public var leastSeconds: Double?
  /// No detour is shorter, in metres.
  public var leastMeters: Double?
  /// The time along the route between the ends, in seconds; nil if it is unknown.
  public var routeSeconds: Double?
  /// The length of the route between them, in metres.
  public var routeMeters: Double?
  /// Whether that is what the route's document says, because the engine cannot follow the route.
  public var usesTimesOfRoute = false
  /// The detour with the ways there and back, or why it is unknown.
  public var detour: Result<Detour, DetourUnknown>
}

/// A change to a query that lets a place in.
@nonexhaustive
public enum Remedy: Hashable, Sendable {
  /// A wider corridor.
  case within(Meters)
  /// One more category.
  case category(String)
  /// Any category.
  case anyCategory
  /// No text.
  case withoutText
  /// Without the condition on tags at this index, from 0.
  case withoutTag(Int)
  /// Anywhere on the map.
  case withoutViewport
  /// The whole route.
  case withoutWindow
  /// Either side of the route.
  case anySide
  /// Also beyond the opposite carriageway.
  case anyCarriageway
  /// Also closed on arrival, or unknown whether it is open.
  case openOrNot
  /// Also unknown whether it is open on arrival.
  case openOrUnknown
  /// Without the truck requirements.
  case withoutTruck
  /// Also unknown whether it meets the truck requirements.
  case keepUnknown
  /// All places of each stretch of the route.
  case withoutSpread
  /// Pages of at least this many hits, starting from the first hit.
  case limit(Int)
}

extension CorridorQuery {
  /// Returns the query with changes applied.
  public func applying(_ remedies: [Remedy]) -> CorridorQuery {
    var query = self
    var tags: Set<Int> = []
    for remedy in remedies {
      switch remedy {
      case .within(let within): query.corridor.within = within
      case .category(let category): query.places.categories.append(category)
      case .anyCategory: query.places.categories = []
      case .withoutText: query.places.text = nil
      case .withoutTag(let number): tags.insert(number)
      case .withoutViewport: query.places.viewport = nil
      case .withoutWindow: query.journey.window = nil
      case .anySide: query.passes.side = .any
      case .anyCarriageway: query.passes.carriageway = .any
      case .openOrNot: query.journey.departure?.open = .ignore
      case .openOrUnknown: query.journey.departure?.open = .keepUnknown
      case .keepUnknown: query.truck.unknowns = .keep
      case .withoutTruck: (query.truck.vehicle, query.truck.attributes) = (nil, [])
      case .withoutSpread: query.page.spread = nil
      case .limit(let limit):
        query.page.limit = limit
        query.page.cursor = nil
      }
    }
    query.places.tags = places.tags.enumerated().filter { !tags.contains($0.offset) }.map(\.element)
    return query
  }
}
