import CorridorGeometry

/// Reads GeoJSON (RFC 7946): a geometry, a Feature or a FeatureCollection.
///
/// Lines are LineString and MultiLineString, also within GeometryCollection; a Point alone is a
/// route of one vertex. Third and further numbers of a position are left out. The old `crs` member
/// (GeoJSON 2008) is taken when it names WGS84 in the order longitude, latitude.
struct GeoJSONRoute {
  private var collector: RouteCollector
  private var location = InputLocation()

  private let crs: String?

  private init(file: String, options: RouteReadOptions) throws(InputError) {
    collector = RouteCollector(file: file, format: .geoJSON, chosen: options.feature)
    crs = options.crs
    try collector.expect(crs)
  }

  static func read(
    _ root: JSONValue, file: String, options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    var reader = try GeoJSONRoute(file: file, options: options)
    return try reader.document(root)
  }

  /// Adds the lines of one geometry that is part of something else, such as a service's answer.
  static func add(
    geometry: JSONValue, to collector: inout RouteCollector, at location: InputLocation
  ) throws(InputError) {
    var reader = try GeoJSONRoute(file: collector.file, options: RouteReadOptions())
    reader.collector = collector
    reader.location = location
    reader.location.part = 0
    try reader.geometry(geometry)
    collector = reader.collector
  }

  private mutating func document(_ root: JSONValue) throws(InputError) -> RouteDocument {
    try checkReferenceSystem(of: root)
    guard root["type"]?.string == "FeatureCollection" else {
      location.feature = 0
      if collector.takes(0) { try feature(root) }
      return try collector.finish(featureCount: 1)
    }
    guard let features = root["features"], features.kind == .array else {
      throw fault(found(root["features"]), "an array of features")
    }
    var count = 0
    for member in features.elements {
      if collector.takes(count) {
        location = InputLocation(feature: count)
        guard member["type"]?.string == "Feature" else {
          throw fault("\(found(member["type"])) as \"type\"", "a Feature")
        }
        try feature(member)
      }
      count += 1
    }
    if collector.chosen == nil, count > 1 { collector.name = nil }
    collector.name = collector.name ?? root["name"]?.string
    return try collector.finish(featureCount: count)
  }

  private mutating func feature(_ value: JSONValue) throws(InputError) {
    location.part = 0
    guard value["type"]?.string == "Feature" else { return try geometry(value) }
    collector.name = value["properties"]?["name"]?.string
    guard let geometry = value["geometry"], geometry.kind == .object else {
      throw fault("\(found(value["geometry"])) as \"geometry\"", "a LineString or MultiLineString")
    }
    let first = collector.lines.count
    try self.geometry(geometry)
    if let times = value["properties"].flatMap(Self.times) { add(times, of: geometry, from: first) }
  }

  /// The times that togeojson writes for the positions of a feature: `coordTimes`, or since version 4
  /// `coordinateProperties.times`.
  private static func times(in properties: JSONValue) -> JSONValue? {
    let times = properties["coordTimes"] ?? properties["coordinateProperties"]?["times"]
    return times?.kind == .array ? times : nil
  }

  /// Adds the times of a feature whose lines begin with the number `first`.
  private mutating func add(_ times: JSONValue, of geometry: JSONValue, from first: Int) {
    let isOne = geometry["type"]?.string == "LineString"
    let lists = isOne ? [times] : Array(times.elements).filter { $0.count > 0 }
    let counts = collector.lines[first...].map(\.count)
    guard lists.map({ $0.kind == .array ? $0.count : -1 }) == counts else {
      location.part = nil
      collector.timeline.fail(fault("times that are not as many as positions", "one for each"))
      return
    }
    for (number, list) in lists.enumerated() {
      var clock: [Double?] = []
      for element in list.elements {
        // SAFETY: the time is a number of its own.
        let time = element.text.flatMap { text in unsafe text.withBytes { timestamp($0) } }
        if time == nil, element.kind != .null {
          location = InputLocation(
            feature: location.feature, part: number, vertex: clock.count)
          collector.timeline.fail(
            fault("\(found(element)) as a time", "one such as 2026-03-02T06:00:00Z"))
          return
        }
        clock.append(time)
      }
      collector.timeline.isMeasured = true
      collector.timeline.add(clock, line: first + number)
    }
  }

  private mutating func geometry(_ value: JSONValue) throws(InputError) {
    let type = value["type"]?.string
    let coordinates = value["coordinates"]
    switch type {
    case "LineString":
      try line(coordinates)
    case "MultiLineString":
      guard let coordinates, coordinates.kind == .array else {
        throw fault("\(found(coordinates)) as \"coordinates\"", "an array of lines")
      }
      for member in coordinates.elements { try line(member) }
      if coordinates.count == 0 { try collector.add([], at: location) }
    case "Point":
      let position = try position(coordinates)
      try collector.addPoint(position, at: location)
      location.part = location.part.map { $0 + 1 }
    case "GeometryCollection":
      guard let members = value["geometries"], members.kind == .array else {
        throw fault("\(found(value["geometries"])) as \"geometries\"", "an array of geometries")
      }
      for member in members.elements { try geometry(member) }
    default:
      throw fault(
        type.map { excerpt($0) } ?? "\(found(value["type"])) as \"type\"",
        "a LineString or MultiLineString")
    }
  }

  private mutating func line(_ value: JSONValue?) throws(InputError) {
    guard let value, value.kind == .array else {
      throw fault("\(found(value)) as \"coordinates\"", "an array of positions")
    }
    let (positions, positionFault) = value.positions(as: Coordinate.self)
    if let positionFault {
      location.vertex = positions.count
      throw positionError(positionFault)
    }
    try collector.add(positions, at: location)
    location.part = location.part.map { $0 + 1 }
  }

  private mutating func position(_ value: JSONValue?) throws(InputError) -> Coordinate {
    guard let value, value.kind == .array else { throw positionError(.notAnArray) }
    var axes = value.elements
    guard let first = axes.next(), let second = axes.next() else { throw positionError(.tooShort) }
    guard let lon = first.double, let lat = second.double else { throw positionError(.notANumber) }
    return Coordinate(lon: lon, lat: lat)
  }

  private func positionError(_ positionFault: JSONValue.PositionFault) -> InputError {
    let found =
      switch positionFault {
      case .notAnArray: "a position that is no array"
      case .tooShort: "a position of less than two numbers"
      case .notANumber: "a position with something else than a number"
      }
    return fault(found, "[longitude, latitude]")
  }

  private func checkReferenceSystem(of root: JSONValue) throws(InputError) {
    guard crs == nil, let member = root["crs"], member.kind != .null else { return }
    let name = member["properties"]?["name"]?.string
    let known = ["CRS84", "EPSG::4326", "EPSG:4326"]
    guard let name, known.contains(where: { name.hasSuffix($0) }) else {
      throw fault(
        "the reference system \(name.map { excerpt($0) } ?? "without a name")",
        "WGS84 (CRS84), or the system given as the route's own")
    }
  }

  private func fault(_ found: String, _ expected: String) -> InputError {
    collector.fault(at: location, found: found, expected: expected)
  }
}

/// What a value is, in an error's words.
func found(_ value: JSONValue?) -> String {
  // SAFETY: the excerpt copies what it needs.
  switch value?.kind {
  case nil: "nothing"
  case .null: "null"
  case .bool: "true or false"
  case .number: "a number"
  case .string: value?.text.map { text in unsafe text.withBytes { excerpt($0) } } ?? "a string"
  case .array: "an array"
  case .object: "an object"
  }
}
