import CorridorFormats
import CorridorGeometry
import CorridorHours
package import CorridorIndex

/// Time zone areas with their source.
package struct TimeZoneFile: Sendable {
  /// The path as given.
  package var file: String
  package var areas = TimeZoneAreas()
  /// Names that the installed tz database does not have, with the first feature of each, from 0.
  package var unknown: [(name: String, feature: Int)] = []
}

/// Reads time zone areas from GeoJSON as timezone-boundary-builder publishes it: features with the
/// property `tzid` whose geometries are Polygon or MultiPolygon.
///
/// The file may include the oceans. A zone that the installed tz database does not have is reported
/// and stored by name, so that a newer database can resolve it.
package enum TimeZoneReader {
  /// Reads a file, which may be compressed with gzip, or standard input for "-".
  ///
  /// Complexity: linear, about a second for 150 MB; memory for the text, and twice as much while it
  /// is parsed.
  /// - Parameter isStrict: whether an unknown zone fails the import.
  /// - Throws: errors of the text; `content` with the feature if it is not a collection of such
  ///   features.
  package static func read(
    contentsOf path: String, isStrict: Bool = false
  ) throws(ImportError) -> TimeZoneFile {
    let input = try ImportError.reading { () throws(InputError) in try InputFile(path: path) }
    // SAFETY: the text is a whole input, which is padded; nothing refers to it afterwards.
    return try unsafe input.withBytes { (text) throws(ImportError) -> TimeZoneFile in
      var parser = try ImportError.reading { () throws(InputError) in try JSONParser() }
      return try unsafe parser.parse(text, file: path, format: "GeoJSON") {
        (root) throws(ImportError) -> TimeZoneFile in
        var collector = TimeZoneCollector(file: path, isStrict: isStrict)
        try collector.add(root: root)
        return collector.result
      }
    }
  }
}

/// Collects the zones of a GeoJSON value.
private struct TimeZoneCollector {
  private let isStrict: Bool
  private(set) var result: TimeZoneFile
  private var location = InputLocation()
  /// Whether the tz database has the names seen so far.
  private var isKnown: [String: Bool] = [:]

  init(file: String, isStrict: Bool) {
    result = TimeZoneFile(file: file)
    self.isStrict = isStrict
  }

  mutating func add(root: JSONValue) throws(ImportError) {
    let expected = "a FeatureCollection of time zones, as timezone-boundary-builder publishes it"
    switch root["type"]?.string {
    case "FeatureCollection": break
    case "Feature": return try add(feature: root)
    case let type?: throw fault(excerpt(type), expected: expected)
    case nil: throw fault("a value without \"type\"", expected: expected)
    }
    guard let features = root["features"], features.kind == .array else {
      throw fault("a FeatureCollection without an array \"features\"", expected: expected)
    }
    for (index, feature) in features.elements.enumerated() {
      location = InputLocation(feature: index)
      try add(feature: feature)
    }
    location = InputLocation()
    guard !result.areas.names.isEmpty else {
      throw fault("no time zone", expected: expected)
    }
  }

  private mutating func add(feature: JSONValue) throws(ImportError) {
    guard let name = feature["properties"]?["tzid"]?.string, !name.isEmpty else {
      throw fault(
        "a feature without a property \"tzid\"",
        expected: "the name of a time zone, such as Europe/Berlin")
    }
    try check(name)
    guard let geometry = feature["geometry"], geometry.kind == .object else {
      throw fault("\(name) without geometry", expected: "a Polygon or MultiPolygon")
    }
    let polygons = try ImportError.reading { () throws(InputError) in
      try AreaReader.polygons(of: geometry, file: result.file, at: location)
    }
    for polygon in polygons { try add(polygon, to: name) }
  }

  private mutating func check(_ name: String) throws(ImportError) {
    guard isKnown[name] == nil else { return }
    let known = TimeZoneRules.isKnown(name)
    isKnown[name] = known
    guard !known else { return }
    guard !isStrict else {
      throw fault(
        "the unknown time zone \(excerpt(name))",
        expected: "one that the tz database \(TimeZoneRules.dataVersion ?? "here") has")
    }
    result.unknown.append((name, location.feature ?? 0))
  }

  private mutating func add(_ polygon: Polygon, to name: String) throws(ImportError) {
    var rings: [[GridPosition]] = []
    for ring in polygon.rings {
      var grid: [GridPosition] = []
      grid.reserveCapacity(ring.count)
      for position in ring {
        guard let place = GridPosition(position) else {
          location.part = rings.count
          location.vertex = grid.count
          throw .input(
            .notOnEarth(
              file: result.file, format: "GeoJSON", at: location, lon: position.lon,
              lat: position.lat))
        }
        grid.append(place)
      }
      rings.append(grid)
    }
    try ImportError.writing { () throws(IndexError) in try result.areas.add(rings, to: name) }
  }

  private func fault(_ found: String, expected: String) -> ImportError {
    .input(
      .content(
        InputFault(
          file: result.file, format: "GeoJSON", at: location, found: found, expected: expected)))
  }
}
