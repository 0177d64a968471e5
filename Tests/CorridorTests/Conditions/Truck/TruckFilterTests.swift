import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Testing

@Suite struct TruckFilterTests {
  /// Places along a route with tags about trucks, some of which are fuel stations.
  private static func scene() throws -> Scene {
    var scene = try Scene(
      start: Coordinate(lon: 9, lat: 47), edges: 200, places: 400, seed: 31)
    var random = SplitMix(seed: 5)
    let choices: [(String, [String])] = [
      ("hgv", ["yes", "no", "designated", "delivery", "yes;no"]),
      ("access", ["yes", "private", "customers"]), ("fuel:adblue", ["yes", "no", "perhaps"]),
      ("fuel:diesel", ["yes", "no"]), ("fuel:HGV_diesel", ["yes", "no"]),
      ("maxheight", ["3.5", "4.0", "13'6\"", "none", "low"]), ("shower", ["yes", "no"]),
      ("capacity:hgv", ["0", "5", "40", "many"]), ("maxweight", ["7.5", "40", "44 t"]),
    ]
    for number in scene.places.indices {
      var tags = [("name", "Place \(number)")]
      for (key, values) in choices where Int.random(in: 0..<3, using: &random) == 0 {
        tags.append((key, values.randomElement(using: &random) ?? ""))
      }
      scene.places[number].tags = number % 7 == 0 ? [] : tags
    }
    return scene
  }

  /// What a place's tags say by themselves, each in its own words.
  private struct Naive {
    let tags: [String: String]
    let isStation: Bool

    init(_ place: Place) {
      tags = Dictionary(place.tags.map { ($0.key, $0.value) }) { first, _ in first }
      isStation = place.categories.contains("fuel")
    }

    func adBlue(_ isThere: Bool) -> Bool? {
      switch tags["fuel:adblue"] {
      case "yes": isThere
      case "no": !isThere
      default: nil
      }
    }

    var shower: Bool? { tags["shower"].map { $0 == "yes" } }

    var diesel: Bool? {
      if tags["fuel:diesel"] == "yes" || tags["fuel:HGV_diesel"] == "yes" { return true }
      return tags["fuel:diesel"] == "no" ? false : nil
    }

    func height(least: Double) -> Bool? {
      let heights = ["3.5": 3.5, "4.0": 4.0, "13'6\"": 4.1148, "none": Double.infinity]
      return tags["maxheight"].flatMap { heights[$0] }.map { $0 >= least }
    }

    func weight(least: Double) -> Bool? {
      let weights = ["7.5": 7.5, "40": 40, "44 t": 44]
      return tags["maxweight"].flatMap { weights[$0] }.map { $0 >= least }
    }

    func spaces(least: Double) -> Bool? {
      tags["capacity:hgv"].flatMap(Double.init).map { $0 >= least }
    }

    var access: Bool? {
      let sign =
        ["5", "40"].contains(tags["capacity:hgv"]) || tags["fuel:HGV_diesel"] == "yes"
      switch tags["hgv"] {
      case "yes", "designated": return true
      case "no": return sign ? nil : false
      case .some: return nil
      case nil: break
      }
      if tags["access"] == "private" { return false }
      return sign || tags["access"] != nil ? true : nil
    }
  }

