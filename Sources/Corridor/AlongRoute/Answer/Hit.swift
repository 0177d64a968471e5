public import CorridorGeometry
public import CorridorIndex

/// A place within the corridor, and how the route meets it.
public struct Hit: Sendable {
  /// The place.
  public let place: Place
  /// Geodesic distance in metres from the place to the nearest point of the route; exact to a
  /// tenth of a millimetre. In whole steps of 2^-20 m, by which hits are sorted, so that rounding does
  /// not say which of two passes comes first that are equally near.
  public let offRouteMeters: Double
  /// Metres along the route from its start to the nearest point. Of several points that are
  /// equally near, the first on the route.
  public let alongMeters: Double
  /// Seconds from the start of the route to there, by ``Journey/pace``; nil where that is not known.
  public let afterSeconds: Double?
  /// Where the place is, seen in the direction of travel. Beside a vertex, the edge that ends
  /// there decides.
  public let side: Side
  /// Which pass of the route by the place this is, counted from 1 in the direction of travel.
  public let pass: Int
  /// How many passes there are: maximal stretches of the route from which the place is within the
  /// corridor.
  public let passCount: Int
  /// The nearest point of the route.
  public let snapped: Coordinate
  /// When the vehicle gets there and whether the place is open then; nil without a departure.
  public let arrival: Arrival?
  /// Why ``pass`` and ``passCount``, which are then 1, or ``arrival``, which is then nil, could not be
  /// worked out: PROJ's library is missing, or the index is damaged; nil where all could.
  public let fault: SearchError?
  /// Says what is open on arrival; nil without a departure.
  let arrivals: ArrivalEvaluator?
  /// Says what is beyond the opposite carriageway; nil where the query does not ask.
  let carriageways: CarriagewayClassifier?
  /// The piece of the route that the nearest point is on.
  let piece: Int

  /// Whether the place lies beyond the opposite carriageway of a divided road, seen from this pass; nil
  /// without ``PassFilter/carriageway``.
  ///
  /// Worked out when it is read, each time anew: some microseconds. Throws where the index is damaged.
  public var beyondOppositeCarriageway: OppositeCarriageway? {
    get throws(SearchError) {
      guard let carriageways else { return nil }
      return try SearchError.wrapping { () throws(IndexError) in
        try carriageways.beyond(place.position, alongMeters: alongMeters, piece: piece)
      }
    }
  }

  /// What clocks at the place show when one gets there; nil without a departure.
  ///
  /// Throws where the index is damaged.
  package var situation: ArrivalSituation? {
    get throws(SearchError) {
      guard let arrivals else { return nil }
      return try SearchError.wrapping { () throws(IndexError) in
        try arrivals.situation(row: place.row, alongMeters: alongMeters)
      }
    }
  }
}
