internal import CorridorGeometry

/// A hit as the search keeps it: 24 bytes, nothing to retain.
struct RawHit {
  /// Metres from the place to the route.
  var offRouteMeters: Double
  /// Metres from the start of the route to the nearest point.
  var alongMeters: Double
  /// The place's row in the index.
  var row: UInt32
  /// The number of the reference in the lower bits, above them whether that is one of a pass, and in
  /// the two highest the side.
  private var packed: UInt32

  /// What tells which pass of the route by the place it is.
  enum Reference: Equatable {
    /// The piece of the route that the nearest point is on: passes are counted when the hit is read.
    case piece(Int)
    /// The number of an entry in the list of passes of the answer.
    case entry(Int)
  }

  @inline(__always)
  init(_ foot: RouteFoot, row: UInt32) {
    offRouteMeters = foot.offRouteMeters
    alongMeters = foot.alongMeters
    self.row = row
    // A route of 500 million pieces would take 40 GB.
    packed =
      UInt32(truncatingIfNeeded: foot.piece) & Self.numberBits
      | UInt32(foot.side.rawValue) << Self.sideShift
  }

  /// The nearest point as it was found, for a hit that is told by its piece.
  var foot: RouteFoot {
    RouteFoot(offRouteMeters: offRouteMeters, alongMeters: alongMeters, piece: number, side: side)
  }

  /// A hit at a pass that has an entry in a list.
  init(_ foot: RouteFoot, row: UInt32, entry: Int) {
    self.init(foot, row: row)
    refer(toEntry: entry)
  }

  /// A hit of which only the place in the order is known.
  init(offRouteMeters: Double, alongMeters: Double, row: UInt32) {
    self.offRouteMeters = offRouteMeters
    self.alongMeters = alongMeters
    self.row = row
    packed = 0
  }

  private static var sideShift: UInt32 { 30 }
  private static var entryBit: UInt32 { 1 << 29 }
  private static var numberBits: UInt32 { entryBit - 1 }

  /// The number of the piece or of the entry.
  var number: Int { Int(packed & Self.numberBits) }

  /// The piece of the route that the nearest point is on, or the entry of the pass.
  var reference: Reference { packed & Self.entryBit == 0 ? .piece(number) : .entry(number) }

  /// Tells the hit by an entry in the list of passes from now on.
  mutating func refer(toEntry entry: Int) {
    packed =
      packed & ~Self.numberBits | Self.entryBit
      | UInt32(truncatingIfNeeded: entry) & Self.numberBits
  }

  /// Where the place is, seen in the direction of travel.
  var side: Side {
    get { Side(rawValue: UInt8(packed >> Self.sideShift)) ?? .on }
    set {
      packed =
        packed & (Self.entryBit | Self.numberBits) | UInt32(newValue.rawValue) << Self.sideShift
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
