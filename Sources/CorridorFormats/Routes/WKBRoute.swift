import CorridorGeometry

/// Reads well-known binary: LineString, MultiLineString, Point and GeometryCollection.
///
/// The form is that of OGC 06-103r4, section 8, with ISO 13249-3's types for Z and M, or PostGIS's
/// extended form (EWKB). Dimensions beyond the first two are ignored. Collections are read without
/// recursion.
@safe
struct WKBRoute {
  private let bytes: UnsafeRawBufferPointer
  private let count: Int
  /// How many bytes of the input are one of ``bytes``: two hexadecimal digits, or itself.
  private let width: Int
  private let maximumNesting: Int
  private var collector: RouteCollector
  private var index = 0
  private var part = 0

  // SAFETY (all of this type): `bytes` outlives the reader, and `take` checks that what it reads
  // lies within it.

  /// Reads `bytes`, which are whole.
  static func read(
    _ bytes: UnsafeRawBufferPointer, width: Int = 1, file: String, options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    var reader = unsafe WKBRoute(bytes, width: width, file: file, options: options)
    try reader.collector.expect(options.crs)
    try reader.document()
    return try reader.collector.finish(featureCount: 1)
  }

  /// Reads hexadecimal digits, as PostGIS prints geometries.
  static func read(
    hexadecimal text: UnsafeRawBufferPointer, file: String, options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 2)
    for place in stride(from: 0, to: text.count - 1, by: 2) {
      // SAFETY: both places are within the text.
      bytes.append(unsafe digit(text[place]) << 4 | digit(text[place + 1]))
    }
    return try unsafe bytes.span.withUnsafeBytes { (bytes) throws(InputError) in
      try unsafe read(bytes, width: 2, file: file, options: options)
    }
  }

  /// Whether bytes start with an order of bytes and the type of a geometry.
  static func starts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= headerSize, unsafe bytes[0] <= 1 else { return false }
    var reader = unsafe WKBRoute(bytes, width: 1, file: "", options: RouteReadOptions())
    guard let type = try? reader.header().type else { return false }
    return (1...17).contains(type)
  }

  /// Whether a text is that in hexadecimal digits.
  static func starts(hexadecimal text: UnsafeRawBufferPointer) -> Bool {
    guard text.count >= 2 * headerSize, text.count % 2 == 0,
      unsafe text[0] == UInt8(ascii: "0"),
      unsafe text[1] == UInt8(ascii: "0") || text[1] == UInt8(ascii: "1")
    else { return false }
    return unsafe text.allSatisfy { (byte) in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte & 0xDF)
    }
  }

  private static let headerSize = 5

  private static func digit(_ byte: UInt8) -> UInt8 {
    byte <= UInt8(ascii: "9") ? byte & 0xF : (byte & 0xF) + 9
  }

  private init(
    _ bytes: UnsafeRawBufferPointer, width: Int, file: String, options: RouteReadOptions
  ) {
    unsafe self.bytes = unsafe bytes
    count = bytes.count
    self.width = width
    maximumNesting = options.maximumNesting
    collector = RouteCollector(file: file, format: .wkb, chosen: options.feature)
  }

  /// What comes before the contents of a geometry.
  private struct Header {
    let isLittleEndian: Bool
    /// The type without dimensions, such as 2 for LineString.
    let type: UInt32
    let dimensions: Int
    let system: UInt32?
  }

  private mutating func document() throws(InputError) {
    // The geometries that are to come at each level, and whether they must be lines.
    var open = [(count: UInt32(1), areLines: false)]
    while let (count, areLines) = open.last {
      guard count > 0 else {
        open.removeLast()
        continue
      }
      open[open.count - 1].count -= 1
      let start = index
      let header = try header()
      if let system = header.system, system != 0, system != 4326 {
        throw fault(
          at: start, found: "SRID \(system)", "SRID 4326 (WGS84); transform the route first")
      }
      switch header.type {
      case 1 where !areLines: try point(header)
      case 2: try line(header)
      case 5 where !areLines, 7 where !areLines:
        let parts = try integer(header.isLittleEndian)
        if parts == 0 { try add([]) }
        open.append((parts, header.type == 5))
        guard open.count <= maximumNesting + 1 else {
          throw .tooDeep(
            file: collector.file, format: "WKB", limit: maximumNesting, at: location(start))
        }
      default:
        throw fault(
          at: start, found: Self.name(header.type),
          areLines ? "a LineString" : "a LineString or MultiLineString")
      }
    }
    guard index == count else {
      throw fault(
        at: index, found: "\(count - index) more bytes", "the end of the data", isSyntax: true
      )
    }
  }

  private mutating func header() throws(InputError) -> Header {
    let start = index
    let order = unsafe try take(1, "an order of bytes, 0 or 1")[0]
    guard order <= 1 else {
      throw fault(
        at: start, found: "byte \(order)", "an order of bytes, 0 or 1", isSyntax: true)
    }
    let isLittleEndian = order == 1
    let word = try integer(isLittleEndian)
    // Flags of the extended form.
    let (hasZ, hasM, hasSystem) = (word >> 31 & 1, word >> 30 & 1, word >> 29 & 1)
    let code = word & 0x1FFF_FFFF
    // Thousands of ISO: Z, M, both.
    let more = [0, 1, 1, 2]
    let thousands = Int(code / 1000)
    return Header(
      isLittleEndian: isLittleEndian, type: thousands < more.count ? code % 1000 : code,
      dimensions: 2 + Int(hasZ + hasM) + (thousands < more.count ? more[thousands] : 0),
      system: hasSystem == 1 ? try integer(isLittleEndian) : nil)
  }

  private mutating func point(_ header: Header) throws(InputError) {
    let position = try positions(1, header)[0]
    // An empty point.
    if position.lon.isNaN, position.lat.isNaN { return try add([]) }
    try collector.addPoint(position, at: InputLocation(feature: 0, part: part))
    part += 1
  }

  private mutating func line(_ header: Header) throws(InputError) {
    try add(try positions(Int(try integer(header.isLittleEndian)), header))
  }

  private mutating func add(_ line: [Coordinate]) throws(InputError) {
    try collector.add(line, at: InputLocation(feature: 0, part: part))
    part += 1
  }

  private mutating func positions(
    _ count: Int, _ header: Header
  ) throws(InputError) -> [Coordinate] {
    let stride = 8 * header.dimensions
    let start = index
    let values = unsafe try take(
      count * stride, "\(count) positions of \(stride) bytes", from: start)
    var positions: [Coordinate] = []
    positions.reserveCapacity(count)
    for number in 0..<count {
      // SAFETY: `take` has checked that all positions are within the bytes.
      let lon = unsafe values.loadUnaligned(fromByteOffset: number * stride, as: UInt64.self)
      let lat = unsafe values.loadUnaligned(fromByteOffset: number * stride + 8, as: UInt64.self)
      positions.append(
        Coordinate(
          lon: Double(bitPattern: header.isLittleEndian ? lon.littleEndian : lon.bigEndian),
          lat: Double(bitPattern: header.isLittleEndian ? lat.littleEndian : lat.bigEndian)))
    }
    return positions
  }

  private mutating func integer(_ isLittleEndian: Bool) throws(InputError) -> UInt32 {
    let value = unsafe try take(4, "a number of 4 bytes").loadUnaligned(as: UInt32.self)
    return isLittleEndian ? value.littleEndian : value.bigEndian
  }

  /// The next bytes.
  private mutating func take(
    _ count: Int, _ expected: String, from start: Int? = nil
  ) throws(InputError) -> UnsafeRawBufferPointer {
    let left = self.count - index
    guard count <= left else {
      throw fault(
        at: start ?? index, found: left == 0 ? "the end" : "\(left) bytes", expected,
        isSyntax: true)
    }
    defer { index += count }
    return unsafe UnsafeRawBufferPointer(rebasing: bytes[index..<index + count])
  }

  // MARK: Errors

  private static func name(_ type: UInt32) -> String {
    let names = [
      1: "a Point", 2: "a LineString", 3: "a Polygon", 4: "a MultiPoint", 5: "a MultiLineString",
      6: "a MultiPolygon", 7: "a GeometryCollection",
    ]
    return names[Int(type)] ?? "a geometry of type \(type)"
  }

  private func location(_ byte: Int) -> InputLocation {
    InputLocation(byte: byte * width, feature: 0, part: part)
  }

  private func fault(
    at byte: Int, found: String, _ expected: String, isSyntax: Bool = false
  ) -> InputError {
    let fault = InputFault(
      file: collector.file, format: "WKB", at: location(byte), found: found, expected: expected)
    return isSyntax ? .syntax(fault) : .content(fault)
  }
}
