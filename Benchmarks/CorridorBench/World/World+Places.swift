internal import CorridorGeometry
internal import Glibc

/// A place of the invented continent.
struct WorldPlace {
  var id: Int
  var position: GridPosition
  /// Index in ``World/categories``.
  var category: Int
  var brand: String
  var town: Int
}

extension World {
  /// Forty categories; all but the last are zipf-distributed, the last is fuel.
  static let categories = [
    "bench", "parking", "restaurant", "bus_stop", "waste_basket", "shop", "cafe", "fast_food",
    "bicycle_parking", "place_of_worship", "school", "recycling", "pharmacy", "bank", "atm",
    "hotel", "pub", "bar", "toilets", "drinking_water", "post_box", "kindergarten",
    "hairdresser", "supermarket", "bakery", "clothes", "convenience", "viewpoint", "museum",
    "attraction", "picnic_site", "playground", "charging_station", "car_repair", "doctors",
    "dentist", "library", "police", "hospital", "fuel",
  ]

  private static let brands = [
    "Anker", "Birke", "Corona", "Delta", "Eiche", "Fjord", "Gamma", "Hafen", "Insel", "Jura",
    "Komet", "Linde", "Merkur", "Nord", "Omega", "Pinie", "Quell", "Rhein", "Sonne", "Tanne",
  ]

  /// Calls `body` with `count` places: those of one continent after another.
  ///
  /// A world of more places has all those of a smaller one first, and beyond
  /// ``placesPerContinent`` they are elsewhere: as on Earth, there is more land, not more on the same
  /// land. So a route finds the same places in every world of a whole continent or more, and what the
  /// others cost it can be seen.
  func forEachPlace<Failure: Error>(
    _ count: Int, _ body: (WorldPlace) throws(Failure) -> Void
  ) throws(Failure) {
    for first in stride(from: 0, to: count, by: placesPerContinent) {
      let continent = first / placesPerContinent
      try forEachPlace(
        ofContinent: continent, min(placesPerContinent, count - first)
      ) { (place) throws(Failure) in
        var place = place
        place.id += first
        place.position = Self.moved(place.position, toContinent: continent)
        try body(place)
      }
    }
  }

  /// The same spot on another continent: 45 degrees farther east each, every ninth one on the other
  /// hemisphere.
  private static func moved(_ position: GridPosition, toContinent number: Int) -> GridPosition {
    let lon = Int(position.lon) + number % 8 * 450_000_000
    return GridPosition(
      lon: Int32(lon > 1_800_000_000 ? lon - 3_600_000_000 : lon),
      lat: number / 8 % 2 == 0 ? position.lat : -position.lat)
  }

  /// The places of a continent: 62 % in towns, 25 % beside roads, 13 % anywhere; every twentieth
  /// close to another one.
  private func forEachPlace<Failure: Error>(
    ofContinent number: Int, _ count: Int, _ body: (WorldPlace) throws(Failure) -> Void
  ) throws(Failure) {
    var random = Random(seed: 20_261_107 + UInt64(number))
    let townSums = Self.sums(towns.map(\.people))
    let roadSums = Self.sums(roads.map { $0.kilometers })
    let categorySums = Self.sums((1..<Self.categories.count).map { 1 / Double($0) })
    var roadVertices: (road: Int, vertices: [Coordinate]) = (-1, [])
    var earlier: [GridPosition] = []
    for id in 0..<count {
      let kind = random.unit()
      var place = Coordinate(lon: 0, lat: 0)
      var town = 0
      let isAtRoad = kind >= 0.62 && kind < 0.87
      if kind < 0.62 {
        town = Self.pick(townSums, &random)
        place = aroundTown(town, &random)
      } else if isAtRoad {
        // Places come road by road, 64 at a time, so that a road is made once for all of them.
        if id % 64 == 0 || roadVertices.road < 0 {
          let road = Self.pick(roadSums, &random)
          roadVertices = (road, vertices(of: road))
        }
        town = roads[roadVertices.road].from
        place = beside(roadVertices.vertices, &random)
      } else {
        place = Coordinate(
          lon: random.uniform(Self.west, Self.east), lat: random.uniform(Self.south, Self.north))
        town = random.index(towns.count)
      }
      place.lon = min(max(place.lon, Self.west - 1), Self.east + 1)
      place.lat = min(max(place.lat, Self.south - 1), Self.north + 1)
      var position = GridPosition(place) ?? GridPosition(lon: 0, lat: 0)
      if random.unit() < 0.05, !earlier.isEmpty {
        let near = earlier[random.index(earlier.count)]
        position = GridPosition(
          lon: near.lon + Int32(random.index(7) - 3) * 100,
          lat: near.lat + Int32(random.index(7) - 3) * 100)
      }
      if earlier.count < 65536 { earlier.append(position) } else { earlier[id % 65536] = position }
      let isFuel = random.unit() < (isAtRoad ? 0.05 : 0.01)
      try body(
        WorldPlace(
          id: id, position: position,
          category: isFuel ? Self.categories.count - 1 : Self.pick(categorySums, &random),
          brand: Self.brands[random.index(Self.brands.count)], town: town))
    }
  }

  private func aroundTown(_ index: Int, _ random: inout Random) -> Coordinate {
    let town = towns[index]
    let spread = 0.8 * pow(town.people / 20_000, 0.38)
    let isCentral = random.unit() < 0.7
    let away =
      isCentral ? spread * abs(random.normal()) * 1.4 : -spread * 3 * log(1 - random.unit())
    return offset(Coordinate(lon: town.lon, lat: town.lat), away, random.uniform(0, 2 * .pi))
  }

  private func beside(_ vertices: [Coordinate], _ random: inout Random) -> Coordinate {
    let index = random.index(vertices.count - 1)
    let share = random.unit()
    let (a, b) = (vertices[index], vertices[index + 1])
    let on = Coordinate(
      lon: a.lon + (b.lon - a.lon) * share, lat: a.lat + (b.lat - a.lat) * share)
    return offset(on, random.laplace(0.25), random.uniform(0, 2 * .pi))
  }

  private func offset(_ start: Coordinate, _ kilometers: Double, _ angle: Double) -> Coordinate {
    Coordinate(
      lon: start.lon + kilometers * cos(angle) / (Self.degree * cos(start.lat * .pi / 180)),
      lat: start.lat + kilometers * sin(angle) / Self.degree)
  }

  private static func sums(_ weights: [Double]) -> [Double] {
    var total = 0.0
    return weights.map { weight in
      total += weight
      return total
    }
  }

  private static func pick(_ sums: [Double], _ random: inout Random) -> Int {
    let goal = random.unit() * (sums.last ?? 0)
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] > goal { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
