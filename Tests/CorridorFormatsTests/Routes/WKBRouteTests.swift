import CorridorFormats
import CorridorGeometry
import Testing

@Suite struct `Routes in well-known binary` {
  private let points = sampleLine

  private func read(
    _ bytes: [UInt8], crs: String? = nil, nesting: Int = 64
  ) throws(InputError) -> RouteDocument {
    try RouteReader.read(
      bytes: bytes, file: "route",
      options: RouteReadOptions(crs: crs, maximumNesting: nesting))
  }

  /// A geometry of parts.
  private func collection(_ type: UInt8, _ parts: [[UInt8]]) -> [UInt8] {
    [1, type, 0, 0, 0, UInt8(parts.count), 0, 0, 0] + parts.joined()
  }

  @Test func `reads both orders of bytes, every dimension and PostGIS's form`() throws {
    for isLittleEndian in [true, false] {
      for (type, heights) in [
        (2, []), (1002, [1]), (2002, [2]), (3002, [1, 2]), (0x8000_0002, [1]),
        (0x4000_0002, [2]), (0xC000_0002, [1, 2]),
      ] as [(UInt32, [Double])] {
        for system in [nil, 0, 4326] as [UInt32?] where system == nil || type > 4000 || type == 2 {
          let bytes = wkb(
            points, isLittleEndian: isLittleEndian, type: type, system: system, heights: heights)
          let document = try read(bytes)
          #expect(document.lines == [points], "type \(type)")
          #expect(document.format == .wkb)
        }
      }
    }
  }

  @Test func `reads lines, points and collections`() throws {
    let line = wkb(points)
    let reversed = wkb(points.reversed(), isLittleEndian: false)
    let lines = collection(5, [line, reversed])
    #expect(try read(lines).lines == [points, points.reversed()])
    let point = Array(line[0..<1]) + [1, 0, 0, 0] + Array(line[9..<25])
    #expect(try read(point).lines == [[points[0]]])
    let mixed = try read(collection(7, [point, lines, line]))
    #expect(mixed.lines == [points, points.reversed(), points] && mixed.markerCount == 1)
    #expect(try read(collection(5, [wkb([]), line])).lines == [points])
  }

  @Test func `takes positions in another reference system`() throws {
    let line = [Coordinate(lon: 500_000, lat: 5_000_000), Coordinate(lon: 501_000, lat: 5_000_000)]
    let read = try read(wkb(line), crs: "EPSG:25832").lines[0]
    #expect(abs(read[0].lon - 9) < 1e-6 && abs(read[0].lat - 45.15) < 0.02)
  }

  @Test func `says where it is wrong`() {
    let line = wkb(points)
    var wrong = line
    wrong.replaceSubrange(9 + 16 + 8..<9 + 32, with: [0, 0, 0, 0, 0, 0, 0xF0, 0x7F])
    let polygon = collection(3, [])
    let huge = [1, 2, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF] + line
    let deep = (0..<70).reduce(line) { (inner, _) in collection(7, [inner]) }
    for (bytes, expected) in [
      (
        Array(line.dropLast()),
        "byte 9, feature 0, part 0 (from 0): WKB: found 79 bytes, expected 5 positions of 16 bytes"
      ),
      (
        Array(line.prefix(7)),
        "byte 5, feature 0, part 0 (from 0): WKB: found 2 bytes, expected a number of 4 bytes"
      ),
      (
        line + [7],
        "byte 89, feature 0, part 1 (from 0): WKB: found 1 more bytes, expected the end of the data"
      ),
      (huge, "4294967295 positions"),
      (wrong, "vertex 1"),
      (polygon, "a Polygon, expected a LineString or MultiLineString"),
      (collection(5, [collection(5, [line])]), "a MultiLineString, expected a LineString"),
      (collection(5, [Array(line.prefix(1)) + [9, 0, 0, 0]]), "a geometry of type 9"),
      (collection(7, [[2] + line.dropFirst()]), "byte 2, expected an order of bytes, 0 or 1"),
      (wkb(points, system: 3857), "SRID 3857, expected SRID 4326 (WGS84)"),
      (wkb([]), "a line without vertices"),
      (collection(5, []), "a line without vertices"),
      (deep, "64"),
    ] as [([UInt8], String)] {
      let error = #expect(throws: InputError.self) { try read(bytes) }
      let said = error?.description ?? ""
      #expect(said.hasPrefix("route: ") && said.contains(expected), "\(said)")
      let digits = #expect(throws: InputError.self) { try read(Array(hexadecimal(bytes).utf8)) }
      let second = (digits?.description ?? "").split(separator: ",").last
      #expect(second == said.split(separator: ",").last || expected.contains("byte"), "\(said)")
    }
  }

  @Test func `places in digits are counted as in the text`() {
    let digits = hexadecimal(wkb(points)).dropLast(2)
    #expect(routeError(String(digits))?.description.contains("byte 18,") == true)
  }
}
