internal import CorridorGeometry

/// A found row as the engine stores it, without reference-counted fields.
struct FoundRow {
  var row: UInt32
  /// The segment of the route that has the nearest point.
  var segment: UInt32 = 0
  /// Side of the route, seen in the direction of travel.
  var side = Side.on
  /// The primary sort key: inside before outside, whole-name matches before other matches, matches
  /// before places selected by category, those before other places that have the category's name.
  var tier: UInt8 = 0
  /// How well the text matches; NaN if no text was required to match.
  var score = Double.nan
  /// Metres to the route, and along it.
  var offRouteMeters = 0.0
  var alongMeters = 0.0
  /// The value to sort by, ascending.
  var key = 0.0

  /// The tier of rows outside the area.
  static let outsideTier: UInt8 = 4

  var isOutside: Bool { tier >= Self.outsideTier }

  init(row: UInt32, score: Double = .nan) {
    self.row = row
    self.score = score
  }

  init(_ hit: RawHit) {
    row = hit.row
    segment = UInt32(truncatingIfNeeded: hit.number)
    side = hit.side
    offRouteMeters = RawHit.wholeSteps(hit.offRouteMeters)
    alongMeters = hit.alongMeters
  }
}
