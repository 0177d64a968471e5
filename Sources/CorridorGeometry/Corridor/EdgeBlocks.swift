/// The edges of a line in a plane in blocks with bounding circles, to find the nearest one.
struct EdgeBlocks {
  private let points: ArraySlice<Coordinate>
  private var blocks: [Circle] = []
  private var groups: [Circle] = []

  /// Edges in a block, and blocks in a group.
  private static let size = 4
  private static let groupSize = 8

  private struct Circle {
    var x: Double
    var y: Double
    var radius: Double

    /// A circle around positions: about the middle of their bounding box.
    init(around points: ArraySlice<Coordinate>) {
      var low = points[points.startIndex]
      var high = low
      for point in points {
        low = Coordinate(lon: min(low.lon, point.lon), lat: min(low.lat, point.lat))
        high = Coordinate(lon: max(high.lon, point.lon), lat: max(high.lat, point.lat))
      }
      (x, y) = ((low.lon + high.lon) / 2, (low.lat + high.lat) / 2)
      var squared = 0.0
      for point in points {
        let (east, north) = (point.lon - x, point.lat - y)
        squared = max(squared, east * east + north * north)
      }
      radius = squared.squareRoot()
    }

    /// Whether nothing in it is nearer to a position than `distance`.
    @inline(__always)
    func isFarther(than distance: Double, from place: Coordinate) -> Bool {
      let (east, north) = (place.lon - x, place.lat - y)
      let reach = distance + radius
      return east * east + north * north > reach * reach
    }
  }

  /// The edges of a line of at least two positions.
  init(_ points: ArraySlice<Coordinate>) {
    self.points = points
    let last = points.endIndex - 1
    for first in stride(from: points.startIndex, to: last, by: Self.size) {
      blocks.append(Circle(around: points[first...min(first + Self.size, last)]))
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
    var nearest = (squared: Double.infinity, edge: guess)
    look(at: (guess - points.startIndex) / Self.size, place, &nearest)
    var distance = nearest.squared.squareRoot()
    for group in groups.indices where !groups[group].isFarther(than: distance, from: place) {
      let first = group * Self.groupSize
      for block in first..<min(first + Self.groupSize, blocks.count)
      where !blocks[block].isFarther(than: distance, from: place) {
        if look(at: block, place, &nearest) { distance = nearest.squared.squareRoot() }
      }
    }
    return nearest
  }

  @discardableResult
  private func look(
    at block: Int, _ place: Coordinate, _ nearest: inout (squared: Double, edge: Int)
  ) -> Bool {
    var isNearer = false
    let first = points.startIndex + block * Self.size
    for edge in first..<min(first + Self.size, points.endIndex - 1) {
      let (a, b) = (points[edge], points[edge + 1])
      let (x, y) = (b.lon - a.lon, b.lat - a.lat)
      let length = x * x + y * y
      let along = (place.lon - a.lon) * x + (place.lat - a.lat) * y
      let share = along <= 0 ? 0 : along >= length ? 1 : along / length
      let east = place.lon - a.lon - share * x
      let north = place.lat - a.lat - share * y
      let squared = east * east + north * north
      if squared < nearest.squared {
        nearest = (squared, edge)
        isNearer = true
      }
    }
    return isNearer
  }
}
