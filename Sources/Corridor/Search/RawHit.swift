internal import CorridorGeometry

/// A hit as the search keeps it: 32 bytes, nothing to retain.
struct RawHit {
  /// Metres from the place to the route.
  var offRouteMeters: Double
  /// Metres from the start of the route to the nearest point.
  var alongMeters: Double
  /// The place's row in the index.
  var row: UInt32
  /// The piece of the route that the nearest point is on.
  var piece: UInt32
  /// Where the place is, seen in the direction of travel.
  var side: Side

  init(_ foot: RouteFoot, row: UInt32) {
    offRouteMeters = foot.offRouteMeters
    alongMeters = foot.alongMeters
    self.row = row
    piece = UInt32(truncatingIfNeeded: foot.piece)
    side = foot.side
  }

  /// A hit of which only the place in the order is known.
  init(offRouteMeters: Double, alongMeters: Double, row: UInt32, piece: UInt32) {
    self.offRouteMeters = offRouteMeters
    self.alongMeters = alongMeters
    self.row = row
    self.piece = piece
    side = .on
  }

  /// What the hit is sorted by first, in metres.
  @inline(__always)
  func key(_ sort: SortOrder) -> Double {
    switch sort {
    case .offRoute: offRouteMeters
    case .along: alongMeters
    }
  }
}
