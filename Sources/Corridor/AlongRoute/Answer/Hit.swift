public import CorridorGeometry
public import CorridorIndex

/// A place within the corridor, and where the route passes it.
public struct Hit: Sendable {
  /// The place.
  public let place: Place
  /// The geodesic distance in metres from the place to the nearest point of the route, accurate to
  /// a tenth of a millimetre. Hits are sorted by this value. It is a whole multiple of 2^-20 m, so
  /// that rounding does not decide the order of two passes at the same distance.
  public let offRouteMeters: Double
  /// The distance in metres along the route from its start to the nearest point. Of several equally
  /// near points, the first on the route counts.
  public let alongMeters: Double
  /// Seconds from the start of the route to that point, by ``Journey/pace``; nil if unknown.
  public let afterSeconds: Double?
  /// The side of the place, seen in the direction of travel. Beside a vertex, the edge that ends
  /// there decides.
  public let side: Side
  /// The number of this pass of the route by the place, counted from 1 in the direction of travel.
  public let pass: Int
  /// The number of passes: maximal stretches of the route from which the place is within the
  /// corridor.
  public let passCount: Int
  /// The nearest point of the route.
  public let snapped: Coordinate
  /// The detour, or why it is unknown; nil if the query does not ask for detours.
  let detourResult: Result<Detour, DetourUnknown>?
  /// When the vehicle arrives, and whether the place is open then; nil without a departure. With a
  /// ``detour``, that is the arrival at the place, else at the point of the route.
  public let arrival: Arrival?
  /// The error that prevented computing ``pass`` and ``passCount``, which are then 1, or
  /// ``arrival``, which is then nil: PROJ's library is missing, or the index is damaged. Nil if
  /// there was none.
  public let fault: SearchError?
  /// Decides whether the place is open on arrival; nil without a departure.
  let arrivals: ArrivalEvaluator?
  /// Decides whether the place lies beyond the opposite carriageway; nil if the query does not ask.
  let carriageways: CarriagewayClassifier?
  /// The segment of the route that contains the nearest point.
  let segment: Int

  /// What stopping at the place costs; nil if the query does not ask, or if that is unknown.
  public var detour: Detour? {
    if case .success(let detour) = detourResult { detour } else { nil }
  }

  /// Why ``detour`` is unknown; nil if it is known, or if the query does not ask.
  public var detourUnknownBecause: DetourUnknown? {
    if case .failure(let reason) = detourResult { reason } else { nil }
  }

  /// Whether the place lies beyond the opposite carriageway of a divided road, seen from this pass;
  /// nil without ``PassFilter/carriageway``.
  ///
  /// Computed on each read, in some microseconds. Throws if the index is damaged.
  public var beyondOppositeCarriageway: OppositeCarriageway? {
    get throws(SearchError) {
      guard let carriageways else { return nil }
      return try rethrowing(
        carriageways.beyond(place.position, alongMeters: alongMeters, segment: segment),
        as: SearchError.index)
    }
  }

  /// The local time, holidays and sun at the place on arrival; nil without a departure.
  ///
  /// Throws if the index is damaged.
  package var situation: ArrivalSituation? {
    get throws(SearchError) {
      guard let arrivals else { return nil }
      return try rethrowing(
        arrivals.situation(row: place.row, alongMeters: alongMeters), as: SearchError.index)
    }
  }
}
