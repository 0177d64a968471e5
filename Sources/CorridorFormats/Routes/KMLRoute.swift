import CorridorGeometry

/// Reads KML 2.2 (OGC 07-147r2): LineString, also within MultiGeometry, and gx:Track.
///
/// Each Placemark is a feature. A Point is a route of one vertex if there are no lines, otherwise a
/// marker.
final class KMLRoute: XMLRouteSink {
  private enum Geometry { case point, line, track }

  private var collector: RouteCollector
  private var geometry: Geometry?
  private var track: [Coordinate] = []
  private var placemarks = 0
  private var isInPlacemark = false
  private var parts = 0
  private var path: [Bool] = []

  private(set) var wantsText = false

  init(file: String, options: RouteReadOptions) {
    collector = RouteCollector(file: file, format: .kml, chosen: options.feature)
  }

  private var feature: Int { max(0, placemarks - 1) }
  private var isTaken: Bool { collector.takes(feature) }

  func start(_ element: XMLElement, in reader: XMLReader) throws(InputError) {
    // Only the name of a Placemark itself names the route.
    let isChildOfPlacemark = path.last ?? false
    path.append(element.name == "Placemark")
    switch element.name {
    case "Placemark":
      placemarks += 1
      parts = 0
      isInPlacemark = true
    case "name" where isChildOfPlacemark:
      wantsText = isTaken
    case "LineString": try begin(.line)
    case "Point": try begin(.point)
    case "Track": try begin(.track)
    case "Polygon" where isTaken, "LinearRing" where isTaken, "Model" where isTaken:
      throw collector.fault(
        at: here(reader), found: element.name.string, expected: "LineString or gx:Track")
    case "coordinates", "coord":
      wantsText = geometry != nil && isTaken
    default:
      break
    }
  }

  func end(
    _ name: XMLName, text: UnsafeRawBufferPointer, in reader: XMLReader
  ) throws(InputError) {
    _ = path.popLast()
    switch name {
    case "Placemark":
      isInPlacemark = false
    case "name" where wantsText:
      collector.name = unsafe String(decoding: text, as: UTF8.self)
    case "coordinates" where wantsText:
      let positions = try unsafe positions(text, separator: UInt8(ascii: ","), in: reader)
      if geometry == .point, positions.count == 1 {
        try collector.addPoint(positions[0], at: here(reader))
      } else if geometry == .line {
        try add(positions, in: reader)
      } else {
        throw collector.fault(
          at: here(reader), found: "\(positions.count) positions in a Point", expected: "one")
      }
    case "coord" where wantsText && geometry == .track:
      let positions = try unsafe positions(text, separator: UInt8(ascii: " "), in: reader)
      guard positions.count == 1 else {
        throw collector.fault(
          at: here(reader), found: "\(positions.count) positions in a gx:coord", expected: "one")
      }
      track.append(positions[0])
    case "Track" where isTaken:
      try add(track, in: reader)
      track.removeAll(keepingCapacity: true)
    default:
      break
    }
    switch name {
    case "LineString", "Point", "Track": geometry = nil
    default: break
    }
    wantsText = false
  }

  func finish() throws(InputError) -> RouteDocument {
    if collector.chosen == nil, placemarks > 1 { collector.name = nil }
    return try collector.finish(featureCount: placemarks)
  }

  private func begin(_ kind: Geometry) throws(InputError) {
    // A geometry without a Placemark is a feature too.
    if !isInPlacemark, path.count <= 2 { placemarks += 1 }
    geometry = kind
  }

  private func add(_ line: [Coordinate], in reader: XMLReader) throws(InputError) {
    try collector.add(line, at: here(reader))
    parts += 1
  }

  private func here(_ reader: XMLReader, vertex: Int? = nil) -> InputLocation {
    var location = reader.location
    (location.feature, location.part, location.vertex) = (feature, parts, vertex)
    return location
  }

  /// Parses positions of two or three numbers: `lon,lat,alt` separated by white space, or one `lon
  /// lat alt`.
  ///
  /// Accepts a space after a comma, which the standard forbids but many writers emit.
  private func positions(
    _ text: UnsafeRawBufferPointer, separator: UInt8, in reader: XMLReader
  ) throws(InputError) -> [Coordinate] {
    // SAFETY: every index is compared with the count before it is used.
    var positions: [Coordinate] = []
    var index = 0
    func isSpace(at index: Int) -> Bool {
      guard (0..<text.count).contains(index) else { return false }
      return unsafe text[index] <= 0x20
    }
    func skipSpace() {
      while isSpace(at: index) { index += 1 }
    }
    skipSpace()
    while index < text.count {
      var axes = (0.0, 0.0)
      var count = 0
      while count < 3 {
        guard let (value, end) = readDecimal(text, from: index) else { break }
        if count == 0 { axes.0 = value } else if count == 1 { axes.1 = value }
        count += 1
        index = end
        if separator == UInt8(ascii: ",") {
          let isNext = unsafe index < text.count && text[index] == separator
          guard isNext else { break }
          index += 1
        }
        skipSpace()
      }
      let isApart = index == text.count || isSpace(at: index) || isSpace(at: index - 1)
      guard count >= 2, isApart else {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: text[index...])
        throw unsafe collector.fault(
          at: here(reader, vertex: positions.count),
          found: rest.isEmpty ? "the end of the coordinates" : excerpt(rest),
          expected: "longitude, latitude and an optional height")
      }
      positions.append(Coordinate(lon: axes.0, lat: axes.1))
      skipSpace()
    }
    return positions
  }
}
