import CorridorTestSupport
import Foundation
import Testing

@Suite struct SearchOptionTests {
  private func island() throws -> CorridorProcess {
    let corridor = try CorridorProcess()
    try corridor.writeIsland("i.corridor")
    return corridor
  }

  private func search(_ options: String, _ corridor: CorridorProcess) throws -> [String: Any] {
    let result = try corridor.shell("corridor search \(options) --places $TMP/i.corridor")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any],
      "\(options): \(result.errors)")
  }

  private func values(_ name: String, _ answer: [String: Any]) -> [String] {
    (answer["features"] as? [[String: Any]] ?? []).compactMap { feature in
      (feature["properties"] as? [String: Any])?[name] as? String
    }
  }

  @Test func `a kind of toponym alone finds no businesses`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let localities = try search("--kind locality", corridor)
    #expect(Set(values("kind", localities)) == ["locality"])
    #expect(!values("kind", localities).isEmpty)
    let both = try search("kestrel --kind street", corridor)
    #expect(Set(values("kind", both)) == ["business", "street"])
    let fuel = try search("--kind street --category fuel", corridor)
    #expect(Set(values("kind", fuel)) == ["business"])
  }

  @Test func `chains are found however their letters are written`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let exact = values("id", try search("--chain Kestrel", corridor))
    #expect(exact.count > 1)
    for name in ["kestrel", "KESTREL", "Késtrel"] {
      #expect(values("id", try search("--chain \(name)", corridor)) == exact)
    }
    #expect(values("id", try search("--chain kestrel --chain Kestrel", corridor)) == exact)
    let wrong = try corridor.shell("corridor search --chain kestrl --places $TMP/i.corridor")
    #expect(wrong.status == 64)
    #expect(wrong.errors == "corridor: unknown chain 'kestrl'; did you mean Kestrel?\n")
    let unknown = try corridor.shell(
      "corridor search --chain 'quite another' --places $TMP/i.corridor")
    #expect(unknown.status == 64 && unknown.errors.hasPrefix("corridor: unknown chain"))
    let lines = try corridor.shell(
      "corridor search --batch --limit 99 --places $TMP/i.corridor",
      input: "{\"chain\":\"kestrel\"}\n{\"chain\":\"kestrl\"}\n{\"chain\":\"kestrel\"}\n")
    let answers = lines.output.split(separator: "\n").map { $0.drop { $0 != "," } }
    #expect(answers.count == 3 && answers[0] == answers[2])
    #expect(answers[1].hasPrefix(",\"error\""))
  }

  @Test(arguments: [
    ("--in 9.47,,47.05,9.65,47.3", 64, "--in cannot be '9.47,,47.05,9.65,47.3'; give west"),
    ("--in 9.47,47.05,9.65,47.3,-", 64, "--in cannot be"), ("--in 9,47,10", 64, "--in cannot be"),
    ("--in NaN,47,10,48", 64, "--in cannot be"), ("--in 9,47,inf,48", 64, "--in cannot be"),
    ("--in 9,47,,48", 64, "--in cannot be"), ("--in a,b.geojson", 66, "no such file"),
    ("--near 91,0", 64, "--near is out of range: '91,0'; give a latitude from -90 to 90"),
    ("--near 47.1,181", 64, "--near is out of range"), ("--near 47.1", 64, "--near cannot be"),
    ("--region-priority default", 64, "--in, which --region-priority is about"),
    ("--region-priority required", 64, "--in, which --region-priority is about"),
    ("--type town", 64, "--type cannot be 'town'"),
  ])
  func `options that mean nothing are told, in one line`(
    option: String, status: Int32, message: String
  ) throws {
    let corridor = try island()
    defer { corridor.remove() }
    for command in ["search", "suggest"] {
      let result = try corridor.shell("corridor \(command) x \(option) --places $TMP/i.corridor")
      #expect(result.status == status, "\(result.errors)")
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `a point out of range is none to say what is there`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    for point in ["91,0", "47.1,181", "-- -91,0", "'91 0'", "geo:91,0"] {
      let result = try corridor.shell("corridor reverse \(point) --places $TMP/i.corridor")
      #expect(result.status == 64)
    }
    let result = try corridor.shell("corridor reverse 91,0 --places $TMP/i.corridor")
    #expect(result.errors.contains("LAT,LON is out of range: '91,0'"))
  }

  @Test func `types may be said of several`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    for (command, one, several) in [
      ("search kestrel", "business", "businesses"), ("search kestrel", "toponym", "toponyms"),
      ("suggest kest", "query", "queries"), ("suggest kest", "business", "businesses"),
    ] {
      let outputs = try [one, several].map { type in
        try corridor.shell("corridor \(command) --type \(type) --places $TMP/i.corridor").output
      }
      #expect(outputs[0] == outputs[1] && !outputs[0].isEmpty)
    }
  }

  @Test func `an object of OpenStreetMap that no place is any more is told to be gone`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    #expect(try search("node/1", corridor)["goneURI"] as? String == "osm:node/1")
    let table = try corridor.shell(
      "corridor search osm:node/1 --places $TMP/i.corridor --format table")
    #expect(table.errors == "gone: osm:node/1\n" && table.status == 0)
    let unwanted = try search("osm:node/2401 --type toponym", corridor)
    #expect(unwanted["found"] as? Int == 0 && unwanted["goneURI"] == nil)
  }

  @Test func `a key of a collection brings its distances along`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let suggested = try corridor.shell(
      "corridor suggest kest --type query --near 44.95,-20.1 --places $TMP/i.corridor")
    let answer = try JSONSerialization.jsonObject(with: Data(suggested.output.utf8))
    let completions = (answer as? [String: Any])?["completions"] as? [[String: Any]]
    let key = try #require(completions?.first?["magicKey"] as? String)
    let table = try corridor.shell(
      "corridor search --magic-key \(key) --places $TMP/i.corridor --format table")
    #expect(table.output.hasPrefix("distance  name"), "\(table.output)")
    let refused = try corridor.shell(
      "corridor search --magic-key \(key) --chain Ostro --places $TMP/i.corridor")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("--magic-key and --chain exclude each other"))
  }

  @Test func `a page of another size cannot go on`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let cursor = try #require(try search("kestrel --limit 2", corridor)["nextCursor"] as? String)
    let result = try corridor.shell(
      "corridor search kestrel --limit 3 --cursor \(cursor) --places $TMP/i.corridor")
    #expect(result.status == 64)
    #expect(result.errors.contains("repeat the limit and all other options unchanged"))
  }
}
