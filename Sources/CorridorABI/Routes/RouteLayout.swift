internal import CCorridor
internal import CorridorGeometry

/// How a column of routes lies in memory.
///
/// Source of formats and layouts: "The Arrow C data interface", "Arrow Columnar Format", "GeoArrow".
enum RouteLayout {
  /// Texts or well-known binary, with offsets of four bytes or of eight.
  case bytes(isWide: Bool)
  /// The same as views of 16 bytes.
  case views
  /// Lists of positions, with offsets of four bytes or of eight.
  case positions(isWide: Bool, PositionLayout)

  /// How positions lie in memory.
  enum PositionLayout {
    /// So many doubles for each, of which the first two count.
    case numbers(width: Int)
    /// The columns of a struct, by number.
    case columns(lon: Int, lat: Int)
    /// Lists of doubles, of which the first two count.
    case lists(isWide: Bool)
  }

  /// Reads the description of a column.
  @unsafe
  init(_ schema: UnsafePointer<ArrowSchema>, _ name: String) throws(CallFailure) {
    let format = unsafe Self.text(schema.pointee.format)
    let isPlain = unsafe schema.pointee.dictionary == nil
    switch format {
    case "z" where isPlain, "u" where isPlain: self = .bytes(isWide: false)
    case "Z" where isPlain, "U" where isPlain: self = .bytes(isWide: true)
    case "vz" where isPlain, "vu" where isPlain: self = .views
    case "+l", "+L":
      let positions = unsafe Self.child(schema, 0).flatMap { unsafe Self.positions($0) }
      guard let positions else { fallthrough }
      self = .positions(isWide: format == "+L", positions)
    default:
      throw CallFailure(
        status: CORRIDOR_USAGE,
        text: """
          \(name) has Arrow's type "\(format)"\(isPlain ? "" : " in a dictionary"); give binary \
          (WKB), texts (GeoJSON, WKT, polylines), or lists of positions: structs with lon and lat \
          or with x and y, or lists of doubles
          """)
    }
  }

  @unsafe
  private static func positions(_ schema: UnsafePointer<ArrowSchema>) -> PositionLayout? {
    let format = unsafe text(schema.pointee.format)
    if format == "+s" {
      var lon: Int?
      var lat: Int?
      for number in unsafe 0..<Int(schema.pointee.n_children) {
        guard let child = unsafe child(schema, number), unsafe isDouble(child) else { continue }
        switch unsafe text(child.pointee.name) {
        case "lon", "lng", "longitude", "x": lon = lon ?? number
        case "lat", "latitude", "y": lat = lat ?? number
        default: continue
        }
      }
      guard let lon, let lat else { return nil }
      return .columns(lon: lon, lat: lat)
    }
    guard let item = unsafe child(schema, 0), unsafe isDouble(item) else { return nil }
    if format == "+l" || format == "+L" { return .lists(isWide: format == "+L") }
    guard format.hasPrefix("+w:"), let width = Int(format.dropFirst(3)), width >= 2 else {
      return nil
    }
    return .numbers(width: width)
  }

  @unsafe
  private static func isDouble(_ schema: UnsafePointer<ArrowSchema>) -> Bool {
    unsafe text(schema.pointee.format) == "g" && schema.pointee.dictionary == nil
  }

  /// A child of a description; nil if there is none with this number.
  @unsafe
  static func child(
    _ schema: UnsafePointer<ArrowSchema>, _ number: Int
  ) -> UnsafePointer<ArrowSchema>? {
    guard unsafe number < Int(schema.pointee.n_children) else { return nil }
    return unsafe schema.pointee.children?[number].map { unsafe UnsafePointer($0) }
  }

  /// A text of a description; empty for NULL.
  @unsafe
  static func text(_ given: UnsafePointer<CChar>?) -> String {
    unsafe given.map { unsafe String(cString: $0) } ?? ""
  }
}

extension RouteLayout {
  /// The positions of a row.
  func line(of routes: ArrowView, _ row: Int) -> [Coordinate] {
    guard case .positions(let isWide, let layout) = self, let positions = routes.child(0) else {
      return []
    }
    let places = routes.range(row, isWide: isWide)
    switch layout {
    case .numbers(let width):
      guard let numbers = positions.child(0) else { return [] }
      return places.map { place in
        if positions.isMissing(place) { return Coordinate(lon: .nan, lat: .nan) }
        let first = (positions.start + place) * width
        return Coordinate(lon: numbers.double(first), lat: numbers.double(first + 1))
      }
    case .columns(let lon, let lat):
      guard let lons = positions.child(lon), let lats = positions.child(lat) else { return [] }
      return places.map { place in
        if positions.isMissing(place) { return Coordinate(lon: .nan, lat: .nan) }
        return Coordinate(
          lon: lons.double(positions.start + place), lat: lats.double(positions.start + place))
      }
    case .lists(let isWide):
      guard let numbers = positions.child(0) else { return [] }
      return places.map { place in
        let range = positions.range(place, isWide: isWide)
        if positions.isMissing(place) || range.count < 2 { return Coordinate(lon: .nan, lat: .nan) }
        return Coordinate(
          lon: numbers.double(range.lowerBound), lat: numbers.double(range.lowerBound + 1))
      }
    }
  }

  /// The text or the well-known binary of a row; valid as long as the array.
  @unsafe
  func bytes(of routes: ArrowView, _ row: Int) -> UnsafeRawBufferPointer {
    let empty = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    switch self {
    case .bytes(let isWide):
      let range = routes.range(row, isWide: isWide)
      guard let start = unsafe routes.buffer(2) else { return unsafe empty }
      return unsafe UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
    case .views:
      // Source: "Variable-size Binary View Layout".
      let place = (routes.start + row) * 16
      guard let views = unsafe routes.buffer(1) else { return unsafe empty }
      let count = unsafe Int(views.loadUnaligned(fromByteOffset: place, as: Int32.self))
      if count <= 12 {
        return unsafe UnsafeRawBufferPointer(start: views + place + 4, count: count)
      }
      let buffer = unsafe Int(views.loadUnaligned(fromByteOffset: place + 8, as: Int32.self))
      let offset = unsafe Int(views.loadUnaligned(fromByteOffset: place + 12, as: Int32.self))
      guard let start = unsafe routes.buffer(2 + buffer) else { return unsafe empty }
      return unsafe UnsafeRawBufferPointer(start: start + offset, count: count)
    case .positions: return unsafe empty
    }
  }

  /// About how many bytes of a row are read, which is what its answer costs, too.
  func size(of routes: ArrowView, _ row: Int) -> Int {
    if routes.isMissing(row) { return 0 }
    guard case .positions(let isWide, _) = self else {
      return unsafe bytes(of: routes, row).count
    }
    return routes.range(row, isWide: isWide).count * 2 * MemoryLayout<Double>.size
  }
}
