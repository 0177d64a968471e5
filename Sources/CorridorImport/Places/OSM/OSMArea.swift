import CLibosmium
import CorridorGeometry

extension clibosmium_area {
  /// Calls `body` with longitude and latitude of each position, ring after ring, how many positions
  /// there are up to the end of each ring, and whether it is an outer one.
  @unsafe
  func withRings<Result>(_ body: (Span<Double>, Span<Int>, Span<Bool>) -> Result) -> Result {
    // SAFETY: libosmium's arrays live through the callback that gave this area; the last ring end
    // counts the positions.
    let ends = unsafe UnsafeBufferPointer(start: ring_ends, count: ring_count)
    let positions = unsafe Int(ends.last ?? 0)
    return unsafe body(
      Span(_unsafeElements: UnsafeBufferPointer(start: coordinates, count: 2 * positions)),
      Span(_unsafeElements: ends),
      Span(_unsafeElements: UnsafeBufferPointer(start: ring_is_outer, count: ring_count)))
  }

  /// Where libosmium's face was told that the area stands.
  @unsafe var locatedPosition: Coordinate? {
    // SAFETY: longitude and latitude, which live through the callback that gave this area.
    unsafe position.map { unsafe Coordinate(lon: $0[0], lat: $0[1]) }
  }
}

extension PlanarPlacing {
  /// Places an area that a callback has been given.
  @unsafe
  func place(_ area: clibosmium_area) -> Outcome {
    unsafe area.withRings { place(ordinates: $0, ringEnds: $1, ringIsOuter: $2) }
  }
}
