internal import CorridorFormats
internal import CorridorRequests

/// The map page: the files of this folder, which are embedded in the program, libraries that are
/// installed on the system, and tiles.
///
/// The page is public, since it contains no data from the index: it sends its requests like any
/// other client, with a key if the service requires one. So are its tiles.
struct MapPage: Sendable {
  private let policy: String
  private let files: [String: PageFile]
  private let folders: [ScriptFolder]
  private let archive: TileArchive?

  /// The methods that its files accept.
  static let methods = ["GET", "HEAD"]

  init(_ settings: ServiceSettings) {
    // Vector tiles that nothing can draw are not mentioned, so that the page has the plain map.
    let archive = settings.missingMapFile == nil ? settings.archive : nil
    self.archive = settings.archive
    policy = Self.policy(tiles: settings.tiles, hasVectors: archive != nil)
    folders = [.leaflet(settings.leafletFolder), .mapLibre(settings.mapLibreFolder)]
    var files = PageFile.embedded
    files["/page/settings.json"] = PageFile(
      type: "application/json", Self.facts(settings, archive))
    self.files = files
  }

  /// Whether a path belongs to the page.
  func has(_ path: String) -> Bool {
    files[path] != nil || folders.contains { $0.has(path) }
      || archive != nil && TileAddress(path: path) != nil
  }

  /// The response for a path of the page.
  func response(to head: HTTPHead) -> HTTPResponse {
    if let file = files[head.path] { return response(to: head, file) }
    if let folder = folders.first(where: { $0.has(head.path) }) {
      guard let file = folder.file(head.path) else { return folder.problem(head.path).response }
      return response(to: head, file)
    }
    guard let archive, let address = TileAddress(path: head.path) else { return HTTPResponse(404) }
    do throws(SQLiteFile.Failure) {
      guard let tile = try archive.tile(at: address), !tile.isEmpty else {
        // A place without anything to draw; for an error, browsers would write to their consoles.
        var response = HTTPResponse(204)
        response.fields.add("cache-control", Self.tileAge)
        return response
      }
      return response(to: head, tile: tile)
    } catch {
      return Problem.tiles(error.reason).response
    }
  }

  private func response(to head: HTTPHead, _ file: PageFile) -> HTTPResponse {
    let known = head.fields["if-none-match"]?.split(separator: ",").map { trimmed($0) } ?? []
    let isKnown = known.contains { $0 == "*" || $0 == file.tag }
    var response =
      isKnown ? HTTPResponse(304) : HTTPResponse(200, type: file.type, file.bytes)
    response.fields.add("etag", file.tag)
    response.fields.add("cache-control", "no-cache")
    response.fields.add("content-security-policy", policy)
    return response
  }

  /// How long browsers keep tiles without asking; another file of tiles is rare.
  private static let tileAge = "max-age=3600"

  /// A tile as it is stored, which is compressed as a rule.
  private func response(to head: HTTPHead, tile: [UInt8]) -> HTTPResponse {
    let file = PageFile(type: "application/vnd.mapbox-vector-tile", tile)
    var response = response(to: head, file)
    response.fields.remove("cache-control")
    response.fields.add("cache-control", Self.tileAge)
    guard tile.starts(with: [0x1F, 0x8B]) else { return response }
    response.fields.add("vary", "accept-encoding")
    guard response.status == 200 else { return response }
    // Without the field, every coding is welcome (RFC 9110, section 12.5.3).
    if head.acceptsGzip || head.fields["accept-encoding"] == nil {
      response.fields.add("content-encoding", "gzip")
    } else if let plain = gunzip(tile, limit: Self.largestTile) {
      response.body = plain
    } else {
      return Problem.tiles("a tile cannot be decompressed").response
    }
    return response
  }

  /// The largest tile that is decompressed, in bytes.
  private static let largestTile = 32 << 20

  /// The Content-Security-Policy, which allows only the service's own resources, and tiles; Leaflet
  /// contains an empty image as `data:`, and MapLibre starts its worker from a `blob:`.
  private static func policy(tiles: TileSource?, hasVectors: Bool) -> String {
    """
    default-src 'self'; img-src 'self' data:\(tiles.map { " " + $0.origin } ?? ""); \
    \(hasVectors ? "worker-src 'self' blob:; " : "")\
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'
    """
  }

  /// The settings of the service that the page needs.
  private static func facts(_ settings: ServiceSettings, _ archive: TileArchive?) -> [UInt8] {
    var buffer = TextBuffer()
    let tiles = settings.tiles.map { tiles in
      OutputValue.object([
        .init("url", .text(tiles.url)), .init("attribution", .text(tiles.attribution)),
      ])
    }
    let vector = archive.map { archive in
      return OutputValue.object([
        .init("url", .text(TileAddress.template)),
        .init("attribution", .text(archive.attribution)),
        .init("minzoom", .integer(archive.zooms.lowerBound)),
        .init("maxzoom", .integer(archive.zooms.upperBound)),
        .init("bounds", archive.bounds.map { .degrees($0) } ?? .none),
      ])
    }
    buffer.append(
      json: .object([
        .init("tiles", tiles ?? .none), .init("vector", vector ?? .none),
        .init("widestMeters", .meters(settings.widestMeters)),
      ]))
    buffer.append("\n")
    return buffer.bytes
  }
}
