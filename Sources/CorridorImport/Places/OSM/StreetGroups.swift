import CorridorGeometry
import Glibc

/// Groups ways of one name that are connected on the ground.
///
/// Ways that share a position are one street, and so are ways that come close to each other, such
/// as the two carriageways of a road: each way is sampled at its positions and every 30 m between
/// them, samples are rounded to a lattice of 9 m in space, and two ways with samples within 250 m
/// are joined. Thus ways within 200 m of each other are always one street, and ways more than 270 m
/// apart are one only if other ways connect them. Distances are computed in space, not in degrees,
/// so the antimeridian is not a special case.
///
/// Complexity: O(n log n) in the samples; the lattice bounds the number of samples in a cell, so
/// many ways in one spot do not take quadratic time.
struct StreetGroups {
  /// Maximum distance between ways of one street in metres, except for rounding.
  static let reach = 250.0
  private static let lattice = 9.0
  private static let step = 30.0
  /// Maximum number of samples on one segment; on longer ones the samples are farther apart. No
  /// real road has 20 km without a vertex.
  private static let sampleLimit = 700.0

  private var parents: [Int] = []
  private var samples: [Sample] = []
  /// The cells with samples, by ascending keys.
  private var cells: [(key: UInt64, samples: Range<Int>)] = []

  /// A lattice point in a cell of 16 by 16 by 16.
  private struct Sample {
    var cell: UInt64
    /// The point in the cell, 4 bits for each coordinate, and the way: 52 bits.
    private var pointAndWay: UInt64

    init(_ position: SIMD3<Double>, way: Int) {
      let place = (position / StreetGroups.lattice).rounded(.toNearestOrEven)
      let (x, y, z) = (Int(place.x), Int(place.y), Int(place.z))
      cell = StreetGroups.cell(x >> 4, y >> 4, z >> 4)
      let point = (x & 15) << 8 | (y & 15) << 4 | z & 15
      pointAndWay = UInt64(point) << 52 | UInt64(way)
    }

    var way: Int { Int(pointAndWay & (1 << 52 - 1)) }
    /// The coordinates in the cell.
    private var point: SIMD3<Int32> {
      let bits = Int32(truncatingIfNeeded: pointAndWay >> 52)
      return SIMD3(bits >> 8, bits >> 4, bits) & 15
    }

    func isSamePoint(as other: Sample) -> Bool {
      cell == other.cell && pointAndWay >> 52 == other.pointAndWay >> 52
    }

    /// From another sample to this one, in lattice points.
    func offset(from other: Sample) -> SIMD3<Int32> {
      let cells = StreetGroups.corner(cell) &- StreetGroups.corner(other.cell)
      return cells &<< 4 &+ point &- other.point
    }

    static func precedes(_ one: Sample, _ other: Sample) -> Bool {
      one.cell == other.cell ? one.pointAndWay < other.pointAndWay : one.cell < other.cell
    }
  }

  /// The groups of ways, which are given by their indexes of shapes: ascending indices into `ways`,
  /// the groups in the order of their first ways.
  mutating func groups(of ways: [Int], in shapes: DeferredShapes) -> [[Int]] {
    parents = Array(ways.indices)
    if ways.count > 1 {
      joinTouching(ways, shapes)
      if !isOne { joinNear(ways, shapes) }
    }
    var groups: [[Int]] = []
    // A root is the first way of its group.
    var numbers = Array(repeating: 0, count: ways.count)
    for way in ways.indices {
      let root = root(of: way)
      if root == way {
        numbers[root] = groups.count
        groups.append([way])
      } else {
        groups[numbers[root]].append(way)
      }
    }
    return groups
  }

  /// Whether all ways are in one group.
  private var isOne: Bool { parents.indices.dropFirst().allSatisfy { parents[$0] != $0 } }

  private mutating func root(of way: Int) -> Int {
    var way = way
    while parents[way] != way {
      parents[way] = parents[parents[way]]
      way = parents[way]
    }
    return way
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (root(of: one), root(of: other))
    parents[max(one, other)] = min(one, other)
  }

  /// Joins ways that share a position.
  private mutating func joinTouching(_ ways: [Int], _ shapes: DeferredShapes) {
    var visits: [(position: UInt64, way: Int)] = []
    let positions = shapes.positions.span
    for way in ways.indices {
      for part in shapes.parts(of: ways[way]) {
        for index in part.positions {
          let position = positions[index]
          let lon = UInt64(UInt32(bitPattern: position.lon))
          visits.append((lon << 32 | UInt64(UInt32(bitPattern: position.lat)), way))
        }
      }
    }
    visits.sort { $0 < $1 }
    for index in visits.indices.dropFirst()
    where visits[index].position == visits[index - 1].position {
      join(visits[index].way, visits[index - 1].way)
    }
  }

