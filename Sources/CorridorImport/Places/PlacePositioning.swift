import CorridorFormats
import CorridorGeometry

/// Brings the positions of an input onto the grid, from its own reference system if it has one.
struct PlacePositioning {
  private let transform: CRSTransform?

  /// - Parameter crs: the reference system by any name that PROJ knows; nil is longitude and
  ///   latitude.
  /// - Throws: `geometry` for a reference system that PROJ does not know.
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

  /// The grid position of easting (or longitude) and northing (or latitude); nil when it is none.
  func position(x: Double, y: Double) -> GridPosition? {
    guard let transform else { return GridPosition(Coordinate(lon: x, lat: y)) }
    guard let position = transform.transform(x: x, y: y) else { return nil }
    return GridPosition(Coordinate(lon: position.x, lat: position.y))
  }
}
