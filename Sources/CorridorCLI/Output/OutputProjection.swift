internal import CorridorGeometry
internal import CorridorImport

/// The reference system in which positions are written.
struct OutputProjection {
  private let transform: CRSTransform?
  /// The system's name as it was given, or nil for WGS84.
  let name: String?

  /// The system that `--crs` names, else WGS84.
  init(_ arguments: Arguments, format: OutputFormat) throws(CommandError) {
    name = arguments.value(.outputSystem)
    guard let name else {
      transform = nil
      return
    }
    guard format.takesOtherReferenceSystems else {
      throw .conflict(
        "--crs", with: "--format \(format.rawValue)",
        reason: "it is in WGS84 by its standard; choose geojson, ndjson or csv")
    }
    do throws(GeometryError) {
      transform = try CRSTransform(CRS(name), .fromWGS84)
    } catch {
      throw .geometry(error)
    }
  }

  /// The position as it is written.
  func position(_ coordinate: Coordinate) throws(CommandError) -> OutputPosition {
    guard let transform else { return OutputPosition(coordinate) }
    guard let (x, y) = transform.transform(x: coordinate.lon, y: coordinate.lat) else {
      throw .outsideReferenceSystem(name ?? "", coordinate)
    }
    // What may be degrees gets the decimals of degrees; for metres a millimetre is enough.
    let mayBeDegrees = abs(x) <= 360 && abs(y) <= 90
    return OutputPosition(x: x, y: y, decimals: mayBeDegrees ? 7 : 3)
  }
}
