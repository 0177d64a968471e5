import CorridorTestSupport
import Testing

@testable import CorridorGeometry

private func p(_ x: Double, _ y: Double) -> Coordinate { Coordinate(lon: x, lat: y) }

/// Hulls of lines in a plane, in metres.
@Suite struct AlphaHullTests {
  static let radius = 1000.0
  static let outward = 0.2

  /// A random line of short edges that turns by up to `turn` radians at a vertex.
  static func wander(
    _ seed: UInt64, count: Int, step: Double = 20, turn given: Double? = nil
  ) -> [Coordinate] {
    var random = SplitMix(seed: seed)
    let turn = given ?? [0.1, 0.5, 3][Int(seed % 3)]
    var (line, azimuth) = ([p(0, 0)], 0.0)
    for _ in 1..<count {
      azimuth += random.double(-turn...turn)
      let last = line[line.count - 1]
      let course = unitVector(azimuth)
      line.append(p(last.lon + step * course.lon, last.lat + step * course.lat))
    }
    return line
  }

  /// East and north of an angle in radians from the north.
  static func unitVector(_ angle: Double) -> Coordinate {
    let frame = LocalFrame(p(0, angle / Ellipsoid.radiansPerDegree))
    return p(frame.sinLat, frame.cosLat)
  }

  /// The distance of a place from a line, by looking at every edge.
  static func meters(from place: Coordinate, to line: [Coordinate]) -> Double {
    var least = Double.infinity
    for (a, b) in zip(line, line.dropFirst()) {
      let (x, y) = (b.lon - a.lon, b.lat - a.lat)
      let length = x * x + y * y
      let along = (place.lon - a.lon) * x + (place.lat - a.lat) * y
      let share = length > 0 ? min(1, max(0, along / length)) : 0
      let (east, north) = (place.lon - a.lon - share * x, place.lat - a.lat - share * y)
      least = min(least, east * east + north * north)
    }
    return least.squareRoot()
  }

  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `has the buffer of its line, with fewer vertices`(seed: UInt64) throws {
    let line = Self.wander(seed, count: [4, 40, 120][Int(seed / 3 % 3)])
    let hull = AlphaHull(radius: Self.radius, outward: Self.outward)
    guard let outline = hull.outline(of: line[...]) else { return }
    // It has two sides.
    #expect(outline.count <= 2 * line.count)
    if seed % 3 == 2, line.count > 20 { #expect(outline.count < line.count / 2) }
    try Self.expectBuffer(of: outline, around: line, "seed \(seed)")
  }

  /// Buffers a hull and holds the outline against the line.
  static func expectBuffer(
    of hull: [Coordinate], around line: [Coordinate], _ comment: Comment
  ) throws {
    let geometry = try GeosContext().polygon([hull])
    let buffer = try geometry.buffered(by: radius, quadrantSegments: 400).polygons()
    #expect(buffer.count == 1 && buffer[0].rings.count == 1, comment)
    for (a, b) in buffer.flatMap({ $0.rings.flatMap { zip($0, $0.dropFirst()) } }) {
      for place in [a, p((a.lon + b.lon) / 2, (a.lat + b.lat) / 2)] {
        let meters = meters(from: place, to: line)
        // The chords of the arcs are 2 mm inside, and the scan may leave out what the disc barely
        // touches.
        #expect(
          meters > radius - 0.05 && meters < radius + outward + 0.01, "\(comment): \(meters) m")
      }
    }
  }

  /// The disc touches gentle bends from both sides, so the sides of the hull are nearly the same.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `has both ends where it is thin`(seed: UInt64) throws {
    let line = Self.wander(seed, count: 60, step: 55, turn: 0.08)
    let hull = AlphaHull(radius: Self.radius, outward: Self.outward)
    guard let outline = hull.outline(of: line[...]) else { return }
    try Self.expectBuffer(of: outline, around: line, "seed \(seed)")
  }

  @Test func `is little more than the line where it is straight`() throws {
    let hull = AlphaHull(radius: Self.radius, outward: Self.outward)
    let line = (0...90).map { p(Double($0) * 20, Double($0) * 10) }
    let outline = try #require(hull.outline(of: line[...]))
    #expect(outline.count == 5 && Self.meters(from: line[45], to: outline) < 0.01)
  }

  @Test func `does not exist where a buffer may have a hole`() {
    let hull = AlphaHull(radius: Self.radius, outward: Self.outward)
    let loop = (0...300).map { step in
      let course = Self.unitVector(Double(step) / 300 * 2 * .pi)
      return p(1200 * course.lon, 1200 * course.lat)
    }
    #expect(hull.outline(of: loop[...]) == nil)
    #expect(hull.outline(of: loop[...20]) != nil)
    // Nor where it would have more vertices than the line.
    #expect(hull.outline(of: [p(0, 0), p(50_000, 0), p(100_000, 10)]) == nil)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `finds the nearest edge that a full scan finds`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let line = Self.wander(seed, count: 300)
    let edges = EdgeBlocks(line[...])
    for _ in 0..<300 {
      let near = line[Int(random.next() % 300)]
      let place = p(near.lon + random.double(-1500...1500), near.lat + random.double(-1500...1500))
      let found = edges.nearest(to: place, guess: Int(random.next() % 299))
      let expected = Self.meters(from: place, to: line)
      #expect(abs(found.squared.squareRoot() - expected) < 1e-9, "seed \(seed)")
    }
  }
}
