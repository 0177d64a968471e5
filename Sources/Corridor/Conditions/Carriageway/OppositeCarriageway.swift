/// Whether a place lies beyond the opposite carriageway of a divided road, seen from the route.
///
/// What decides are the ways of roads from `motorway` to `tertiary` that an index has of OpenStreetMap, in
/// this way:
///
/// 1. *The route's way.* Of the ways within 15 m of the route's point nearest to the place, whose
///    direction is less than 30 degrees off that of the route, it is the nearest. The direction of the
///    route is that of the edge that says on which ``Side`` the place is. Links, roundabouts and ways whose
///    direction changes with the hour are no such ways.
/// 2. *Undivided.* Where one drives in both directions on that way: ``no``.
/// 3. *The opposite carriageway* is a one-way way, or one with `dual_carriageway=yes`, of the same road, more
///    than 150 degrees off the direction of the route's way, that the straight line from the route's way to
///    the place crosses or meets. Ways are of the same road up to so far along that line:
///
///    | both have | up to |
///    |---|---|
///    | the same `ref`, as motorways | 250 m |
///    | the same `name` | 100 m |
///    | the same `ref`, or nothing that can be compared | 50 m |
///    | only a `name` or `ref` that differs | none |
///
///    So the other half of a pair of one-way streets, a block away, is no opposite carriageway. Of
///    several numbers in `ref` the first counts.
/// 4. Where there is one: ``yes``; where there is none: ``no``.
///
/// ``unknown`` it is where the route follows no such way: on smaller roads and links, beyond the edge of
/// an extract, in an index of tables; and where there is no opposite carriageway of a way with
/// `dual_carriageway=yes` that does not say `oneway`. It makes no difference on which side one drives,
/// nor are bridges told from what they cross.
public enum OppositeCarriageway: String, Sendable, CaseIterable {
  case yes, no, unknown
}

/// Which places are hits by the carriageway that they lie at.
public enum CarriagewaySelection: String, Sendable, CaseIterable {
  /// Those not known to lie beyond the opposite carriageway.
  case own
  /// All of them.
  case any

  /// Whether a place will do.
  func accepts(_ beyond: OppositeCarriageway) -> Bool { self == .any || beyond != .yes }
}
