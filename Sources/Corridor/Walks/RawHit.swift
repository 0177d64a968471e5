internal import CorridorGeometry

/// A hit as the search keeps it: 24 bytes, nothing to retain.
struct RawHit {
  /// Metres from the place to the route.
  var offRouteMeters: Double
  /// Metres from the start of the route to the nearest point.
  var alongMeters: Double
  /// The place's row in the index.
  var row: UInt32
  /// The piece in the lower bits, the side in the two above.
  private var pieceAndSide: UInt32

  @inline(__always)
  init(_ foot: RouteFoot, row: UInt32) {
    offRouteMeters = foot.offRouteMeters
    alongMeters = foot.alongMeters
    self.row = row
    // A route of a billion pieces would take 80 GB.
    pieceAndSide =
      UInt32(truncatingIfNeeded: foot.piece) & Self.pieceBits
      | UInt32(foot.side.rawValue) << Self.sideShift
  }

  /// The nearest point as it was found.
  var foot: RouteFoot {
    RouteFoot(offRouteMeters: offRouteMeters, alongMeters: alongMeters, piece: piece, side: side)
  }

  /// A hit at a pass that stands in a list.
  init(_ foot: RouteFoot, row: UInt32, passEntry: Int) {
    var foot = foot
    foot.piece = passEntry
    self.init(foot, row: row)
  }

  /// A hit of which only the place in the order is known.
  init(offRouteMeters: Double, alongMeters: Double, row: UInt32) {
    self.offRouteMeters = offRouteMeters
    self.alongMeters = alongMeters
    self.row = row
    pieceAndSide = 0
  }

  private static var sideShift: UInt32 { 30 }
  private static var pieceBits: UInt32 { 1 << sideShift - 1 }

  /// The piece of the route that the nearest point is on; where an answer has a list of passes, the
  /// number of the hit's entry in it.
  var piece: Int {
    get { Int(pieceAndSide & Self.pieceBits) }
    set {
      pieceAndSide =
        pieceAndSide & ~Self.pieceBits | UInt32(truncatingIfNeeded: newValue) & Self.pieceBits
    }
  }

  /// Where the place is, seen in the direction of travel.
  var side: Side {
    get { Side(rawValue: UInt8(pieceAndSide >> Self.sideShift)) ?? .on }
    set {
      pieceAndSide = pieceAndSide & Self.pieceBits | UInt32(newValue.rawValue) << Self.sideShift
    }
  }

  /// What the hit is sorted by first, in metres.
  @inline(__always)
  func key(_ sort: SortOrder) -> Double {
    switch sort {
    case .offRoute: Self.wholeSteps(offRouteMeters)
    case .along: alongMeters
    }
  }

  /// The most steps of 2^-20 m, about a micrometre, that are in a distance.
  ///
  /// By these distances off the route hits are sorted, and these are told. A road that is driven there
  /// and back is equally far both times; what the two distances differ in is rounding, some nanometres,
  /// and must not say which comes first.
  @inline(__always)
  static func wholeSteps(_ meters: Double) -> Double {
    // Numbers from 2^32 to 2^33 are whole steps. A hair less than half a step is taken off, so that a
    // number of whole steps stays what it is.
    (meters - (0x1p-21 - 0x1p-42) + 0x1.8p32) - 0x1.8p32
  }

  /// See ``wholeSteps(_:)``.
  static var step: Double { 0x1p-20 }
}
