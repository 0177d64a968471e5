internal import Glibc

/// Boxes in earth-centred space around the polygons of a viewport.
struct ViewportBounds {
  private var boxes: [(low: SIMD3<Double>, high: SIMD3<Double>)] = []

  /// The boxes around a viewport.
  init(of shape: ViewportShape) {
    switch shape {
    case .box(let box):
      for part in box.degrees { append(part.west, part.south, part.east, part.north) }
    case .areas(let areas):
      for area in areas { append(area.west, area.south, area.east, area.north) }
    }
  }

  /// Whether a position at most `meters` from `center`, in a straight line, may be in the viewport.
  func mayMeet(_ center: SIMD3<Double>, within meters: Double) -> Bool {
    boxes.contains { box in
      let nearest = center.lesser(box.high).greater(box.low)
      return (nearest - center).lengthSquared <= meters * meters
    }
  }

  /// Adds the box around the positions between two meridians and two parallels, in degrees.
  private mutating func append(_ west: Double, _ south: Double, _ east: Double, _ north: Double) {
    // The distance from the axis of the Earth falls from the equator to the poles; the height above
    // the equator rises from south to north.
    let flattest = south * north <= 0 ? 0 : min(abs(south), abs(north))
    let steepest = max(abs(south), abs(north))
    let widest = Ellipsoid.position(Coordinate(lon: 0, lat: flattest)).x
    let narrowest = Ellipsoid.position(Coordinate(lon: 0, lat: steepest)).x
    let x = Self.cosines(west, east)
    let y = Self.cosines(west - 90, east - 90)
    let low = SIMD3(
      min(widest * x.low, narrowest * x.low), min(widest * y.low, narrowest * y.low),
      Ellipsoid.position(Coordinate(lon: 0, lat: south)).z)
    let high = SIMD3(
      max(widest * x.high, narrowest * x.high), max(widest * y.high, narrowest * y.high),
      Ellipsoid.position(Coordinate(lon: 0, lat: north)).z)
    // A metre for rounding.
    boxes.append((low - 1, high + 1))
  }

  /// The lowest and the highest cosine of the angles from `first` to `last`, in degrees.
  private static func cosines(_ first: Double, _ last: Double) -> (low: Double, high: Double) {
    let ends = [first, last].map { cos($0 * Ellipsoid.radiansPerDegree) }
    let hasHighest = (last / 360).rounded(.down) >= (first / 360).rounded(.up)
    let hasLowest = ((last - 180) / 360).rounded(.down) >= ((first - 180) / 360).rounded(.up)
    return (hasLowest ? -1 : min(ends[0], ends[1]), hasHighest ? 1 : max(ends[0], ends[1]))
  }
}

extension ViewportBounds {
  /// Whether the corridor of a piece of a route may meet the viewport.
  func mayMeet(_ piece: CorridorPiece, _ tolerance: CorridorTolerance) -> Bool {
    let positions = piece.positions.map { Ellipsoid.position($0) }
    let center = positions[positions.count / 2]
    var reach = 0.0
    for (index, position) in positions.enumerated() {
      // An edge of length s is an arc of at most half a turn, and rises at most s² / 4r above its
      // chord.
      let edge = (position - positions[max(0, index - 1)]).lengthSquared
      let rise = edge / (4 * CorridorTolerance.earthRadius)
      reach = max(reach, (position - center).length + rise)
    }
    return mayMeet(center, within: reach + tolerance.within + tolerance.outward)
  }
}
