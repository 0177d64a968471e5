/// The work of a search, used to predict the cost of another.
package struct WalkCounts: Sendable, Equatable {
  /// Nodes of the tree of places whose bounding sphere was compared with the route.
  package var nodes = 0
  /// Leaves of 16 places whose places were visited.
  package var leaves = 0
  /// Places whose nearest point was computed.
  package var candidates = 0
  /// Places that PROJ decided: at the very edge of the corridor, farther than eight kilometres
  /// away, or beside long edges.
  package var geodesics = 0

  package init() {}

  static func += (all: inout Self, more: Self) {
    all.nodes += more.nodes
    all.leaves += more.leaves
    all.candidates += more.candidates
    all.geodesics += more.geodesics
  }
}
