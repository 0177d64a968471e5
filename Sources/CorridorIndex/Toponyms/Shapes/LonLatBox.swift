internal import CorridorGeometry

/// A box of longitudes and latitudes that may cross the antimeridian: 16 bytes.
///
/// ```
/// 0 west, Int32     4 width eastwards, UInt32     8 south, Int32     12 north, Int32
/// ```
/// All in steps of 1e-7 degrees; all edges belong to the box.
struct LonLatBox: Hashable, Sendable {
  var west: Int32
  var width: UInt32
  var south: Int32
  var north: Int32

  static let size = 16
  /// Number of steps around the Earth.
  static let turn: Int64 = 3_600_000_000

  /// How far east of `origin` a longitude is, from 0 up to a full turn.
  @inline(__always)
  static func offset(of lon: Int32, from origin: Int32) -> Int64 {
    let difference = Int64(lon) - Int64(origin)
    return difference < 0 ? difference + turn : difference >= turn ? difference - turn : difference
  }

  /// Whether the meridian of a longitude meets the box.
  @inline(__always)
  func holds(lon: Int32) -> Bool {
    // The two numbers of the antimeridian both have offset 0 from each other.
    Self.offset(of: lon, from: west) <= Int64(width)
  }

  /// Whether a position lies in the box.
  func holds(_ position: GridPosition) -> Bool {
    position.lat >= south && position.lat <= north && holds(lon: position.lon)
  }

  /// Whether the boxes have a position in common.
  func meets(_ other: LonLatBox) -> Bool {
    south <= other.north && other.south <= north
      && (holds(lon: other.west) || other.holds(lon: west))
  }

  /// Whether another box lies inside this one.
  func holds(_ other: LonLatBox) -> Bool {
    guard south <= other.south, other.north <= north else { return false }
    return Int64(width) >= Self.turn
      || Self.offset(of: other.west, from: west) + Int64(other.width) <= Int64(width)
  }

  /// The smaller of the two boxes that contain both.
  func union(_ other: LonLatBox) -> LonLatBox {
    let fromHere = max(
      Int64(width), Self.offset(of: other.west, from: west) + Int64(other.width))
    let fromThere = max(
      Int64(other.width), Self.offset(of: west, from: other.west) + Int64(width))
    var box = LonLatBox(
      west: fromHere <= fromThere ? west : other.west, width: 0, south: min(south, other.south),
      north: max(north, other.north))
    box.setWidth(min(fromHere, fromThere))
    return box
  }

  /// Sets the width; a full turn or more becomes all longitudes.
  mutating func setWidth(_ steps: Int64) {
    if steps >= Self.turn { west = -1_800_000_000 }
    width = UInt32(min(steps, Self.turn))
  }

  /// The box of a line with at least one position, whose edges go the shorter way round, and the
  /// number of times that the line goes round the Earth, eastwards positive.
  static func around(_ line: Span<GridPosition>) -> (box: LonLatBox, turns: Int) {
    let first = line[0]
    var box = LonLatBox(west: first.lon, width: 0, south: first.lat, north: first.lat)
    var along: Int64 = 0
    var low: Int64 = 0
    var high: Int64 = 0
    for index in 1..<max(1, line.count) {
      along += step(from: line[index - 1].lon, to: line[index].lon)
      low = min(low, along)
      high = max(high, along)
      box.south = min(box.south, line[index].lat)
      box.north = max(box.north, line[index].lat)
    }
    box.west = wrapped(Int64(first.lon) + low)
    box.setWidth(high - low)
    // A closed line ends at its start, apart from whole turns.
    return (box, Int(along / turn))
  }

  /// The box of at least one position, by the longitudes as given.
  static func spanning(_ positions: some Sequence<GridPosition>) -> LonLatBox {
    var west = Int32.max
    var east = Int32.min
    var south = Int32.max
    var north = Int32.min
    for position in positions {
      west = min(west, position.lon)
      east = max(east, position.lon)
      south = min(south, position.lat)
      north = max(north, position.lat)
    }
    return LonLatBox(
      west: west, width: UInt32(Int64(east) - Int64(west)), south: south, north: north)
  }

  /// The shorter way from one longitude to another; half a turn goes west.
  @inline(__always)
  static func step(from: Int32, to: Int32) -> Int64 {
    let difference = Int64(to) - Int64(from)
    return difference >= turn / 2
      ? difference - turn : difference < -turn / 2 ? difference + turn : difference
  }

  /// The longitude from -180 up to 180 degrees that differs by whole turns.
  private static func wrapped(_ lon: Int64) -> Int32 {
    var rest = (lon + turn / 2) % turn
    if rest < 0 { rest += turn }
    return Int32(rest - turn / 2)
  }
}
