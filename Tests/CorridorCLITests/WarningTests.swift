import CorridorTestSupport
import Foundation
import Testing

/// What was likely not meant so is said on standard error and in JSON; the status stays as it is.
@Suite struct WarningTests {
  /// A route over the island of the fixtures, as positions.
  private static let positions = [[-20.3, 44.95], [-20.1, 44.96], [-19.7, 45.03]]

  private static func line(_ positions: [[Double]]) -> String {
    let text = positions.map { "[\($0[0]),\($0[1])]" }.joined(separator: ",")
    return #"{"type":"LineString","coordinates":[\#(text)]}"#
  }

  static let cases: [(line: String, code: String, message: String)] = [
    (
      "corridor find --route $F/route.geojson -c fuel -p $TMP/bare.csv", "categoryWithoutPlaces",
      "no place has the category fuel; no place in the index has a category; import tables with --category"
    ),
    (
      "corridor find --route $F/route.geojson -c casino -p $I", "categoryWithoutPlaces",
      "no place has the category casino; corridor categories lists the categories"
    ),
    (
      "corridor gaps --route $F/route.geojson -c casino -p $I", "categoryWithoutPlaces", "casino"
    ),
    ("corridor search -c casino -p $I", "categoryWithoutPlaces", "casino"),
    (
      "echo '\(line([[16.3, 48.2], [16.4, 48.3]]))' | corridor find --route - -p $I",
      "routeElsewhere", "the route is far from the places: it begins at latitude 48.20"
    ),
    (
      "echo '\(line(positions.map { [$0[1], $0[0]] }))' | corridor find --route - -p $I",
      "routeElsewhere", "its latitudes and longitudes seem to be swapped"
    ),
    (
      "echo '\(line(positions.map { [$0[1], $0[0]] }))' | corridor search --route - -c fuel -p $I",
      "routeElsewhere", "seem to be swapped"
    ),
    (
      "echo '\(line([[16.3, 48.2], [16.4, 48.3]]))' | corridor gaps --route - -p $I",
      "routeElsewhere", "the route is far from the places"
    ),
    (
      "corridor find --route $F/route.geojson --in 44.9,-20.4,45.1,-19.6 -p $I",
      "viewportElsewhere", "longitude before latitude; did you mean -20.4,44.9,-19.6,45.1?"
    ),
    (
      "corridor find --route $F/route.geojson --in 1,2,3,4 -p $I", "viewportElsewhere",
      "no place lies in the area of --in; the places lie within"
    ),
    (
      "corridor find --route $TMP/three.geojson -c fuel -p $I", "joinedFeatures",
      "the route joins 3 features"
    ),
    (
      "corridor find --route $TMP/tracks.gpx -c fuel -p $I", "joinedFeatures",
      "; --feature N follows one of them, counted from 0"
    ),
    (
      """
      corridor find --route $F/tour.geojson -c fuel --speed 80km/h --depart 2026-11-20T09:00Z \
      --tz UTC --open only -p $I
      """, "unknownHours", "not known whether they are open on arrival; --open keep-unknown"
    ),
  ]

  @Test(arguments: cases)
  func `one line says what was likely not meant`(
    line: String, code: String, message: String
  ) throws {
    let (result, plain) = try run(line)
    #expect(result.status == 0)
    let warnings = result.errors.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(warnings.count == 1, "\(result.errors)")
    #expect(warnings.first?.hasPrefix("corridor: warning: ") == true)
    #expect(warnings.first?.contains(message) == true, "\(result.errors)")
    #expect(result.output.contains(#""warnings":[{"code":"\#(code)","message":""#))
    // Other formats have no room for it.
    #expect(!plain.output.contains("warnings"))
    #expect(plain.errors.contains(message))
  }

  @Test(arguments: [
    "corridor find --route $F/route.geojson -c fuel -p $I",
    "corridor find --route $F/route.geojson -c fuel --within 1m -p $I",
    "corridor find --route $F/route.geojson -c fuel --in -20.3,44.9,-19.7,45.1 -p $I",
    "corridor find --route $TMP/three.geojson --feature 1 -c fuel -p $I",
    "corridor find --route $F/route-collection.geojson -c fuel -p $I",
    "corridor find --route $F/route-multiline.geojson -c fuel -p $I",
    "corridor search kestrel -c fuel -p $I",
    "corridor gaps --route $F/route.geojson -c fuel -p $I",
    "echo '\(line([[-21.4, 44.95], [-21.3, 44.95]]))' | corridor find --route - -p $I",
  ])
  func `nothing is said of what was meant`(line: String) throws {
    let (result, _) = try run(line)
    #expect(!result.errors.contains("warning"), "\(result.errors)")
    #expect(!result.output.contains("warnings"))
  }

