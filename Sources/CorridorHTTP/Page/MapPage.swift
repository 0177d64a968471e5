internal import CorridorFormats

/// The map page: the files of this folder, which are in the program, and Leaflet, which is the
/// system's.
///
/// It is open to all, since it has nothing of the index in it: what it asks for, it asks as any
/// other client, with a key where one is needed.
struct MapPage: Sendable {
  private let policy: String
  private let files: [String: PageFile]
  private let leaflet: LeafletFolder

  /// The methods that its files take.
  static let methods = ["GET", "HEAD"]

  init(_ settings: ServiceSettings) {
    policy = Self.policy(tiles: settings.tiles)
    leaflet = LeafletFolder(path: settings.leafletFolder)
    var files = PageFile.embedded
    files["/page/settings.json"] = PageFile(type: "application/json", Self.facts(settings))
    self.files = files
  }

  /// Whether a path is one of the page's.
  func has(_ path: String) -> Bool {
    files[path] != nil || leaflet.has(path)
  }

  /// Answers for a path that the page has.
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

  /// Nothing runs and nothing is shown that is not the service's own, but for tiles; Leaflet has an
  /// empty picture as `data:`.
  private static func policy(tiles: TileSource?) -> String {
    """
    default-src 'self'; img-src 'self' data:\(tiles.map { " " + $0.origin } ?? ""); \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'
    """
  }

  /// What the page has to know of the service.
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
