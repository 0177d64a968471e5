import CorridorTestSupport
import Foundation
import Testing

/// Detours of `corridor find`, `gaps` and `batch`, by an engine at a port.
@Suite struct DetourCommandTests {
  private let corridor: CorridorProcess
  private let engine: FakeEngine
  private let usual =
    "--route Fixtures/tour.geojson --category fuel --places Fixtures/island.osm.pbf"

  init() throws {
    corridor = try CorridorProcess()
    engine = try FakeEngine()
  }

  private func json(_ command: String) throws -> [String: Any] {
    let result = try corridor.shell("corridor \(command) --engine \(engine.url) --format geojson")
    #expect(result.status == 0, "\(result.errors)")
    return try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  private func hits(_ answer: [String: Any]) throws -> [[String: Any]] {
    let features = try #require(answer["features"] as? [[String: Any]])
    return features.compactMap { $0["properties"] as? [String: Any] }
  }

  @Test func `every place has its detour`() throws {
    defer { corridor.remove() }
    let answer = try json("find \(usual) --detours")
    let hits = try hits(answer)
    #expect(!hits.isEmpty)
    for hit in hits {
      let along = try #require(hit["alongMeters"] as? Double)
      #expect(try #require(hit["leaveAlongMeters"] as? Double) >= along - 1000.001)
      #expect(try #require(hit["rejoinAlongMeters"] as? Double) <= along + 1000.001)
      #expect(hit["detourSeconds"] is Double && hit["detourMeters"] is Double)
      #expect(hit["detourUnknownBecause"] is NSNull)
    }
    let facts = try #require(answer["detours"] as? [String: Any])
    #expect(facts["exact"] as? Bool == true)
    #expect(facts["journeyCount"] as? Int == hits.count)
    #expect(engine.journeyCount == hits.count)
  }

  @Test func `the smallest few are those of all`() throws {
    defer { corridor.remove() }
    let all = try hits(try json("find \(usual) --within 5km --sort detour"))
    let few = try hits(try json("find \(usual) --within 5km --sort detour --limit 3"))
    #expect(few.map { $0["id"] as? String } == all.prefix(3).map { $0["id"] as? String })
    let seconds = all.compactMap { $0["detourSeconds"] as? Double }
    #expect(seconds == seconds.sorted() && seconds.count == all.count)
    let most = seconds[seconds.count / 2]
    let close = try hits(try json("find \(usual) --within 5km --max-detour \(most + 0.1)s"))
    #expect(close.count == seconds.count { $0 <= most + 0.1 })
  }

  @Test func `gaps end at places with small detours`() throws {
    defer { corridor.remove() }
    let all = try json("gaps \(usual) --max-detour 10000km")
    let none = try json("gaps \(usual) --max-detour 0m --detour-window 100m")
    let counts = [all, none].map { ($0["features"] as? [Any])?.count ?? 0 }
    #expect(counts[0] > counts[1])
  }

  @Test(arguments: [
    (FakeEngine.Mood.html, "badAnswer"), (.serverError, "engineDown"), (.silent, "timedOut"),
  ])
  func `an engine that does not answer leaves places with reasons`(
    mood: FakeEngine.Mood, reason: String
  ) throws {
    defer { corridor.remove() }
    engine.behave(mood)
    let command = "find \(usual) --detours --engine-timeout 300ms"
    let hits = try hits(try json(command))
    #expect(!hits.isEmpty)
    #expect(hits.allSatisfy { $0["detourUnknownBecause"] as? String == reason })
    let strict = try corridor.shell("corridor \(command) --detour-strict --engine \(engine.url)")
    #expect(strict.status == 69)
    #expect(strict.errors.split(separator: "\n").count == 1)
  }

  @Test func `nobody at the port`() throws {
    defer { corridor.remove() }
    let port = try FakeServer.refusingPort()
    let result = try corridor.shell(
      "corridor find \(usual) --detours --engine http://127.0.0.1:\(port) --format ndjson")
    #expect(result.status == 0)
    #expect(result.output.contains(#""detourUnknownBecause":"engineDown""#))
  }

  @Test func `the key is sent and never shown`() throws {
    defer { corridor.remove() }
    try Data("s3cret\n".utf8).write(to: corridor.folder.appending(path: "key"))
    let result = try corridor.shell(
      """
      corridor find \(usual) --detours --engine \(engine.url) --engine-key-file \
      \(corridor.path("key")) --limit 2
      """)
    #expect(result.status == 0)
    #expect(engine.requests.contains { $0.head.contains("Authorization: Bearer s3cret") })
    #expect(!result.errors.contains("s3cret") && !result.output.contains("s3cret"))
  }

  @Test func `the vehicle goes to the engine`() throws {
    defer { corridor.remove() }
    _ = try json(
      "find \(usual) --detours --limit 1 --vehicle truck --height 4m --weight 40t --unknown keep")
    let route = try #require(engine.requests.last { $0.head.hasPrefix("POST /route") })
    #expect(route.body.contains(#""costing":"truck""#))
    #expect(route.body.contains(#""height":4"#) && route.body.contains(#""weight":40"#))
  }

  @Test func `what the engine cannot take of the vehicle is said once`() throws {
    defer { corridor.remove() }
    let sizes = "--vehicle car --weight 2t --axle-load 1t --unknown keep"
    let answer = try json("find \(usual) --detours \(sizes)")
    let facts = try #require(answer["detours"] as? [String: Any])
    #expect(facts["ignoredVehicleFields"] as? [String] == ["weight", "axleLoad"])
    let note = "corridor: note: the routing engine takes no weight, axle-load of vehicles\n"
    for command in ["find \(usual) --detours", "gaps \(usual) --max-detour 1h"] {
      let result = try corridor.shell("corridor \(command) \(sizes) --engine \(engine.url)")
      #expect(result.status == 0)
      #expect(result.errors.ranges(of: note).count == 1, "\(result.errors)")
    }
    let truck = sizes.replacing("car", with: "truck")
    let all = try json("find \(usual) --detours \(truck)")
    #expect((all["detours"] as? [String: Any])?["ignoredVehicleFields"] == nil)

    let route = try String(contentsOfFile: "Fixtures/tour.geojson", encoding: .utf8)
      .replacing("\n", with: "")
    try Data([route, route, route].joined(separator: "\n").utf8)
      .write(to: corridor.folder.appending(path: "in.ndjson"))
    for (sizes, count) in [(sizes, 1), (truck, 0)] {
      let batch = try corridor.shell(
        """
        corridor batch \(corridor.path("in.ndjson")) --category fuel --detours --quiet \(sizes) \
        --places Fixtures/island.osm.pbf --engine \(engine.url)
        """)
      #expect(batch.status == 0)
      #expect(batch.errors.ranges(of: note).count == count, "\(batch.errors)")
    }
  }

  @Test func `an index with roads tells about how much a detour costs`() throws {
    defer { corridor.remove() }
    let index = corridor.folder.appending(path: "roads.corridor").path
    let made = try corridor.shell(
      "corridor import --quiet --roads Fixtures/island.osm.pbf -o \(index) && corridor verify \(index)"
    )
    #expect(made.status == 0, "\(made.errors)")
    let query = "find --route Fixtures/route.geojson --category fuel --within 5km --places \(index)"
    let found = try corridor.shell("corridor \(query) --sort detour --format geojson")
    #expect(found.status == 0, "\(found.errors)")
    let answer = try #require(
      JSONSerialization.jsonObject(with: Data(found.output.utf8)) as? [String: Any])
    let facts = try #require(answer["detours"] as? [String: Any])
    #expect(facts["source"] as? String == "roads" && facts["exact"] as? Bool == false)
    let seconds = try hits(answer).map { $0["detourSeconds"] as? Double }
    let known = seconds.compactMap { $0 }
    #expect(known.count > 5 && known == known.sorted())
    #expect(seconds.prefix(known.count).allSatisfy { $0 != nil })
    #expect(
      try hits(answer).allSatisfy {
        ($0["detourSeconds"] is Double) == ($0["detourUnknownBecause"] is NSNull)
      })
    let table = try corridor.shell("corridor \(query) --detours --format table")
    #expect(table.output.contains(" about "))

