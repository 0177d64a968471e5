internal import CorridorFormats

/// The map page: the files of this folder, which are embedded in the program, and Leaflet, which is
/// installed on the system.
///
/// The page is public, since it contains no data from the index: it sends its requests like any
/// other client, with a key if the service requires one.
struct MapPage: Sendable {
  private let policy: String
  private let files: [String: PageFile]
  private let leaflet: LeafletFolder

  /// The methods that its files accept.
  static let methods = ["GET", "HEAD"]

  init(_ settings: ServiceSettings) {
    policy = Self.policy(tiles: settings.tiles)
    leaflet = LeafletFolder(path: settings.leafletFolder)
    var files = PageFile.embedded
    files["/page/settings.json"] = PageFile(type: "application/json", Self.facts(settings))
    self.files = files
  }

  /// Whether a path belongs to the page.
  func has(_ path: String) -> Bool {
    files[path] != nil || leaflet.has(path)
  }

  /// The response for a path of the page.
  func response(to head: HTTPHead) -> HTTPResponse {
    guard let file = files[head.path] ?? leaflet.file(head.path) else {
      return leaflet.problem(head.path).response
    }
    let known = head.fields["if-none-match"]?.split(separator: ",").map { trimmed($0) } ?? []
    let isKnown = known.contains { $0 == "*" || $0 == file.tag }
    var response =
      isKnown ? HTTPResponse(304) : HTTPResponse(200, type: file.type, file.bytes)
    response.fields.add("etag", file.tag)
    response.fields.add("cache-control", "no-cache")
    response.fields.add("content-security-policy", policy)
    return response
  }

  /// The Content-Security-Policy, which allows only the service's own resources, and tiles; Leaflet
  /// contains an empty image as `data:`.
  private static func policy(tiles: TileSource?) -> String {
    """
    default-src 'self'; img-src 'self' data:\(tiles.map { " " + $0.origin } ?? ""); \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'
    """
  }

  /// The settings of the service that the page needs.
  private static func facts(_ settings: ServiceSettings) -> [UInt8] {
    var buffer = TextBuffer()
    let tiles = settings.tiles.map { tiles in
      OutputValue.object([
        .init("url", .text(tiles.url)), .init("attribution", .text(tiles.attribution)),
      ])
    }
    buffer.append(
      json: .object([
        .init("tiles", tiles ?? .none), .init("widestMeters", .meters(settings.widestMeters)),
      ]))
    buffer.append("\n")
    return buffer.bytes
  }
}
