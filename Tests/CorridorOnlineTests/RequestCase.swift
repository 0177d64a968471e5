import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// A request that is made online and offline, by what is special about it.
struct RequestCase: Sendable, CustomTestStringConvertible {
  let name: String
  let request: SearchRequest
  /// Whether the service is asked in other words, so that its cursors are others.
  var isRephrased = false

  var testDescription: String { name }

  static let quay = Coordinate(lon: -20.1096, lat: 44.9591)
  static let box = Viewport.box(west: -20.2, south: 44.9, east: -20.0, north: 45.0)
  static let triangle = Polygon(rings: [
    [
      Coordinate(lon: -20.3, lat: 44.9), Coordinate(lon: -19.9, lat: 44.9),
      Coordinate(lon: -20.1, lat: 45.1),
    ]
  ])

  static func route() throws -> Route {
    try Route(contentsOf: SourceTree.fixture("route.geojson"))
  }

  /// A request with options that are set one by one.
  private init(
    _ name: String, _ text: String? = nil, _ categories: [String] = [],
    in area: SearchArea = .anywhere, isRephrased: Bool = false,
    _ change: (inout SearchOptions) throws -> Void = { _ in }
  ) throws {
    self.name = name
    self.isRephrased = isRephrased
    var options = SearchOptions()
    try change(&options)
    request = SearchRequest(text, categories: categories, in: area, options: options)
  }

  /// Texts in all that they may be understood as.
  static func texts() throws -> [RequestCase] {
    try [
      "kestrel", "kestrl", "where to eat", "kestrel in Brakelow", "Kestrel Avenue 999, Quillhaven",
      "Quiet Road 27, 12345 Brakelow, Sorrel", "44.9591, -20.1096", "osm:relation/2",
      "osm:node/1", "node/2401", "", "?!", "АЗС Маяк", "tankstelle", "Sorrel", "\u{0}\"\\\n🚚",
      "https://www.openstreetmap.org/node/2401",
    ].map { try RequestCase("text \($0.debugDescription)", $0) }
  }

  /// Areas of all kinds.
  static func areas() throws -> [RequestCase] {
    let route = try route()
    let two = try Route(lines: [Array(route.vertices.prefix(40)), Array(route.vertices.suffix(30))])
    let dot = try Route(lines: [[quay]])
    let polygons = Viewport.multiPolygon(
      MultiPolygon(polygons: [
        triangle,
        Polygon(rings: [
          [
            Coordinate(lon: -19.9, lat: 44.9), Coordinate(lon: -19.7, lat: 44.9),
            Coordinate(lon: -19.7, lat: 45.0), Coordinate(lon: -19.9, lat: 45.0),
            Coordinate(lon: -19.9, lat: 44.9),
          ]
        ]),
      ]))
    return try [
      RequestCase("everything"),
      RequestCase("a category anywhere", nil, ["fuel"]),
      RequestCase("two categories and a text", "ostro", ["fuel", "fuel_hgv"]),
      RequestCase("near a point", nil, ["fuel"], in: .near(quay)),
      RequestCase("text near a point", "kestrel", in: .near(quay)),
      RequestCase("within a distance", nil, ["fuel"], in: .near(quay, within: .kilometers(5))),
      RequestCase("within all distances", "cafe", in: .near(quay, within: Meters(.infinity))),
      RequestCase("within a hair", in: .near(quay, within: Meters(0.00002))),
      RequestCase(
        "near a point close to nothing", "cafe",
        in: .near(Coordinate(lon: -0.000012, lat: 0.0000000345))),
      RequestCase(
        "near a point counted around the Earth", nil, ["fuel"],
        in: .near(Coordinate(lon: 339.8904, lat: 44.9591)), isRephrased: true),
      RequestCase("in a box", nil, ["fuel"], in: .viewport(box)),
      RequestCase("text in a box", "kestrel", in: .viewport(box)),
      RequestCase("first in a box", "kestrel", in: .region(box)),
      RequestCase("in a region", "kestrel", in: .region(box, priority: .required)),
      RequestCase("in an open polygon", nil, ["fuel"], in: .viewport(.polygon(triangle))),
      RequestCase(
        "in two polygons", nil, ["restaurant"], in: .viewport(polygons)
      ) {
        $0.pageSize = 7
      },
      RequestCase("along a route", nil, ["fuel"], in: .along(route, within: .kilometers(2))),
      RequestCase("text along a route", "where to eat", in: .along(route)),
      RequestCase(
        "along a route in a box", "kestrel",
        in: .along(route, within: .kilometers(3), viewport: box)),
      RequestCase(
        "along a route in a polygon", nil, ["fuel"],
        in: .along(route, within: .miles(1.3), viewport: .polygon(triangle))),
      RequestCase("along two lines", nil, ["fuel"], in: .along(two, within: .kilometers(4))),
      RequestCase("along a point", nil, ["cafe"], in: .along(dot, within: .kilometers(4))),
      RequestCase("everything along a route", in: .along(route)) { $0.sort = .along },
      RequestCase(
        "along a route with ferries", nil, ["fuel"],
        in: .along(
          try route.withFerries([0...0.1, 1234.5678901234...20_000, 60_000...90_000]),
          within: .kilometers(5))
      ) { $0.sort = .along },
      RequestCase("along a ferry", nil, ["fuel"], in: .along(try route.withFerries([0...90_000]))),
    ]
  }

