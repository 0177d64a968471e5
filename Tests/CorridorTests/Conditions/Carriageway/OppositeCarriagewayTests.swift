import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@Suite struct OppositeCarriagewayTests {
  /// Places on Earth: an ordinary one, on the antimeridian, south, near a pole.
  static let bases = [
    Coordinate(lon: 11.5, lat: 49.9), Coordinate(lon: 179.9999, lat: -17),
    Coordinate(lon: -180, lat: 65), Coordinate(lon: -70, lat: -33.4),
    Coordinate(lon: 20, lat: 84),
  ]

  /// What a place 300 m north of a route eastwards is, and one as far south of it, where another way lies
  /// so far north of the route's.
  private func verdicts(
    _ own: Carriageway.Use = .oneWay, _ other: Carriageway.Use = .oneWay, apart: Double,
    at base: Coordinate = bases[0], motorways: Bool = false, names: (String, String) = ("", ""),
    refs: (String, String) = ("", ""), isOpposite: Bool = true
  ) throws -> [OppositeCarriageway?] {
    var scene = try RoadScene(at: base)
    scene.add(own, [(-900, 0), (900, 0)], isMotorway: motorways, name: names.0, ref: refs.0)
    let line: [RoadScene.Point] = [(900, apart), (-900, apart)]
    scene.add(
      other, isOpposite ? line : line.reversed(), isMotorway: motorways, name: names.1, ref: refs.1)
    scene.place("x:north", (10, 300))
    scene.place("x:south", (-10, -300))
    let found = try scene.index().verdicts(scene.route([(-800, 0), (800, 0)]))
    return [found["x:north"], found["x:south"]]
  }

  @Test(arguments: bases)
  func `a place is beyond the opposite carriageway, or on the own side`(base: Coordinate) throws {
    #expect(try verdicts(apart: 20, at: base) == [.yes, .no])
    // Where one drives on the left, the other carriageway is on the right.
    #expect(try verdicts(apart: -20, at: base) == [.no, .yes])
    // It goes the same way, both ways, or there is none.
    #expect(try verdicts(apart: 20, at: base, isOpposite: false) == [.no, .no])
    #expect(try verdicts(.oneWay, .twoWay, apart: 20, at: base) == [.no, .no])
    #expect(try verdicts(apart: 5000, at: base) == [.no, .no])
    // One drives both ways on the route's.
    #expect(try verdicts(.twoWay, .oneWay, apart: 20, at: base) == [.no, .no])
  }

  @Test func `a carriageway that does not say its direction tells what it can`() throws {
    #expect(try verdicts(.undirected, .oneWay, apart: 20) == [.yes, .unknown])
    #expect(try verdicts(.undirected, .undirected, apart: 20) == [.yes, .unknown])
    #expect(try verdicts(.oneWay, .undirected, apart: 20) == [.yes, .no])
    #expect(try verdicts(.oneWay, .undirected, apart: 20, isOpposite: false) == [.yes, .no])
  }

  @Test(arguments: [
    // Only one or none has a name or number.
    (45.0, ("", ""), ("", ""), false, true), (55, ("", ""), ("", ""), false, false),
    (45, ("Main", ""), ("", "1"), true, true), (55, ("Main", ""), ("", "1"), true, false),
    // The same name.
    (95, ("Main", "Main"), ("", ""), false, true), (105, ("Main", "Main"), ("", ""), false, false),
    (95, ("Main", "Main"), ("1", "2"), true, true),
    // The same number.
    (45, ("Main", "Oak"), ("1", "1"), false, true), (55, ("Main", "Oak"), ("1", "1"), false, false),
    (45, ("", ""), ("1", "1"), false, true), (55, ("", ""), ("1", "1"), false, false),
    (245, ("Inner", "Outer"), ("1", "1"), true, true), (255, ("", ""), ("1", "1"), true, false),
    // Others.
    (10, ("Main", "Oak"), ("", ""), false, false), (10, ("", ""), ("1", "2"), true, false),
    (10, ("Main", "Oak"), ("1", ""), false, false),
  ])
  func `how far the other carriageway may be depends on what both are called`(
    apart: Double, names: (String, String), refs: (String, String), motorways: Bool, isIt: Bool
  ) throws {
    let found = try verdicts(apart: apart, motorways: motorways, names: names, refs: refs)
    #expect(found == [isIt ? .yes : .no, .no])
  }

  @Test(arguments: [
    (true, true, 245.0, true), (true, true, 255, false), (true, false, 245, false),
    (false, true, 245, false), (false, false, 245, false), (true, false, 55, false),
    (true, false, 45, true), (false, true, 45, true),
  ])
  func `only two motorways of one number are one road up to 250 m`(
    own: Bool, other: Bool, apart: Double, isIt: Bool
  ) throws {
    var scene = try RoadScene(at: Self.bases[0])
    scene.add(.oneWay, [(-900, 0), (900, 0)], isMotorway: own, ref: "1")
    scene.add(.oneWay, [(900, apart), (-900, apart)], isMotorway: other, ref: "1")
    scene.place("x:north", (10, 300))
    let found = try scene.index().verdicts(scene.route([(-800, 0), (800, 0)]))
    #expect(found["x:north"] == (isIt ? .yes : .no))
  }

  @Test(arguments: [
    (Carriageway.Use.oneWay, Carriageway.Use.twoWay, OppositeCarriageway.yes),
    (.twoWay, .oneWay, .no),
  ])
  func `of ways that are equally near, the first counts`(
    first: Carriageway.Use, second: Carriageway.Use, expected: OppositeCarriageway
  ) throws {
    // A way that was mapped twice.
    var scene = try RoadScene(at: Self.bases[0])
    for use in [first, second] { scene.add(use, [(-900, 0), (900, 0)]) }
    scene.add(.oneWay, [(900, 20), (-900, 20)])
    scene.place("x:north", (10, 300))
    let found = try scene.index().verdicts(scene.route([(-800, 0), (800, 0)]))
    #expect(found["x:north"] == expected)
  }

  @Test func `the route belongs to the nearest way that leads as it does`() throws {
    var scene = try RoadScene(at: Self.bases[0])
    scene.add(.oneWay, [(-900, 0), (900, 0)], name: "Main")
    scene.add(.oneWay, [(900, 20), (-900, 20)], name: "Main")
    scene.place("x:north", (0, 100))
    scene.place("x:south", (0, -100))
    let index = try scene.index()
    func verdicts(_ line: [RoadScene.Point]) throws -> [OppositeCarriageway?] {
      let found = try index.verdicts(scene.route(line))
      return [found["x:north"], found["x:south"]]
    }
    #expect(try verdicts([(-500, 0), (500, 0)]) == [.yes, .no])
    #expect(try verdicts([(500, 20), (-500, 20)]) == [.no, .yes])
    // Up to 15 m off it, to either side; the way that leads back is nearer, and not minded.
    #expect(try verdicts([(-500, 14.9), (500, 14.9)]) == [.yes, .no])
    #expect(try verdicts([(-500, -14.9), (500, -14.9)]) == [.yes, .no])
    #expect(try verdicts([(-500, -15.1), (500, -15.1)]) == [.unknown, .unknown])
    // Beside the way that leads back it is on no way that leads as it does.
    #expect(try verdicts([(-500, 34.9), (500, 34.9)]) == [.unknown, .unknown])
    // Up to 30 degrees.
    for (slope, expected) in [(0.57, [.yes, .no]), (0.585, [.unknown, .unknown])]
      as [(Double, [OppositeCarriageway?])]
    {
      // The foot of the perpendicular is on the way.
      let line = [-20.0, 20].map { (east: $0, north: $0 * slope) }
      var turned = try RoadScene(at: Self.bases[0])
      turned.add(.oneWay, [(-900, 0), (900, 0)], name: "Main")
      turned.add(.oneWay, [(900, 20), (-900, 20)], name: "Main")
      turned.place("x:north", (-100 * slope, 100))
      turned.place("x:south", (100 * slope, -100))
      let found = try turned.index().verdicts(turned.route(line))
      #expect([found["x:north"], found["x:south"]] == expected, "\(slope)")
    }
    // A route that is a single point leads nowhere.
    #expect(try verdicts([(0, 0)]) == [.unknown, .unknown])
  }

  @Test func `places on the route and in the median are not beyond`() throws {
    var scene = try RoadScene(at: Self.bases[0])
    scene.add(.oneWay, [(-900, 0), (900, 0)])
    scene.add(.oneWay, [(900, 40), (-900, 40)])
    scene.place("x:on", (0, 0))
    scene.place("x:median", (0, 20))
    scene.place("x:edge", (100, 39.9))
    scene.place("x:behind", (100, 40.1))
    // Ahead of the end of the route, where the line to it leaves the road at a flat angle.
    scene.place("x:ahead", (1500, 60))
    let found = try scene.index().verdicts(scene.route([(-500, 0), (500, 0)]))
    #expect(
      found == [
        "x:on": .no, "x:median": .no, "x:edge": .no, "x:behind": .yes, "x:ahead": .no,
      ])
  }

  @Test func `roads that are damaged are an error, and no answer`() throws {
    var scene = try RoadScene(at: Self.bases[0])
    scene.add(.oneWay, [(-900, 0), (900, 0)])
    scene.add(.oneWay, [(900, 20), (-900, 20)])
    scene.place("x:north", (0, 100))
    let whole = try scene.index()
    let folder = TemporaryFolder()
    let path = folder.file("damaged.corridor")
    var bytes = try TemporaryFolder.bytes(whole.index.path)
    // The last page of data has the vertices of roads; one of checksums follows.
    bytes[bytes.count - 8192] ^= 1
    try TemporaryFolder.write(bytes, path)
    let index = try PlaceIndex(path: path)
    let route = try scene.route([(-500, 0), (500, 0)])
    #expect(try index.find(CorridorQuery(along: route)).found == 1)
    let answer = try index.find(CorridorQuery(along: route, passes: PassFilter(carriageway: .any)))
    #expect(throws: SearchError.self) { try answer.hits[0].beyondOppositeCarriageway }
    #expect(throws: SearchError.self) {
      try index.find(CorridorQuery(along: route, passes: PassFilter(carriageway: .own)))
    }
    #expect(throws: SearchError.self) {
      try index.explain(
        CorridorQuery(along: route, passes: PassFilter(carriageway: .any)), id: "x:north")
    }
  }

  @Test func `where there are no roads, nothing is known`() throws {
    var scene = try RoadScene(at: Self.bases[0])
    scene.place("x:1", (0, 100))
    let route = try scene.route([(-500, 0), (500, 0)])
    let index = try scene.index()
    #expect(!index.index.hasCarriageways)
    #expect(try index.verdicts(route) == ["x:1": .unknown])
    // Who does not ask is not told.
    let hit = try #require(try index.index.find(CorridorQuery(along: route)).hits.first)
    #expect(try hit.beyondOppositeCarriageway == nil)
    #expect(
      try index.index.find(CorridorQuery(along: route, passes: PassFilter(carriageway: .own))).found
        == 1)
  }

  /// A route out and back on a divided road, with places on both sides, and beyond its end.
  private func tour() throws -> (scene: RoadScene, route: Route) {
    var scene = try RoadScene(at: Self.bases[1])
    scene.add(.oneWay, [(-900, 0), (0, 0), (900, 0)], ref: "1")
    scene.add(.oneWay, [(900, 30), (0, 30), (-900, 30)], ref: "1")
    for number in 0..<20 {
      let side: Double = number % 2 == 0 ? 1 : -1
      scene.place(
        "x:\(number)", (Double(number) * 80 - 800, 15 + side * (20 + Double(number) * 9)))
    }
    scene.place("x:far", (-1100, 80))
    return (scene, try scene.route([(-1200, 0), (900, 0), (900, 30), (-1200, 30)]))
  }

  @Test(arguments: PassSelection.allCases)
  func `own leaves out the passes that are beyond, and only those`(passes: PassSelection) throws {
    let (scene, route) = try tour()
    let index = try scene.index().index
    var query = CorridorQuery(
      along: route, within: .meters(400), passes: PassFilter(carriageway: .any), sort: .along)
    query.passes.selection = .all
    let all = try index.find(query).hits.map { hit in
      (id: hit.place.id, along: hit.alongMeters, beyond: try hit.beyondOppositeCarriageway)
    }
    #expect(all.contains { $0.beyond == .yes } && all.contains { $0.beyond == .unknown })
    let own = all.filter { $0.beyond != .yes }
    query.passes.carriageway = .own
    query.passes.selection = passes
    let found = try index.find(query).hits.map { (id: $0.place.id, along: $0.alongMeters) }
    let scanned = try index.fullScan(query).hits.map(\.place.id)
    #expect(found.map(\.id) == scanned)
    switch passes {
    case .all: #expect(found.map(\.id) == own.map(\.id))
    case .nearest, .first:
      #expect(Set(found.map(\.id)) == Set(own.map(\.id)) && found.count == Set(own.map(\.id)).count)
    }
    #expect(found.allSatisfy { hit in own.contains { $0.id == hit.id && $0.along == hit.along } })
    // Each place of this tour can be had without crossing, on the way out or back.
    #expect(Set(own.map(\.id)) == Set(all.map(\.id)))
    // Pages put together are the answer.
    query.page.limit = 3
    var paged: [String] = []
    repeat {
      let answer = try index.find(query)
      paged += answer.hits.map(\.place.id)
      query.page.cursor = answer.nextCursor
    } while query.page.cursor != nil
    #expect(paged == found.map(\.id))
  }

  @Test func `a cursor belongs to the carriageway that was asked for`() throws {
    let (scene, route) = try tour()
    let index = try scene.index().index
    var query = CorridorQuery(
      along: route, within: .meters(400), passes: PassFilter(carriageway: .own), limit: 3)
    query.page.cursor = try index.find(query).nextCursor
    query.passes.carriageway = .any
    #expect(throws: SearchError.self) { try index.find(query) }
    // Without a choice it makes no difference whether it is shown.
    query.page.cursor = nil
    query.page.cursor = try index.find(query).nextCursor
    query.passes.carriageway = nil
    #expect(try index.find(query).returned == 3)
  }

  @Test(arguments: [CarriagewaySelection.own, .any])
  func `explaining agrees with finding, and its advice helps`(
    carriageway: CarriagewaySelection
  ) throws {
    let (scene, _) = try tour()
    let index = try scene.index().index
    let route = try scene.route([(-1200, 0), (900, 0)])
    for passes in PassSelection.allCases {
      var query = CorridorQuery(
        along: route, within: .meters(150), passes: PassFilter(carriageway: carriageway))
      query.passes.selection = passes
      let found = Set(try index.find(query).hits.map(\.place.id))
      for number in 0..<20 {
        let why = try index.explain(query, id: "x:\(number)")
        #expect(why.isHit == found.contains("x:\(number)"))
        #expect(
          try index.find(query.applying(why.remedies)).hits.contains { $0.place.id == why.id })
        #expect(why.steps.contains { $0.name == .carriageway })
        #expect(why.passes.allSatisfy { $0.beyondOppositeCarriageway != nil })
      }
      let left = try index.explain(query, id: "x:2")
      #expect(left.isHit == (carriageway == .any))
      if carriageway == .own {
        #expect(left.reason?.name == .carriageway && left.remedies == [.anyCarriageway])
        #expect(left.reason?.found == "beyond the opposite carriageway")
      }
    }
    let silent = try index.explain(CorridorQuery(along: route), id: "x:2")
    #expect(!silent.steps.contains { $0.name == .carriageway })
    #expect(silent.passes.allSatisfy { $0.beyondOppositeCarriageway == nil })
  }
}