  /// Joins ways that come close to each other.
  private mutating func joinNear(_ ways: [Int], _ shapes: DeferredShapes) {
    samples.removeAll(keepingCapacity: true)
    let positions = shapes.positions.span
    for way in ways.indices {
      for part in shapes.parts(of: ways[way]) {
        var previous: SIMD3<Double>?
        for index in part.positions {
          let place = positions[index].inSpace
          addSamples(to: place, from: previous, way: way)
          previous = place
        }
      }
    }
    samples.sort(by: Sample.precedes)
    // The diagonal of a cell is 234 m, so all its samples are close.
    cells.removeAll(keepingCapacity: true)
    var kept = 0
    for index in samples.indices {
      let sample = samples[index]
      if kept > 0, samples[kept - 1].cell == sample.cell {
        join(samples[kept - 1].way, sample.way)
        if samples[kept - 1].isSamePoint(as: sample) { continue }
      } else {
        cells.append((sample.cell, kept..<kept))
      }
      samples[kept] = sample
      kept += 1
      cells[cells.count - 1].samples = cells[cells.count - 1].samples.lowerBound..<kept
    }
    for x in 0...2 {
      for y in (x == 0 ? 0 : -2)...2 { joinNeighbours(x: x, y: y) }
    }
  }

  private mutating func addSamples(
    to end: SIMD3<Double>, from start: SIMD3<Double>?, way: Int
  ) {
    if let start {
      let edge = end - start
      let count = min((edge * edge).sum().squareRoot() / Self.step, Self.sampleLimit)
      for number in stride(from: 1.0, through: count, by: 1) {
        samples.append(Sample(start + edge * (number / (count + 1)), way: way))
      }
    }
    samples.append(Sample(end, way: way))
  }

  /// Joins the ways of each cell with those within reach in the later cells of the column at offset
  /// `x`, `y`.
  ///
  /// The keys of the cells in a column are consecutive, so the range to search only moves forward
  /// from one cell to the next.
  private mutating func joinNeighbours(x: Int, y: Int) {
    let column = x << 42 + y << 21
    let low = UInt64(bitPattern: Int64(column + (x == 0 && y == 0 ? 1 : -2)))
    let high = UInt64(bitPattern: Int64(column + 2))
    var next = 0
    for (key, members) in cells {
      while next < cells.count, cells[next].key < key &+ low { next += 1 }
      var other = next
      while other < cells.count, cells[other].key <= key &+ high {
        let others = cells[other].samples
        let (one, another) = (samples[members.lowerBound].way, samples[others.lowerBound].way)
        if root(of: one) != root(of: another), isNear(members, others) { join(one, another) }
        other += 1
      }
    }
  }

  private func isNear(_ some: Range<Int>, _ others: Range<Int>) -> Bool {
    let limit = Int32(Self.reach * Self.reach / (Self.lattice * Self.lattice))
    for one in some {
      for other in others {
        let apart = samples[one].offset(from: samples[other])
        if (apart &* apart).wrappedSum() <= limit { return true }
      }
    }
    return false
  }

  /// The key of a cell, by column and height; coordinates are within 45,000 cells of the centre of
  /// the Earth.
  private static func cell(_ x: Int, _ y: Int, _ z: Int) -> UInt64 {
    let offset = 1 << 20
    return UInt64((x + offset) << 42 | (y + offset) << 21 | (z + offset))
  }

  /// The coordinates of a cell from its key, with the offset of ``cell(_:_:_:)``.
  private static func corner(_ cell: UInt64) -> SIMD3<Int32> {
    let mask = Int32(1 << 21 - 1)
    return SIMD3(
      Int32(truncatingIfNeeded: cell >> 42), Int32(truncatingIfNeeded: cell >> 21),
      Int32(truncatingIfNeeded: cell)) & mask
  }
}

extension GridPosition {
  /// The position in metres on a sphere of the Earth's mean radius.
  fileprivate var inSpace: SIMD3<Double> {
    let lon = Double(self.lon) * 1e-7 * .pi / 180
    let lat = Double(self.lat) * 1e-7 * .pi / 180
    let equatorial = cos(lat)
    return 6_371_008.8 * SIMD3(equatorial * cos(lon), equatorial * sin(lon), sin(lat))
  }
}