  /// Each option by itself, and some together.
  static func options() throws -> [RequestCase] {
    let route = try route()
    return try [
      RequestCase("a page of one", "kestrel") { $0.pageSize = 1 },
      RequestCase("a large page", nil, ["fuel"]) { $0.pageSize = 100_000 },
      RequestCase("businesses", "kestrel") { $0.resultTypes = .businesses },
      RequestCase("toponyms", "kestrel") { $0.resultTypes = .toponyms },
      RequestCase("neither", "kestrel") { $0.resultTypes = [] },
      RequestCase("neither of a chain", nil, ["fuel"]) {
        $0.resultTypes = []
        $0.filters.chains = ["Kestrel"]
      },
      RequestCase("a user", "kestrel") { $0.userPosition = quay },
      RequestCase("a user along a route", nil, ["fuel"], in: .along(route)) {
        $0.userPosition = quay
      },
      RequestCase("geometry", "Quillhaven") { $0.includesGeometry = true },
      RequestCase("geometry of streets", "Kestrel Avenue") { $0.includesGeometry = true },
      RequestCase("no correction", "kestrl") { $0.correctsSpelling = false },
      RequestCase("features", nil, ["fuel"]) {
        $0.filters.features = [
          try TagExpression(#"fuel:adblue=yes | hgv~yes|designated & !name="A ""x"" & B""#),
          try TagExpression("!(a=1 | (b=2 & c=3))"), try TagExpression("name=*"),
        ]
      },
      RequestCase("a chain", "kestrel") { $0.filters.chains = ["Kestrel"] },
      RequestCase("a chain that none is of", nil, ["fuel"]) { $0.filters.chains = ["Nobody"] },
      RequestCase("a chain in small letters", nil, ["fuel"]) { $0.filters.chains = ["kestrel"] },
      RequestCase("filtered categories", nil, ["fuel"]) { $0.filters.categories = ["fuel_hgv"] },
      RequestCase("filtered categories of a text", "kestrel") {
        $0.filters.categories = ["car_wash", "toilets"]
      },
      RequestCase("including categories", "kestrel") {
        $0.categoryFilter = .including(["car_wash"])
      },
      RequestCase("including no categories", "kestrel", isRephrased: true) {
        $0.categoryFilter = .including([])
      },
      RequestCase("excluding categories", "kestrel") {
        $0.categoryFilter = .excluding(["car_wash"])
      },
      RequestCase("including kinds", "kestrel", isRephrased: true) {
        $0.addressFilter = .including([.street])
      },
      RequestCase("only kinds", isRephrased: true) { $0.addressFilter = .including([.locality]) },
      RequestCase("no kinds", "kestrel", isRephrased: true) { $0.addressFilter = .including([]) },
      RequestCase("excluding kinds", "kestrel") { $0.addressFilter = .excluding([.street]) },
      RequestCase("sorted along", nil, ["fuel"], in: .along(route)) { $0.sort = .along },
      RequestCase("sorted off-route", "kestrel", in: .along(route)) { $0.sort = .offRoute },
      RequestCase("sorted by relevance", "kestrel", in: .along(route)) { $0.sort = .relevance },
      RequestCase("sorted by distance to a point", nil, ["fuel"]) {
        $0.sort = .distance(to: .point(quay))
      },
      RequestCase("sorted by distance to a line", nil, ["fuel"], in: .viewport(box)) {
        $0.sort = .distance(to: .line(route))
      },
      RequestCase("sorted by distance to a polygon", "kestrel", in: .near(quay)) {
        $0.sort = .distance(to: .polygon(triangle))
      },
      RequestCase("sorted by distance to another point than the user", nil, ["fuel"]) {
        $0.userPosition = quay
        $0.sort = .distance(to: .point(Coordinate(lon: -19.9, lat: 44.95)))
      },
      RequestCase("another reference system", nil, ["fuel"]) {
        $0.outputSystem = try CRS("EPSG:32627")
      },
      RequestCase("languages", "Sorrel") { $0.languages = ["ru", "de", "zh"] },
      RequestCase("a time limit", "kestrel") { $0.timeLimit = .seconds(1800) },
    ]
  }

  /// Requests that are wrong.
  static func wrong() throws -> [RequestCase] {
    let route = try route()
    return try [
      RequestCase("an unknown category", nil, ["feul"]),
      RequestCase("a category with a comma", nil, ["fuel,cafe"]),
      RequestCase("an unknown filtered category", "x") { $0.filters.categories = ["feul"] },
      RequestCase("an unknown excluded category", "x") { $0.categoryFilter = .excluding(["feul"]) },
      RequestCase("an empty page", "x") { $0.pageSize = 0 },
      RequestCase("a user nowhere", "x") { $0.userPosition = Coordinate(lon: 0, lat: 91) },
      RequestCase("near nowhere", "x", in: .near(Coordinate(lon: .nan, lat: 0))),
      RequestCase("a negative distance", "x", in: .near(quay, within: Meters(-1))),
      RequestCase("a distance that is none", "x", in: .along(route, within: Meters(.nan))),
      RequestCase(
        "a box upside down", "x", in: .viewport(.box(west: 0, south: 2, east: 1, north: 1))),
      RequestCase("a polygon without rings", "x", in: .viewport(.polygon(Polygon(rings: [])))),
      RequestCase("sorted along nothing", "x") { $0.sort = .along },
      RequestCase("sorted by distance to nowhere", "x") {
        $0.sort = .distance(to: .point(Coordinate(lon: 0, lat: -91)))
      },
    ]
  }
}