    // With an engine, that is asked.
    let all = try hits(try json("\(query) --sort detour"))
    let few = try hits(try json("\(query) --sort detour --limit 3"))
    #expect(few.map { $0["id"] as? String } == all.prefix(3).map { $0["id"] as? String })
  }

  @Test(arguments: [
    ("--detours", "--engine URL"), ("--sort detour", "--engine URL"),
    ("--max-detour 5min", "--engine URL"),
    ("--detours --engine ftp://a", "ftp://a"),
    ("--detours --engine http://user:pass@a", "user name"),
    ("--engine-kind osrm", "--engine URL"),
    ("--detours --engine http://127.0.0.1:1 --engine-kind grab", "grab"),
    ("--detours --engine http://127.0.0.1:1 --engine-timeout 0s", "0s"),
    ("--detours --engine http://127.0.0.1:1 --engine-requests 0", "0"),
    ("--max-detour 5 --engine http://127.0.0.1:1", "5"),
    ("--max-detour soon --engine http://127.0.0.1:1", "soon"),
    ("--detour-window 1 --engine http://127.0.0.1:1", "1"),
    ("--detour-window wide --engine http://127.0.0.1:1", "wide"),
  ])
  func `wrong options are refused`(options: String, quoted: String) throws {
    defer { corridor.remove() }
    let result = try corridor.shell("corridor find \(usual) \(options)")
    #expect(result.status == 64)
    #expect(result.errors.contains(quoted), "\(result.errors)")
    #expect(!result.errors.contains("pass@"))
    #expect(result.output.isEmpty)
  }

  @Test func `explain shows what a detour is made of and what was asked`() throws {
    defer { corridor.remove() }
    var differing = 0
    for hit in try hits(try json("find \(usual) --within 5km --detours")).suffix(6) {
      let id = try #require(hit["id"] as? String)
      let explain =
        "corridor explain \(usual) --within 5km --id \(id) --detours --engine \(engine.url)"
      let before = engine.requests.count
      let why = try corridor.shell("\(explain) --format json")
      #expect(why.status == 0, "\(why.errors)")
      let answer = try #require(
        JSONSerialization.jsonObject(with: Data(why.output.utf8)) as? [String: Any])
      #expect(answer["verdict"] as? String == "in")
      let detours = try #require(answer["detours"] as? [String: Any])
      let pass = try #require((detours["journeys"] as? [[String: Any]])?.first)
      for name in ["detourSeconds", "detourMeters", "leaveAlongMeters", "rejoinAlongMeters"] {
        #expect(pass[name] as? Double == hit[name] as? Double, "\(name)")
      }
      func number(_ name: String) throws -> Double {
        try #require(pass[name] as? Double, "\(name)")
      }
      for unit in ["Seconds", "Meters"] {
        let sum = try number("out\(unit)") + number("back\(unit)") - number("route\(unit)")
        #expect(abs(try sum - number("detour\(unit)")) < 0.16)
        #expect(try number("least\(unit)") <= number("detour\(unit)"))
      }
      for way in ["out", "back", "route"] {
        #expect(abs(try number("\(way)Seconds") - number("\(way)Meters") / 20) < 0.06)
      }
      if abs(try number("outSeconds") - number("backSeconds")) > 1 { differing += 1 }
      #expect(pass["timesOfRoute"] as? Bool == false)

      let sent = engine.requests.dropFirst(before).filter { !$0.head.hasPrefix("GET /status") }
      let shown = try #require(detours["requests"] as? [[String: Any]])
      #expect(Set(shown.compactMap { $0["body"] as? String }) == Set(sent.map(\.body)))
      #expect(shown.count == sent.count && detours["requestCount"] as? Int == sent.count)
      #expect(shown.allSatisfy { $0["method"] as? String == "POST" })

      let table = try corridor.shell(explain)
      #expect(table.output.contains("requests to the engine: \(sent.count)\n"))
      for request in sent { #expect(table.output.contains(request.body)) }
      #expect(table.output.hasSuffix("\nin\n"))
    }
    // Else the ways there and back could be exchanged.
    #expect(differing > 0)
  }

  @Test func `explain agrees with find about detours`() throws {
    defer { corridor.remove() }
    let all = try hits(try json("find \(usual) --within 5km --detours"))
    let seconds = all.compactMap { $0["detourSeconds"] as? Double }.sorted()
    let most = seconds[seconds.count / 2] + 0.06
    let options = ["--max-detour \(most)s", "--sort detour --limit 3"]
    for options in options {
      let found = Set(
        try hits(try json("find \(usual) --within 5km \(options)"))
          .compactMap { $0["id"] as? String })
      #expect(!found.isEmpty && found.count < all.count)
      for id in all.compactMap({ $0["id"] as? String }).prefix(8) {
        let why = try corridor.shell(
          """
          corridor explain \(usual) --within 5km --id \(id) \(options) --engine \(engine.url) \
          --format json
          """)
        #expect(why.output.contains(#""verdict":"in""#) == found.contains(id), "\(id) \(options)")
        if !found.contains(id) {
          let reason = options.hasPrefix("--max") ? "detour" : "page"
          #expect(why.output.contains(#""reason":"\#(reason)""#))
          #expect(why.output.contains(#""detourSeconds":"#))
        }
      }
    }
  }

  @Test(arguments: [(FakeEngine.Mood.html, "badAnswer"), (.serverError, "engineDown")])
  func `explain says why a detour is unknown`(mood: FakeEngine.Mood, reason: String) throws {
    defer { corridor.remove() }
    let id = try #require(try hits(try json("find \(usual) --detours --limit 1")).first?["id"])
    engine.behave(mood)
    let explain = "corridor explain \(usual) --id \(id) --detours --engine \(engine.url)"
    let why = try corridor.shell("\(explain) --format json")
    #expect(why.status == 0, "\(why.errors)")
    #expect(why.output.contains(#""detourUnknownBecause":"\#(reason)""#))
    #expect(why.output.contains(#""verdict":"in""#) && why.output.contains(#""requestCount":"#))
    #expect(try corridor.shell("\(explain) --detour-strict").status == 69)
    #expect(try corridor.shell(explain).output.contains("unknown: the engine"))
    #expect(try corridor.shell("corridor explain \(usual) --id \(id) --detours").status == 64)
  }

  @Test func `the way of a detour goes from the route through the place and back`() throws {
    defer { corridor.remove() }
    let answer = try json("find \(usual) --detours --detour-ways")
    let features = try #require(answer["features"] as? [[String: Any]])
    #expect(!features.isEmpty)
    for feature in features {
      let facts = try #require(feature["properties"] as? [String: Any])
      let way = try #require(facts["detourWay"] as? [String: Any])
      #expect(way["type"] as? String == "LineString")
      let line = try #require(way["coordinates"] as? [[Double]])
      let place = try #require((feature["geometry"] as? [String: Any])?["coordinates"] as? [Double])
      #expect(line.count == 3)
      #expect(zip(line[1], place).allSatisfy { abs($0 - $1) < 2e-6 })
      #expect(facts["detourSeconds"] is Double)
    }
    let plain = try hits(try json("find \(usual) --detours"))
    #expect(plain.allSatisfy { $0["detourWay"] == nil })
    engine.behave(.html)
    let unknown = try hits(try json("find \(usual) --detour-ways"))
    #expect(unknown.allSatisfy { $0["detourWay"] is NSNull })
    engine.behave(.well)
    let table = try corridor.shell(
      "corridor find \(usual) --detour-ways --format csv --engine \(engine.url)")
    #expect(table.status == 0 && table.output.contains("LineString"))
  }

  @Test func `kept answers are those of the engine, which is not asked again`() throws {
    defer { corridor.remove() }
    let cache = "--engine-cache \(corridor.path("kept"))"
    let plain = try json("find \(usual) --detours")
    let count = engine.requests.count { !$0.head.hasPrefix("GET /status") }
    for (run, other) in [("", 1), (" again", 1), (" truck", 2)] {
      let more = run == " truck" ? "--vehicle truck --height 3.9m --unknown keep" : ""
      let answer = try json("find \(usual) --detours \(cache) \(more)")
      if more.isEmpty {
        let (one, two) = (answer as NSDictionary, plain as NSDictionary)
        #expect(one == two, "\(run)")
      }
      // What the engine cannot follow is asked for again; its answers say nothing.
      let asked = engine.requests.count { !$0.head.hasPrefix("GET /status") }
      #expect(asked == count * (1 + other), "\(run)")
    }
    let table = try corridor.shell(
      "corridor find \(usual) --detours \(cache) --engine \(engine.url) --format table")
    #expect(table.output.contains("\(count) of \(count) requests answered from the cache"))
    #expect(table.errors.isEmpty)
  }

  @Test func `two processes may keep answers in one folder, and a bad folder is noted`() throws {
    defer { corridor.remove() }
    let find = "corridor find \(usual) --detours --format geojson --engine \(engine.url)"
    let both = try corridor.shell(
      """
      for i in 1 2; do
        \(find) --engine-cache \(corridor.path("kept")) >\(corridor.path("out"))$i || echo bad & done
      wait
      cmp \(corridor.path("out"))1 \(corridor.path("out"))2
      """)
    #expect(both.status == 0 && both.output.isEmpty && both.errors.isEmpty, "\(both)")
    try Data().write(to: corridor.folder.appending(path: "file"))
    let bad = try corridor.shell("\(find) --engine-cache \(corridor.path("file"))")
    #expect(bad.status == 0 && bad.output.contains("detourSeconds"))
    #expect(bad.errors.split(separator: "\n").count == 1, "\(bad.errors)")
    #expect(bad.errors.contains("cannot be written"))
    #expect(bad.output == (try corridor.shell(find)).output)
  }

  @Test(arguments: [0, 1, 25, 60])
  func `a batch that the engine leaves is completed by another run`(count: Int) throws {
    defer { corridor.remove() }
    let route = try String(contentsOfFile: "Fixtures/tour.geojson", encoding: .utf8)
      .replacing("\n", with: "")
    let lines = (1...6).map { #"{"route":\#(route),"limit":\#(2 * $0),"requestId":\#($0)}"# }
    try Data(lines.joined(separator: "\n").utf8)
      .write(to: corridor.folder.appending(path: "in.ndjson"))
    func run(_ more: String) throws -> CorridorProcess.Result {
      try corridor.shell(
        """
        corridor batch \(corridor.path("in.ndjson")) --category fuel --detours --threads 1 \
        --places Fixtures/island.osm.pbf --engine \(engine.url) \(more)
        """)
    }
    let whole = try run("-o \(corridor.path("whole"))")
    #expect(whole.status == 0, "\(whole.errors)")
    engine.behave(.serverError, afterRequests: count)
    let broken = try run("-o \(corridor.path("out"))")
    #expect(broken.status == 69 && broken.errors.contains("--resume"), "\(broken.errors)")
    let first = try Data(contentsOf: corridor.folder.appending(path: "out"))
    #expect(
      String(decoding: first, as: UTF8.self).contains(#""detourUnknownBecause":"engineDown""#))
    #expect(first.split(separator: 10).count == 6)
    let still = try run("-o \(corridor.path("out")) --resume")
    #expect(still.status == 69)
    engine.behave(.well)
    let resumed = try run("-o \(corridor.path("out")) --resume")
    #expect(resumed.status == 0, "\(resumed.errors)")
    let answers = try ["whole", "out"].map {
      try Data(contentsOf: corridor.folder.appending(path: $0))
    }
    #expect(answers[0] == answers[1])
    let left = try FileManager.default.contentsOfDirectory(atPath: corridor.folder.path)
    #expect(!left.contains("out.part") && !left.contains("out.resume"))
  }

  @Test func `a batch has detours, and each line may ask its own`() throws {
    defer { corridor.remove() }
    let route = try String(contentsOfFile: "Fixtures/tour.geojson", encoding: .utf8)
      .replacing("\n", with: "")
    let lines = [
      route, #"{"route":\#(route),"sort":"detour","limit":1}"#,
      #"{"route":\#(route),"maxDetour":"0s","detourWindow":"free"}"#,
    ]
    try Data(lines.joined(separator: "\n").utf8)
      .write(to: corridor.folder.appending(path: "in.ndjson"))
    let result = try corridor.shell(
      """
      corridor batch \(corridor.path("in.ndjson")) --category fuel --detours --quiet \
      --places Fixtures/island.osm.pbf --engine \(engine.url)
      """)
    #expect(result.status == 0, "\(result.errors)")
    let answers = try result.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(answers.count == 3)
    #expect(answers.allSatisfy { $0["detours"] is [String: Any] })
    #expect((answers[1]["hits"] as? [Any])?.count == 1)
  }
}
