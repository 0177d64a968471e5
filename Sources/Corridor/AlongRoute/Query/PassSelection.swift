internal import CorridorGeometry

/// Which passes of the route by a place become hits, of those that count.
public enum PassSelection: String, Sendable, CaseIterable {
  /// The nearest one; of equally near ones the first in the direction of travel.
  case nearest
  /// The first one in the direction of travel.
  case first
  /// Each one: a place has as many hits.
  case all
}

/// On which side of the route a place must be, seen in the direction of travel.
///
/// A place that is ``Side/on`` the route is reached from either side.
public enum SideFilter: String, Sendable, CaseIterable {
  /// Wherever.
  case any
  /// On the left hand.
  case left
  /// On the right hand.
  case right
  /// Where one drives in the place's own country (``DrivingSide/init(country:)``). Places whose
  /// country is not known are left out, unless they are on the route.
  case near
  /// The side opposite of ``near``; what is on the route counts.
  case far

  /// The side on which one drives, and so reaches what is there without crossing the road.
  public static func near(_ driving: DrivingSide) -> SideFilter {
    driving == .left ? .left : .right
  }

  /// Whether it takes the country of a place to know.
  var dependsOnCountry: Bool { self == .near || self == .far }

  /// Whether a place on a side will do where one drives on a side; nil where that is not known.
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

/// On which side of the road one drives.
public enum DrivingSide: String, Sendable, CaseIterable {
  case left, right
}
