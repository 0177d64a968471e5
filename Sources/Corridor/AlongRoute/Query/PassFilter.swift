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
