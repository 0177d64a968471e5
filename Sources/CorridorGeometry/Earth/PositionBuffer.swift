/// A scratch buffer for sixteen earth-centred positions.
struct PositionBuffer: ~Copyable {
  let x = VectorBuffer16<Double>(repeating: 0)
  let y = VectorBuffer16<Double>(repeating: 0)
  let z = VectorBuffer16<Double>(repeating: 0)

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
  @inline(__always)
  func put(lons: SIMD16<Int32>, lats: SIMD16<Int32>) {
    let frame = LocalFrame(GridPosition(lon: lons[0], lat: lats[0]).coordinate)
    put(SIMD8(lons.lowHalf) * 1e-7, SIMD8(lats.lowHalf) * 1e-7, in: frame, at: 0)
    put(SIMD8(lons.highHalf) * 1e-7, SIMD8(lats.highHalf) * 1e-7, in: frame, at: 8)
  }

  /// Stores eight positions, given in degrees, from `lane`, 0 or 8.
  @inline(__always)
  private func put(
    _ lons: SIMD8<Double>, _ lats: SIMD8<Double>, in frame: LocalFrame, at lane: Int
  ) {
    if frame.reaches(lons, lats) {
      return put(frame.positions(near: lons, lats: lats), at: lane)
    }
    for index in 0..<8 {
      put(Ellipsoid.position(Coordinate(lon: lons[index], lat: lats[index])), at: lane + index)
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
