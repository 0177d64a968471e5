/// How a corridor polygon ends at the ends of a line of the route.
///
/// The names are those of GEOS's `GEOSBufCapStyles`.
public enum CorridorCaps: String, CaseIterable, Sendable {
  /// With half a disc: every position within the half-width of the route.
  case round
  /// At a right angle to the line. The last part of the line, as long as the half-width is, reaches
  /// nothing beyond its end.
  case flat
}
