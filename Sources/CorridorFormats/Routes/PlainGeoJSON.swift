import CorridorGeometry

/// Reads plain GeoJSON in one pass: lines straight from the text, without a document in between.
///
/// Plain is a LineString or MultiLineString, a Feature or a FeatureCollection of such. Everything
/// else, what has times, and everything with a fault, is left to ``GeoJSONRoute``, which says the same of what is
/// plain, at three times the cost.
struct PlainGeoJSON {
  private var scanner: PlainJSON
  /// The vertices of all lines.
  private var vertices: [Coordinate] = []
  /// Where each line begins among them.
  private var lineStarts: [Int] = []
  /// Where the lines of each feature of a collection begin among those.
  private var featureStarts: [Int] = []

  /// The route of a whole input as ``InputFile`` hands it out, or nil when it is not plain.
  @unsafe
  static func read(_ text: UnsafeRawBufferPointer) -> RouteDocument? {
    // SAFETY: a whole input ends in 64 zeros.
    guard var scanner = unsafe PlainJSON(text), let (document, _) = read(at: &scanner),
      scanner.isAtEnd
    else { return nil }
    return document
  }

  /// The route that a scanner is before, and where it stands; nil when it is not plain.
  static func read(at scanner: inout PlainJSON) -> (RouteDocument, Range<Int>)? {
    var reader = PlainGeoJSON(scanner: scanner)
    let start = scanner.position
    guard let root = reader.object(level: .root) else { return nil }
    scanner = reader.scanner
    var document: RouteDocument
    switch root.type {
    case .collection?:
      guard let features = root.features else { return nil }
      document = RouteDocument(
        lines: reader.lines, name: (features.count > 1 ? nil : features.name) ?? root.name,
        format: .geoJSON, featureCount: features.count, featureStarts: reader.featureStarts)
    case .feature?:
      guard root.hasGeometry else { return nil }
      document = RouteDocument(lines: reader.lines, name: root.propertyName, format: .geoJSON)
    case .line?, .lines?:
      guard root.depth == root.type?.depth else { return nil }
      document = RouteDocument(lines: reader.lines, format: .geoJSON)
    case nil: return nil
    }
    return document.lines.isEmpty ? nil : (document, start..<scanner.position)
  }

  private init(scanner: PlainJSON) { self.scanner = scanner }

  private var lines: [[Coordinate]] {
    guard lineStarts.count > 1 else { return lineStarts.isEmpty ? [] : [vertices] }
    return lineStarts.indices.map { line in
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : vertices.count
      return Array(vertices[lineStarts[line]..<end])
    }
  }

  /// What an object is part of.
  private enum Level { case root, feature, geometry }

  private enum Kind {
    case collection, feature, line, lines

    /// Brackets around a position.
    var depth: Int? {
      switch self {
      case .line: 1
      case .lines: 2
      case .collection, .feature: nil
      }
    }
  }

  /// What is known of an object.
  private struct Found {
    var type: Kind?
    /// Brackets around the positions of its coordinates.
    var depth: Int?
    var hasGeometry = false
    var name: String?
    var hasProperties = false
    var propertyName: String?
    var features: (count: Int, name: String?)?
  }

  /// Reads an object; nil when it is not plain, as in all that follows.
  private mutating func object(level: Level) -> Found? {
    guard scanner.take("{") else { return nil }
    var found = Found()
    if scanner.take("}") { return found }
    repeat {
      guard let key = scanner.key(), member(key, level: level, &found) else { return nil }
    } while scanner.take(",")
    return scanner.take("}") ? found : nil
  }

  /// Reads the value of a member; false when it is not plain, or there already.
  private mutating func member(
    _ key: PlainJSON.Word, level: Level, _ found: inout Found
  ) -> Bool {
    switch key {
    case .type:
      guard found.type == nil, let word = scanner.word() else { return false }
      switch word {
      case .featureCollection where level == .root: found.type = .collection
      case .feature where level != .geometry: found.type = .feature
      case .lineString: found.type = .line
      case .multiLineString: found.type = .lines
      default: return false
      }
      return true
    case .coordinates:
      guard level != .feature, found.depth == nil, !found.hasGeometry, found.features == nil
      else { return false }
      found.depth = coordinates()
      return found.depth != nil
    case .geometry:
      guard level != .geometry, !found.hasGeometry, found.depth == nil, found.features == nil,
        let inner = object(level: .geometry), let type = inner.type, inner.depth == type.depth
      else { return false }
      found.hasGeometry = true
      return inner.depth != nil
    case .features:
      guard level == .root, found.features == nil, found.depth == nil, !found.hasGeometry
      else { return false }
      found.features = features()
      return found.features != nil
    case .properties:
      guard !found.hasProperties, let name = properties() else { return false }
      (found.hasProperties, found.propertyName) = (true, name)
      return true
    case .name:
      guard found.name == nil, let name = scanner.string() else { return false }
      found.name = name
      return true
    case .referenceSystem: return false
    default: return scanner.skipValue()
    }
  }

  private mutating func features() -> (count: Int, name: String?)? {
    guard scanner.take("[") else { return nil }
    var count = 0
    var name: String?
    repeat {
      featureStarts.append(lineStarts.count)
      guard let feature = object(level: .feature), feature.type == .feature, feature.hasGeometry
      else { return nil }
      name = feature.propertyName
      count += 1
    } while scanner.take(",")
    return scanner.take("]") ? (count, name) : nil
  }

  /// Reads the properties of a feature for its name; nil when they are not plain.
  private mutating func properties() -> String?? {
    guard scanner.take("{") else { return scanner.skipValue() ? .some(nil) : nil }
    var name: String?
    if scanner.take("}") { return .some(nil) }
    repeat {
      guard let key = scanner.key() else { return nil }
      if key == .name {
        guard name == nil, let text = scanner.string() else { return nil }
        name = text
      } else if key == .times || !scanner.skipValue() {
        return nil
      }
    } while scanner.take(",")
    return scanner.take("}") ? .some(name) : nil
  }

  /// Reads one line or a list of lines, none of them empty; gives the brackets around a position.
  private mutating func coordinates() -> Int? {
    guard scanner.take("["), scanner.isAt("[") else { return nil }
    if scanner.isAtTwo("[") {
      repeat {
        guard scanner.take("["), line() else { return nil }
      } while scanner.take(",")
      return scanner.take("]") ? 2 : nil
    }
    return line() ? 1 : nil
  }

  /// Reads positions up to the end of their list.
  private mutating func line() -> Bool {
    lineStarts.append(vertices.count)
    // A copy of its own stays in registers while the loop runs.
    var scanner = scanner
    defer { self.scanner = scanner }
    if vertices.isEmpty { reserve() }
    repeat {
      guard scanner.take("["), let lon = scanner.number(), scanner.take(","),
        let lat = scanner.number()
      else { return false }
      while scanner.take(",") {
        guard scanner.number() != nil else { return false }
      }
      guard scanner.take("]"), abs(lat) <= 90, abs(lon) <= 360 else { return false }
      vertices.append(Coordinate(lon: lon, lat: lat))
    } while scanner.take(",")
    return scanner.take("]")
  }

  /// Makes room for all the vertices that may come.
  private mutating func reserve() {
    let room = scanner.room
    vertices.reserveCapacity(room)
    // SAFETY: the capacity is the memory from the first element on, whether in use or not.
    unsafe vertices.withUnsafeBytes { bytes in
      unsafe adviseHugePages(bytes.baseAddress, count: room * MemoryLayout<Coordinate>.stride)
    }
  }
}
