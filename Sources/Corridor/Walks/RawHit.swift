internal import CorridorGeometry

/// A hit as the search keeps it: 24 bytes, without references to retain.
struct RawHit {
  /// The distance from the place to the route, in metres.
  var offRouteMeters: Double
  /// The distance from the start of the route to the nearest point, in metres.
  var alongMeters: Double
  /// The place's row in the index.
  var row: UInt32
  /// The number of the reference in the lower bits, then a bit that says whether it is a pass
  /// entry, and the side in the two highest bits.
  private var packed: UInt32

  /// The value that identifies the pass of the route by the place.
  enum Reference: Equatable {
    /// The segment of the route that contains the nearest point: reading the hit counts its passes.
    case segment(Int)
    /// The number of an entry in the list of passes of the answer.
    case entry(Int)
  }

  @inline(__always)
  init(_ foot: RouteFoot, row: UInt32) {
    offRouteMeters = foot.offRouteMeters
    alongMeters = foot.alongMeters
    self.row = row
    // A route of 500 million segments would take 40 GB.
    packed =
      UInt32(truncatingIfNeeded: foot.segment) & Self.numberBits
      | UInt32(foot.side.rawValue) << Self.sideShift
  }

  /// The nearest point as found, for a hit that refers to its segment.
  var foot: RouteFoot {
    RouteFoot(offRouteMeters: offRouteMeters, alongMeters: alongMeters, segment: number, side: side)
  }

  /// Makes a hit at a pass that has an entry in the list.
  init(_ foot: RouteFoot, row: UInt32, entry: Int) {
    self.init(foot, row: row)
    refer(toEntry: entry)
  }

  /// Makes a hit of which only the position in the order is known.
  init(offRouteMeters: Double, alongMeters: Double, row: UInt32, number: Int) {
    self.offRouteMeters = offRouteMeters
    self.alongMeters = alongMeters
    self.row = row
    packed = UInt32(truncatingIfNeeded: number) & Self.numberBits
  }

  private static var sideShift: UInt32 { 30 }
  private static var entryBit: UInt32 { 1 << 29 }
  private static var numberBits: UInt32 { entryBit - 1 }

  /// The number of the segment or of the entry.
  var number: Int { Int(packed & Self.numberBits) }

  /// The segment of the route that contains the nearest point, or the entry of the pass.
  var reference: Reference { packed & Self.entryBit == 0 ? .segment(number) : .entry(number) }

  /// Makes the hit refer to an entry in the list of passes.
  mutating func refer(toEntry entry: Int) {
    packed =
      packed & ~Self.numberBits | Self.entryBit
      | UInt32(truncatingIfNeeded: entry) & Self.numberBits
  }

  /// The side of the place, seen in the direction of travel.
  var side: Side {
    get { Side(rawValue: UInt8(packed >> Self.sideShift)) ?? .on }
    set {
      packed =
        packed & (Self.entryBit | Self.numberBits) | UInt32(newValue.rawValue) << Self.sideShift
    }
  }

  /// Rounds a distance down to whole steps of 2^-20 m, about a micrometre.
  ///
  /// Hits are sorted by these off-route distances, and answers contain them. A road driven in both
  /// directions is equally far both times; the two computed distances differ by rounding, some
  /// nanometres, which must not decide the order.
  @inline(__always)
  static func wholeSteps(_ meters: Double) -> Double {
    // Numbers from 2^32 to 2^33 are whole steps. A little less than half a step is subtracted, so
    // that a whole number of steps does not change.
    (meters - (0x1p-21 - 0x1p-42) + 0x1.8p32) - 0x1.8p32
  }

  /// See ``wholeSteps(_:)``.
  static var step: Double { 0x1p-20 }
}
