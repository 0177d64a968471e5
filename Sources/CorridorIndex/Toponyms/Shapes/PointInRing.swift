internal import CorridorGeometry

/// A source of rings and their boxes: a file, or the memory of a build.
protocol RingSource {
  func vertex(_ index: Int) throws(IndexError) -> GridPosition
  func block(_ index: Int) throws(IndexError) -> LonLatBox
}

/// A ring of an area: 16 bytes.
///
/// ```
/// 0 first vertex, UInt32   4 vertices, UInt32   8 first box, UInt32
/// 12 flags, UInt32: 1 is an outer boundary, 2 has the north pole inside
/// ```
/// The last vertex equals the first. The boxes are those of ``BoxLevels`` over the edges.
struct AreaRing: Hashable, Sendable {
  static let size = 16

  var firstVertex: Int
  var vertexCount: Int
  var firstBlock: Int
  var isOuter: Bool
  var holdsNorthPole: Bool

  var edgeCount: Int { vertexCount - 1 }
  var flags: UInt32 { (isOuter ? 1 : 0) | (holdsNorthPole ? 2 : 0) }
}

/// Tests whether a position lies inside a ring, in exact integers.
///
/// Counts how often the ring crosses the meridian from the position to the north pole, so that the
/// antimeridian is an ordinary meridian and a ring around a pole needs no cut. Boxes over the edges
/// exclude those that cannot cross; if a whole box lies to the north, its two end points determine
/// whether it crosses.
struct PointInRing<Source: RingSource> {
  enum Side: Hashable {
    case outside
    case inside
    case boundary
  }

  private let source: Source
  private let part: AreaRing
  private let levels: BoxLevels
  private let lon: Int32
  private let lat: Int32
  private var isOdd = false

  private init(_ source: Source, _ part: AreaRing, _ position: GridPosition) {
    self.source = source
    self.part = part
    levels = BoxLevels(elements: part.edgeCount)
    lon = position.lon
    lat = position.lat
  }

  /// The side of a ring that a position is on.
  static func side(
    of position: GridPosition, _ part: AreaRing, in source: Source
  ) throws(IndexError) -> Side {
    var test = PointInRing(source, part, position)
    guard test.levels.depth > 0 else { return .outside }
    if try test.visit(level: test.levels.depth - 1, node: 0) { return .boundary }
    return test.isOdd != part.holdsNorthPole ? .inside : .outside
  }

  /// Counts the crossings below a node; returns true if the position lies on an edge.
  private mutating func visit(level: Int, node: Int) throws(IndexError) -> Bool {
    let box = try source.block(part.firstBlock + levels.start(level) + node)
    guard box.north >= lat, box.holds(lon: lon) else { return false }
    let edges = levels.elements(level: level, node: node)
    if box.south > lat, Int64(box.width) < LonLatBox.turn / 2 {
      let first = try source.vertex(part.firstVertex + edges.lowerBound)
      let last = try source.vertex(part.firstVertex + edges.upperBound)
      if (east(first) < 0) != (east(last) < 0) { isOdd.toggle() }
      return false
    }
    guard level == 0 else {
      for child in levels.children(level: level, node: node) {
        if try visit(level: level - 1, node: child) { return true }
      }
      return false
    }
    var start = try source.vertex(part.firstVertex + edges.lowerBound)
    for edge in edges {
      let end = try source.vertex(part.firstVertex + edge + 1)
      if cross(start, end) { return true }
      start = end
    }
    return false
  }

  /// How far east of the position a vertex is; negative to the west.
  private func east(_ vertex: GridPosition) -> Int64 {
    LonLatBox.step(from: lon, to: vertex.lon)
  }

  /// Counts an edge; returns true if the position lies on it.
  private mutating func cross(_ start: GridPosition, _ end: GridPosition) -> Bool {
    let startEast = east(start)
    if start.lat == lat, startEast == 0 || abs(lat) == 900_000_000 { return true }
    let across = LonLatBox.step(from: start.lon, to: end.lon)
    let endEast = startEast + across
    if startEast == 0, endEast == 0 {
      return min(start.lat, end.lat) <= lat && lat <= max(start.lat, end.lat)
    }
    guard (startEast < 0) != (endEast < 0) else { return false }
    // No factor exceeds 1.8e9 for positions on Earth, so nothing overflows; a hostile file gives an
    // unspecified result.
    let side =
      across &* (Int64(lat) - Int64(start.lat))
      &+ (Int64(end.lat) - Int64(start.lat)) &* startEast
    guard side != 0 else { return true }
    // Going east, the points to the left of the edge are north of it.
    if (side < 0) == (across > 0) { isOdd.toggle() }
    return false
  }
}

extension RingSource {
  /// Whether a position lies in the area of these rings, or on its boundary.
  func holds(_ position: GridPosition, in rings: some Sequence<AreaRing>) throws(IndexError) -> Bool
  {
    var count = RingSideCount()
    for ring in rings { try count.add(ring, PointInRing.side(of: position, ring, in: self)) }
    return count.isInside
  }

  /// Whether edges of the rings may meet a box; if none does, the rings contain all of the box or
  /// none of it.
  func edges(of rings: some Sequence<AreaRing>, mayMeet box: LonLatBox) throws(IndexError) -> Bool {
    for ring in rings {
      let levels = BoxLevels(elements: ring.edgeCount)
      if try edges(of: ring, levels, level: levels.depth - 1, node: 0, mayMeet: box) { return true }
    }
    return false
  }

  private func edges(
    of ring: AreaRing, _ levels: BoxLevels, level: Int, node: Int, mayMeet box: LonLatBox
  ) throws(IndexError) -> Bool {
    guard try block(ring.firstBlock + levels.start(level) + node).meets(box) else { return false }
    guard level > 0 else { return true }
    for child in levels.children(level: level, node: node) {
      if try edges(of: ring, levels, level: level - 1, node: child, mayMeet: box) { return true }
    }
    return false
  }
}
