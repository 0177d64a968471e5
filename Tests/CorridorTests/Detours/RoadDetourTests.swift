import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import Corridor

/// Detours by the roads of an index.
@Suite struct RoadDetourTests {
  private static let truck = VehicleProfile(kind: .hgv)

  /// The detour to a place from a route along streets.
  private func detour(
    _ town: RoadTown, along route: Route, to place: Coordinate, for vehicle: VehicleProfile? = truck
  ) throws -> Result<Detour, DetourUnknown> {
    let graph = try #require(try town.index().roads())
    var detours = try RoadDetours(
      graph, for: vehicle, along: route, meters: 5000, drivesOnLeft: false)
    return try detours.detour(to: place, from: 0...route.lengthMeters)
  }

  private func seconds(
    _ town: RoadTown, along streets: [Int], to place: Coordinate,
    for vehicle: VehicleProfile? = truck
  ) throws -> Double {
    let route = try town.route(streets.map { ($0, true) })
    return try detour(town, along: route, to: place, for: vehicle).get().seconds
  }

  /// A road from west to east in three parts of a kilometre.
  private static func longRoad() -> (town: RoadTown, streets: [Int]) {
    var town = RoadTown()
    for number in 0...3 { _ = town.crossing(1000 * Double(number), 0) }
    let streets = (0..<3).map { town.street($0, $0 + 1, "secondary") }
    return (town, streets)
  }

  // MARK: Against a plain search

  /// A drive along streets of a town that does not come back to a crossing.
  private static func drive(
    _ town: RoadTown, for vehicle: VehicleProfile?, _ random: inout SplitMix
  ) -> [(street: Int, isForward: Bool)] {
    while true {
      var here = Int.random(in: town.crossings.indices, using: &random)
      var seen: Set = [here]
      var drive: [(street: Int, isForward: Bool)] = []
      while drive.count < 9 {
        let ways = town.streets.indices.compactMap { number -> (street: Int, isForward: Bool)? in
          let street = town.streets[number]
          guard street.from == here || street.to == here else { return nil }
          let isForward = street.from == here
          guard !seen.contains(isForward ? street.to : street.from),
            PlainRoadSearch.isOpen(number, isForward: isForward, of: town, for: vehicle)
          else { return nil }
          return (number, isForward)
        }
        guard let way = ways.randomElement(using: &random) else { break }
        drive.append(way)
        here = way.isForward ? town.streets[way.street].to : town.streets[way.street].from
        seen.insert(here)
      }
      if drive.count >= 6 { return drive }
    }
  }

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func `detours in a town are those of a plain search`(seed: UInt64) throws {
    try compare(seed, from: 0, to: 1)
  }

  @Test(arguments: 17...28 as ClosedRange<UInt64>)
  func `so are those of a route that begins and ends inside of streets`(seed: UInt64) throws {
    try compare(seed, from: 0.45, to: 0.55)
  }

