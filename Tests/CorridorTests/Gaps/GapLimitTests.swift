import Corridor
import CorridorGeometry
import CorridorTestSupport
import Testing

/// Gaps at the limits of what is asked for.
@Suite struct GapLimitTests {
  private let route: Route
  private let world: TestIndex

  /// A route north with a place at each of its inner vertices, so that gaps are between vertices.
  init() throws {
    let geodesic = try Geodesic.wgs84()
    let start = Coordinate(lon: 14.4, lat: 35.9)
    let vertices = [0.0, 10_000, 30_000, 60_000].compactMap {
      GridPosition(geodesic.direct(from: start, azimuth: 0, meters: $0).position)
    }
    route = try Route(lines: [vertices.map(\.coordinate)])
    world = try TestIndex(
      (1...2).map { TestPlace(id: "test:\($0)", position: vertices[$0], categories: ["fuel"]) })
  }

  private func report(
    _ options: GapOptions, window: ClosedRange<Double>? = nil, ferries: [ClosedRange<Double>] = []
  ) throws -> GapReport {
    let query = CorridorQuery(
      along: try route.withFerries(ferries), window: window.map { .meters($0) })
    return try world.index.gaps(query, options)
  }

  @Test func `a gap of exactly the shortest length is one`() throws {
    let gaps = try report(GapOptions(sort: .along)).gaps.map(\.lengthMeters)
    #expect(gaps.count == 3 && gaps == gaps.sorted())
    for (least, count) in [(gaps[1], 2), (gaps[1].nextUp, 1), (gaps[1].nextDown, 2), (gaps[2], 1)] {
      let found = try report(GapOptions(minimum: .meters(least)))
      #expect(found.gaps.count == count && found.found == count, "\(least)")
      #expect(found.longestMeters == gaps[2])
    }
    #expect(try report(GapOptions(minimum: .meters(gaps[2].nextUp))).gaps.isEmpty)
  }

  @Test func `a window that begins before the route begins with it, and one beyond ends with it`()
    throws
  {
    let whole = try report(GapOptions(sort: .along))
    let wider = try report(GapOptions(sort: .along), window: -5000...route.lengthMeters + 5000)
    #expect(wider.stretch == 0...route.lengthMeters && whole.stretch == wider.stretch)
    #expect(wider.gaps.map(\.fromMeters) == whole.gaps.map(\.fromMeters))
    #expect(wider.gaps.map(\.toMeters) == whole.gaps.map(\.toMeters))
    #expect(wider.longestMeters == whole.longestMeters)
    let beginning = try report(GapOptions(sort: .along), window: -5000...4000)
    #expect(beginning.gaps.map(\.lengthMeters) == [4000] && beginning.stretch == 0...4000)
  }

  @Test func `a reserve of the whole range leaves nothing to drive`() throws {
    let options = GapOptions(range: .kilometers(20), reserve: .kilometers(20))
    #expect(options.reachMeters == 0)
    let found = try report(options)
    #expect(found.exceedingCount == 3)
    #expect(found.gaps.allSatisfy { $0.excessMeters == $0.lengthMeters && $0.exceeds })
    let more = GapOptions(range: .meters(20_000), reserve: .meters(20_000.0.nextUp))
    #expect(throws: SearchError.self) { try report(more) }
  }

  @Test func `a gap of exactly the range does not exceed it`() throws {
    let gap = try report(GapOptions(sort: .along)).gaps[1]
    for (range, exceeds) in [
      (gap.lengthMeters, false), (gap.lengthMeters.nextDown, true), (gap.lengthMeters + 1, false),
    ] {
      let found = try report(GapOptions(sort: .along, range: .meters(range)))
      #expect(found.gaps[1].exceeds == exceeds)
      #expect(found.exceedingCount == (exceeds ? 2 : 1))
      #expect(found.gaps[1].excessMeters == max(gap.lengthMeters - range, 0))
      #expect(found.gaps[0].excessMeters == 0)
      var only = found.options
      only.exceedingOnly = true
      #expect(try report(only).gaps.map(\.number) == (exceeds ? [2, 3] : [3]))
    }
  }

  @Test func `ferries need no range`() throws {
    // 20 km between the places, 15 km of them on ferries.
    let ferries = [12_000.0...20_000, 22_000...29_000, 59_000...70_000]
    for (range, excess, count) in [(4000.0, 1000.0, 3), (5001, 0, 2), (10_100, 0, 1)] {
      let found = try report(GapOptions(sort: .along, range: .meters(range)), ferries: ferries)
      let gap = found.gaps[1]
      #expect(abs(gap.lengthMeters - 20_000) < 1 && gap.ferryMeters == 15_000)
      #expect(abs((gap.excessMeters ?? -1) - excess) < 1)
      #expect(gap.exceeds == (excess > 0))
      #expect(found.exceedingCount == count, "\(range)")
      #expect(found.exceedingCount == found.gaps.filter(\.exceeds).count)
      // The last gap has one km of a ferry that the route's end cuts.
      #expect(abs(found.gaps[2].ferryMeters - (route.lengthMeters - 59_000)) < 1e-6)
      #expect(found.longestMeters == found.gaps[2].lengthMeters)
    }
  }
}
