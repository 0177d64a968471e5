package import CorridorGeometry

/// Reads polygons from GeoJSON (RFC 7946): a geometry, a Feature or a FeatureCollection.
package enum AreaReader {
  /// Reads a file, which may be compressed with gzip, or standard input for "-".
  ///
  /// The result has all polygons of all features; heights are ignored. Callers check that rings are
  /// closed and polygons simple.
  ///
  /// - Throws: ``InputError`` with the feature for any other geometry.
  package static func read(contentsOf path: String) throws(InputError) -> MultiPolygon {
    let input = try InputFile(path: path)
    // SAFETY: the text is a whole input, which is padded; nothing refers to it afterwards.
    return try unsafe input.withBytes { (text) throws(InputError) -> MultiPolygon in
      var parser = try JSONParser()
      return try unsafe parser.parse(text, file: path, format: "GeoJSON") {
        (root) throws(InputError) -> MultiPolygon in
        try read(root, file: path)
      }
    }
  }

  /// Reads a JSON value; errors call the input `file`.
  package static func read(
    _ root: JSONValue, file: String
  ) throws(InputError) -> MultiPolygon {
    var collector = AreaCollector(file: file)
    try collector.add(root)
    guard !collector.area.polygons.isEmpty else { throw collector.fault("no polygon") }
    return collector.area
  }

  /// Reads the polygons of a Polygon or MultiPolygon at `location` of a file.
  package static func polygons(
    of geometry: JSONValue, file: String, at location: InputLocation
  ) throws(InputError) -> [Polygon] {
    var collector = AreaCollector(file: file, at: location)
    try collector.addPolygons(of: geometry)
    return collector.area.polygons
  }
}

/// Collects the polygons of a GeoJSON value.
private struct AreaCollector {
  let file: String
  var area = MultiPolygon(polygons: [])
  private var location: InputLocation

  init(file: String, at location: InputLocation = InputLocation()) {
    self.file = file
    self.location = location
  }

  mutating func add(_ value: JSONValue) throws(InputError) {
    switch value["type"]?.string {
    case "FeatureCollection":
      guard let features = value["features"], features.kind == .array else {
        throw fault("a FeatureCollection without an array \"features\"")
      }
      for (index, feature) in features.elements.enumerated() {
        location.feature = index
        try add(feature)
      }
    case "Feature":
      guard let geometry = value["geometry"], geometry.kind == .object else {
        throw fault("a feature without geometry")
      }
      try add(geometry)
    case "GeometryCollection":
      guard let geometries = value["geometries"], geometries.kind == .array else {
        throw fault("a GeometryCollection without an array \"geometries\"")
      }
      for geometry in geometries.elements { try add(geometry) }
    default:
      try addPolygons(of: value)
    }
  }

  mutating func addPolygons(of geometry: JSONValue) throws(InputError) {
    switch geometry["type"]?.string {
    case "Polygon":
      try addPolygon(geometry["coordinates"])
    case "MultiPolygon":
      guard let polygons = geometry["coordinates"], polygons.kind == .array else {
        throw fault("a MultiPolygon without an array \"coordinates\"")
      }
      for polygon in polygons.elements { try addPolygon(polygon) }
    case let type?:
      throw fault(excerpt(type))
    case nil:
      throw fault("a value without \"type\"")
    }
  }

  private mutating func addPolygon(_ value: JSONValue?) throws(InputError) {
    guard let value, value.kind == .array else { throw fault("a polygon that is not an array") }
    var rings: [[Coordinate]] = []
    for ring in value.elements {
      let (positions, positionFault) = ring.positions(as: Coordinate.self)
      guard ring.kind == .array, positionFault == nil else {
        location.part = rings.count
        location.vertex = positions.count
        throw fault("a ring with an invalid position")
      }
      rings.append(positions)
    }
    area.polygons.append(Polygon(rings: rings))
  }

  func fault(_ found: String) -> InputError {
    .content(
      InputFault(
        file: file, format: "GeoJSON", at: location, found: found,
        expected: "a Polygon or MultiPolygon"))
  }
}
