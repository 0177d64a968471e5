import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Every option of a request matters.
@Suite struct CompletionFilterTests {
  private let world: TestIndex

  init() throws {
    world = try CompletionWorld.index([
      ["name": "Hof", "brand": "Hof", "amenity": "fuel"],
      ["name": "Hof", "brand": "Hof", "amenity": "cafe"],
      ["name": "Hof", "place": "town"],
      ["name": "Hof", "highway": "residential"],
      ["name": "Hofgarten", "amenity": "bank"],
    ])
  }

  private func ids(_ request: CompletionRequest) throws -> [String] {
    try world.index.complete(request).map { $0.id ?? $0.kind.rawValue }
  }

  private func sorted(_ change: (inout CompletionRequest) -> Void) throws -> [String] {
    var request = CompletionRequest("hof")
    change(&request)
    return try ids(request).sorted()
  }

  @Test func `result types`() throws {
    #expect(try sorted { _ in } == ["chain", "test:0", "test:1", "test:2", "test:3", "test:4"])
    #expect(try sorted { $0.resultTypes = .businesses } == ["test:0", "test:1", "test:4"])
    #expect(try sorted { $0.resultTypes = .toponyms } == ["test:2", "test:3"])
    #expect(try sorted { $0.resultTypes = .queries } == ["chain"])
    #expect(try sorted { $0.resultTypes = .places }.count == 5)
    #expect(try sorted { $0.resultTypes = [] } == [])
  }

  @Test func `categories, wanted and unwanted`() throws {
    #expect(
      try sorted { $0.categoryFilter = .including(["fuel"]) }
        == ["chain", "test:0", "test:2", "test:3"])
    #expect(
      try sorted { $0.categoryFilter = .excluding(["fuel", "cafe"]) }
        == ["test:2", "test:3", "test:4"])
    #expect(
      try world.index.complete(
        CompletionRequest("fuel", categoryFilter: .excluding(["fuel"]))
      ).isEmpty)
    #expect(throws: SearchError.self) { try sorted { $0.categoryFilter = .including(["fuell"]) } }
  }

  @Test func `kinds of toponyms, wanted and unwanted`() throws {
    #expect(
      try sorted { $0.addressFilter = .including([.street]) }
        == ["chain", "test:0", "test:1", "test:3", "test:4"])
    #expect(
      try sorted {
        $0.addressFilter = .excluding([.street])
        $0.resultTypes = .toponyms
      } == ["test:2"])
  }

  @Test func `a region is a bias, or a condition`() throws {
    let east = Viewport.box(west: 9.25, south: 46, east: 10, north: 48)
    #expect(
      try sorted {
        $0.region = east
        $0.regionPriority = .required
      } == ["test:3", "test:4"])
    #expect(try sorted { $0.region = east }.count == 6)
    for number in [0, 1] {
      let middle = CompletionWorld.position(of: number)
      var request = CompletionRequest("hof", resultTypes: .businesses)
      request.region = .box(
        west: middle.lon - 0.02, south: 46.99, east: middle.lon + 0.02, north: 47.01)
      #expect(try ids(request).first == "test:\(number)")
    }
  }

  @Test func `a location brings what is near to the front, a small distance more so`() throws {
    for number in [0, 1, 4] {
      let request = CompletionRequest(
        "hof", near: CompletionWorld.position(of: number), distance: Meters(500),
        resultTypes: .businesses)
      #expect(try ids(request).first == "test:\(number)")
    }
    // With a distance of a continent it is no longer worth more than the name.
    let far = CompletionRequest(
      "hof", near: CompletionWorld.position(of: 4), distance: .kilometers(5_000),
      resultTypes: .businesses)
    #expect(try ids(far).last == "test:4")
  }

  @Test func `what makes no sense is refused`() throws {
    let bad: [(inout CompletionRequest) -> Void] = [
      { $0.maxResults = 0 }, { $0.maxResults = -1 }, { $0.distance = Meters(.nan) },
      { $0.distance = Meters(0) }, { $0.distance = Meters(-5) },
      { $0.distance = Meters(.infinity) },
      { $0.location = Coordinate(lon: .nan, lat: 0) },
      { $0.location = Coordinate(lon: 0, lat: 91) },
      { $0.region = .box(west: 0, south: 2, east: 1, north: 1) },
      { $0.region = .box(west: .nan, south: 0, east: 1, north: 1) },
      {
        $0.region = .polygon(
          Polygon(rings: [
            [(0, 0), (1, 1), (1, 0), (0, 1)].map { Coordinate(lon: $0.0, lat: $0.1) }
          ]))
      },
    ]
    for change in bad {
      #expect(throws: SearchError.self) { try sorted(change) }
    }
  }
}
