/// Whether a place lies beyond the opposite carriageway of a divided road, seen from the route.
///
/// The answer is computed from the ways of roads from `motorway` to `tertiary` that an index has
/// from OpenStreetMap:
///
/// 1. *The route's way* is the nearest of the ways within 15 m of the route's point nearest to the
///    place whose direction is less than 30 degrees off that of the route. The direction of the
///    route is that of the edge that determines on which ``Side`` the place is. Links, roundabouts
///    and ways whose direction changes with the hour do not count. Of ways that are equally near, the
///    first in the index counts.
/// 2. *Undivided.* If traffic uses that way in both directions: ``no``.
/// 3. *The opposite carriageway* is a one-way way, or one with `dual_carriageway=yes`, of the same
///    road, more than 150 degrees off the direction of the route's way, that the straight line from
///    the route's way to the place crosses or touches. Ways belong to the same road up to this
///    distance along that line:
///
///    | both have | up to |
///    |---|---|
///    | the same `ref`, as motorways | 250 m |
///    | the same `name` | 100 m |
///    | the same `ref`, or nothing that can be compared | 50 m |
///    | only a `name` or `ref` that differs | none |
///
///    So the other half of a pair of one-way streets, a block away, is not an opposite carriageway.
///    If `ref` has several numbers, the first counts.
/// 4. If there is an opposite carriageway: ``yes``; otherwise: ``no``.
///
/// The answer is ``unknown`` if the route follows no such way: on smaller roads and links, beyond
/// the edge of an extract, in an index of tables. It is also ``unknown`` if a way with
/// `dual_carriageway=yes` that does not say `oneway` has no opposite carriageway. The driving side
/// makes no difference, and bridges are not distinguished from what they cross.
public enum OppositeCarriageway: String, Sendable, CaseIterable {
  case yes, no, unknown
}

/// Which places are hits, by the carriageway at which they lie.
public enum CarriagewaySelection: String, Sendable, CaseIterable {
  /// Places not known to lie beyond the opposite carriageway.
  case own
  /// All places.
  case any

  /// Whether a place is accepted.
  func accepts(_ beyond: OppositeCarriageway) -> Bool { self == .any || beyond != .yes }
}
