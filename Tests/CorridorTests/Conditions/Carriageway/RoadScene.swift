import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport

/// Roads and places laid out in metres east and north of a point anywhere on Earth.
struct RoadScene {
  typealias Point = (east: Double, north: Double)

  let base: Coordinate
  private let geodesic: Geodesic
  private var roads: [(carriageway: Carriageway, line: [GridPosition])] = []
  private var places: [TestPlace] = []

  init(at base: Coordinate) throws {
    self.base = base
    geodesic = try Geodesic.wgs84()
  }

  /// Where a point is.
  func at(_ point: Point) -> Coordinate {
    let north = geodesic.direct(from: base, azimuth: 0, meters: point.north).position
    return geodesic.direct(from: north, azimuth: 90, meters: point.east).position
  }

  private func grid(_ point: Point) -> GridPosition {
    GridPosition(at(point)) ?? GridPosition(lon: 0, lat: 0)
  }

  mutating func add(
    _ use: Carriageway.Use, _ line: [Point], isMotorway: Bool = false, name: String = "",
    ref: String = ""
  ) {
    let carriageway = Carriageway(
      use: use, isMotorway: isMotorway, name: Carriageway.key(of: Array(name.utf8).span),
      ref: Carriageway.key(of: Array(ref.utf8).span))
    roads.append((carriageway, line.map(grid)))
  }

  mutating func place(_ id: String, _ point: Point) {
    places.append(TestPlace(id: id, position: grid(point)))
  }

  func route(_ line: [Point]) throws -> Route { try Route(lines: [line.map(at)]) }

  func index() throws -> RoadIndex { try RoadIndex(places, roads) }
}

/// An index with roads, in a temporary folder that goes with it.
struct RoadIndex {
  private let folder = TemporaryFolder()
  let index: PlaceIndex

  init(
    _ places: [TestPlace], _ roads: [(carriageway: Carriageway, line: [GridPosition])]
  ) throws {
    let builder = try PlaceIndexBuilder(path: folder.file("roads.corridor"))
    var draft = PlaceDraft()
    for place in places {
      draft.reset()
      draft.position = place.position
      draft.setURI(place.id.utf8)
      try builder.add(draft)
    }
    for (number, road) in roads.enumerated() {
      try builder.add(road.carriageway, way: Int64(number), lines: [road.line])
    }
    _ = try builder.finish()
    index = try PlaceIndex(path: folder.file("roads.corridor"))
    try index.verify()
  }

  /// What the nearest passes say, by place.
  func verdicts(_ route: Route, within meters: Double = 2000) throws -> [String:
    OppositeCarriageway]
  {
    var verdicts: [String: OppositeCarriageway] = [:]
    let query = CorridorQuery(
      along: route, within: .meters(meters), passes: PassFilter(carriageway: .any))
    for hit in try index.find(query).hits {
      verdicts[hit.place.id] = try hit.beyondOppositeCarriageway
    }
    return verdicts
  }
}
