import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

/// Plans in Swift.
@Suite struct PlanTests {
  private let folder = TemporaryFolder()

  /// A parallel of about 790 km, and places every 16 km or so on it.
  private static let route = (0...100).map { Coordinate(lon: Double($0) / 10, lat: 45) }

  private func index(_ tags: [(String, String)] = [], categories: [String]) throws -> PlaceIndex {
    var places: [TestPlace] = []
    for number in 0..<50 {
      let at = Coordinate(lon: 0.1 + Double(number) / 5, lat: 45.001)
      places.append(
        TestPlace(
          id: "test:\(number)", position: try #require(GridPosition(at)), categories: categories,
          tags: [("name", "Place \(number)")] + tags))
    }
    return try TestPlace.build(places, at: folder.file("\(UUID().uuidString).corridor"))
  }

  private func query(_ route: [Coordinate] = Self.route) throws -> CorridorQuery {
    var query = CorridorQuery(along: try Route(lines: [route]), categories: [])
    query.journey.pace = .metersPerSecond(80 / 3.6)
    query.journey.departure = try Departure("2026-11-23T06:00+01:00", timeZone: "Europe/Berlin")
    return query
  }

  @Test func `has what is done from the start to the end`() throws {
    let places = try index(categories: ["truck_parking"])
    let plan = try places.plan(try query(), PlanOptions(restCategories: ["truck_parking"]))
    #expect(plan.failure == nil && plan.isProven)
    #expect(plan.stops.last?.kind == .end && plan.stops.last?.arrival == plan.end)
    #expect(plan.activities.first?.start == plan.departure)
    #expect(plan.activities.last?.end == plan.end)
    for (one, next) in zip(plan.activities, plan.activities.dropFirst()) {
      #expect(one.end == next.start)
    }
    // Nearly ten hours of driving: two breaks, on a day that is extended.
    #expect(plan.seconds(of: .rest(.break)) == 2 * 2700)
    #expect(plan.stops.dropLast().allSatisfy { $0.hit != nil && !$0.isDetourKnown })
    #expect(plan.stops.first?.arrivalText.hasSuffix("+01:00") == true)
    #expect(plan.candidateCount == 50)
    #expect(
      plan.stops.first?.left.drivingUntilBreak == 4 * 3600 + 1800)
  }

  @Test func `keeps to opening hours, and tells what is unknown`() throws {
    let late = try index([("opening_hours", "Mo-Fr 20:00-24:00")], categories: ["truck_parking"])
    let options = PlanOptions(restCategories: ["truck_parking"])
    let waits = try late.plan(try query(), options)
    #expect(waits.seconds(of: .waiting) > 0)
    #expect(waits.stops.dropLast().allSatisfy { $0.open?.open != .unknown })
    let unknown = try index(categories: ["truck_parking"])
    let kept = try unknown.plan(try query(), options)
    #expect(kept.stops.first?.open?.doubt == .hoursNotGiven)
    var dropping = options
    dropping.keepsUnknown = false
    let dropped = try unknown.plan(try query(), dropping)
    #expect(dropped.failure?.reason == .noRestInReach && dropped.unknownCount == 50)
    #expect(abs((dropped.failure?.furthestMeters ?? 0) - 360_000) < 30)
  }

  @Test func `says why it cannot plan`() throws {
    let places = try index(categories: ["fuel"])
    let options = PlanOptions(restCategories: ["fuel"])
    var question = try query()
    question.journey.departure = nil
    #expect(throws: SearchError.self) { try places.plan(question, options) }
    question = try query()
    question.journey.pace = .ofRoute
    #expect(throws: SearchError.self) { try places.plan(question, options) }
    var other = options
    other.tank = PlanTank(capacity: 100, level: 200, consumption: 30)
    #expect(throws: SearchError.self) { try places.plan(try query(), other) }
    other = options
    other.record.drivenToday = -1
    #expect(throws: SearchError.self) { try places.plan(try query(), other) }
    other = options
    other.visits = [PlanVisit(alongMeters: 1e9)]
    #expect(throws: SearchError.self) { try places.plan(try query(), other) }
    other.visits = [PlanVisit(alongMeters: 1, hours: "never ever")]
    #expect(throws: SearchError.self) { try places.plan(try query(), other) }
    #expect(throws: SearchError.self) {
      try places.plan(try query(), options, detours: DetourOptions())
    }
  }

  @Test func `is the same by the rules of the US but for their breaks`() throws {
    let places = try index(categories: ["fuel"])
    let plan = try places.plan(
      try query(), PlanOptions(rules: .us, restCategories: ["fuel"]))
    #expect(plan.seconds(of: .rest(.break)) == 1800)
    #expect(plan.rules.name == "us")
    #expect(plan.stops.last?.left.drivingOfWeek == nil)
    #expect(plan.stops.last?.left.dutyOfCycle != nil)
  }
}
