internal import CorridorGeometry

/// A row that was found, as the engine keeps it: nothing to retain.
struct FoundRow {
  var row: UInt32
  /// The piece of the route that the nearest point is on.
  var piece: UInt32 = 0
  /// Where it is, seen in the direction of travel.
  var side = Side.on
  /// What comes first whatever the key: inside before outside, namesakes before matches, matches
  /// before places that are there for their category, those before other places of its name.
  var tier: UInt8 = 0
  /// How well the text fits; NaN where no text had to.
  var score = Double.nan
  /// Metres to the route, and along it.
  var offRouteMeters = 0.0
  var alongMeters = 0.0
  /// What it is sorted by, smallest first.
  var key = 0.0

  /// The tier of what is outside of the area.
  static let outsideTier: UInt8 = 4

  var isOutside: Bool { tier >= Self.outsideTier }

  init(row: UInt32, score: Double = .nan) {
    self.row = row
    self.score = score
  }

  init(_ hit: RawHit) {
    row = hit.row
    piece = UInt32(truncatingIfNeeded: hit.number)
    side = hit.side
    offRouteMeters = hit.key(.offRoute)
    alongMeters = hit.alongMeters
  }
}
