internal import CorridorGeometry

/// Which passes of the route by a place become hits.
///
/// A pass is a maximal stretch of the route from which the place is within the corridor. A pass
/// counts if it meets ``Journey/window``, ``side`` and ``carriageway``; ``selection`` chooses among
/// the passes that count.
public struct PassFilter: Hashable, Sendable {
  /// Which of the passes that count are hits.
  public var selection: PassSelection
  /// The side of the route on which a place must be for the pass to count.
  public var side: SideFilter
  /// The width of the road: a place at most half of it off the route is ``Side/on`` the route. Zero
  /// by default, and then places less than a centimetre off the route are on it.
  public var roadWidth: Meters
  /// Which places count by the carriageway of a divided road at which they lie; nil and
  /// ``CarriagewaySelection/any`` for all of them. With nil, ``Hit/beyondOppositeCarriageway`` is
  /// not computed.
  public var carriageway: CarriagewaySelection?
  /// Whether the search itself counts the passes by each place, not the reading of each hit: faster
  /// if all hits are read, slower if few are. Has no effect on the answer.
  public var countsAhead = false

  /// Makes a filter; without arguments, the nearest pass of each place is its hit.
  public init(
    _ selection: PassSelection = .nearest, side: SideFilter = .any,
    roadWidth: Meters = .meters(0), carriageway: CarriagewaySelection? = nil
  ) {
    self.selection = selection
    self.side = side
    self.roadWidth = roadWidth
    self.carriageway = carriageway
  }
}

/// Which of the passes that count become hits.
public enum PassSelection: String, Sendable, CaseIterable {
  /// The nearest pass; of equally near ones the first in the direction of travel.
  case nearest
  /// The first pass in the direction of travel.
  case first
  /// Every pass: a place has one hit for each.
  case all
}

/// The side of the route on which a place must be, seen in the direction of travel.
///
/// A place that is ``Side/on`` the route is reached from either side.
public enum SideFilter: String, Sendable, CaseIterable {
  /// Any side.
  case any
  /// The left side.
  case left
  /// The right side.
  case right
  /// The driving side of the place's country (``DrivingSide/init(country:)``). Places whose country
  /// is unknown are left out, unless they are on the route.
  case near
  /// The side opposite to ``near``; places on the route count.
  case far

  /// Returns the driving side, from which a vehicle reaches places without crossing the road.
  public static func near(_ driving: DrivingSide) -> SideFilter {
    driving == .left ? .left : .right
  }

  /// Whether the answer depends on the country of a place.
  var dependsOnCountry: Bool { self == .near || self == .far }

  /// Whether a place on `side` is accepted if traffic drives on the side `driving`; nil if that is
  /// unknown.
  func accepts(_ side: Side, driving: DrivingSide? = nil) -> Bool {
    switch self {
    case .any: true
    case .left: side != .right
    case .right: side != .left
    case .near, .far:
      switch driving {
      case nil: side == .on
      case .left?: side != (self == .near ? .right : .left)
      case .right?: side != (self == .near ? .left : .right)
      }
    }
  }
}
