/// A scratch buffer for sixteen earth-centred positions.
struct PositionBuffer: ~Copyable {
  let x = VectorBuffer16<Double>(repeating: 0)
  let y = VectorBuffer16<Double>(repeating: 0)
  let z = VectorBuffer16<Double>(repeating: 0)
  /// The square of the last places, and its frame: the next ones are mostly in it, too.
  private var square = GridSquare(lon: 0, lat: 0)
  private var frame = GridSquare(lon: 0, lat: 0).frame

  /// The position of a lane, 0 to 15.
  @inline(__always)
  func one(_ lane: Int) -> SIMD3<Double> { SIMD3(x[lane], y[lane], z[lane]) }

  /// The eight positions from `lane`, 0 or 8.
  @inline(__always)
  func eight(_ lane: Int) -> Positions8 {
    Positions8(x: x.eight(lane), y: y.eight(lane), z: z.eight(lane))
  }

  /// Stores a position.
  @inline(__always)
  func put(_ position: SIMD3<Double>, at lane: Int) {
    x[lane] = position.x
    y[lane] = position.y
    z[lane] = position.z
  }

  /// Stores sixteen grid positions.
  ///
  /// Each is computed in the frame of its square of a degree, whatever its neighbours are: places at one
  /// position are at the same position to the last bit, and so in one order wherever they are in an index.
  @inline(__always)
  mutating func put(lons: SIMD16<Int32>, lats: SIMD16<Int32>) {
    put(lons.lowHalf, lats.lowHalf, at: 0)
    put(lons.highHalf, lats.highHalf, at: 8)
  }

  /// Stores eight grid positions from `lane`, 0 or 8.
  @inline(__always)
  private mutating func put(_ lons: SIMD8<Int32>, _ lats: SIMD8<Int32>, at lane: Int) {
    if !square.contains(lons, lats) {
      enter(lon: lons[0], lat: lats[0])
      guard square.contains(lons, lats) else { return putEach(lons, lats, at: lane) }
    }
    put(frame.positions(near: SIMD8(lons) * 1e-7, lats: SIMD8(lats) * 1e-7), at: lane)
  }

  @inline(never)
  private mutating func enter(lon: Int32, lat: Int32) {
    square = GridSquare(lon: lon, lat: lat)
    frame = square.frame
  }

  /// Stores eight grid positions of several squares.
  @inline(never)
  private mutating func putEach(_ lons: SIMD8<Int32>, _ lats: SIMD8<Int32>, at lane: Int) {
    for index in 0..<8 {
      let (lon, lat) = (SIMD8(repeating: lons[index]), SIMD8(repeating: lats[index]))
      if !square.contains(lon, lat) { enter(lon: lon[0], lat: lat[0]) }
      let eight = frame.positions(near: SIMD8(lon) * 1e-7, lats: SIMD8(lat) * 1e-7)
      put(SIMD3(eight.x[0], eight.y[0], eight.z[0]), at: lane + index)
    }
  }

  /// Stores eight positions from `lane`, 0 or 8.
  @inline(__always)
  func put(_ positions: Positions8, at lane: Int) {
    x.put(positions.x, at: lane)
    y.put(positions.y, at: lane)
    z.put(positions.z, at: lane)
  }
}

/// A square of a degree between whole degrees, on the grid of places.
private struct GridSquare {
  /// Its south-western corner, in 1e-7 degrees.
  private let lon: Int32
  private let lat: Int32

  private static let side: Int32 = 10_000_000

  /// The square with a position.
  @inline(__always)
  init(lon: Int32, lat: Int32) {
    self.lon = Self.corner(lon)
    self.lat = Self.corner(lat)
  }

  @inline(__always)
  private static func corner(_ value: Int32) -> Int32 {
    let rest = value % side
    return value - (rest < 0 ? rest + side : rest)
  }

  /// The frame at the middle, which reaches to all sides.
  @inline(__always)
  var frame: LocalFrame {
    LocalFrame(GridPosition(lon: lon + Self.side / 2, lat: lat + Self.side / 2).coordinate)
  }

  /// Whether eight positions are in the square.
  @inline(__always)
  func contains(_ lons: SIMD8<Int32>, _ lats: SIMD8<Int32>) -> Bool {
    let middle = (Double(Self.side) - 1) / 2
    return (SIMD8<Double>(lons) - (Double(lon) + middle)).isWithin(middle)
      && (SIMD8<Double>(lats) - (Double(lat) + middle)).isWithin(middle)
  }
}
