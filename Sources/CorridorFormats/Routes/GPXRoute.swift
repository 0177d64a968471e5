import CorridorGeometry

/// Reads GPX 1.0 and 1.1: tracks with their segments, and routes.
///
/// Each `trk` and each `rte` is a feature, each segment a line. Waypoints are markers; heights and
/// extensions are ignored. The times of points without a `time` are interpolated by distance. For a
/// document with both tracks and routes a feature must be selected, because they usually describe
/// the same way twice.
final class GPXRoute: XMLRouteSink {
  private var collector: RouteCollector
  private var line: [Coordinate] = []
  /// The times of the points of ``line``; empty if none has one.
  private var clock: [Double?] = []
  private var isInPoint = false
  private var location = InputLocation()
  private var tracks = 0
  private var routes = 0
  private var segments = 0
  private var waypoints = 0
  private var isOpen = false
  /// Depth within `extensions`, which may have any elements.
  private var extensionDepth = 0
  /// Depth within a track or route, of whose descendants only its own `name` is used.
  private var depth = 0

  private(set) var wantsText = false

  init(file: String, options: RouteReadOptions) {
    collector = RouteCollector(file: file, format: .gpx, chosen: options.feature)
  }

  private var feature: Int { tracks + routes - 1 }

  func start(_ element: XMLElement, in reader: XMLReader) throws(InputError) {
    if extensionDepth > 0 || element.name == "extensions" {
      extensionDepth += 1
      return
    }
    if isOpen { depth += 1 }
    switch element.name {
    case "trk" where !isOpen, "rte" where !isOpen:
      if element.name == "trk" { tracks += 1 } else { routes += 1 }
      isOpen = true
      depth = 0
      segments = 0
    case "trkseg" where isOpen:
      try endLine()
    case "trkpt" where isOpen, "rtept" where isOpen:
      guard collector.takes(feature) else { return }
      line.append(try position(element, in: reader))
      isInPoint = true
    case "time" where isInPoint:
      wantsText = true
    case "wpt" where !isOpen:
      waypoints += 1
    case "name":
      wantsText = isOpen && depth == 1 && collector.takes(feature)
    default:
      break
    }
  }

  func end(
    _ name: XMLName, text: UnsafeRawBufferPointer, in reader: XMLReader
  ) throws(InputError) {
    if extensionDepth > 0 {
      extensionDepth -= 1
      return
    }
    switch name {
    case "trk" where depth == 0, "rte" where depth == 0:
      if isOpen, segments == 0 || !line.isEmpty { try endLine(isForced: true) }
      isOpen = false
    case "trkseg":
      try endLine(isForced: true)
    case "trkpt", "rtept":
      isInPoint = false
    case "time" where wantsText && isInPoint:
      wantsText = false
      unsafe takeTime(text, in: reader)
    case "name" where wantsText:
      wantsText = false
      collector.name = unsafe String(decoding: text, as: UTF8.self)
    default:
      break
    }
    if isOpen { depth -= 1 }
  }

  func finish() throws(InputError) -> RouteDocument {
    let count = tracks + routes
    if collector.chosen == nil {
      if count > 1 { collector.name = nil }
      guard tracks == 0 || routes == 0 else {
        throw .ambiguous(
          file: collector.file, format: "GPX", found: "\(tracks) tracks and \(routes) routes")
      }
    }
    guard count > 0 else {
      throw .noRoute(
        file: collector.file, format: "GPX", found: "no track, no route, \(waypoints) waypoints")
    }
    var document = try collector.finish(featureCount: count)
    document.markerCount = waypoints
    return document
  }

  /// Ends the current line; an empty one is added only if it is explicit in the input.
  private func endLine(isForced: Bool = false) throws(InputError) {
    guard collector.takes(feature), isForced || !line.isEmpty else { return }
    let number = collector.lines.count
    try collector.add(line, at: InputLocation(feature: feature, part: segments))
    collector.timeline.add(clock, line: number)
    segments += 1
    line.removeAll(keepingCapacity: true)
    clock.removeAll(keepingCapacity: true)
    // A segment may begin within a point, whose time would then have no vertex.
    isInPoint = false
  }

  /// Sets the time of the last point.
  private func takeTime(_ text: UnsafeRawBufferPointer, in reader: XMLReader) {
    guard let time = timestamp(text) else {
      var location = here(reader)
      location.vertex = line.count - 1
      collector.timeline.fail(
        collector.fault(
          at: location, found: "\(excerpt(text)) as a time",
          expected: "a time such as 2026-03-02T06:00:00Z"))
      return
    }
    collector.timeline.isMeasured = true
    while clock.count < line.count { clock.append(nil) }
    clock[line.count - 1] = time
  }

  private func position(
    _ element: XMLElement, in reader: XMLReader
  ) throws(InputError) -> Coordinate {
    guard let lon = number(element, "lon"), let lat = number(element, "lat") else {
      let lon = unsafe element.attribute("lon") { excerpt($0) } ?? "nothing"
      let lat = unsafe element.attribute("lat") { excerpt($0) } ?? "nothing"
      throw collector.fault(
        at: here(reader), found: "\(lon) as \"lon\" and \(lat) as \"lat\"", expected: "degrees")
    }
    // The collector checks this too, but knows only the vertex, not the line and column.
    guard abs(lat) <= 90, abs(lon) <= 360 else {
      throw .notOnEarth(
        file: collector.file, format: "GPX", at: here(reader), lon: lon, lat: lat)
    }
    return Coordinate(lon: lon, lat: lat)
  }

  private func here(_ reader: XMLReader) -> InputLocation {
    var location = reader.location
    (location.feature, location.part, location.vertex) = (feature, segments, line.count)
    return location
  }

  private func number(_ element: XMLElement, _ name: StaticString) -> Double? {
    unsafe (element.attribute(name) { wholeDecimal($0) }) ?? nil
  }
}

/// The number in a text that has only white space around it.
@safe
func wholeDecimal(_ text: UnsafeRawBufferPointer) -> Double? {
  // SAFETY: the indexes are below the count.
  var start = 0
  while start < text.count, unsafe text[start] <= 0x20 { start += 1 }
  guard let (value, end) = readDecimal(text, from: start) else { return nil }
  return unsafe text[end...].allSatisfy { $0 <= 0x20 } ? value : nil
}
