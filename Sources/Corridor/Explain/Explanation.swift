public import CorridorGeometry
public import CorridorIndex

/// Why a place is among the hits of a query, or is not.
///
/// Made by ``CorridorIndex/PlaceIndex/explain(_:id:)``, and always of one mind with `find`.
public struct Explanation: Sendable {
  /// The identifier that was asked about, as it was given.
  public let id: String
  /// The place; nil where the index has none with that identifier.
  public internal(set) var place: Place?
  /// Identifiers of the index that may have been meant, where there is no place.
  public internal(set) var suggestions: [String] = []
  /// What was looked at, in the order in which it decides.
  public internal(set) var steps: [ExplanationStep] = []
  /// The nearest point of the whole route; nil where there is no place.
  public internal(set) var nearest: ExplainedPass?
  /// Every pass of the route by the place, in the direction of travel; none where it is not within
  /// reach.
  public internal(set) var passes: [ExplainedPass] = []
  /// Changes of the query that, all together, let the place in; none where it is in, and where none
  /// are known.
  public internal(set) var remedies: [Remedy] = []

  /// Whether the place is among the hits.
  public var isHit: Bool { place != nil && reason == nil }

  /// The first step that keeps the place out; nil where none does.
  public var reason: ExplanationStep? { steps.first { $0.outcome == .failed } }
}

/// One thing that decides whether a place is a hit.
public struct ExplanationStep: Hashable, Sendable {
  /// What is looked at.
  @nonexhaustive
  public enum Name: String, Sendable, CaseIterable {
    /// Whether the index has the place.
    case place
    /// Whether it is a business: toponyms are found only by their names.
    case kind
    case category, text, tag, viewport
    /// Whether it is near enough.
    case distance
    /// Whether a pass lies on the stretch of the route that is asked for.
    case window
    /// Whether such a pass has it on the right side.
    case side
    /// Whether it is not known to lie beyond the opposite carriageway.
    case carriageway
    /// Whether it is open when one gets there.
    case open
    /// Whether it has and allows what is asked for trucks.
    case truck
    /// Whether it is among the best of its stretch of the route.
    case spread
    /// Whether it is on this page of the answer.
    case page
  }

  public enum Outcome: String, Sendable, CaseIterable {
    /// It is as is asked for.
    case met
    /// It is not, and so the place is no hit.
    case failed
    /// It could not be looked at, because of what failed before.
    case unknown
  }

  public var name: Name
  public var outcome: Outcome
  /// What the place has, in words.
  public var found: String
  /// What is asked for, in words; empty where nothing is.
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
  /// Metres along the route from its start to the pass's nearest point.
  public var alongMeters: Double
  /// Geodesic distance in metres from the place to that point.
  public var offRouteMeters: Double
  /// Where the place is, seen in the direction of travel.
  public var side: Side
  /// The nearest point of the route.
  public var snapped: Coordinate
  /// Whether the point lies on the stretch of the route that is asked for.
  public var isInWindow: Bool
  /// Whether the place is on the side that is asked for.
  public var isOnSide: Bool
  /// Whether the place lies beyond the opposite carriageway; nil where the query does not ask.
  public var beyondOppositeCarriageway: OppositeCarriageway?
  /// When one gets there and whether the place is open then; nil without a departure.
  public var arrival: Arrival?
  /// Whether the pass is a hit of the search.
  public var isChosen: Bool
}

/// A change of a query that lets a place in.
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
  /// Without the condition on tags that has this number, from 0.
  case withoutTag(Int)
  /// Wherever on the map.
  case withoutViewport
  /// All of the route.
  case withoutWindow
  /// Either side of the route.
  case anySide
  /// Also beyond the opposite carriageway.
  case anyCarriageway
  /// Also where it is closed on arrival, or nobody knows.
  case openOrNot
  /// Also where nobody knows whether it is open on arrival.
  case openOrUnknown
  /// Without what is asked for trucks.
  case withoutTruck
  /// Also where nobody knows of what is asked for trucks.
  case keepUnknown
  /// All places of each stretch of the route.
  case withoutSpread
  /// Pages of at least so many hits, from the first on.
  case limit(Int)
}

extension CorridorQuery {
  /// The query with changes.
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
