/// A stretch of a route inside a viewport.
package struct ClippedPart: Hashable, Sendable {
  /// Vertices of the route and positions needed between them, longitudes in -180...180.
  package var positions: [Coordinate]
  /// Metres along the route at the first position.
  package var beginMeters: Double
  /// Metres along the route at the last position.
  package var endMeters: Double
}

extension Route {
  /// The parts of the route inside a viewport, in the order of travel.
  ///
  /// Long edges get vertices so that straight lines in longitude and latitude are within 1 cm of
  /// the geodesics. Parts end at the antimeridian. If the route only touches the viewport, there is
  /// no part; a line of a single position gives a part with one position.
  ///
  /// - Complexity: O(n) for a box and n vertices, O(n log m) for polygons of m vertices.
  /// - Throws: ``GeometryError`` if the viewport is invalid, or if GEOS or PROJ is missing.
  public func clipped(to viewport: Viewport) throws(GeometryError) -> [[Coordinate]] {
    try clippedParts(to: viewport).map(\.positions)
  }

  /// The parts of the route inside a viewport and their distances along the route.
  package func clippedParts(to viewport: Viewport) throws(GeometryError) -> [ClippedPart] {
    let clip = try ViewportClip(viewport)
    let chords = ViewportChords(geodesic: try Self.geodesic())
    var parts: [ClippedPart] = []
    var along = 0.0
    for line in lineStarts.indices.dropLast() {
      let range = lineStarts[line]..<lineStarts[line + 1]
      // Parts never continue from one line to the next.
      let firstPart = parts.count
      for index in range.dropLast() {
        along += try chords.chords(
          from: vertices[index], to: vertices[index + 1], begin: along
        ) { chord throws(GeometryError) in
          for share in try clip.shares(of: chord) {
            Self.append(share, of: chord, to: &parts, firstPart: firstPart)
          }
        }
      }
      if range.count == 1, try clip.contains(vertices[range.lowerBound].wrapped) {
        parts.append(
          ClippedPart(
            positions: [vertices[range.lowerBound].wrapped], beginMeters: along, endMeters: along))
      }
    }
    return parts
  }

  private static func append(
    _ share: ClosedRange<Double>, of chord: ViewportChords.Chord, to parts: inout [ClippedPart],
    firstPart: Int
  ) {
    let from = chord.position(at: share.lowerBound)
    let to = chord.position(at: share.upperBound)
    let length = chord.end - chord.begin
    let begin = chord.begin + share.lowerBound * length
    let end = chord.begin + share.upperBound * length
    let last = parts.count - 1
    if last >= firstPart, share.lowerBound == 0, parts[last].positions.last == from,
      parts[last].endMeters == begin
    {
      parts[last].positions.append(to)
      parts[last].endMeters = end
    } else {
      parts.append(ClippedPart(positions: [from, to], beginMeters: begin, endMeters: end))
    }
  }
}

extension ViewportChords.Chord {
  /// The position at a share of the chord, 0 to 1.
  fileprivate func position(at share: Double) -> Coordinate {
    if share <= 0 { return from }
    if share >= 1 { return to }
    return Coordinate(
      lon: from.lon + share * (to.lon - from.lon), lat: from.lat + share * (to.lat - from.lat))
  }
}

/// Computes the shares of chords inside a viewport.
struct ViewportClip {
  private let boxes: [(west: Double, south: Double, east: Double, north: Double)]
  private let areas: [ViewportArea]
  private let prepared: PreparedViewport?

  init(_ viewport: Viewport) throws(GeometryError) {
    switch try ViewportShape(viewport) {
    case .box(let box):
      boxes = box.degrees
      areas = []
      prepared = nil
    case .areas(let areas):
      boxes = []
      self.areas = areas
      prepared = try PreparedViewport(areas)
    }
  }

  /// Whether a single position is inside or on the edge.
  func contains(_ place: Coordinate) throws(GeometryError) -> Bool {
    for box in boxes {
      if place.lat < box.south || place.lat > box.north { continue }
      for lon in abs(place.lon) == 180 ? [place.lon, -place.lon] : [place.lon] {
        if lon >= box.west, lon <= box.east { return true }
      }
    }
    for (index, area) in areas.enumerated() {
      for turn in area.turns(low: place.lon, high: place.lon) {
        let turned = Coordinate(lon: place.lon + turn, lat: place.lat)
        if prepared?.covers(turned, area: index) == true { return true }
      }
    }
    return false
  }

