internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorRequests

/// The libraries that a command loads at its start, because it would otherwise fail in the middle of
/// its work.
///
/// GEOS and PROJ's database, which few requests need, are loaded by the first that does.
enum RequiredLibraries {
  /// Loads what every answer about places may need.
  static func loadForPlaces() throws(CommandError) {
    do throws(GeometryError) { try LoadedLibrary.distances.load() } catch { throw .geometry(error) }
  }

  /// Loads what reads requests.
  static func loadForRequests() throws(CommandError) {
    do throws(InputError) { _ = try JSONParser() } catch { throw .reading(error) }
  }
}