  private func check(
    _ attributes: [TruckCondition] = [], vehicle: VehicleProfile? = nil,
    unknowns: UnknownChoice? = nil, in index: PlaceIndex, along route: Route,
    sourceLocation: SourceLocation = #_sourceLocation, expected: (Naive) -> Bool
  ) throws {
    var query = CorridorQuery(along: route, within: .kilometers(5))
    let all = try index.find(query).hits
    query.truck.attributes = attributes
    query.truck.vehicle = vehicle
    query.truck.unknowns = unknowns
    let wanted = all.filter { expected(Naive($0.place)) }.map(\.place.id)
    let found = try index.find(query).hits.map(\.place.id)
    #expect(found == wanted, sourceLocation: sourceLocation)
    #expect(found.count < all.count && !found.isEmpty, sourceLocation: sourceLocation)
    #expect(
      try index.fullScan(query).hits.map(\.place.id) == wanted, sourceLocation: sourceLocation)
    #expect(
      try index.find(query, threads: 3).hits.map(\.place.id) == wanted,
      sourceLocation: sourceLocation)
  }

  @Test func `keeps the places whose tags fit, read one by one`() throws {
    let scene = try Self.scene()
    let world = try TestIndex(scene.places)
    let (index, route) = (world.index, scene.route)
    try check([.init(.adBlue)], in: index, along: route) { $0.adBlue(true) == true }
    try check([.init(.adBlue, takesUnknown: true)], in: index, along: route) {
      $0.adBlue(true) != false
    }
    try check([.init(.adBlue)], unknowns: .keep, in: index, along: route) {
      $0.adBlue(true) != false
    }
    try check([.init(.adBlue, .no)], in: index, along: route) { $0.adBlue(false) == true }
    try check([.init(.adBlue, .unknown)], in: index, along: route) { $0.adBlue(true) == nil }
    try check([.init(.truckSpaces, .atLeast(5))], in: index, along: route) {
      $0.spaces(least: 5) == true
    }
    try check(
      [.init(.maxHeightMeters, .atLeast(4)), .init(.showers)], in: index, along: route
    ) { $0.height(least: 4) == true && $0.shower == true }
    try check([.init(.hgvAccess)], in: index, along: route) { $0.access == true }
  }

  @Test func `keeps the places that suit the vehicle, read one by one`() throws {
    let scene = try Self.scene()
    let world = try TestIndex(scene.places)
    let (index, route) = (world.index, scene.route)
    try check(vehicle: VehicleProfile(), in: index, along: route) { $0.access != false }
    try check(vehicle: VehicleProfile(), unknowns: .drop, in: index, along: route) {
      $0.access == true
    }
    let high = VehicleProfile(heightMeters: 4.1, weightTonnes: 41)
    try check(vehicle: high, in: index, along: route) {
      $0.access != false && $0.height(least: 4.1) != false && $0.weight(least: 41) != false
    }
    let thirsty = VehicleProfile(fuels: [.diesel, .adBlue])
    try check(vehicle: thirsty, in: index, along: route) {
      $0.access != false && (!$0.isStation || $0.diesel == true && $0.adBlue(true) == true)
    }
    try check(vehicle: thirsty, unknowns: .keep, in: index, along: route) {
      $0.access != false && (!$0.isStation || $0.diesel != false && $0.adBlue(true) != false)
    }
  }

  @Test func `pages follow each other, and a cursor belongs to its conditions`() throws {
    let scene = try Self.scene()
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(5))
    query.truck.attributes = [TruckCondition(.adBlue)]
    let all = try world.index.find(query).hits.map(\.place.id)
    query.page.limit = 3
    var pages: [String] = []
    repeat {
      let answer = try world.index.find(query)
      pages += answer.hits.map(\.place.id)
      #expect(answer.found == all.count)
      query.page.cursor = answer.nextCursor
    } while query.page.cursor != nil
    #expect(pages == all)
    query.page.cursor = try world.index.find(query).nextCursor
    var others = [query, query, query, query]
    others[0].truck.attributes = [TruckCondition(.adBlue, takesUnknown: true)]
    others[1].truck.attributes = []
    others[2].truck.vehicle = VehicleProfile()
    others[3].truck.unknowns = .keep
    for other in others { #expect(throws: SearchError.self) { try world.index.find(other) } }
  }

  @Test(
    .enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"),
    arguments: ["malta-graphhopper", "liechtenstein-valhalla", "vancouver-pelias"])
  func `real places say what their tags say`(extract: String) throws {
    let data = try #require(realData)
    let folder = TemporaryFolder()
    let path = folder.file("places.corridor")
    _ = try PlaceImporter(
      ImportOptions(inputs: ["\(data)/\(extract).osm.pbf"], output: path)
    ).run()
    let index = try PlaceIndex(path: path)
    var known = 0
    for row in 0..<index.businessCount {
      let place = try index.place(at: row)
      let tags = Dictionary(place.tags.map { ($0.key, $0.value) }) { first, _ in first }
      for (attribute, keys) in Self.plainKeys {
        let said = keys.compactMap { tags[$0] }
        let value = place.truckFact(attribute).value
        if said.contains("yes") {
          #expect(value == .yes, "\(place.id) \(attribute)")
        } else if said.first == "no", tags[keys[0]] == "no" {
          #expect(value == .no, "\(place.id) \(attribute)")
        } else if said.isEmpty {
          let isOne = Self.beings[attribute].map { tags["amenity"] == $0 } ?? false
          #expect(value == (isOne ? .yes : .unknown), "\(place.id) \(attribute)")
        }
        if value != .unknown { known += 1 }
      }
      // The tag on the most special kind of vehicle that there is.
      let access = ["hgv", "motor_vehicle", "vehicle", "access"].compactMap { tags[$0] }.first
      let isMixed = tags.keys.contains { $0.hasSuffix(":conditional") || $0 == "truck" }
      if !isMixed, tags["capacity:hgv"] == nil, tags["fuel:HGV_diesel"] == nil {
        let open = ["yes", "designated", "permissive", "public", "customers", "destination"]
        let closed = ["no", "private", "residents"]
        let value = place.truckFact(.hgvAccess).value
        switch access {
        case .some(let word) where open.contains(word): #expect(value == .yes, "\(place.id)")
        case .some(let word) where closed.contains(word): #expect(value == .no, "\(place.id)")
        default: #expect(value == .unknown, "\(place.id)")
        }
        if value != .unknown { known += 1 }
      }
      let height = tags["maxheight"].flatMap(Double.init)
      if let height, tags["maxheight:physical"] == nil {
        #expect(place.truckFact(.maxHeightMeters).value == .quantity(height), "\(place.id)")
      }
    }
    #expect(known > 50, "\(extract)")
  }

  private static let plainKeys: [(TruckAttribute, [String])] = [
    (.hgvDiesel, ["fuel:HGV_diesel"]), (.diesel, ["fuel:diesel", "fuel:HGV_diesel"]),
    (.adBlue, ["fuel:adblue"]), (.cng, ["fuel:cng"]), (.lng, ["fuel:lng"]),
    (.showers, ["shower"]), (.toilets, ["toilets"]), (.weighbridge, ["weighbridge"]),
  ]
  private static let beings: [TruckAttribute: String] = [
    .showers: "shower", .toilets: "toilets", .weighbridge: "weighbridge",
  ]
}
