/// What to find along a route.
///
/// ```swift
/// let query = CorridorQuery(along: route, within: .kilometers(2), categories: ["fuel"])
/// ```
public struct CorridorQuery: Sendable {
  /// The route. What of it is on ``Route/ferries`` finds nothing.
  public var route: Route
  /// Half-width of the corridor: a place is found when its geodesic distance to the route is at
  /// most this. One kilometre unless said otherwise; there is no upper limit.
  public var within: Meters
  /// Categories of which a place needs one; none means any place.
  public var categories: [String]
  /// A text, as a person types it, that a place must fit: a name, an address, a category or
  /// activity such as "where to eat"; nil for any place. A text without a letter or digit finds
  /// nothing.
  public var text: String?
  /// Whether a mistyped ``text`` is corrected when nothing in the index fits it as it stands; on
  /// unless said otherwise. ``Answer/correctedText`` says what it was taken for.
  public var correctsSpelling: Bool
  /// Conditions on tags, all of which a place must meet.
  public var tags: [TagExpression]
  /// An area in which a place must stand; its boundary counts as inside.
  public var viewport: Viewport?
  /// A stretch of the route, in metres from its start, both ends included: only passes whose
  /// nearest point lies on it count.
  public var window: ClosedRange<Double>?
  /// Which passes of the route by a place are hits, of those in ``window``, on ``side`` and by
  /// ``carriageway``.
  public var passes: PassSelection
  /// On which side of the route: only passes that have the place there count.
  public var side: SideFilter
  /// How wide the road is: at most half of it off the route, a place is ``Side/on`` the route. Zero
  /// unless said otherwise, and places less than a centimetre off the route are on it.
  public var roadWidth: Meters
  /// Which places count by the carriageway of a divided road that they lie at; nil and
  /// ``CarriagewaySelection/any`` for all of them.
  public var carriageway: CarriagewaySelection?
  /// When one is where, for ``Hit/afterSeconds``; those of the route unless others are given here.
  public var travelTimes: TravelTimes?
  /// When the journey begins, to know what is open on arrival; nil where that is not asked.
  public var departure: Departure?
  /// How the hits are spread along the route: the best few of each stretch; all of them unless said
  /// otherwise.
  public var spread: Spread?
  /// What places must have or allow for trucks, all of it.
  public var attributes: [TruckCondition]
  /// The vehicle that places must suit; nil for any.
  public var vehicle: VehicleProfile?
  /// What becomes of places of which it is not known whether they meet a condition. Unless it is
  /// said, ``attributes`` and the fuels of ``vehicle`` must be known to be there, and its size and
  /// access leave out only what is known not to do.
  public var unknowns: UnknownChoice?
  /// The order of the hits.
  public var sort: SortOrder
  /// How many hits an answer holds at most; all of them unless said otherwise.
  public var limit: Int?
  /// Where the next page starts: ``Answer/nextCursor`` of the page before.
  public var cursor: String?
  /// Whether ``Answer/found`` counts every place. Without the count, the closest few of a large
  /// corridor are found faster; ``Answer/found`` is then the number of hits on the page.
  public var countsAll: Bool

  /// Makes a query; see the properties for each part.
  public init(
    along route: Route,
    within: Meters = .kilometers(1),
    categories: [String] = [],
    text: String? = nil,
    tags: [TagExpression] = [],
    viewport: Viewport? = nil,
    window: ClosedRange<Double>? = nil,
    sort: SortOrder = .offRoute,
    limit: Int? = nil,
    cursor: String? = nil,
    countsAll: Bool = true,
    correctsSpelling: Bool = true,
    passes: PassSelection = .nearest,
    side: SideFilter = .any,
    roadWidth: Meters = .meters(0),
    travelTimes: TravelTimes? = nil,
    departure: Departure? = nil,
    spread: Spread? = nil,
    attributes: [TruckCondition] = [],
    vehicle: VehicleProfile? = nil,
    unknowns: UnknownChoice? = nil,
    carriageway: CarriagewaySelection? = nil
  ) {
    self.route = route
    self.within = within
    self.categories = categories
    self.text = text
    self.tags = tags
    self.viewport = viewport
    self.window = window
    self.sort = sort
    self.limit = limit
    self.cursor = cursor
    self.countsAll = countsAll
    self.correctsSpelling = correctsSpelling
    self.passes = passes
    self.side = side
    self.roadWidth = roadWidth
    self.travelTimes = travelTimes
    self.departure = departure
    self.spread = spread
    self.attributes = attributes
    self.vehicle = vehicle
    self.unknowns = unknowns
    self.carriageway = carriageway
  }
}

/// The order of hits. What is equal in it is ordered by along-route distance, then by URI.
public enum SortOrder: String, Sendable, CaseIterable {
  /// Closest to the route first.
  case offRoute = "off-route"
  /// In the order in which the route meets them.
  case along
}
