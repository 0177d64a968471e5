package import Corridor
package import CorridorFormats
package import CorridorGeometry

/// The reference system of the positions in an output.
package struct OutputProjection {
  private let transform: CRSTransform?
  /// The name of the system as given, or nil for WGS84.
  package let name: String?

  /// Creates the system with a name, or WGS84 without one; messages use the given option names.
  package init(
    _ system: String?, format: OutputFormat, option: String, formatOption: String
  ) throws(CommandError) {
    do throws(OutputError) { try format.checkLibrary() } catch { throw .output(error) }
    name = system
    guard let name else {
      transform = nil
      return
    }
    guard format.takesOtherReferenceSystems else {
      throw .conflict(
        option, with: "\(formatOption) \(format.rawValue)",
        reason: """
          \(format == .gpkg ? "it is written in WGS84" : "its standard requires WGS84"); choose \
          geojson, ndjson or csv
          """)
    }
    do throws(GeometryError) {
      transform = try CRSTransform(CRS(name), .fromWGS84)
    } catch {
      throw .geometry(error)
    }
  }

  /// The position as it is written.
  package func position(_ coordinate: Coordinate) throws(CommandError) -> OutputPosition {
    guard let transform else { return OutputPosition(coordinate) }
    guard let (x, y) = transform.transform(x: coordinate.lon, y: coordinate.lat) else {
      throw .outsideReferenceSystem(name ?? "", coordinate)
    }
    // Values that may be degrees get the decimals of degrees; millimetres are enough for metres.
    let mayBeDegrees = abs(x) <= 360 && abs(y) <= 90
    return OutputPosition(x: x, y: y, decimals: mayBeDegrees ? 7 : 3)
  }

  /// The smallest box, in this system, that contains the positions; none if there are no positions.
  package func box(around positions: some Sequence<Coordinate>) throws(CommandError) -> OutputValue
  {
    var low: OutputPosition?
    var high: OutputPosition?
    for position in positions {
      let at = try self.position(position)
      low = OutputPosition(
        x: min(low?.x ?? at.x, at.x), y: min(low?.y ?? at.y, at.y), decimals: at.decimals)
      high = OutputPosition(
        x: max(high?.x ?? at.x, at.x), y: max(high?.y ?? at.y, at.y), decimals: at.decimals)
    }
    guard let low, let high else { return .none }
    return .box(low, high)
  }
}

extension OutputValue {
  /// A box in degrees, or none for nil.
  package static func box(_ box: BoundingBox?) -> OutputValue {
    box.map { .degrees([$0.west, $0.south, $0.east, $0.north]) } ?? .none
  }
}

extension AnswerType where Value == BoundingBox {
  /// A box in degrees: west, south, east, north.
  package static var box: Self {
    AnswerType(.array(of: .type("number"), count: 4), "a box") { json in
      let edges = json.elements.compactMap(\.double)
      guard edges.count == 4, json.count == 4 else { return nil }
      return BoundingBox(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    } write: {
      .box($0)
    }
  }
}
