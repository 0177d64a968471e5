/// The edges of a line in a plane in blocks with bounds, to find the nearest one.
struct EdgeBlocks {
  private var edges: [PlaneEdge] = []
  private var blocks: [Block] = []
  private var groups: [Circle] = []
  /// The index of the first vertex of the first edge.
  private let first: Int

  /// Edges in a block, and blocks in a group.
  private static let size = 4
  private static let groupSize = 8

  private struct Circle {
    let center: SIMD2<Double>
    let radius: Double

    /// A circle around positions: about the middle of their bounding box.
    init(around points: ArraySlice<Coordinate>) {
      var low = SIMD2(repeating: Double.infinity)
      var high = -low
      for point in points {
        low = pointwiseMin(low, SIMD2(point.lon, point.lat))
        high = pointwiseMax(high, SIMD2(point.lon, point.lat))
      }
      let center = (low + high) / 2
      var squared = 0.0
      for point in points {
        let away = SIMD2(point.lon, point.lat) - center
        squared = max(squared, (away * away).sum())
      }
      self.center = center
      radius = squared.squareRoot()
    }

    /// Whether nothing in it is nearer to a position than `distance`.
    @inline(__always)
    func isFarther(than distance: Double, from place: SIMD2<Double>) -> Bool {
      let away = place - center
      let squares = away * away
      let reach = distance + radius
      return squares.x + squares.y > reach * reach
    }
  }

  /// Consecutive edges: within a circle, and within a distance of a chord, which for a long and
  /// narrow block says more.
  private struct Block {
    let circle: Circle
    let chord: PlaneEdge
    let aside: Double

    init(around points: ArraySlice<Coordinate>) {
      circle = Circle(around: points)
      let chord = PlaneEdge(from: points[points.startIndex], to: points[points.endIndex - 1])
      var squared = 0.0
      for point in points {
        squared = max(squared, chord.squaredDistance(to: SIMD2(point.lon, point.lat)))
      }
      self.chord = chord
      aside = squared.squareRoot()
    }

    /// Whether nothing in it is nearer to a position than `distance`.
    @inline(__always)
    func isFarther(than distance: Double, from place: SIMD2<Double>) -> Bool {
      if circle.isFarther(than: distance, from: place) { return true }
      let reach = distance + aside
      return chord.squaredDistance(to: place) > reach * reach
    }
  }

  /// The edges of a line of at least two positions.
  init(_ points: ArraySlice<Coordinate>) {
    first = points.startIndex
    let last = points.endIndex - 1
    edges.reserveCapacity(points.count - 1)
    for (a, b) in zip(points, points.dropFirst()) { edges.append(PlaneEdge(from: a, to: b)) }
    for first in stride(from: points.startIndex, to: last, by: Self.size) {
      blocks.append(Block(around: points[first...min(first + Self.size, last)]))
    }
    let step = Self.size * Self.groupSize
    for first in stride(from: points.startIndex, to: last, by: step) {
      groups.append(Circle(around: points[first...min(first + step, last)]))
    }
  }

  /// The edge nearest to `place` as the index of its first vertex, and the squared distance.
  ///
  /// - Parameter guess: An edge that may be near.
  func nearest(to place: Coordinate, guess: Int) -> (squared: Double, edge: Int) {
    let place = SIMD2(place.lon, place.lat)
    let likely = (guess - first) / Self.size
    var (squared, nearest) = (Double.infinity, guess - first)
    look(at: likely, place, &squared, &nearest)
    var distance = squared.squareRoot()
    for group in groups.indices where !groups[group].isFarther(than: distance, from: place) {
      let first = group * Self.groupSize
      for block in first..<min(first + Self.groupSize, blocks.count)
      where block != likely && !blocks[block].isFarther(than: distance, from: place) {
        if look(at: block, place, &squared, &nearest) { distance = squared.squareRoot() }
      }
    }
    return (squared, first + nearest)
  }

  /// Whether an edge of a block is nearer than the nearest one so far, which it then replaces.
  @discardableResult
  private func look(
    at block: Int, _ place: SIMD2<Double>, _ squared: inout Double, _ nearest: inout Int
  ) -> Bool {
    let before = squared
    let first = block * Self.size
    for edge in first..<min(first + Self.size, edges.count) {
      let distance = edges[edge].squaredDistance(to: place)
      if distance < squared { (squared, nearest) = (distance, edge) }
    }
    return squared < before
  }
}
