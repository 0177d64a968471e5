import CorridorTestSupport
import Foundation
import Testing

/// The command understands the words that people use, and says what they should have written.
@Suite struct WordsTests {
  @Test(arguments: ["truck", "Truck", "lorry", "LKW", "hgv"])
  func `a truck is a truck in any word`(word: String) throws {
    let line = "corridor find --route Fixtures/route.geojson --truck -p Fixtures/island.osm.pbf"
    let hgv = try run("\(line) --vehicle hgv --height 4m -f csv")
    let found = try run("\(line) --vehicle \(word) --height 4m -f csv")
    #expect(found.status == 0)
    #expect(found.output == hgv.output)
    let file = "echo 'vehicle = \(word)' > $TMP/v; \(line) --vehicle-file $TMP/v -f csv"
    #expect(try run(file).output == run("\(line) --vehicle hgv -f csv").output)
  }

  @Test func `attributes have the same names in help, errors and answers`() throws {
    let help = try run("corridor help find").output
    let error = try run("corridor find --route x --attribute qqqqqqqq").errors
    let answer = try run(
      "corridor find --route Fixtures/route.geojson --truck -n 1 -p Fixtures/island.osm.pbf"
    ).output
    let names = error.matches(of: #/\b(hgv|max|adBlue|secured|truckSpaces)\w*\b/#).map(\.0)
    #expect(names.count > 8)
    for name in names {
      #expect(help.contains(name), "\(name)")
      #expect(answer.contains("\"\(name)\":{"), "\(name)")
    }
    #expect(!help.contains("maxHeight>=") && !help.contains("maxHeight,"))
    #expect(
      try run("corridor find --route x --attribute 'maxHeight>=tall'").errors
        .contains("maxHeightMeters>=4m"))
    // Short names are understood as before.
    #expect(
      try run(
        """
        corridor find --route Fixtures/route.geojson --attribute 'maxHeight>=4m?' --fuel adblue \
        -p Fixtures/island.osm.pbf
        """
      ).status == 0)
  }

  @Test func `an import without a name makes the index that is found without one`() throws {
    let result = try run(
      """
      F=$PWD/Fixtures; cd $TMP; corridor import $F/stations.csv -q; echo $?; ls
      corridor find --route $F/route.geojson -c fuel -f csv | head -1 | cut -c1-2
      cp places.corridor old; corridor import $F/depots.geojson -q; echo $?; cmp places.corridor old
      corridor import $F/depots.geojson -q -o places.corridor; echo $?; cmp -s places.corridor old
      echo $?; rm places.corridor; ln -s nowhere places.corridor
      corridor import $F/depots.geojson -q; echo $?; ls -L nowhere 2>/dev/null
      """)
    #expect(result.output == "0\nplaces.corridor\nid\n73\n0\n1\n73\n", "\(result)")
    #expect(result.errors.contains("places.corridor already exists; write -o places.corridor"))
  }

  @Test(arguments: [
    ("find route.gpx", "did you mean --route route.gpx?"),
    ("gaps route.gpx", "did you mean --route route.gpx?"),
    ("explain osm:node/1", "did you mean --id osm:node/1?"),
    ("find --route r.gpx malta.osm.pbf", "did you mean --places malta.osm.pbf?"),
    ("serve malta.corridor", "did you mean --places malta.corridor?"),
    ("search where to eat", "see corridor help search"),
    ("verify a b", "see corridor help verify"),
  ])
  func `a word that stands alone is told its option`(line: String, advice: String) throws {
    let result = try run("corridor \(line)")
    #expect(result.status == 64)
    #expect(result.errors.contains(advice), "\(result.errors)")
  }

  @Test func `the command alone shows what there is`() throws {
    let result = try run("corridor")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("Usage: corridor COMMAND"))
    #expect(result.errors.contains("find"))
  }

  @Test func `to explain a place that is not there has no success`() throws {
    let line = "corridor explain --route Fixtures/route.geojson -p Fixtures/island.osm.pbf --id"
    let unknown = try run("\(line) osm:node/999999")
    #expect(unknown.status == 66)
    #expect(unknown.output.contains("unknown: no place has the identifier osm:node/999999"))
    #expect(try run("\(line) osm:node/999999 -f json").status == 66)
    #expect(try run("\(line) osm:node/2401").status == 0)
  }

  @Test func `an import tells of at most ten findings, with all counts before examples`() throws {
    var rows = "id,lat,lon\n1,1,2\n"
    for number in 0..<40 { rows += "x\(number),91,2\n,1,\ny\(number),1,x\n" }
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    try rows.write(toFile: corridor.path("bad.csv"), atomically: true, encoding: .utf8)
    let few = try corridor.shell("corridor import $TMP/bad.csv -o $TMP/i")
    let lines = few.errors.split(separator: "\n").filter { $0.contains("bad.csv:") }
    #expect(lines.count <= 10, "\(few.errors)")
    let counts = lines.compactMap { $0.firstMatch(of: #/bad.csv: (\d+) left out/#)?.1 }
    #expect(counts.compactMap { Int($0) }.reduce(0, +) == 120, "\(few.errors)")
    // More kinds of findings than there is room for, from several files.
    let files = (0..<8).map { "$TMP/bad\($0).csv" }
    let many = try corridor.shell(
      "for f in \(files.joined(separator: " ")); do cp $TMP/bad.csv $f; done\n"
        + "corridor import \(files.joined(separator: " ")) -o $TMP/j")
    let findings = many.errors.split(separator: "\n").dropFirst()
    #expect(findings.count == 10, "\(many.errors)")
    #expect(findings.last?.contains(#/^and \d+ more findings$/#) == true)
  }

  private func run(_ line: String) throws -> CorridorProcess.Result {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    return try corridor.shell("TMP=\(corridor.folder.path)\n" + line)
  }
}