  private func compare(_ seed: UInt64, from start: Double, to end: Double) throws {
    var random = SplitMix(seed: seed)
    let town = RoadTown.random(&random)
    let vehicle = seed % 2 == 0 ? nil : Self.truck
    let isLeft = seed % 3 == 0
    let drive = Self.drive(town, for: vehicle, &random)
    let route = try town.route(drive, from: start, to: end)
    let graph = try #require(try town.index().roads())
    #expect(graph.turnCount == town.turns.count)
    let network = RoadNetwork(graph, for: vehicle, drivesOnLeft: isLeft)
    let plain = try PlainRoadSearch(town, network, along: drive, from: start, to: end)
    let trace = try RoadTrace(
      0...route.lengthMeters, of: try RoutePolyline(route), on: network)
    #expect(trace.pieces.map(\.directed) == plain.route)
    var detours = try RoadDetours(
      graph, for: vehicle, along: route, meters: 5000, drivesOnLeft: isLeft)
    var (known, unknown, away) = (0, 0, 0)
    for street in town.streets.indices {
      let isOpen = [true, false].contains {
        PlainRoadSearch.isOpen(street, isForward: $0, of: town, for: vehicle)
      }
      guard isOpen else { continue }
      for _ in 0..<2 {
        let (place, share) = town.place(
          beside: street, share: .random(in: 0.2...0.8, using: &random))
        let expected = try plain.seconds(street: street, share: share)
        switch try detours.detour(to: place, from: 0...route.lengthMeters) {
        case .success(let detour):
          let difference = abs(detour.seconds - (expected ?? .infinity))
          #expect(
            difference < 0.05,
            "seed \(seed), street \(street): \(detour.seconds), not \(expected ?? .nan)")
          known += 1
          if detour.seconds > 5 { away += 1 }
        case .failure(let reason):
          #expect(reason == .noWay && expected == nil, "seed \(seed), street \(street): \(reason)")
          unknown += 1
        }
      }
    }
    #expect(known > 40 && away > 10, "\(known) known, \(unknown) unknown, \(away) away")
  }

  // MARK: What is found

  @Test func `a place on the route costs nothing`() throws {
    let (town, streets) = Self.longRoad()
    for street in streets {
      for share in [0.25, 0.5, 0.75] {
        let place = town.place(beside: street, share: share).place
        #expect(abs(try seconds(town, along: streets, to: place)) < 0.01)
      }
    }
  }

  @Test func `a detour says where it leaves the route, and how long it is`() throws {
    var (town, streets) = Self.longRoad()
    let end = town.crossing(1000, 600)
    let side = town.street(1, end, "residential")
    let route = try town.route(streets.map { ($0, true) })
    let place = town.place(beside: side, share: 0.5).place
    let detour = try detour(town, along: route, to: place).get()
    #expect(abs(detour.meters - 600) < 5)
    #expect(abs(detour.ways.out.meters - 300) < 5 && abs(detour.ways.back.meters - 300) < 5)
    for along in [detour.leaveAlongMeters, detour.rejoinAlongMeters] {
      #expect(abs(along - 1000) < 5)
    }
    // 30 or 35 km/h, and two turns.
    let (least, most): (Double, Double) = (600 / 35 * 3.6, 600 / 30 * 3.6 + 20)
    #expect(detour.seconds > least && detour.seconds < most)
  }

  @Test func `a place on the route is where the route is left`() throws {
    let (town, streets) = Self.longRoad()
    let route = try town.route(streets.map { ($0, true) })
    for street in streets {
      for share in [0.25, 0.5, 0.75] {
        let found = try detour(
          town, along: route, to: town.place(beside: street, share: share).place
        ).get()
        let along = 1000 * (Double(street) + share)
        for meters in [found.leaveAlongMeters - along, found.rejoinAlongMeters - along] {
          #expect(abs(meters) < 10)
        }
        #expect(abs(found.meters) < 0.1)
        for way in [found.ways.out, found.ways.back] {
          #expect((0..<0.1).contains(way.meters) && (0..<0.1).contains(way.seconds))
        }
      }
    }
  }

  @Test func `the ways of a detour take from where the route is left to where it is reached`()
    throws
  {
    let (town, streets, first, side, last) = Self.block()
    let route = try town.route(streets.map { ($0, true) })
    let graph = try #require(try town.index().roads())
    let network = RoadNetwork(graph, for: Self.truck, drivesOnLeft: false)
    let trace = try RoadTrace(0...route.lengthMeters, of: try RoutePolyline(route), on: network)
    for street in [first, side, last] {
      let found = try detour(
        town, along: route, to: town.place(beside: street, share: 0.5).place
      ).get()
      let ways = found.ways
      let along =
        trace.secondsToRejoin(at: found.rejoinAlongMeters)
        - trace.secondsToLeave(at: found.leaveAlongMeters)
      #expect(abs(ways.out.seconds + ways.back.seconds - along - found.seconds) < 0.01)
      // At 30 km/h or more, with two turns.
      #expect((240...1100).contains(ways.out.meters) && ways.out.seconds < 1100 / 8 + 20)
      #expect(ways.out.seconds > ways.out.meters / 25)
    }
  }

  @Test func `a place behind the start or beyond the end costs the way round`() throws {
    let (town, streets, _, _, _) = Self.block()
    let ends = [500.0, 2500].map { RoadTown.position(SIMD2($0, 0)) }
    let route = try Route(lines: [ends])
    for (east, isAway) in [(250.0, true), (750, false), (1500, false), (2250, false), (2750, true)]
    {
      let place = RoadTown.position(SIMD2(east, 5))
      let found = try detour(town, along: route, to: place).get()
      #expect(isAway ? found.seconds > 200 : abs(found.seconds) < 0.1, "\(east): \(found)")
      for along in [found.leaveAlongMeters, found.rejoinAlongMeters] {
        #expect((-0.1...route.lengthMeters + 0.1).contains(along))
      }
      #expect(min(found.ways.out.seconds, found.ways.back.seconds) >= 0)
      #expect(isAway ? found.meters > 3000 : abs(found.meters) < 5, "\(east): \(found)")
    }
    #expect(streets.count == 3)
  }

  @Test func `a place on an island of roads has no way`() throws {
    var (town, streets) = Self.longRoad()
    let island = town.street(town.crossing(1500, 2000), town.crossing(1700, 2000), "residential")
    let route = try town.route(streets.map { ($0, true) })
    let place = town.place(beside: island, share: 0.5).place
    #expect(try detour(town, along: route, to: place) == .failure(.noWay))
  }

  @Test func `a place behind a one-way road or a barrier has no way`() throws {
    for isBarrier in [true, false] {
      var (town, streets) = Self.longRoad()
      let (near, far) = (town.crossing(1000, 300), town.crossing(1000, 600))
      town.street(1, near, "residential", ("oneway", isBarrier ? "no" : "yes"))
      let side = town.street(near, far, "residential", ("oneway", isBarrier ? "no" : "yes"))
      if isBarrier { town.crossingTags[near] = [("barrier", "bollard")] }
      let route = try town.route(streets.map { ($0, true) })
      let place = town.place(beside: side, share: 0.5).place
      #expect(try detour(town, along: route, to: place) == .failure(.noWay))
    }
  }

  @Test func `a place far from all roads has no road`() throws {
    let (town, streets) = Self.longRoad()
    let route = try town.route(streets.map { ($0, true) })
    for (meters, isFound) in [(180.0, true), (220, false), (700, false)] {
      let place = RoadTown.position(SIMD2(1500, meters))
      let found = try detour(town, along: route, to: place)
      if isFound {
        #expect(abs(try found.get().seconds) < 0.01)
      } else {
        #expect(found == .failure(.noRoad))
      }
    }
  }

  @Test func `a route on no road is refused`() throws {
    let (town, _) = Self.longRoad()
    let route = try Route(lines: [
      [RoadTown.position(SIMD2(0, 300)), RoadTown.position(SIMD2(3000, 300))]
    ])
    let place = RoadTown.position(SIMD2(1500, 20))
    #expect(try detour(town, along: route, to: place) == .failure(.notOnRoads))
  }

  /// The long road with a road beside it from 1,000 m to 2,000 m, and the parts that lead there.
  private static func block(
    first tags: (String, String)...
  ) -> (town: RoadTown, streets: [Int], first: Int, side: Int, last: Int) {
    var (town, streets) = longRoad()
    let (west, east) = (town.crossing(1000, 500), town.crossing(2000, 500))
    var first = RoadTown.Street(from: 1, to: west, tags: [("highway", "tertiary")])
    first.tags += tags
    town.streets.append(first)
    let side = town.street(west, east, "tertiary")
    let last = town.street(east, 2, "tertiary")
    return (town, streets, streets.count, side, last)
  }

  @Test func `a bridge that is too low makes the detour of a high truck longer`() throws {
    let (town, streets, _, side, _) = Self.block(first: ("maxheight", "3.5"))
    let place = town.place(beside: side, share: 0.1).place
    let low = VehicleProfile(kind: .hgv, heightMeters: 3)
    let high = VehicleProfile(kind: .hgv, heightMeters: 4)
    let short = try seconds(town, along: streets, to: place, for: low)
    let long = try seconds(town, along: streets, to: place, for: high)
    #expect(long > short + 30, "\(long) \(short)")
    #expect(try abs(seconds(town, along: streets, to: place) - short) < 0.01)
  }

  @Test func `a truck is never faster than 90 km/h`() throws {
    for speed in [130.0, 100, 80] {
      let rules = [Self.truck, VehicleProfile(kind: .car)].map { RoadRules($0) }
      let tags = [(key: "highway", value: "motorway"), (key: "maxspeed", value: "\(speed)")]
      let paces = rules.map { $0.pace(tags, inTown: false).forward }
      #expect(abs(paces[0] - Float(3.6 / min(speed, 90))) < 1e-6)
      #expect(abs(paces[1] - Float(3.6 / speed)) < 1e-6)
    }
    var (town, streets) = Self.longRoad()
    for street in streets { town.streets[street].tags.append(("maxspeed", "60")) }
    let end = town.crossing(1000, 2000)
    let side = town.street(1, end, "trunk", ("maxspeed", "130"))
    let place = town.place(beside: side, share: 0.5).place
    let truck = try seconds(town, along: streets, to: place)
    let car = try seconds(town, along: streets, to: place, for: nil)
    #expect(abs(truck - car - 2000 * (3.6 / 90 - 3.6 / 130)) < 0.3, "\(truck) \(car)")
  }

  @Test func `a forbidden turn makes the detour longer, except for whom it does not hold`() throws {
    let (plain, streets, first, side, _) = Self.block()
    let place = plain.place(beside: first, share: 0.5).place
    let short = try seconds(plain, along: streets, to: place)
    for (tags, holdsForTruck, holdsForCar) in [
      ([("restriction", "no_left_turn")], true, true),
      ([("restriction", "no_left_turn"), ("except", "hgv")], false, true),
      ([("restriction:hgv", "no_left_turn")], true, false),
      ([("restriction", "only_left_turn")], false, false),
    ] {
      var town = plain
      town.turns = [RoadTown.Turn(from: streets[0], via: 1, to: first, tags: tags)]
      for (vehicle, holds) in [(Self.truck, holdsForTruck), (nil, holdsForCar)] {
        let usual = try seconds(plain, along: streets, to: place, for: vehicle)
        let found = try seconds(town, along: streets, to: place, for: vehicle)
        #expect(holds ? found > usual + 30 : abs(found - usual) < 0.01, "\(tags): \(found)")
      }
    }
    // The only turn that is allowed leads away from it.
    var town = plain
    town.turns = [
      RoadTown.Turn(from: streets[0], via: 1, to: streets[1], tags: [("restriction", "only_x")])
    ]
    #expect(try seconds(town, along: streets, to: place) > short + 30)
    #expect(side > first)
  }

  @Test func `a private road is used only where nothing else leads`() throws {
    let (town, streets, first, side, _) = Self.block(first: ("access", "private"))
    let near = town.place(beside: side, share: 0.05).place
    let open = Self.block()
    let usual = try seconds(open.town, along: open.streets, to: near)
    #expect(try seconds(town, along: streets, to: near) > usual + 30)
    // A place beside it is reached.
    let beside = town.place(beside: first, share: 0.5).place
    #expect(try seconds(town, along: streets, to: beside) < 300)
  }
}
