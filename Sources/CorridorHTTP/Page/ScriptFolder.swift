internal import CorridorFormats
internal import CorridorRequests

/// A library of the page that is installed on the system; this program contains no part of it.
struct ScriptFolder: Sendable {
  /// The folder that has the files.
  let path: String
  /// The path of the folder in the service.
  private let prefix: String
  /// The files that the page requests; no other path reaches the file system.
  private let names: Set<String>
  private let code: String
  /// How to install the library.
  private let advice: String

  /// Leaflet, as installed by the package `libjs-leaflet`.
  static func leaflet(_ path: String) -> ScriptFolder {
    ScriptFolder(
      path: path, prefix: "/leaflet/",
      names: [
        "leaflet.css", "leaflet.esm.js", "leaflet.esm.min.js", "images/layers.png",
        "images/layers-2x.png", "images/marker-icon.png", "images/marker-icon-2x.png",
        "images/marker-shadow.png",
      ], code: "no-leaflet",
      advice: """
        install libjs-leaflet on the machine of the service (apt-get install libjs-leaflet)
        """)
  }

  /// Leaflet's folder in Debian.
  static let usualLeaflet = "/usr/share/javascript/leaflet"

  /// MapLibre GL JS, as in `maplibre/srcjs` of the package `maplibre` for Python.
  static func mapLibre(_ path: String) -> ScriptFolder {
    ScriptFolder(
      path: path, prefix: "/maplibre/", names: ["maplibre-gl.js", "maplibre-gl.css"],
      code: "no-maplibre",
      advice: "copy it there from the package 'maplibre' of PyPI, or name its folder (--maplibre)")
  }

  /// MapLibre's folder, for which no package of Debian has a name.
  static let usualMapLibre = "/usr/local/share/javascript/maplibre-gl"

  func has(_ path: String) -> Bool { name(path) != nil }

  private func name(_ path: String) -> String? {
    guard path.hasPrefix(prefix) else { return nil }
    let name = String(path.dropFirst(prefix.count))
    return names.contains(name) ? name : nil
  }

  /// The file at a path of the service; nil if it is not installed.
  func file(_ path: String) -> PageFile? {
    guard let name = name(path), let type = PageFile.type(of: name) else { return nil }
    do throws(InputError) {
      // SAFETY: the bytes are copied within the closure.
      let bytes = try unsafe InputFile(path: self.path + "/" + name, limit: 4 << 20)
        .withBytes { bytes in unsafe Array(bytes) }
      return PageFile(type: type, bytes)
    } catch {
      return nil
    }
  }

  /// The first of the files, by name, that cannot be read; nil if all are there.
  var missing: String? {
    names.sorted().first { file(prefix + $0) == nil }
  }

  /// The problem to report if a file is missing.
  func problem(_ path: String) -> Problem {
    Problem(
      status: 404, code: code, title: "The map's library is missing",
      detail: "\(self.path)/\(name(path) ?? "") does not exist; \(advice)")
  }
}