  /// The shares of a chord inside, ascending and disjoint.
  func shares(of chord: ViewportChords.Chord) throws(GeometryError) -> [ClosedRange<Double>] {
    var shares: [ClosedRange<Double>] = []
    for box in boxes {
      if let share = Self.share(of: chord, in: box) { shares.append(share) }
    }
    for (index, area) in areas.enumerated() {
      shares += try self.shares(of: chord, in: area, index)
    }
    return shares.count > 1 ? Self.merged(shares) : shares
  }

  /// The share of a chord in a box, after Liang and Barsky (ACM Trans. Graphics 3, 1984).
  private static func share(
    of chord: ViewportChords.Chord,
    in box: (west: Double, south: Double, east: Double, north: Double)
  ) -> ClosedRange<Double>? {
    var low = 0.0
    var high = 1.0
    let course = (lon: chord.to.lon - chord.from.lon, lat: chord.to.lat - chord.from.lat)
    let sides = [
      (-course.lon, chord.from.lon - box.west), (course.lon, box.east - chord.from.lon),
      (-course.lat, chord.from.lat - box.south), (course.lat, box.north - chord.from.lat),
    ]
    for (p, q) in sides {
      if p == 0 {
        if q < 0 { return nil }
      } else if p < 0 {
        low = max(low, q / p)
      } else {
        high = min(high, q / p)
      }
    }
    return low < high ? low...high : nil
  }

  private func shares(
    of chord: ViewportChords.Chord, in area: ViewportArea, _ index: Int
  ) throws(GeometryError) -> [ClosedRange<Double>] {
    let west = min(chord.from.lon, chord.to.lon)
    let east = max(chord.from.lon, chord.to.lon)
    guard let prepared, chord.from != chord.to,
      max(chord.from.lat, chord.to.lat) >= area.south,
      min(chord.from.lat, chord.to.lat) <= area.north
    else { return [] }
    var shares: [ClosedRange<Double>] = []
    for turn in area.turns(low: west, high: east) {
      let from = Coordinate(lon: chord.from.lon + turn, lat: chord.from.lat)
      let to = Coordinate(lon: chord.to.lon + turn, lat: chord.to.lat)
      let polygon = prepared.polygons[index]
      let line = try polygon.context.line([from, to])
      if try prepared.prepared[index].covers(line) { return [0...1] }
      guard try prepared.prepared[index].intersects(line) else { continue }
      for part in try line.intersection(polygon).lines() {
        let ends = [part[0], part[part.count - 1]].map {
          Self.share(of: $0, from: from, to: to)
        }.sorted()
        if ends[0] < ends[1] { shares.append(ends[0]...ends[1]) }
      }
    }
    return shares
  }

  /// The share of a chord, 0 to 1, at a position on it; exact at the ends.
  private static func share(
    of place: Coordinate, from: Coordinate, to: Coordinate
  ) -> Double {
    if place == from { return 0 }
    if place == to { return 1 }
    let lon = to.lon - from.lon
    let lat = to.lat - from.lat
    let share =
      abs(lon) > abs(lat) ? (place.lon - from.lon) / lon : (place.lat - from.lat) / lat
    return min(1, max(0, share))
  }

  /// The shares in ascending order, with adjacent ones merged.
  private static func merged(_ shares: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var merged: [ClosedRange<Double>] = []
    for share in shares.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, share.lowerBound <= last.upperBound {
        merged[merged.count - 1] =
          last.lowerBound...max(last.upperBound, share.upperBound)
      } else {
        merged.append(share)
      }
    }
    return merged
  }
}

/// The areas of a viewport in a GEOS context, for clipping lines. For one thread at a time.
private final class PreparedViewport {
  let polygons: [GeosGeometry]
  let prepared: [GeosPrepared]

  /// Validates and prepares areas.
  init(_ areas: [ViewportArea]) throws(GeometryError) {
    let context = try GeosContext()
    var polygons: [GeosGeometry] = []
    var prepared: [GeosPrepared] = []
    for (number, area) in areas.enumerated() {
      _ = try area.checkedEdges(polygon: number) { false }
      let polygon = try context.polygon(area.rings)
      polygons.append(polygon)
      prepared.append(try GeosPrepared(polygon))
    }
    self.polygons = polygons
    self.prepared = prepared
  }

  /// Whether `place` is inside an area or on its edge.
  ///
  /// GEOS can fail here only if memory runs out; the place then counts as outside.
  func covers(_ place: Coordinate, area: Int) -> Bool {
    (try? prepared[area].intersects(place)) ?? false
  }
}