  @Test func `places whose hours are not known are counted, and each is left out for that alone`()
    throws
  {
    let line = """
      corridor find --route $F/tour.geojson -c fuel --speed 80km/h --depart 2026-11-20T09:00Z \
      --tz UTC -p $I -f ndjson --open
      """
    func count(_ choice: String) throws -> Int {
      try run("\(line) \(choice)").0.output.split(separator: "\n").count
    }
    let unknown = try count("keep-unknown") - count("only")
    #expect(unknown > 1)
    let errors = try run("\(line) only").0.errors
    #expect(errors.contains("warning: \(unknown) places left out because it is not known"))
  }

  @Test func `a line of a batch has its own warnings`() throws {
    let (result, _) = try run(
      """
      echo '\(Self.line([[16.3, 48.2], [16.4, 48.3]]))' | corridor batch -q -c casino -p $I
      """)
    #expect(result.output.contains(#""warnings":[{"code":"categoryWithoutPlaces""#))
    #expect(result.output.contains(#"{"code":"routeElsewhere","message":"the route is far"#))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("find --route $F/route.geojson --within 2", "--within cannot be '2'", "2km or 2m"),
    ("find --route $F/route.geojson -w 1.5", "--within cannot be '1.5'", "1.5km or 1.5m"),
    ("find --route $F/route.geojson --range 300", "--range", "300km"),
    ("find --route $F/route.geojson --from 20", "--from", "20km"),
    ("find --route $F/route.geojson --to 20", "--to", "20km"),
    ("find --route $F/route.geojson --spread 50:3", "--spread cannot be '50:3'", "50km"),
    ("find --route $F/route.geojson --ferry 120-165", "--ferry cannot be '120-165'", "165km"),
    ("gaps --route $F/route.geojson --min 20", "--min", "20km"),
    ("search --near 45,-20 --within 5", "--within", "5km"),
    ("search --batch --within 5", "--within", "5km"),
    ("suggest kest --near 45,-20 --distance 5", "--distance", "5km"),
    ("batch $F/routes.ndjson --within 2", "--within", "2km"),
    ("buffer --route $F/route.geojson --within 2", "--within", "2km"),
  ])
  func `a length on the command line has a unit`(
    line: String, option: String, advice: String
  ) throws {
    let (result, _) = try run("corridor \(line) -p $I".replacing(#/(buffer.*) -p \$I/#) { $0.1 })
    #expect(result.status == 64)
    #expect(result.errors.contains(option), "\(result.errors)")
    #expect(result.errors.contains("give a number with its unit, such as "))
    #expect(result.errors.contains(advice))
  }

  @Test func `zero needs no unit, and a number in JSON is metres`() throws {
    #expect(try run("corridor find --route $F/route.geojson --within 0 -p $I").0.status == 0)
    let wide = try run(
      """
      echo '{"route":\(Self.line(Self.positions)),"within":2000}' | corridor batch -q -p $I
      """
    ).0.output
    #expect(wide.contains(#""withinMeters":2000.000"#), "\(wide.prefix(300))")
  }

  /// Runs a line with `$F` for the fixtures, `$TMP` for a folder of its own and `$I` for the island;
  /// and again as NDJSON, which has no room for facts about the whole.
  private func run(
    _ line: String
  ) throws -> (result: CorridorProcess.Result, plain: CorridorProcess.Result) {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let begin = "F=$PWD/Fixtures; TMP=\(corridor.folder.path); I=$TMP/island.corridor\n"
    let bare = "id,lat,lon\n1,44.99,-20.25\n2,44.96,-20.11\n"
    try bare.write(toFile: corridor.path("bare.csv"), atomically: true, encoding: .utf8)
    let lines = Self.positions.map { at in
      let line = Self.line([at, [at[0] + 0.01, at[1]]])
      return #"{"type":"Feature","properties":{},"geometry":\#(line)}"#
    }
    try #"{"type":"FeatureCollection","features":[\#(lines.joined(separator: ","))]}"#
      .write(toFile: corridor.path("three.geojson"), atomically: true, encoding: .utf8)
    let tracks = Self.positions.map { at in
      """
      <trk><trkseg><trkpt lat="\(at[1])" lon="\(at[0])"/>\
      <trkpt lat="\(at[1])" lon="\(at[0] + 0.01)"/></trkseg></trk>
      """
    }
    try """
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">\(tracks.joined())</gpx>
    """.write(toFile: corridor.path("tracks.gpx"), atomically: true, encoding: .utf8)
    try corridor.writeIsland("island.corridor")
    // Its index is made before, so that no run tells of it.
    if line.contains("bare.csv") { _ = try corridor.shell("corridor info $TMP/bare.csv") }
    return (
      try corridor.shell(begin + line), try corridor.shell(begin + line + " -f ndjson")
    )
  }
}
