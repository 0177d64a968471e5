import CorridorFormats
import CorridorTestSupport
import Foundation
import Testing

/// Lists as people get them: tables on a terminal, files for spreadsheets and devices.
@Suite struct ListTests {
  private static let route = "--route Fixtures/route.geojson -p Fixtures/island.osm.pbf"
  private static let tour =
    "--route Fixtures/tour.geojson -p Fixtures/island.osm.pbf --speed 80km/h --tz UTC"

  @Test(arguments: [
    "find \(route) -f table", "find \(route) --carriageway any --passes all -f table",
    "find \(tour) --depart 2026-11-20T09:00Z -f table",
    "find \(tour) --depart 2026-11-20T09:00Z --passes all --carriageway any -f table",
    "find \(tour) --depart 2026-11-20T09:00Z --passes all --carriageway any --truck -f table",
    "find \(route) --truck -f table", "search kestrel -p Fixtures/island.osm.pbf -f table",
    "search kestrel --user 45,-20 -p Fixtures/island.osm.pbf -f table",
    "gaps \(route) -c fuel --range 5km -f table",
    "explain \(route) --id osm:node/2401 --vehicle truck --fuel adBlue --side left",
    "categories", "categories -p Fixtures/island.osm.pbf",
    "hours 'Mo-Fr 06:00-22:00; Sa 08:00-12:00,14:00-18:00; PH off \"only by appointment, please ring the bell\"' --from 2026-12-21 --region de_bw",
  ])
  func `a table fits a terminal of 80 columns`(line: String) throws {
    let result = try run("corridor \(line)")
    #expect(result.status == 0, "\(result.errors)")
    let rows = result.output.split(separator: "\n")
    // The line under a table is a sentence, which breaks where it must.
    for row in rows where !row.contains("; ") && !row.hasPrefix("out, ") {
      #expect(DisplayWidth.of(String(row)) <= 80, "\(row)")
    }
    // An identifier is there as a whole or not at all.
    let known = try run(
      "corridor export -p Fixtures/island.osm.pbf -f csv | cut -d, -f1; corridor resolve nothing:1"
    )
    let all = Set(known.output.split { $0 == "\n" || $0 == "\r\n" }.map(String.init))
    for id in result.output.matches(of: #/\bosm:[^\s,;)]+/#).map({ String($0.0) })
    where id.contains("/") {
      #expect(all.contains(id) || !id.contains("…"), "\(id)")
    }
    #expect(!result.output.contains(#/osm:\w*…/#) && !result.output.contains(#/osm:\w+/\d*…/#))
  }

  @Test func `names give way before anything else, and identifiers go as a whole`() throws {
    let narrow = try run("corridor find \(Self.tour) --depart 2026-11-20T09:00Z -f table").output
    #expect(narrow.contains("no room for identifiers"))
    #expect(!narrow.contains("osm:"))
    let wide = try run(
      "COLUMNS=400 corridor find \(Self.tour) --depart 2026-11-20T09:00Z -f table"
    ).output
    #expect(wide.contains("osm:") && !wide.contains("…"))
  }

  @Test(arguments: ["find \(route) -c fuel", "search -c fuel -p Fixtures/island.osm.pbf"])
  func `the note on the next page is a line that can be copied`(line: String) throws {
    for format in ["table", "csv"] {
      let result = try run("corridor \(line) -n 2 -f \(format)")
      let notes = result.errors.split(separator: "\n").filter { !$0.contains("places from") }
      #expect(notes.count == 1)
      #expect(notes.first.map { $0.count <= 80 } == true, "\(result.errors)")
      let cursor = try #require(result.errors.firstMatch(of: #/--cursor (\S+)/#)?.1)
      let next = try run("corridor \(line) -n 2 --cursor \(cursor) -f csv")
      #expect(next.status == 0)
      #expect(next.output.split(separator: "\r\n").count == 3)
    }
  }

  @Test func `a place without a name is called what it is`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    try "id,lat,lon,category\n1,44.99,-20.26,truck_parking\n2,44.9664,-20.1,fuel\n".write(
      toFile: corridor.path("bare.csv"), atomically: true, encoding: .utf8)
    func output(_ line: String) throws -> String {
      try corridor.shell("corridor \(line) --within 5km -p $TMP/bare.csv 2>/dev/null").output
    }
    let find = "find --route Fixtures/route.geojson"
    let labels = ["Fuel station", "Truck parking"]
    let gpx = try output("\(find) -f gpx")
    let known = try corridor.shell("corridor categories -f json").output
    #expect(known.contains(#""truck_parking""#))
    let names = gpx.matches(of: #/<wpt.*?\n\s*<name>(.*?)</name>/#).map { String($0.1) }
    #expect(names.count == 2 && names.contains(labels[0]), "\(names)")
    #expect(!names.contains { $0.contains("bare:") }, "\(names)")
    #expect(try output("\(find) -f kml").contains("<name>\(labels[0])</name>"))
    #expect(try output("\(find) -f table").contains(#/Fuel station +fuel/#))
    let gaps = try output("gaps --route Fixtures/route.geojson -f table")
    #expect(gaps.contains(labels[0]) && !gaps.contains("bare:"), "\(gaps)")
    let chart = try output("gaps --route Fixtures/route.geojson -f svg")
    #expect(chart.contains(labels[0]) && !chart.contains("bare:"))
    // Data stay data: there is no name.
    #expect(try output("\(find) -f ndjson").contains(#""name":null"#))
  }

  @Test(arguments: [
    ("find \(route)", "x.png"), ("find \(route)", "x.xlsx"), ("find \(route)", "x.corridor"),
    ("find \(route)", "x.svg"), ("gaps \(route)", "x.gpx"),
    ("export -p Fixtures/island.osm.pbf", "x.kml"),
    ("search kestrel -p Fixtures/island.osm.pbf", "x.pdf"),
    ("buffer --route Fixtures/route.geojson", "x.shp"),
    ("batch Fixtures/routes.ndjson -p Fixtures/island.osm.pbf", "x.xlsx"),
    ("suggest kest -p Fixtures/island.osm.pbf", "x.csv"), ("hours 24/7", "x.json"),
  ])
  func `a file of a format that is not written is refused`(line: String, name: String) throws {
    let result = try run("corridor \(line) -o $TMP/\(name); echo $?; ls $TMP/x* 2>/dev/null")
    #expect(result.output == "64\n", "\(result)")
    #expect(
      result.errors.contains("/\(name): cannot write this format; name a file that ends in ."))
  }

