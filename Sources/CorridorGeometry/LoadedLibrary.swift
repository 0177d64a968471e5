/// What libraries are for that are loaded when they are first needed.
///
/// A job that must not fail in the middle for want of a library loads it at its start. That takes
/// some milliseconds, which a single search seldom needs.
package enum LoadedLibrary: CaseIterable, Sendable {
  /// PROJ's geodesics, for what is far apart.
  case distances
  /// GEOS, for polygons of corridors and areas.
  case polygons
  /// PROJ with its database, for other reference systems than degrees of WGS84.
  case systems

  /// Throws the reason if it cannot be loaded.
  package func load() throws(GeometryError) {
    switch self {
    case .distances: _ = try ProjContext()
    case .polygons: _ = try GeosContext()
    case .systems: _ = try CRSTransform(CRS("EPSG:25832"), .toWGS84)
    }
  }
}
