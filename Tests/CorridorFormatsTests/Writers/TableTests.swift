import CorridorFormats
import Testing

@Suite struct TableTests {
  private let header = OutputHeader(
    columns: hitColumns, table: hitTable, footer: "3 of 3 places")
  private let features = [
    hit(), hit(id: "osm:way/22", name: "주유소 서울", off: 12_345, along: 5, side: "right"),
    hit(id: "x:3", name: "Cafe\u{301} \u{1B}[31mred", off: 0, along: 1_234_567, side: "on"),
  ]

  @Test func `aligns wide and combining characters`() throws {
    let text = try written(.table, header: header, features)
    #expect(
      text == """
        off route      km  side   name           category  id
            412 m    83.2  left   Fuel & Co      fuel      osm:node/1
          12.3 km     0.0  right  주유소 서울    fuel      osm:way/22
              0 m  1234.6  on     Cafe\u{301} \u{FFFD}[31mred  fuel      x:3
        3 of 3 places

        """)
  }

  @Test(arguments: [40, 58, 60, 70, 200])
  func `fits the terminal`(columns: Int) throws {
    let text = try written(
      .table, header: header, features, style: TerminalStyle(columns: columns))
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= max(columns, 60), "\(line)")
    }
  }

  @Test func `colours headings and footer only`() throws {
    let text = try written(
      .table, header: header, [hit()], style: TerminalStyle(columns: 100, hasColors: true))
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix("\u{1B}[1m") && lines[0].hasSuffix("\u{1B}[0m"))
    #expect(!lines[1].contains("\u{1B}"))
    #expect(lines[2] == "\u{1B}[2m3 of 3 places\u{1B}[0m")
  }

  @Test func `shows only the footer when nothing was found`() throws {
    #expect(try written(.table, header: header, []) == "3 of 3 places\n")
  }

  @Test(arguments: [
    ("abc", 3), ("주유소", 6), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("ｆｕｌｌ", 8), ("Ωж", 2), ("", 0), ("日本", 4),
  ])
  func `counts the cells of a terminal`(text: String, cells: Int) {
    #expect(DisplayWidth.of(text) == cells)
  }

  @Test(arguments: [
    ("abcdef", 4, "abc…"), ("abcd", 4, "abcd"), ("주유소", 5, "주유…"), ("주유소", 4, "주…"), ("ab", 0, ""),
  ])
  func `cuts text to cells`(text: String, cells: Int, expected: String) {
    #expect(DisplayWidth.fit(text, cells: cells) == expected)
  }

  @Test(arguments: [
    (0, "0 m"), (800, "800 m"), (0.5, "0.5 m"), (1000, "1 km"), (1609.344, "1.609344 km"),
    (2500, "2.5 km"),
  ])
  func `shows given lengths with all their digits`(meters: Double, expected: String) {
    #expect(ReadableLength.exact(meters) == expected)
  }

  @Test(arguments: [
    (0, "0 s"), (59.4, "59 s"), (59.5, "1 min"), (60, "1 min"), (3569, "59 min"), (3570, "1 h"),
    (3600, "1 h"), (5520, "1 h 32 min"), (7200, "2 h"), (7260, "2 h 1 min"), (.infinity, ""),
  ])
  func `shows times for people`(seconds: Double, expected: String) {
    #expect(ReadableDuration(seconds).description == expected)
  }

  @Test(arguments: [
    (0, "0 m"), (412.4, "412 m"), (9_999.4, "9999 m"), (9_999.5, "10.0 km"), (83_214, "83.2 km"),
  ])
  func `shows lengths for people`(meters: Double, expected: String) {
    #expect(ReadableLength(meters).description == expected)
  }
}
