internal import CorridorGeometry
internal import CorridorIndex

/// The position of a page in a search, and the index and request it belongs to.
///
/// The text form has 40 characters: `s2` and three 64-bit words (see ``CursorText``) for the index,
/// the request, and the number of objects before the page.
struct SearchCursor {
  private static let version = "s2"

  /// The cursor after `offset` objects.
  static func text(after offset: Int, of request: SearchRequest, in index: PlaceIndex) -> String {
    CursorText.text(
      of: [Fingerprint(of: index).value, Fingerprint(request).value, UInt64(offset)],
      version: version)
  }

  /// Number of objects before the page of a request.
  static func offset(of request: SearchRequest, in index: PlaceIndex) throws(SearchError) -> Int {
    guard let text = request.cursor else { return 0 }
    let words = try CursorText.words(of: text, version: version, count: 3)
    guard let offset = Int(exactly: words[2]) else { throw CursorText.unreadable(text) }
    guard words[0] == Fingerprint(of: index).value, words[1] == Fingerprint(request).value else {
      throw .cursorFromElsewhere
    }
    return offset
  }
}

extension Fingerprint {
  /// The fingerprint of everything that determines the objects and their order.
  init(_ request: SearchRequest) {
    let options = request.options
    add(request.text)
    add(anyOf: request.categories)
    add(request.area)
    add(UInt64(options.resultTypes.rawValue))
    add(UInt64(bitPattern: Int64(options.pageSize)))
    add(options.userPosition.map { [$0] } ?? [])
    add(isThere: options.correctsSpelling)
    add(anyOf: options.filters.features.map { "\($0)" })
    add(anyOf: options.filters.chains)
    add(anyOf: options.filters.categories)
    switch options.categoryFilter {
    case nil: add(0 as UInt64)
    case .including(let names): add(1, anyOf: names)
    case .excluding(let names): add(2, anyOf: names)
    }
    switch options.addressFilter {
    case nil: add(0 as UInt64)
    case .including(let kinds): add(1, anyOf: kinds.map(\.rawValue))
    case .excluding(let kinds): add(2, anyOf: kinds.map(\.rawValue))
    }
    add(options.regionPriority.rawValue)
    // Languages are in order of preference.
    add(inOrder: options.languages)
    switch options.sort {
    case nil: add(0 as UInt64)
    case let sort?:
      add(isThere: true)
      add(sort.kind.rawValue)
      if case .distance(let geometry) = sort { add(geometry) }
    }
  }

  private mutating func add(_ kind: UInt64, anyOf texts: [String]) {
    add(kind)
    add(anyOf: texts)
  }

  private mutating func add(_ area: SearchArea) {
    switch area {
    case .anywhere: add(1 as UInt64)
    case .near(let point, let within):
      add(2 as UInt64)
      add([point])
      add(within?.value ?? -1)
    case .viewport(let viewport):
      add(3 as UInt64)
      add(viewport)
    case .along(let route, let within, let viewport):
      add(4 as UInt64)
      add(route)
      add(within.value)
      add(viewport)
    }
  }

  private mutating func add(_ geometry: SearchGeometry) {
    switch geometry {
    case .point(let point):
      add(1 as UInt64)
      add([point])
    case .line(let route):
      add(2 as UInt64)
      add(route)
    case .polygon(let polygon):
      add(3 as UInt64)
      add(Viewport.polygon(polygon))
    }
  }
}
