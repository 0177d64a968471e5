internal import Corridor
internal import CorridorFormats
package import CorridorGeometry

extension ValueType where Value == Coordinate {
  /// A position: a text with the latitude first, or a JSON object with `lat` and `lon`.
  package static func position(_ placeholder: String) -> Self {
    ValueType(
      .text(placeholder),
      ValueSchema(
        .any(of: .text(such: "44.95,-20.1"), positionSchema), parameter: .text(such: "44.95,-20.1")),
      readText: { (text, context) throws(CommandError) in try context.position(text) },
      readJSON: { (value, context) throws(CommandError) in try context.position(value) },
      write: { (position, buffer) in buffer.append(jsonPosition: position) })
  }

  private static var positionSchema: OutputValue {
    .object([
      .init("type", .text("object")), .init("additionalProperties", .boolean(false)),
      .init("required", .texts(["lat", "lon"])),
      .init(
        "properties",
        .object([
          .init("lat", .number("number", from: -90, to: 90)),
          .init("lon", .number("number", from: -180, to: 180)),
        ])),
    ])
  }
}

extension FieldContext {
  /// The position in a text, latitude first.
  func position(_ text: String) throws(CommandError) -> Coordinate {
    try Arguments.coordinate(text, shown: name)
  }

  /// The position in a JSON value.
  func position(_ value: JSONValue) throws(CommandError) -> Coordinate {
    if let text = value.string { return try position(text) }
    guard value.kind == .object, value.count == 2, let lat = value["lat"]?.double,
      let lon = value["lon"]?.double
    else { throw wrongType(#"{"lat":47.14,"lon":9.52} or "47.14,9.52""#) }
    guard abs(lat) <= 90, abs(lon) <= 180 else {
      throw .outOfRange(option: name, found: plainDecimal(lat) + "," + plainDecimal(lon))
    }
    return Coordinate(lon: lon, lat: lat)
  }
}

extension TextBuffer {
  /// Adds `{"lat":..,"lon":..}` with all digits.
  mutating func append(jsonPosition position: Coordinate) {
    append("{\"lat\":")
    append(position.lat.description)
    append(",\"lon\":")
    append(position.lon.description)
    append("}")
  }
}

// MARK: - Areas

/// The area in a field.
package struct AreaSource: Hashable, Sendable {
  package let viewport: Viewport
  /// The file that the area was read from; nil if the request contains the area.
  package var file: String?

  package init(_ viewport: Viewport, file: String? = nil) {
    self.viewport = viewport
    self.file = file
  }
}

extension ValueType where Value == AreaSource {
  /// An area: a box of four numbers, or GeoJSON polygons; on a command line the polygons are in a
  /// file.
  package static var area: Self {
    ValueType(
      .file("W,S,E,N|FILE"),
      ValueSchema(
        .any(of: .type("string"), .array(of: .type("number"), count: 4), .type("object")),
        parameter: .type("string")),
      readText: { (text, context) throws(CommandError) in
        if BoxText.isLikely(text) { return AreaSource(try BoxText.box(text, shown: context.name)) }
        guard context.form.notation == .words else { throw context.badValue(text, boxOrPolygon) }
        return try AreaSource(file: text)
      },
      readJSON: { (value, context) throws(CommandError) in
        switch value.kind {
        case .string:
          let text = value.string ?? ""
          guard BoxText.isLikely(text) else {
            throw context.badValue(text, boxOrPolygon)
          }
          return AreaSource(try BoxText.box(text, shown: context.name))
        case .array:
          let bounds = value.elements.map(\.double)
          guard bounds.count == 4, !bounds.contains(nil) else {
            throw context.wrongType("[west, south, east, north] in degrees")
          }
          let box = bounds.map { $0 ?? 0 }
          return AreaSource(.box(west: box[0], south: box[1], east: box[2], north: box[3]))
        case .object:
          do throws(InputError) {
            return AreaSource(.multiPolygon(try AreaReader.read(value, file: context.name)))
          } catch {
            throw .reading(error)
          }
        default: throw context.wrongType(boxOrPolygon)
        }
      },
      write: { (area, buffer) in buffer.append(jsonArea: area.viewport) })
  }

  private static var boxOrPolygon: String {
    "[west, south, east, north] in degrees, or a Polygon as GeoJSON"
  }
}

extension AreaSource {
  /// The polygons of a GeoJSON file.
  package init(file: String) throws(CommandError) {
    do throws(InputError) {
      self.init(.multiPolygon(try AreaReader.read(contentsOf: file)), file: file)
    } catch {
      throw .reading(error)
    }
  }
}

/// Boxes as texts: `W,S,E,N` in degrees.
enum BoxText {
  /// Whether a text is meant as bounds and not as a file name: numbers, including NaN, and commas.
  static func isLikely(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.allSatisfy { "0123456789.+-eE ".contains($0) } || number(part) != nil
      }
  }

  /// The box in a text; messages call the option `option`.
  static func box(_ text: String, shown option: String) throws(CommandError) -> Viewport {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let bounds = parts.compactMap(number).filter(\.isFinite)
    guard parts.count == 4, bounds.count == 4 else {
      throw .badValue(
        option: option, found: text,
        expected: "west,south,east,north in degrees, such as 14.3,35.8,14.5,36, or a GeoJSON file")
    }
    return .box(west: bounds[0], south: bounds[1], east: bounds[2], north: bounds[3])
  }

  /// The number in a text, ignoring surrounding blanks.
  private static func number(_ text: Substring) -> Double? {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return Double(text)
  }
}
