import CLibosmium
import CorridorGeometry

extension clibosmium_area {
  /// Calls `body` with the positions of all rings, the number of positions up to the end of each
  /// ring, and whether each is an outer ring.
  @unsafe
  func withRings<Result, Failure>(
    _ body: (Span<GridPosition>, Span<Int>, Span<Bool>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: libosmium's arrays are valid during the callback that passed this area; the last ring
    // end is the number of positions.
    let ends = unsafe UnsafeBufferPointer(start: ring_ends, count: ring_count)
    return unsafe try body(
      GridPosition.span(positions, count: ends.last ?? 0),
      Span(_unsafeElements: ends),
      Span(_unsafeElements: UnsafeBufferPointer(start: ring_is_outer, count: ring_count)))
  }

  /// The position that the `locate` callback found; nil if there is none.
  @unsafe var locatedPosition: Coordinate? {
    // SAFETY: longitude and latitude, valid during the callback that passed this area.
    unsafe position.map { unsafe Coordinate(lon: $0[0], lat: $0[1]) }
  }
}

extension GridPosition {
  /// Positions that a callback received, for its duration.
  @unsafe @_lifetime(immortal)
  static func span(_ positions: UnsafePointer<clibosmium_position>, count: Int) -> Span<Self> {
    // SAFETY: both have longitude and latitude in the same steps, as 32 bits each.
    let start = unsafe UnsafeRawPointer(positions).assumingMemoryBound(to: Self.self)
    let span = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: start, count: count))
    return unsafe _overrideLifetime(span, copying: ())
  }
}

extension PlanarPlacing {
  /// Finds the position of an area that a callback received.
  @unsafe
  func place(_ area: clibosmium_area) -> Outcome {
    unsafe area.withRings { place($0, ringEnds: $1, ringIsOuter: $2) }
  }

  /// Finds the position of an area.
  func place(
    _ positions: Span<GridPosition>, ringEnds: Span<Int>, ringIsOuter: Span<Bool>
  ) -> Outcome {
    var ordinates: [Double] = []
    ordinates.reserveCapacity(2 * positions.count)
    for index in positions.indices {
      let at = positions[index].coordinate
      ordinates.append(at.lon)
      ordinates.append(at.lat)
    }
    return place(ordinates: ordinates.span, ringEnds: ringEnds, ringIsOuter: ringIsOuter)
  }
}
