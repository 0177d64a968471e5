/// What a search went through, for predicting what another will cost.
package struct WalkCounts: Sendable, Equatable {
  /// Nodes of the tree of places whose bounding sphere was held against the route.
  package var nodes = 0
  /// Leaves of 16 places whose places were looked at.
  package var leaves = 0
  /// Places whose nearest point was worked out.
  package var candidates = 0
  /// Places for which PROJ decided: at the very edge of the corridor, farther than eight kilometres
  /// or beside long edges.
  package var geodesics = 0

  package init() {}

  static func += (all: inout Self, more: Self) {
    all.nodes += more.nodes
    all.leaves += more.leaves
    all.candidates += more.candidates
    all.geodesics += more.geodesics
  }
}
