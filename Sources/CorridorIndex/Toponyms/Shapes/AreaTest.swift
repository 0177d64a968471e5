internal import CorridorGeometry

/// Where rings and their boxes are read from: a file, or the memory of a build.
protocol AreaSource {
  func vertex(_ index: Int) throws(IndexError) -> GridPosition
  func block(_ index: Int) throws(IndexError) -> LonLatBox
}

/// A ring of an area: 16 bytes.
///
/// ```
/// 0 first vertex, UInt32   4 vertices, UInt32   8 first box, UInt32
/// 12 flags, UInt32: 1 is an outer boundary, 2 has the north pole inside
/// ```
/// The last vertex is the first one again. The boxes are those of ``BoxLevels`` over the edges.
struct AreaPart: Hashable, Sendable {
  static let size = 16

  var firstVertex: Int
  var vertexCount: Int
  var firstBlock: Int
  var isOuter: Bool
  var holdsNorthPole: Bool

  var edgeCount: Int { vertexCount - 1 }
  var flags: UInt32 { (isOuter ? 1 : 0) | (holdsNorthPole ? 2 : 0) }
}

/// Whether a position lies inside a ring, by exact whole numbers.
///
/// Counts how often the ring crosses the meridian from the position up to the north pole, so that
/// the antimeridian is a meridian like others and a ring round a pole needs no cut. Boxes over the
/// edges leave out what is not met; where all of a box lies north, its two ends tell whether it
/// crosses.
struct AreaTest<Source: AreaSource> {
  enum Side: Hashable {
    case outside
    case inside
    case boundary
  }

  private let source: Source
  private let part: AreaPart
  private let levels: BoxLevels
  private let lon: Int32
  private let lat: Int32
  private var isOdd = false

  private init(_ source: Source, _ part: AreaPart, _ position: GridPosition) {
    self.source = source
    self.part = part
    levels = BoxLevels(elements: part.edgeCount)
    lon = position.lon
    lat = position.lat
  }

  /// On which side of a ring a position is.
  static func side(
    of position: GridPosition, _ part: AreaPart, in source: Source
  ) throws(IndexError) -> Side {
    var test = AreaTest(source, part, position)
    guard test.levels.depth > 0 else { return .outside }
    if try test.visit(level: test.levels.depth - 1, node: 0) { return .boundary }
    return test.isOdd != part.holdsNorthPole ? .inside : .outside
  }

  /// Counts the crossings below a node; true when the position lies on an edge.
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

  /// How far east of the position a vertex is; less than nothing for the west.
  private func east(_ vertex: GridPosition) -> Int64 {
    LonLatBox.step(from: lon, to: vertex.lon)
  }

  /// Counts an edge; true when the position lies on it.
  private mutating func cross(_ start: GridPosition, _ end: GridPosition) -> Bool {
    let startEast = east(start)
    if start.lat == lat, startEast == 0 || abs(lat) == 900_000_000 { return true }
    let across = LonLatBox.step(from: start.lon, to: end.lon)
    let endEast = startEast + across
    if startEast == 0, endEast == 0 {
      return min(start.lat, end.lat) <= lat && lat <= max(start.lat, end.lat)
    }
    guard (startEast < 0) != (endEast < 0) else { return false }
    // No factor is above 1.8e9 for positions on Earth, so nothing overflows; what a hostile file
    // has gives some answer.
    let side =
      across &* (Int64(lat) - Int64(start.lat))
      &+ (Int64(end.lat) - Int64(start.lat)) &* startEast
    guard side != 0 else { return true }
    // On the way east, what is left of the edge is north of it.
    if (side < 0) == (across > 0) { isOdd.toggle() }
    return false
  }
}
