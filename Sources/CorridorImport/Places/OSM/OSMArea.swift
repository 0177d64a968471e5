import CLibosmium
import CorridorGeometry

extension clibosmium_area {
  /// Calls `body` with longitude and latitude of the positions of all rings, the number of
  /// positions up to the end of each ring, and whether each is an outer ring.
  @unsafe
  func withRings<Result, Failure>(
    _ body: (Span<Double>, Span<Int>, Span<Bool>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: libosmium's arrays are valid during the callback that passed this area; the last ring
    // end is the number of positions.
    let ends = unsafe UnsafeBufferPointer(start: ring_ends, count: ring_count)
    let positions = unsafe Int(ends.last ?? 0)
    return unsafe try body(
      Span(_unsafeElements: UnsafeBufferPointer(start: coordinates, count: 2 * positions)),
      Span(_unsafeElements: ends),
      Span(_unsafeElements: UnsafeBufferPointer(start: ring_is_outer, count: ring_count)))
  }

  /// The position that the `locate` callback found; nil if there is none.
  @unsafe var locatedPosition: Coordinate? {
    // SAFETY: longitude and latitude, valid during the callback that passed this area.
    unsafe position.map { unsafe Coordinate(lon: $0[0], lat: $0[1]) }
  }
}

extension PlanarPlacing {
  /// Finds the position of an area that a callback received.
  @unsafe
  func place(_ area: clibosmium_area) -> Outcome {
    unsafe area.withRings { place(ordinates: $0, ringEnds: $1, ringIsOuter: $2) }
  }
}
