/// Transforms a ring on the ellipsoid to the plane of longitude and latitude, cut at the
/// antimeridian and at the poles.
///
/// Longitudes are unwrapped along the ring. A ring about a pole ends 360 degrees from its start and
/// is closed along the parallel of that pole. Parts beyond 180 degrees are cut off and shifted
/// back.
struct CorridorCut {
  let context: GeosContext

  /// Positions are rounded to 2^-40 degrees (a tenth of a micrometre), so that adding and
  /// subtracting 360 degrees is exact.
  private static let steps = 1_099_511_627_776.0

  /// Polygons within -180...180 that cover the interior of a polygon.
  ///
  /// - Parameters:
  ///   - rings: Unclosed rings: a clockwise outline, then counter-clockwise holes.
  ///   - isPolar: Whether rings come near a pole and may need repair.
  func polygons(_ rings: [[Coordinate]], isPolar: Bool) throws(GeometryError) -> [GeosGeometry] {
    if !isPolar {
      let plain = rings.map(unrolled)
      if plain.allSatisfy({ $0.turns == 0 && $0.positions.count >= 3 && $0.positions.isInRange }) {
        return [try context.polygon(plain.map { close($0.positions, turns: 0) })]
      }
    }
    guard let outline = rings.first else { return [] }
    let parts = try polygons(outline, isPolar: isPolar)
    var holes: [GeosGeometry] = []
    for hole in rings.dropFirst() { holes += try polygons(hole.reversed(), isPolar: isPolar) }
    guard !holes.isEmpty, !parts.isEmpty else { return parts }
    let rest = try context.collection(parts).union().difference(context.collection(holes).union())
    var polygons: [GeosGeometry] = []
    for part in try rest.polygons() { polygons.append(try context.polygon(part.rings)) }
    return polygons
  }

  /// Polygons within -180...180 that cover the interior of a clockwise, unclosed ring.
  private func polygons(
    _ ring: [Coordinate], isPolar: Bool
  ) throws(GeometryError) -> [GeosGeometry] {
    let (positions, turns) = unrolled(ring)
    guard positions.count >= 3 else { return [] }
    let closed = close(positions, turns: turns)
    if closed.isInRange, !isPolar { return [try context.polygon([closed])] }

    let notched = closed.isInRange ? closed : notched(closed)
    var polygon = try context.polygon([notched])
    if try !polygon.isValid { polygon = try polygon.madeValid() }
    return try windows(of: polygon, longitudes: closed.map(\.lon))
  }

  /// The polygons of a geometry whose longitudes are finite and span a few turns at most, cut at the
  /// antimeridian and shifted to -180...180.
  func windows(
    of geometry: GeosGeometry, longitudes: [Double]
  ) throws(GeometryError) -> [GeosGeometry] {
    var parts: [GeosGeometry] = []
    guard let west = longitudes.min(), let east = longitudes.max() else { return [] }
    var window = ((west + 180) / 360).rounded(.down) * 360
    while window - 180 < east {
      let box = try context.box(west: window - 180, south: -90, east: window + 180, north: 90)
      for part in try geometry.intersection(box).polygons() {
        let moved = part.rings.map { ring in
          ring.map { Coordinate(lon: $0.lon - window, lat: $0.lat) }
        }
        parts.append(try context.polygon(moved))
      }
      window += 360
    }
    return parts
  }

  /// The ring with unwrapped longitudes and without repeated positions, and its number of eastward
  /// turns.
  private func unrolled(_ ring: [Coordinate]) -> (positions: [Coordinate], turns: Double) {
    var positions: [Coordinate] = []
    positions.reserveCapacity(ring.count + 4)
    for raw in ring {
      let next = Coordinate(
        lon: (raw.lon * Self.steps).rounded() / Self.steps,
        lat: min(90, max(-90, (raw.lat * Self.steps).rounded() / Self.steps)))
      guard let last = positions.last else {
        positions.append(next)
        continue
      }
      let lon = next.lon + ((last.lon - next.lon) / 360).rounded() * 360
      let placed = Coordinate(lon: lon, lat: next.lat)
      if placed != last { positions.append(placed) }
    }
    guard let first = positions.first, let last = positions.last else { return ([], 0) }
    return (positions, ((last.lon - first.lon) / 360).rounded())
  }

  /// The closed ring; closed along the parallel of a pole if it turns about that pole.
  private func close(_ positions: [Coordinate], turns: Double) -> [Coordinate] {
    guard turns != 0, var start = positions.indices.first else {
      return positions + positions.prefix(1)
    }
    // The interior of a clockwise ring is to the right: to the south if it runs east.
    let pole = turns > 0 ? -90.0 : 90.0
    // The meridian from the vertex nearest to the pole is the only one that surely crosses no edge.
    for index in positions.indices
    where abs(positions[index].lat - pole) < abs(positions[start].lat - pole) {
      start = index
    }
    let first = positions[start]
    let again = first.lon + 360 * turns
    return positions[start...]
      + positions[..<start].map { Coordinate(lon: $0.lon + 360 * turns, lat: $0.lat) } + [
        Coordinate(lon: again, lat: first.lat), Coordinate(lon: again, lat: pole),
        Coordinate(lon: first.lon, lat: pole), first,
      ]
  }

  /// The ring with vertices where it crosses an odd multiple of 180 degrees, so that cutting there
  /// needs no rounding.
  func notched(_ ring: [Coordinate]) -> [Coordinate] {
    var notched = [ring[0]]
    for next in ring.dropFirst() {
      let last = notched[notched.count - 1]
      let a = ((last.lon + 180) / 360).rounded(.down)
      let b = ((next.lon + 180) / 360).rounded(.down)
      if a != b {
        // The closing edges of a ring about a pole also cross the antimeridian at most once per
        // turn.
        let lon = max(a, b) * 360 - 180
        let share = (lon - last.lon) / (next.lon - last.lon)
        if share > 0, share < 1 {
          notched.append(Coordinate(lon: lon, lat: last.lat + share * (next.lat - last.lat)))
        }
      }
      notched.append(next)
    }
    return notched
  }
}

extension [Coordinate] {
  /// Whether no longitude is beyond the antimeridian.
  fileprivate var isInRange: Bool { allSatisfy { $0.lon >= -180 && $0.lon <= 180 } }
}
