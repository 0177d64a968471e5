/// Which passes of the route by a place become hits.
///
/// A pass is a maximal stretch of the route from which the place is within the corridor. Those that
/// lie in ``Journey/window``, on ``side`` and by ``carriageway`` count, and ``selection`` chooses
/// among them.
public struct PassFilter: Hashable, Sendable {
  /// Which of the passes that count are hits.
  public var selection: PassSelection
  /// On which side of the route: only passes that have the place there count.
  public var side: SideFilter
  /// How wide the road is: at most half of it off the route, a place is ``Side/on`` the route. Zero
  /// unless given, and places less than a centimetre off the route are on it.
  public var roadWidth: Meters
  /// Which places count by the carriageway of a divided road that they lie at; nil and
  /// ``CarriagewaySelection/any`` for all of them. With nil,
  /// ``Hit/beyondOppositeCarriageway`` is not worked out.
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
