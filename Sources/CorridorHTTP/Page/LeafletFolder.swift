internal import CorridorFormats
internal import CorridorRequests

/// Leaflet, as installed by the package `libjs-leaflet`; this program contains no part of it.
struct LeafletFolder: Sendable {
  private let path: String

  /// The folder in Debian.
  static let usualPath = "/usr/share/javascript/leaflet"
  private static let prefix = "/leaflet/"
  /// The files that the page requests; no other path reaches the file system.
  private static let names: Set<String> = [
    "leaflet.css", "leaflet.esm.js", "leaflet.esm.min.js", "images/layers.png",
    "images/layers-2x.png", "images/marker-icon.png", "images/marker-icon-2x.png",
    "images/marker-shadow.png",
  ]

  init(path: String) {
    self.path = path
  }

  func has(_ path: String) -> Bool { name(path) != nil }

  private func name(_ path: String) -> String? {
    guard path.hasPrefix(Self.prefix) else { return nil }
    let name = String(path.dropFirst(Self.prefix.count))
    return Self.names.contains(name) ? name : nil
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

  /// The problem to report if a file is missing.
  func problem(_ path: String) -> Problem {
    Problem(
      status: 404, code: "no-leaflet", title: "The map's library is missing",
      detail: """
        \(self.path)/\(name(path) ?? "") does not exist; install libjs-leaflet on the machine of \
        the service (apt-get install libjs-leaflet)
        """)
  }
}
