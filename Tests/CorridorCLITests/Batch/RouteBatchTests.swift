import CorridorTestSupport
import Foundation
import Testing

@Suite struct RouteBatchTests {
  private func island() throws -> CorridorProcess {
    let corridor = try CorridorProcess()
    try corridor.writeIsland("i.corridor")
    return corridor
  }

  private func objects(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// The island's main route as GeoJSON on a line.
  private func line() throws -> String {
    let file = SourceTree.root.appending(path: "Fixtures/route.geojson")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").joined(
      separator: " ")
  }

  @Test func `answers each line as a search for it does, in every form of a route`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let result = try corridor.shell(
      "corridor batch Fixtures/routes.ndjson -c fuel -p $TMP/i.corridor -q")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let answers = try objects(result.output)
    #expect(answers.map { $0["line"] as? Int } == [1, 2, 3, 4, 5, 6])
    let single = try corridor.shell(
      "corridor find --route Fixtures/route.geojson -c fuel -p $TMP/i.corridor -f ndjson")
    let wanted = try objects(single.output).map { $0["id"] as? String }
    #expect(wanted.count == 14)
    for answer in answers[0..<4] {
      let hits = try #require(answer["hits"] as? [[String: Any]])
      #expect(hits.map { $0["id"] as? String } == wanted)
      #expect(answer["found"] as? Int == 14)
    }
    #expect(answers[4]["requestId"] as? String == "tour 7")
    #expect((answers[4]["hits"] as? [Any])?.count == 1)
    let fault = try #require(answers[5]["error"] as? [String: Any])
    #expect(fault["code"] as? String == "badData" && fault["line"] as? Int == 6)
  }

  @Test(arguments: [1, 2, 7])
  func `keeps the order of lines of very different cost, and gives each one answer`(
    threads: Int
  ) throws {
    let corridor = try island()
    defer { corridor.remove() }
    let long = try line()
    var input = ""
    for number in 1...2000 {
      switch number % 50 {
      case 0: input += long
      case 7: input += "\n" + #"{"type":"LineString","coordinates":[[-20.2,44.95]"#
      default:
        input +=
          #"{"requestId":\#(number),"route":{"type":"LineString","#
          + #""coordinates":[[-20.2,44.95],[-20.1,44.9\#(number % 10)]]}}"#
      }
      input += number % 3 == 0 ? "\r\n" : "\n"
    }
    try input.write(toFile: corridor.path("in"), atomically: true, encoding: .utf8)
    let result = try corridor.shell(
      "corridor batch $TMP/in -p $TMP/i.corridor --threads \(threads) -o $TMP/out")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.hasPrefix("2000 lines, 40 of them bad (the first: line 8), "))
    let answers = try objects(try String(contentsOfFile: corridor.path("out"), encoding: .utf8))
    #expect(answers.count == 2000)
    var last = 0
    for answer in answers {
      let line = try #require(answer["line"] as? Int)
      #expect(line > last)
      last = line
    }
    #expect(last == 2040)
    #expect(try corridor.shell("ls $TMP | grep '^out'").output == "out\n")
  }

  @Test func `one broken line among ten thousand is told in its place`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let good = #"{"type":"LineString","coordinates":[[-20.2,44.95],[-20.1,44.96]]}"# + "\n"
    let input =
      String(repeating: good, count: 4999) + #"{"type":"LineString","coordi"# + "\n"
      + String(repeating: good, count: 5000)
    try input.write(toFile: corridor.path("in"), atomically: true, encoding: .utf8)
    let command = "corridor batch $TMP/in -c fuel -p $TMP/i.corridor"
    let result = try corridor.shell(command)
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("10000 lines, 1 of them bad (the first: line 5000), "))
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 10_000)
    #expect(lines[4999].hasPrefix(#"{"line":5000,"error":{"code":"badData","message":"the line: "#))
    #expect(lines.filter { $0.contains(#""error":"#) }.count == 1)

    let strict = try corridor.shell(command + " --strict -o $TMP/out")
    #expect(strict.status == 65)
    #expect(strict.errors.contains("corridor: line 5000: the line: "))
    #expect(strict.errors.contains("--resume continues from there"))
    // Mended, the batch goes on.
    let mended = String(repeating: good, count: 10_000)
    try mended.write(toFile: corridor.path("in"), atomically: true, encoding: .utf8)
    let rest = try corridor.shell(command + " --strict -o $TMP/out --resume && wc -l < $TMP/out")
    #expect(rest.status == 0 && rest.output == "10000\n", "\(rest.errors)")
  }

  @Test func `takes no lines, blank lines, a huge line and what is no JSON`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let batch = "corridor batch - -c fuel -p $TMP/i.corridor"
    for input in ["", "\n", "\n\n \r\n\t\n"] {
      let none = try corridor.shell(batch + " -o $TMP/none && wc -c < $TMP/none", input: input)
      #expect(none.status == 0 && none.output == "0\n", "\(none.errors)")
      #expect(none.errors == "no lines, so no answers\n")
    }
    #expect(try corridor.shell(batch + " --fail-on-empty").status == 1)
    // 40 MB: the route there and back, many times.
    let huge = try corridor.shell(
      """
      python3 -c '
      import json, sys
      line = json.load(open("Fixtures/route.geojson"))["geometry"]["coordinates"]
      line += line[::-1]
      print("nonsense in many words")
      json.dump({"type": "LineString", "coordinates": line * 1500}, sys.stdout)
      print()
      print("\\\\x00\\x01\\x7f")
      json.dump({"type": "LineString", "coordinates": line}, sys.stdout)
      ' | \(batch) | cut -c 1-30
      """)
    let lines = huge.output.split(separator: "\n")
    #expect(lines.count == 4, "\(huge.output) \(huge.errors)")
    #expect(lines.map { $0.contains("hits") } == [false, true, false, true], "\(lines)")
  }

  @Test func `lines say more than the command, and what is unknown is told`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let route = #"{"type":"LineString","coordinates":[[-20.3,44.94],[-20.1,44.96]]}"#
    let result = try corridor.shell(
      "corridor batch -c fuel --within 2km --limit 3 -p $TMP/i.corridor -q",
      input: """
        {"route":\(route)}
        {"route":\(route),"limit":1}
        {"route":\(route),"limit":null,"categories":["cafe"],"within":"20km"}
        {"route":\(route),"wihtin":"1km"}
        {"requestId":"x","within":"1km"}
        {"route":\(route),"format":"csv"}
        {"route":{"polyline":"\\u003f\\u003f","precision":7}}
        {"route":\(route),"within":"-1km"}
        {"route":\(route),"categories":["fule"]}
        """)
    let answers = try objects(result.output)
    #expect(answers.count == 9)
    #expect((answers[0]["hits"] as? [Any])?.count == 3)
    #expect((answers[1]["hits"] as? [Any])?.count == 1)
    let cafes = try #require(answers[2]["hits"] as? [[String: Any]])
    #expect(cafes.count > 3)
    #expect(cafes.allSatisfy { ($0["categories"] as? [String])?.contains("cafe") == true })
    let messages = try answers[3...].map { answer in
      try #require((answer["error"] as? [String: Any])?["message"] as? String)
    }
    for (message, start) in zip(
      messages,
      [
        "unknown field 'wihtin'; did you mean within?", "route is missing",
        "unknown field 'format'", "route.precision has the wrong type", "within cannot be '-1km'",
        "unknown category 'fule'; did you mean fuel?",
      ])
    {
      #expect(message.hasPrefix(start), "\(message)")
    }
    #expect(answers[4]["requestId"] as? String == "x")
  }

  @Test func `what is wrong with the command is said before anything is read`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let batch = "corridor batch $TMP/in -p $TMP/i.corridor -o $TMP/out"
    _ = try corridor.shell("cp Fixtures/routes.ndjson $TMP/in")
    for (options, status, message) in [
      ("-c fule", Int32(64), "unknown category 'fule'; did you mean fuel?"),
      ("--within far", 64, "--within cannot be 'far'"),
      ("--threads 0", 64, "--threads cannot be '0'"),
      ("--route x", 64, "unknown option '--route'"),
      ("--crs EPSG:0", 64, "unknown coordinate reference system"),
      ("-o $TMP/in", 64, "-o is given more than once"),
    ] {
      let result = try corridor.shell("\(batch) \(options); s=$?; ls $TMP | grep '^out'; exit $s")
      #expect(result.status == status, "\(options): \(result.errors)")
      #expect(result.errors.contains(message), "\(options): \(result.errors)")
      #expect(result.output.isEmpty, "\(options)")
    }
    let same = try corridor.shell(
      """
      cd $TMP
      corridor batch in -p i.corridor -o in; echo $?
      ln -s in link
      corridor batch in -p i.corridor -o link; echo $?
      corridor batch -p i.corridor -o in < in; echo $?
      corridor batch -p i.corridor --resume < in; echo $?
      corridor batch none -p i.corridor -o out; echo $?
      cmp in \(SourceTree.root.path)/Fixtures/routes.ndjson && ls | grep -c part
      """)
    #expect(same.output == "64\n64\n64\n64\n66\n0\n", "\(same.output) \(same.errors)")
  }
}
