import Corridor
import CorridorGeometry
import Testing

@testable import CorridorOnline

/// What engines are asked.
@Suite struct EngineRequestTests {
  private func text(_ request: EngineRequest) -> String {
    String(decoding: request.body ?? [], as: UTF8.self)
  }

  private func group(
    _ count: Int = 1, vehicle: VehicleProfile? = nil, hasShapes: Bool = false
  ) -> JourneyGroup {
    let journeys = (0..<count).map {
      EngineScript.journey(placeAt: 9 + Double($0) / 4, startHeading: 359.96, endHeading: -90)
    }
    return JourneyGroup(journeys: journeys, vehicle: vehicle, hasShapes: hasShapes)
  }

  @Test func `headings are from 0 to less than 360`() {
    let headings = [0, 359.94, 359.96, 360, -0.04, -90, 725, Double.nan].map(requestHeading)
    #expect(headings == [0, 359.9, 0, 0, 0, 270, 5, 0])
  }

  @Test func `Valhalla gets headings, a reach and the vehicle in numbers`() {
    let truck = VehicleProfile(
      kind: .hgv, heightMeters: 4, widthMeters: 2.55, lengthMeters: 16.5, weightTonnes: 40,
      axleLoadTonnes: 11.5)
    let request = Valhalla.request(
      [
        Valhalla.location(Coordinate(lon: 8, lat: 50), heading: 90.04),
        Valhalla.location(Coordinate(lon: 9, lat: 50)),
      ], for: truck, hasShapes: false)
    #expect(request.path == "route")
    #expect(
      text(request) == #"{"locations":[{"lat":50,"lon":8,"type":"break","search_cutoff":200,"#
        + #""heading":90,"heading_tolerance":60},{"lat":50,"lon":9,"type":"break","#
        + #""search_cutoff":200}],"directions_type":"none","units":"km","#
        + #""shape_format":"no_shape","costing":"truck","costing_options":{"truck":{"#
        + #""top_speed":120,"height":4,"width":2.55,"length":16.5,"weight":40,"axle_load":11.5}}}"#)
    let car = text(Valhalla.request([], for: nil, hasShapes: true))
    #expect(car.contains(#""costing":"auto","costing_options":{"auto":{"top_speed":140}}"#))
    #expect(car.contains(#""shape_format":"polyline6""#))
  }

  @Test func `OSRM gets all journeys in one table`() {
    let request = OSRM.tableRequest(group(2))
    #expect(request.body == nil)
    #expect(
      request.path == "table/v1/driving/8,50;9,50;10,50;8,50;9.25,50;10,50"
        + "?annotations=duration,distance&sources=0;1;3;4&destinations=1;2;4;5"
        + "&radiuses=200;200;200;200;200;200&bearings=0,60;;270,60;0,60;;270,60")
    let route = OSRM.routeRequest(group(hasShapes: true)).path
    #expect(route.hasPrefix("route/v1/driving/8,50;9,50;10,50?"))
    #expect(route.contains("continue_straight=false"))
  }

  @Test func `GraphHopper gets a profile that it has`() {
    let stops = [
      Waypoint(position: Coordinate(lon: 8, lat: 50), heading: 12.34),
      Waypoint(position: Coordinate(lon: 9, lat: 50)),
    ]
    let truck = VehicleProfile()
    #expect(GraphHopper(["car", "truck"]).profile(for: truck) == "truck")
    #expect(GraphHopper(["car"]).profile(for: truck) == "car")
    #expect(GraphHopper(["car", "truck"]).profile(for: nil) == "car")
    let body = text(GraphHopper(["car"]).request(stops, for: nil, []))
    #expect(body.hasPrefix(#"{"points":[[8,50],[9,50]],"profile":"car","#))
    #expect(body.hasSuffix(#""headings":[12.3,"NaN"],"ch.disable":true}"#))
    let plain = text(GraphHopper([]).request([stops[1], stops[1]], for: nil, []))
    #expect(!plain.contains("headings") && !plain.contains("ch.disable"))
  }

  @Test func `openrouteservice gets all journeys in one matrix`() {
    let request = OpenRouteService.matrixRequest(group(2, vehicle: VehicleProfile()))
    #expect(request.path == "v2/matrix/driving-hgv")
    #expect(
      text(request) == #"{"locations":[[8,50],[9,50],[10,50],[8,50],[9.25,50],[10,50]],"#
        + #""sources":["0","1","3","4"],"destinations":["1","2","4","5"],"#
        + #""metrics":["duration","distance"],"units":"m"}"#)
    #expect(OpenRouteService.matrixRequest(group()).path == "v2/matrix/driving-car")
  }

  @Test(
    arguments: [
      (RoutingEngineKind.valhalla, VehicleKind.hgv, []),
      (.valhalla, .van, [.length, .weight, .axleLoad]),
      (.osrm, .hgv, [.vehicle, .height, .width, .length, .weight, .axleLoad]),
      (.graphHopper, .hgv, [.vehicle, .height, .width, .length, .weight, .axleLoad]),
      (.graphHopper, .car, [.height, .width, .length, .weight, .axleLoad]),
      (.openRouteService, .hgv, [.height, .width, .length, .weight, .axleLoad]),
    ] as [(RoutingEngineKind, VehicleKind, [VehicleProfile.Setting])])
  func `what an engine cannot take of a vehicle is known by its first answer`(
    kind: RoutingEngineKind, of vehicleKind: VehicleKind, ignored: [VehicleProfile.Setting]
  ) async throws {
    let vehicle = VehicleProfile(
      kind: vehicleKind, heightMeters: 4, widthMeters: 2.55, lengthMeters: 16.5,
      weightTonnes: 40, axleLoadTonnes: 11.5, fuels: [.diesel])
    let server = try EngineScript.server(kind)
    let engine = try RoutingEngine(nil, at: server)
    #expect(engine.ignoredSettings(of: vehicle).isEmpty)
    _ = try await engine.ways([EngineScript.journey()], for: vehicle, hasShapes: false)
    #expect(engine.ignoredSettings(of: vehicle) == ignored)
    #expect(engine.ignoredSettings(of: nil).isEmpty)
    var bare = vehicle
    (bare.widthMeters, bare.weightTonnes) = (nil, nil)
    #expect(engine.ignoredSettings(of: bare) == ignored.filter { ![.width, .weight].contains($0) })
  }

  @Test func `top speeds are those that Valhalla is told`() throws {
    let valhalla = try RoutingEngine(url: "http://a", kind: .valhalla)
    #expect(valhalla.topSpeed(of: VehicleProfile(kind: .hgv)) == 120 / 3.6)
    #expect(valhalla.topSpeed(of: VehicleProfile(kind: .van)) == 140 / 3.6)
    #expect(valhalla.topSpeed(of: nil) == 140 / 3.6)
    for kind in RoutingEngineKind.allCases where kind != .valhalla {
      let engine = try RoutingEngine(url: "http://a", kind: kind)
      #expect(engine.topSpeed(of: VehicleProfile(kind: .hgv)) == 50)
      #expect(engine.reachMeters == 200)
    }
    #expect(try RoutingEngine(url: "http://a", kind: .osrm).mostJourneys == 30)
    #expect(try RoutingEngine(url: "http://a", kind: .openRouteService).mostJourneys == 25)
  }
}
