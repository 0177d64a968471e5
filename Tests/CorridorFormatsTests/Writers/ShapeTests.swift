import CorridorFormats
import Testing

@Suite struct ShapeTests {
  private let header = OutputHeader(columns: [.init("value")])

  private func feature(_ shape: OutputShape?, _ value: OutputValue) -> OutputFeature {
    OutputFeature(
      id: "osm:way/1", position: OutputPosition(x: 14.5, y: 35.9, decimals: 7), shape: shape,
      values: [value])
  }

  private func positions(_ numbers: [Double]) -> [OutputPosition] {
    stride(from: 0, to: numbers.count, by: 2).map {
      OutputPosition(x: numbers[$0], y: numbers[$0 + 1], decimals: 7)
    }
  }

  @Test func `writes lines and polygons in place of the point`() throws {
    let line = OutputShape.lines([positions([1, 2, 3, 4.5]), positions([5, 6, 7, 8])])
    let ring = positions([0, 0, 1, 0, 1, 1, 0, 0])
    let area = OutputShape.polygons([[ring], [ring, ring]])
    #expect(
      try written(.ndjson, header: header, [feature(line, .none), feature(area, .none)]) == """
        {"type":"Feature","id":"osm:way/1","geometry":{"type":"MultiLineString","coordinates":\
        [[[1,2],[3,4.5]],[[5,6],[7,8]]]},"properties":{"id":"osm:way/1","position":[14.5,35.9],\
        "value":null}}
        {"type":"Feature","id":"osm:way/1","geometry":{"type":"MultiPolygon","coordinates":\
        [[[[0,0],[1,0],[1,1],[0,0]]],[[[0,0],[1,0],[1,1],[0,0]],[[0,0],[1,0],[1,1],[0,0]]]]},\
        "properties":{"id":"osm:way/1","position":[14.5,35.9],"value":null}}

        """)
    #expect(try written(.csv, header: header, [feature(line, .none)]).hasSuffix("14.5,35.9,\r\n"))
  }

  @Test func `writes values within values`() throws {
    let value = OutputValue.object([
      .init("a \"b\"", .list([.integer(1), .boolean(false), .none])),
      .init("c", .object([.init("d", .number(0.123_456_78, decimals: 6))])), .init("e", .list([])),
    ])
    let json = #"{"a \"b\"":[1,false,null],"c":{"d":0.123457},"e":[]}"#
    #expect(try written(.ndjson, header: header, [feature(nil, value)]).contains(json))
    #expect(value.plainText == json)
    #expect(OutputValue.number(.infinity, decimals: 3).plainText.isEmpty)
    #expect(OutputValue.boolean(true).plainText == "true")
  }
}
