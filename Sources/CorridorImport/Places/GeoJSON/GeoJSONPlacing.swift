import CorridorFormats
import CorridorGeometry

/// The representative position of a geometry.
///
/// For a point the point itself; for several points the first one; for lines the middle of their
/// total length; for polygons as ``PlanarPlacing`` defines it; for a collection that of its first
/// member.
struct GeoJSONPlacing {
  let positioning: PlacePositioning
  private var areas: PlanarPlacing?

  /// The position of a geometry, or the reason why there is none.
  enum Outcome {
    case position(GridPosition)
    case leftOut(ImportFinding, String)
  }

  init(positioning: PlacePositioning) {
    self.positioning = positioning
  }

  mutating func place(_ geometry: JSONValue) throws(ImportError) -> Outcome {
    var geometry = geometry
    // Nested collections are rare; a loop needs no stack for them.
    while let type = geometry["type"]?.text, type == "GeometryCollection" {
      var members = geometry["geometries"]?.elements
      guard let first = members?.next() else { return .leftOut(.noGeometry, "empty collection") }
      geometry = first
    }
    guard let type = geometry["type"]?.string else {
      return .leftOut(.brokenGeometry, "no type")
    }
    guard let coordinates = geometry["coordinates"], coordinates.kind == .array else {
      let isKnown = Self.depths[type] != nil
      return .leftOut(
        .brokenGeometry, isKnown ? "\(type) without coordinates" : "type \(excerpt(type))")
    }
    switch type {
    case "Point": return point(coordinates)
    case "MultiPoint":
      var points = coordinates.elements
      guard let first = points.next() else { return .leftOut(.noGeometry, "no points") }
      return point(first)
    case "LineString": return lines([coordinates])
    case "MultiLineString": return lines(Array(coordinates.elements))
    case "Polygon": return try polygons([coordinates])
    case "MultiPolygon": return try polygons(Array(coordinates.elements))
    default: return .leftOut(.brokenGeometry, "type \(excerpt(type))")
    }
  }

  /// The geometry types and the nesting depth of their coordinates.
  private static let depths = [
    "Point": 0, "MultiPoint": 1, "LineString": 1, "MultiLineString": 2, "Polygon": 2,
    "MultiPolygon": 3,
  ]

  private func point(_ coordinates: JSONValue) -> Outcome {
    var numbers = coordinates.elements
    guard let first = numbers.next() else { return .leftOut(.noGeometry, "no coordinates") }
    guard let x = first.double, let y = numbers.next()?.double else {
      return .leftOut(.brokenGeometry, "expected [longitude, latitude]")
    }
    return grid(x, y)
  }

  private func grid(_ x: Double, _ y: Double) -> Outcome {
    guard let position = positioning.position(x: x, y: y) else {
      return .leftOut(.notOnEarth, "\(x), \(y)")
    }
    return .position(position)
  }

  private func lines(_ lines: [JSONValue]) -> Outcome {
    var parts: [[Coordinate]] = []
    for line in lines {
      let (positions, fault) = line.positions(as: Coordinate.self)
      guard fault == nil, line.kind == .array else {
        return .leftOut(.brokenGeometry, "position \(positions.count) of a line")
      }
      if !positions.isEmpty { parts.append(positions) }
    }
    guard let first = parts.first?.first else { return .leftOut(.noGeometry, "no coordinates") }
    var rest = parts.reduce(0) { $0 + Self.length(of: $1) } / 2
    for part in parts {
      for (start, end) in zip(part, part.dropFirst()) {
        let length = Self.length(of: [start, end])
        if rest <= length, length > 0 {
          let share = rest / length
          return grid(
            start.lon + (end.lon - start.lon) * share, start.lat + (end.lat - start.lat) * share)
        }
        rest -= length
      }
    }
    return grid(first.lon, first.lat)
  }

  private static func length(of line: [Coordinate]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { sum, edge in
      let (x, y) = (edge.1.lon - edge.0.lon, edge.1.lat - edge.0.lat)
      return sum + (x * x + y * y).squareRoot()
    }
  }

  private mutating func planar() throws(ImportError) -> PlanarPlacing {
    if let areas { return areas }
    do throws(GeometryError) {
      let made = try PlanarPlacing()
      areas = made
      return made
    } catch {
      throw .input(.geometry(error))
    }
  }

  private mutating func polygons(_ polygons: [JSONValue]) throws(ImportError) -> Outcome {
    var ordinates: [Double] = []
    var ringEnds: [Int] = []
    var ringIsOuter: [Bool] = []
    for polygon in polygons {
      var isOuter = true
      for ring in polygon.elements {
        let (positions, fault) = ring.positions(as: Coordinate.self)
        guard fault == nil, ring.kind == .array else {
          return .leftOut(.brokenGeometry, "position \(positions.count) of a ring")
        }
        for position in positions { ordinates += [position.lon, position.lat] }
        ringEnds.append(ordinates.count / 2)
        ringIsOuter.append(isOuter)
        isOuter = false
      }
    }
    guard !ordinates.isEmpty else { return .leftOut(.noGeometry, "no coordinates") }
    let areas = try planar()
    switch areas.place(
      ordinates: ordinates.span, ringEnds: ringEnds.span, ringIsOuter: ringIsOuter.span)
    {
    case .position(let coordinate): return grid(coordinate.lon, coordinate.lat)
    case .invalid(let reason): return .leftOut(.invalidArea, reason)
    case .empty: return .leftOut(.emptyArea, "")
    }
  }
}