  @Test(arguments: ["x", "x.d/y", ".x", "x.GEOJSON", "x.csv", "/dev/null"])
  func `a file without an ending, or with a known one, is written`(name: String) throws {
    let path = name.hasPrefix("/") ? name : "$TMP/\(name)"
    let result = try run("mkdir -p $TMP/x.d; corridor find \(Self.route) -o \(path)")
    #expect(result.status == 0, "\(result.errors)")
    let chosen = try run("corridor find \(Self.route) -o $TMP/x.out -f gpx && head -c 5 $TMP/x.out")
    #expect(chosen.output == "<?xml")
  }

  @Test(arguments: [
    "find \(route) -c fuel", "export -p Fixtures/island.osm.pbf -c fuel",
    "search -c fuel -p Fixtures/island.osm.pbf",
  ])
  func `CSV has address, telephone and opening hours in columns of their own`(line: String) throws {
    let rows = try run("corridor \(line) -f csv").output.split(separator: "\r\n")
    let head = try #require(rows.first).split(separator: ",")
    for column in ["address", "phones", "workingHours"] {
      #expect(head.contains(Substring(column)), "\(head)")
    }
    #expect(rows.contains { $0.contains("Mo-Sa 06:00-22:00,") || $0.contains("24/7,") })
    // GeoJSON has them among the tags.
    let json = try run("corridor \(line) -f ndjson").output
    if !line.hasPrefix("search") { #expect(!json.contains("workingHours")) }
  }

  @Test func `CSV for Excel opens there by a double click`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    try "id,lat,lon,category,name\n1,44.99,-20.26,fuel,\"=1+2; \"\"x\"\"\"\n".write(
      toFile: corridor.path("a.csv"), atomically: true, encoding: .utf8)
    let text = try corridor.shell(
      "corridor find --route Fixtures/route.geojson -p $TMP/a.csv -f csv-excel"
    ).output
    let rows = text.split(separator: "\r\n")
    try #require(rows.count == 2, "\(text)")
    #expect(rows[0].hasPrefix("\u{FEFF}id;lon;lat;name;categories;"))
    #expect(rows[1].hasPrefix(#"a:1;-20,26;44,99;"'=1+2; ""x""";fuel;"#), "\(rows[1])")
    #expect(rows[1].contains(#/;\d+,\d{3};/#))
    #expect(
      try corridor.shell("corridor export -p $TMP/a.csv -f csv-excel").output
        .hasPrefix("\u{FEFF}id;lon;lat;"))
  }

  @Test(arguments: ["find \(route) -c fuel", "search -c fuel \(route)"])
  func `GPX and KML have the route, which can be followed again`(line: String) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let length = #/"routeLengthMeters":([0-9.]+)/#
    let whole = try corridor.shell("corridor find \(Self.route) -n 1").output
    let expected = whole.firstMatch(of: length).flatMap { Double($0.1) }
    for format in ["gpx", "kml"] {
      let again = try corridor.shell(
        """
        corridor \(line) -o $TMP/r.\(format)
        corridor find --route $TMP/r.\(format) -n 1 -p Fixtures/island.osm.pbf
        """
      ).output
      let found = again.firstMatch(of: length).flatMap { Double($0.1) }
      #expect(abs((found ?? 0) - (expected ?? .infinity)) < 0.1, "\(format)")
    }
  }

  private func run(_ line: String) throws -> CorridorProcess.Result {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    return try corridor.shell(line)
  }
}
