import CorridorGeometry

/// Reads well-known text: LINESTRING, MULTILINESTRING, POINT and GEOMETRYCOLLECTION.
///
/// The numbers of `Z`, `M` and `ZM` are ignored; PostGIS's prefix `SRID=4326;` is accepted. The
/// grammar is that of OGC 06-103r4, section 7. Collections are read without recursion.
@safe
struct WKTRoute {
  private let text: UnsafeRawBufferPointer
  private let origin: InputLocation
  private let maximumNesting: Int
  private var collector: RouteCollector
  private var index = 0
  private var part = 0

  // SAFETY (all of this type): `text` outlives the reader, and `peek` stays within it.

  /// Reads `text`, which starts at `origin` of its input.
  static func read(
    _ text: UnsafeRawBufferPointer, origin: InputLocation, file: String, options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    var reader = unsafe WKTRoute(text, origin: origin, file: file, options: options)
    try reader.collector.expect(options.crs)
    try reader.document()
    return try reader.collector.finish(featureCount: 1)
  }

  /// Whether the text starts with a WKT keyword and continues after it.
  static func starts(_ text: UnsafeRawBufferPointer) -> Bool {
    var reader = unsafe WKTRoute(
      text, origin: InputLocation(), file: "", options: RouteReadOptions())
    let word = reader.word()
    let isKeyword = word == "SRID" || foreign.contains(word) || Geometry(keyword: word) != nil
    return isKeyword && reader.peek() != nil
  }

  private init(
    _ text: UnsafeRawBufferPointer, origin: InputLocation, file: String, options: RouteReadOptions
  ) {
    unsafe self.text = unsafe text
    self.origin = origin
    maximumNesting = options.maximumNesting
    collector = RouteCollector(file: file, format: .wkt, chosen: options.feature)
  }

  private enum Geometry {
    case point, line, lines, collection

    /// The geometry of a keyword, which may end with its dimensions as in `LINESTRINGZ`.
    init?(keyword: String) {
      let dimensions = ["ZM", "Z", "M"]
      let suffix = dimensions.first { keyword.hasSuffix($0) && keyword.count > $0.count + 4 }
      switch suffix.map({ String(keyword.dropLast($0.count)) }) ?? keyword {
      case "POINT": self = .point
      case "LINESTRING": self = .line
      case "MULTILINESTRING": self = .lines
      case "GEOMETRYCOLLECTION": self = .collection
      default: return nil
      }
    }
  }

  /// Geometries that are not lines, for more precise errors.
  private static let foreign: Set<String> = [
    "POLYGON", "MULTIPOLYGON", "MULTIPOINT", "CIRCULARSTRING", "COMPOUNDCURVE", "CURVEPOLYGON",
    "MULTICURVE", "MULTISURFACE", "POLYHEDRALSURFACE", "TIN", "TRIANGLE",
  ]

  private mutating func document() throws(InputError) {
    try referenceSystem()
    var depth = 0
    repeat {
      let start = index
      let keyword = word()
      guard let geometry = Geometry(keyword: keyword) else {
        if Self.foreign.contains(keyword) {
          throw fault(at: start, found: keyword, "LINESTRING or MULTILINESTRING", isMeaning: true)
        }
        throw fault(at: start, found: excerpt(keyword), "LINESTRING or MULTILINESTRING")
      }
      if try opens() {
        switch geometry {
        case .point: try point()
        case .line: try line()
        case .lines: try lines()
        case .collection:
          depth += 1
          guard depth <= maximumNesting else {
            throw .tooDeep(
              file: collector.file, format: "WKT", limit: maximumNesting, at: location(start))
          }
          continue
        }
      } else {
        try add([])
      }
      while depth > 0, take(")") { depth -= 1 }
      if depth > 0, !take(",") { throw fault("',' or ')'") }
    } while depth > 0
    if peek() != nil { throw fault("the end of the text") }
  }

  private mutating func referenceSystem() throws(InputError) {
    let start = index
    guard word() == "SRID" else {
      index = start
      return
    }
    guard take("=") else { throw fault("'='") }
    let numberStart = index
    guard let code = number() else { throw fault("a number") }
    guard code == 4326 else {
      throw fault(
        at: numberStart, found: "SRID \(code)", "SRID 4326 (WGS84); transform the route first",
        isMeaning: true)
    }
    guard take(";") else { throw fault("';'") }
  }

  /// Reads the dimensions and the opening parenthesis; returns false if there is EMPTY instead.
  private mutating func opens() throws(InputError) -> Bool {
    _ = peek()
    var start = index
    var next = word()
    if ["Z", "M", "ZM"].contains(next) {
      _ = peek()
      start = index
      next = word()
    }
    if next == "EMPTY" { return false }
    guard next.isEmpty, take("(") else { throw fault(at: start, "'('") }
    return true
  }

  private mutating func point() throws(InputError) {
    let position = try position()
    guard take(")") else { throw fault("')'") }
    try collector.addPoint(position, at: InputLocation(feature: 0, part: part))
    part += 1
  }

  private mutating func line() throws(InputError) {
    var line: [Coordinate] = []
    repeat { line.append(try position()) } while take(",")
    guard take(")") else { throw fault("',' or ')'") }
    try add(line)
  }

  private mutating func lines() throws(InputError) {
    repeat {
      if try opens() { try line() } else { try add([]) }
    } while take(",")
    guard take(")") else { throw fault("',' or ')'") }
  }

  private mutating func add(_ line: [Coordinate]) throws(InputError) {
    try collector.add(line, at: InputLocation(feature: 0, part: part))
    part += 1
  }

  /// Reads two to four numbers and returns the first two.
  private mutating func position() throws(InputError) -> Coordinate {
    guard let lon = number() else { throw fault("a longitude") }
    guard let lat = number() else { throw fault("a latitude") }
    if number() != nil { _ = number() }
    return Coordinate(lon: lon, lat: lat)
  }

  // MARK: Tokens

  private mutating func peek() -> UInt8? {
    while unsafe index < text.count,
      unsafe text[index] == 0x20 || (0x09...0x0D).contains(text[index])
    {
      index += 1
    }
    return unsafe index < text.count ? unsafe text[index] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Reads up to 32 letters and returns them in upper case.
  private mutating func word() -> String {
    var word = ""
    guard peek() != nil else { return word }
    while unsafe index < text.count, word.utf8.count < 32 {
      let letter = unsafe text[index] & 0xDF
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { break }
      word.unicodeScalars.append(Unicode.Scalar(letter))
      index += 1
    }
    return word
  }

  private mutating func number() -> Double? {
    guard peek() != nil, let (value, end) = unsafe readDecimal(text, from: index) else {
      return nil
    }
    index = end
    return value
  }

  // MARK: Errors

  private func location(_ byte: Int) -> InputLocation {
    unsafe InputLocation(byte: byte, in: text).shifted(by: origin)
  }

  private mutating func fault(
    at byte: Int? = nil, found: String? = nil, _ expected: String, isMeaning: Bool = false
  ) -> InputError {
    let next = peek()
    let seen =
      found.flatMap { $0 == "''" ? nil : $0 } ?? next.map { excerpt(byte: $0) } ?? "the end"
    let fault = InputFault(
      file: collector.file, format: "WKT", at: location(byte ?? index), found: seen,
      expected: expected)
    return isMeaning ? .content(fault) : .syntax(fault)
  }
}
