import CorridorGeometry
import CorridorTestSupport
import Testing

@Suite struct `Ferries of a route` {
  private static let route = try! Route(
    lines: [[Coordinate(lon: 10, lat: 54), Coordinate(lon: 10, lat: 55)]])

  @Test func `come in order, cut to the route and apart`() throws {
    let length = Self.route.lengthMeters
    let route = try Self.route.withFerries([
      70_000...(.infinity), 10_000...20_000, 5000...5000, 20_000...25_000, -5...3, 12_000...13_000,
    ])
    #expect(route.ferries == [0...3, 10_000...25_000, 70_000...length])
    #expect(route.lengthMeters == length)
    #expect(abs(route.ferryMeters - (15_003 + length - 70_000)) < 1e-9)
    #expect(try route.withFerries([]).ferries.isEmpty)
  }

  @Test func `are refused where the route is not`() throws {
    let length = Self.route.lengthMeters
    for stretch in [length...length + 5, 200_000...300_000, -9...0] {
      #expect(throws: RouteError.self) { try Self.route.withFerries([stretch]) }
    }
  }

  @Test func `take with them a line that is one point on board`() throws {
    let quay = Coordinate(lon: 10, lat: 54.5)
    let buoy = Coordinate(lon: 10.5, lat: 54.5)
    let route = try Route(lines: [[Coordinate(lon: 10, lat: 54), quay], [buoy, buoy]])
    #expect(try route.scannedFoot(of: buoy, within: 1) != nil)
    let carried = try route.withFerries([route.lengthMeters - 1000...route.lengthMeters])
    #expect(try carried.scannedFoot(of: buoy, within: 1) == nil)
    #expect(try carried.corridorPolygon(within: 100).polygons.count == 1)
    let driven = try route.withFerries([1000...2000])
    #expect(try driven.scannedFoot(of: buoy, within: 1) != nil)
    #expect(try driven.corridorPolygon(within: 100).polygons.count == 3)
  }

  @Test func `are not driven`() throws {
    let route = try Self.route.withFerries([10_000...25_000, 40_000...45_000])
    for (start, drives, end) in [
      (0.0, 9999.0, 9999.0), (0, 10_000, 25_000), (0, 10_001, 25_001), (12_000, 5, 25_005),
      (30_000, 20_000, 55_000), (5000, 20_000, 45_000), (0, 1e6, 1_020_000), (50_000, 1, 50_001),
    ] {
      #expect(route.alongMeters(from: start, drivingMeters: drives) == end, "\(start) \(drives)")
    }
  }

  @Test func `leave the rest of the route where it was`() throws {
    let route = try Self.route.withFerries([10_000...25_000, 40_000...45_000])
    for along in [0, 9999.5, 10_000, 25_000, 25_000.5, 33_333, 40_000, 45_000, 60_000.0] {
      let whole = route.coordinate(atAlongMeters: along)
      let foot = try #require(try route.scannedFoot(of: whole, within: 0.01))
      #expect(abs(foot.alongMeters - along) < 1e-4)
      let segment = try #require(
        route.roads.segments(inMeters: along...along).first { segment in
          let here = route.roads.coordinate(atAlongMeters: along, segment: segment)
          return abs(here.lat - whole.lat) < 1e-10 && abs(here.lon - whole.lon) < 1e-10
        })
      #expect(abs(route.roads.along(at: segment) - along) <= 500.001)
    }
    let onBoard = route.coordinate(atAlongMeters: 17_500)
    #expect(try route.scannedFoot(of: onBoard, within: 7499.9) == nil)
    #expect(try route.scannedFoot(of: onBoard, within: 7500.1) != nil)
  }

  @Test func `are no part of the corridor`() throws {
    let route = try Self.route.withFerries([10_000...25_000])
    func contains(_ area: MultiPolygon, _ along: Double) -> Bool {
      let at = route.coordinate(atAlongMeters: along)
      return area.polygons.contains { polygon in
        let lats = polygon.rings[0].map(\.lat)
        return lats.min()! <= at.lat && at.lat <= lats.max()!
      }
    }
    let area = try route.corridorPolygon(within: 1000)
    #expect(area.polygons.count == 2)
    #expect(contains(area, 5000) && contains(area, 30_000) && !contains(area, 17_000))
    let all = try route.withFerries([0...1e9])
    #expect(try all.corridorPolygon(within: 1000).polygons.isEmpty)
  }

  @Test func `include the lines without length at the same distance`() throws {
    let (start, end) = (Coordinate(lon: 10, lat: 54), Coordinate(lon: 10, lat: 54.5))
    let post = Coordinate(lon: 12, lat: 54.2)
    let route = try Route(lines: [[start, end], [post], [end, Coordinate(lon: 10, lat: 55)]])
    let quay = try Route(lines: [[start, end]]).lengthMeters
    let place = try #require(GridPosition(post))
    for (ferry, isOnFerry) in [
      (quay - 100...quay + 100, true), (quay...quay + 100, true), (quay - 100...quay, true),
      (quay - 100...quay - 1, false), (quay + 1...quay + 100, false),
    ] {
      let route = try route.withFerries([5...6, ferry])
      #expect(try route.roads.passes(of: place, within: 1).isEmpty == isOnFerry, "\(ferry)")
      #expect((try route.scannedFoot(of: post, within: 1) == nil) == isOnFerry, "\(ferry)")
    }
  }
}
