internal import CorridorGeometry

/// A position of a request, and the direction in which it is passed.
struct Waypoint: Hashable, Sendable {
  var position: Coordinate
  /// Degrees clockwise from north; nil if any will do.
  var heading: Double?
}
