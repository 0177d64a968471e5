import CorridorGeometry

/// Collects the lines of a document during reading.
///
/// It selects the requested feature, checks every vertex, and separates lines from points.
struct RouteCollector {
  let file: String
  let format: RouteFormat
  /// The requested feature, from 0; nil for all.
  let chosen: Int?
  var name: String?

  /// The times and ferries of the lines.
  var timeline = RouteTimeline()

  private(set) var lines: [[Coordinate]] = []
  /// The location of each line in the input.
  private var locations: [InputLocation] = []
  private var points: [[Coordinate]] = []
  private var firstEmpty: InputLocation?
  /// The transform from the reference system of the input to degrees; nil if the input is in
  /// degrees.
  private var transform: CRSTransform?

  init(file: String, format: RouteFormat, chosen: Int?) {
    self.file = file
    self.format = format
    self.chosen = chosen
  }

  func takes(_ feature: Int) -> Bool { chosen == nil || chosen == feature }

  /// Sets the reference system of the positions that follow; nil for degrees.
  mutating func expect(_ crs: String?) throws(InputError) {
    guard let crs else { return }
    do throws(GeometryError) {
      transform = try CRSTransform(CRS(crs), .toWGS84)
    } catch {
      throw .geometry(error)
    }
  }

  /// The line in degrees. A position that PROJ cannot transform is an error.
  private func inDegrees(
    _ line: [Coordinate], at location: InputLocation
  ) throws(InputError) -> [Coordinate] {
    guard let transform else { return line }
    var xs = line.map(\.lon)
    var ys = line.map(\.lat)
    if let first = transform.transform(&xs, &ys).first {
      var location = location
      location.vertex = first
      throw fault(
        at: location, found: "x \(line[first].lon), y \(line[first].lat)",
        expected: "a valid position in the route's reference system")
    }
    return zip(xs, ys).map { Coordinate(lon: $0, lat: $1) }
  }

  /// Adds a line; an empty one is an error if there are no others.
  mutating func add(_ line: [Coordinate], at location: InputLocation) throws(InputError) {
    guard !line.isEmpty else {
      if firstEmpty == nil { firstEmpty = location }
      return
    }
    let line = try inDegrees(line, at: location)
    for (vertex, position) in line.enumerated() {
      guard abs(position.lat) <= 90, abs(position.lon) <= 360 else {
        var location = location
        location.vertex = vertex
        throw .notOnEarth(
          file: file, format: format.description, at: location, lon: position.lon, lat: position.lat
        )
      }
    }
    lines.append(line)
    locations.append(location)
  }

  /// Adds a point feature: a route of one vertex, or a marker if there are lines.
  mutating func addPoint(_ position: Coordinate, at location: InputLocation) throws(InputError) {
    var single = RouteCollector(file: file, format: format, chosen: nil)
    single.transform = transform
    try single.add([position], at: location)
    points += single.lines
  }

  /// Creates the document after the last feature.
  consuming func finish(featureCount: Int) throws(InputError) -> RouteDocument {
    if let chosen, !(0..<featureCount).contains(chosen) {
      throw .noSuchFeature(file: file, asked: chosen, count: featureCount)
    }
    let markers = lines.isEmpty ? 0 : points.count
    let starts = locations.indices.filter {
      $0 == 0 || locations[$0].feature != locations[$0 - 1].feature
    }
    if lines.isEmpty { lines = points }
    guard !lines.isEmpty else {
      if let firstEmpty {
        throw fault(at: firstEmpty, found: "a line without vertices", expected: "a position")
      }
      throw .noRoute(file: file, format: format.description, found: "no line and no point")
    }
    var document = RouteDocument(
      lines: lines, name: name, format: format, featureCount: featureCount,
      featureStarts: starts.isEmpty ? [0] : starts, markerCount: markers)
    timeline.complete(&document, at: locations, file: file)
    return document
  }

  /// An error about a value in the document.
  func fault(at location: InputLocation, found: String, expected: String) -> InputError {
    .content(
      InputFault(
        file: file, format: format.description, at: location, found: found, expected: expected))
  }
}
