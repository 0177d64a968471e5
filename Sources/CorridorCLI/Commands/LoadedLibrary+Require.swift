internal import CorridorGeometry
internal import CorridorRequests

extension LoadedLibrary {
  /// Loads it for a command that would otherwise fail in the middle of its work.
  func require() throws(CommandError) {
    do throws(GeometryError) { try load() } catch { throw .geometry(error) }
  }
}
