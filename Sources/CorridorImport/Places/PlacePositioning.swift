import CorridorFormats
import CorridorGeometry

/// Converts positions of an input, in any reference system, to grid positions.
struct PlacePositioning {
  private let transform: CRSTransform?

  /// - Parameter crs: the reference system by any name that PROJ accepts; nil for longitude and
  ///   latitude.
  /// - Throws: `geometry` if PROJ does not know the reference system.
  init(crs: String?) throws(ImportError) {
    guard let crs else {
      transform = nil
      return
    }
    do throws(GeometryError) {
      transform = try CRSTransform(CRS(crs), .toWGS84)
    } catch {
      throw .input(.geometry(error))
    }
  }

  /// The grid position of an easting (or longitude) and northing (or latitude); nil if it is not on
  /// Earth.
  func position(x: Double, y: Double) -> GridPosition? {
    guard let transform else { return GridPosition(Coordinate(lon: x, lat: y)) }
    guard let position = transform.transform(x: x, y: y) else { return nil }
    return GridPosition(Coordinate(lon: position.x, lat: position.y))
  }
}
