import CorridorGeometry

/// Brings the positions of an input onto the grid.
struct PlacePositioning {
  /// - Throws: `geometry` for a reference system that PROJ does not know.
  init(crs: String?) throws(ImportError) {
    guard let crs else { return }
    throw .geometry(.crsUnknown(text: crs, reason: "not read yet"))
  }

  /// The grid position of easting (or longitude) and northing (or latitude); nil when it is none.
  func position(x: Double, y: Double) -> GridPosition? {
    GridPosition(Coordinate(lon: x, lat: y))
  }
}
