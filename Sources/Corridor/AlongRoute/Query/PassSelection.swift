internal import CorridorGeometry

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

/// The side of the road on which traffic drives.
public enum DrivingSide: String, Sendable, CaseIterable {
  case left, right
}
