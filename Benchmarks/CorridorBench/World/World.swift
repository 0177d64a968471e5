internal import CorridorGeometry
internal import Glibc

/// An invented continent: towns of Pareto-distributed size, winding roads between neighbours.
///
/// 40 by 24 degrees at the latitudes of Europe; towns and roads are alike on all others. Everything
/// follows from the seed.
struct World {
  struct Town {
    var lon: Double
    var lat: Double
    var people: Double
  }

  struct Road {
    var from: Int
    var to: Int
    /// Straight length in kilometres.
    var kilometers: Double
  }

  static let west = -10.0
  static let east = 30.0
  static let south = 36.0
  static let north = 60.0
  /// Kilometres in a degree of latitude.
  static let degree = 111.2

  private(set) var towns: [Town] = []
  private(set) var roads: [Road] = []
  /// Roads at each town.
  private(set) var roadsOfTown: [[Int]] = []
  /// How many places a continent has before the next one is settled.
  let placesPerContinent: Int
  static let usualPlacesPerContinent = 10_000_000
  /// Continents that have room beside each other.
  static let mostContinents = 16
  private let seed: UInt64

  init(seed: UInt64, towns count: Int = 4000, placesPerContinent: Int = usualPlacesPerContinent) {
    self.seed = seed
    self.placesPerContinent = placesPerContinent
    var random = Random(seed: seed)
    makeTowns(count, &random)
    makeRoads()
  }

  private mutating func makeTowns(_ count: Int, _ random: inout Random) {
    let regions = (0..<40).map { _ in
      (
        lon: random.uniform(Self.west, Self.east), lat: random.uniform(Self.south, Self.north),
        spread: random.uniform(1, 4)
      )
    }
    while towns.count < count {
      var lon = random.uniform(Self.west, Self.east)
      var lat = random.uniform(Self.south, Self.north)
      if random.unit() > 0.35 {
        let region = regions[random.index(40)]
        lon = region.lon + random.normal() * region.spread * 1.5
        lat = region.lat + random.normal() * region.spread
      }
      guard lon > Self.west + 0.2, lon < Self.east - 0.2, lat > Self.south + 0.2,
        lat < Self.north - 0.2
      else { continue }
      let people = min(5000 * pow(1 - random.unit(), -1 / 1.05), 6_000_000)
      towns.append(Town(lon: lon, lat: lat, people: people))
    }
  }

  /// Joins every town with its five nearest neighbours.
  private mutating func makeRoads() {
    roadsOfTown = [[Int]](repeating: [], count: towns.count)
    var known: Set<Int> = []
    for from in towns.indices {
      let near = towns.indices.filter { $0 != from }.map { (kilometers(from, $0), $0) }
        .sorted { $0.0 < $1.0 }.prefix(5)
      for (kilometers, to) in near {
        let key = min(from, to) * towns.count + max(from, to)
        guard known.insert(key).inserted else { continue }
        roadsOfTown[from].append(roads.count)
        roadsOfTown[to].append(roads.count)
        roads.append(Road(from: from, to: to, kilometers: kilometers))
      }
    }
  }

  private func kilometers(_ a: Int, _ b: Int) -> Double {
    let shrink = cos((towns[a].lat + towns[b].lat) / 2 * .pi / 180)
    return Self.degree
      * hypot((towns[a].lon - towns[b].lon) * shrink, towns[a].lat - towns[b].lat)
  }

  /// The vertices of a road, about 55 m apart, from its first town to its second.
  func vertices(of index: Int) -> [Coordinate] {
    let road = roads[index]
    let (a, b) = (towns[road.from], towns[road.to])
    var random = Random(seed: seed &+ 7919 &* UInt64(index + 1))
    let count = max(4, Int(road.kilometers * 1000 * 1.13 / 55))
    // The heading wanders on two scales, 400 m and 6 km.
    let (short, long) = (exp(-55 / 400.0), exp(-55 / 6000.0))
    var (bend, sweep) = (0.0, 0.0)
    var (x, y) = (0.0, 0.0)
    var path = [(x, y)]
    for _ in 0..<count {
      bend = bend * short + random.normal() * 0.35 * (1 - short * short).squareRoot()
      sweep = sweep * long + random.normal() * 0.35 * (1 - long * long).squareRoot()
      let step = random.uniform(20, 90)
      x += step * cos(bend + sweep)
      y += step * sin(bend + sweep)
      path.append((x, y))
    }
    // Turned and stretched so that it ends at the second town.
    let shrink = cos((a.lat + b.lat) / 2 * .pi / 180)
    let (goalX, goalY) = ((b.lon - a.lon) * shrink, b.lat - a.lat)
    let norm = x * x + y * y
    let (re, im) = ((goalX * x + goalY * y) / norm, (goalY * x - goalX * y) / norm)
    return path.map { px, py in
      let lon = a.lon + (re * px - im * py) / shrink
      let lat = a.lat + im * px + re * py
      return Coordinate(lon: (lon * 1e6).rounded() / 1e6, lat: (lat * 1e6).rounded() / 1e6)
    }
  }

  /// Routes of exactly `vertices` vertices over shortest paths between towns.
  func routes(_ count: Int, vertices: Int, seed: UInt64) -> [[Coordinate]] {
    var random = Random(seed: self.seed ^ seed)
    return (0..<count).map { _ in
      var line: [Coordinate] = []
      var town = random.index(towns.count)
      while line.count < vertices {
        let goal = random.index(towns.count)
        for (road, isForward) in path(from: town, to: goal) {
          let part = self.vertices(of: road)
          line += (isForward ? part : part.reversed()).dropFirst(line.isEmpty ? 0 : 1)
          if line.count >= vertices { break }
        }
        town = goal
      }
      return Array(line.prefix(vertices))
    }
  }

  /// The roads of a shortest path (Dijkstra), and whether each is driven forward.
  private func path(from start: Int, to goal: Int) -> [(road: Int, isForward: Bool)] {
    var best = [Double](repeating: .infinity, count: towns.count)
    var arrival = [Int](repeating: -1, count: towns.count)
    var heap: [(Double, Int)] = [(0, start)]
    best[start] = 0
    while let (meters, town) = Self.pop(&heap) {
      guard town != goal else { break }
      guard meters <= best[town] else { continue }
      for index in roadsOfTown[town] {
        let road = roads[index]
        let next = road.from == town ? road.to : road.from
        let there = meters + road.kilometers
        guard there < best[next] else { continue }
        best[next] = there
        arrival[next] = index
        Self.push(&heap, (there, next))
      }
    }
    var steps: [(Int, Bool)] = []
    var town = goal
    while town != start, arrival[town] >= 0 {
      let road = roads[arrival[town]]
      steps.append((arrival[town], road.to == town))
      town = road.to == town ? road.from : road.to
    }
    return steps.reversed()
  }

  private static func push(_ heap: inout [(Double, Int)], _ item: (Double, Int)) {
    heap.append(item)
    var child = heap.count - 1
    while child > 0, heap[child].0 < heap[(child - 1) / 2].0 {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private static func pop(_ heap: inout [(Double, Int)]) -> (Double, Int)? {
    guard let top = heap.first else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return top }
      if child + 1 < heap.count, heap[child + 1].0 < heap[child].0 { child += 1 }
      guard heap[child].0 < heap[parent].0 else { return top }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
