import CorridorTestSupport
import Foundation
import Testing

@Suite struct BatchTests {
  private func island() throws -> CorridorProcess {
    let corridor = try CorridorProcess()
    try corridor.writeIsland("i.corridor")
    return corridor
  }

  private func answers(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func `answers thousands of lines in their order, as single commands do`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let texts = ["kes", "ostro", "Brakelow", "fue", "nowhere"]
    var input = ""
    for number in 0..<1000 {
      input += #"{"text":"\#(texts[number % 5])","near":"44.95,-20.1","limit":3}"# + "\n"
    }
    let result = try corridor.shell(
      "corridor suggest --batch --places $TMP/i.corridor", input: input)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    var lines: [Substring] = []
    for (index, line) in result.output.split(separator: "\n").enumerated() {
      let start = "{\"line\":\(index + 1),"
      #expect(line.hasPrefix(start))
      lines.append("{" + line.dropFirst(start.count))
    }
    #expect(lines.count == 1000)
    for (index, line) in lines.enumerated() where index >= 5 { #expect(line == lines[index % 5]) }
    for (text, line) in zip(texts, lines) {
      let single = try corridor.shell(
        "corridor suggest \(text) --near 44.95,-20.1 --limit 3 --places $TMP/i.corridor")
      #expect(single.output.replacingOccurrences(of: "\n", with: "") == line)
    }
  }

  @Test func `gives errors in place and goes on`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let long = String(repeating: "x ", count: 500_000)
    let result = try corridor.shell(
      "corridor search --batch --limit 2 --places $TMP/i.corridor",
      input: """
        {"text":"kestrel"}
        {"text":"\(long)"}
        {"text":"kestrel","limit":null}
        {"text":"kestrel","limit":-1}

        {"text":"\\ud800"}
        {"text":"ke\u{0}"}
        {"text":"\\u0000\\u202e"}
        {"places":"x"}
        \(String(repeating: "[", count: 100))
        """)
    #expect(result.status == 0)
    let found = try answers(result.output)
    #expect(found.count == 9)
    #expect((found[0]["hits"] as? [Any])?.count == 2)
    #expect((found[1]["hits"] as? [Any])?.isEmpty == true)
    #expect((found[2]["hits"] as? [Any])?.count == 5, "null takes back what the command line says")
    func fault(_ number: Int) -> [String: Any]? { found[number]["error"] as? [String: Any] }
    #expect(fault(3)?["code"] as? String == "usage")
    #expect(fault(3)?["line"] as? Int == 4)
    #expect(fault(4)?["code"] as? String == "badData")
    #expect(fault(4)?["line"] as? Int == 6, "empty lines count")
    #expect(fault(5)?["code"] as? String == "badData")
    #expect((found[6]["hits"] as? [Any])?.isEmpty == true)
    #expect((fault(7)?["message"] as? String)?.hasPrefix("unknown field 'places'") == true)
    #expect(fault(8)?["code"] as? String == "badData")
  }

  @Test func `gives back what a request is called`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    func lines(_ command: String, _ input: String...) throws -> [String] {
      let result = try corridor.shell(
        "corridor \(command) --batch --places $TMP/i.corridor",
        input: input.joined(separator: "\n"))
      return result.output.split(separator: "\n").map(String.init)
    }
    let found = try lines(
      "search --limit 1", #"{"text":"kestrel","requestId":"a\"1"}"#, #"{"text":"kestrel"}"#,
      #"{"requestId":7,"txt":"kestrel"}"#, #"{"requestId":-9,"text":"x","limit":0}"#,
      #"{"requestId":null,"text":"kestrel"}"#, #"{"requestId":[1]}"#, #"{"requestId":true}"#,
      #"{"requestId":1"#, #"{"requestId":1.5,"text":"kestrel"}"#)
    #expect(found.count == 9)
    #expect(found[1].hasPrefix(#"{"line":2,"hits":["#))
    let answer = found[1].dropFirst(#"{"line":2,"#.count)
    #expect(found[8] == #"{"line":9,"requestId":1.5,"# + answer)
    #expect(found[0] == #"{"line":1,"requestId":"a\"1","# + answer)
    #expect(found[2].hasPrefix(#"{"line":3,"requestId":7,"error":{"code":"usage""#))
    #expect(found[3].hasPrefix(#"{"line":4,"requestId":-9,"error":{"code":"usage""#))
    #expect(found[4] == #"{"line":5,"# + answer)
    for line in found[5...6] { #expect(line.contains("requestId has the wrong type")) }
    #expect(found[7].hasPrefix(#"{"line":8,"error":{"code":"badData""#))
    for (command, line) in [
      ("suggest", #"{"requestId":"r","text":"kest"}"#),
      ("reverse", #"{"point":"44.95,-20.1","requestId":"r"}"#),
      ("resolve", #"{"uris":"osm:node/1","requestId":"r"}"#),
    ] {
      #expect(try lines(command, line)[0].hasPrefix(#"{"line":1,"requestId":"r","#))
    }
  }

  @Test func `a line may name its operation, which is the command's`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let result = try corridor.shell(
      "corridor resolve --batch --places $TMP/i.corridor",
      input: #"""
        {"operation":"resolve","uris":["osm:node/2401"]}
        {"requestId":1,"operation":"search","uris":["osm:node/2401"]}
        {"requestId":2,"operation":7,"uris":["osm:node/2401"]}
        """#)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasPrefix(#"{"line":1,"hits":[{"id":"osm:node/2401""#))
    #expect(
      lines[1].hasPrefix(
        #"{"line":2,"requestId":1,"error":{"code":"usage","message":"operation cannot be 'search'"#)
    )
    #expect(lines[2].contains("operation has the wrong type"))
    let route = #"{"type":"LineString","coordinates":[[-20.3,44.94],[-20.1,44.96]]}"#
    let routes = try corridor.shell(
      "corridor batch -c fuel --limit 1 -p $TMP/i.corridor -q",
      input: """
        {"operation":"find","route":\(route)}
        {"route":\(route),"operation":"gaps"}
        """)
    let answers = routes.output.split(separator: "\n")
    #expect(answers.count == 2 && answers[0].hasPrefix(#"{"line":1,"hits":[{"#))
    #expect(answers[1].contains("operation cannot be 'gaps'; give find"), "\(answers)")
  }

  @Test func `keeps the order of lines on all cores`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let words = ["kestrel", "ostro", "cafe", "nowhere", "fuel"]
    var input = ""
    for number in 1...3000 {
      input += number % 7 == 0 ? "{\n" : ""
      input +=
        #"{"requestId":\#(number),"text":"\#(words[number % 5])","limit":\#(number % 40 + 1)}"#
        + "\n"
    }
    let result = try corridor.shell(
      "corridor search --batch --places $TMP/i.corridor", input: input)
    let found = try answers(result.output)
    #expect(found.compactMap { $0["requestId"] as? Int } == Array(1...3000))
    var line = 0
    for answer in found {
      line += 1
      if let fault = answer["error"] as? [String: Any] { #expect(fault["line"] as? Int == line) }
    }
  }

  @Test func `no identifiers give no places, and a line that is no object is told so`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let result = try corridor.shell(
      "corridor resolve --batch --places $TMP/i.corridor",
      input: "{\"uris\":[]}\n{}\nnonsense\n\"text\"\n[1]\n")
    let found = try answers(result.output)
    #expect(found.count == 5)
    #expect((found[0]["hits"] as? [Any])?.isEmpty == true && found[0]["error"] == nil)
    for (line, message) in [
      (1, "uris is missing"),
      (2, "not a JSON object; give one such as {\"uris\":[\"osm:node/1\"]}"),
      (3, "not a JSON object"), (4, "not a JSON object"),
    ] {
      let fault = found[line]["error"] as? [String: Any]
      #expect((fault?["message"] as? String)?.contains(message) == true, "\(found[line])")
      #expect(fault?["code"] as? String == "usage")
    }
  }

  @Test func `answers at once when the input pauses`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      coproc corridor reverse --batch --places $TMP/i.corridor
      for point in 44.95,-20.1 44.96,-20.2 x; do
        echo "{\\"point\\":\\"$point\\"}" >&${COPROC[1]}
        read -r -t 30 line <&${COPROC[0]} && echo "${line:0:18}"
      done
      """)
    #expect(
      result.output == #"""
        {"line":1,"hits":[
        {"line":2,"hits":[
        {"line":3,"error":

        """#, "\(result.errors)")
  }

  @Test func `ends like any command when nobody reads, nothing fits or it is stopped`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      set -m
      lines() { yes '{"text":"kestrel"}'; }
      lines | corridor search --batch --places $TMP/i.corridor | head -n 1 | cut -c 1-8
      echo "${PIPESTATUS[1]}"
      lines | corridor search --batch --places $TMP/i.corridor > /dev/full
      echo "${PIPESTATUS[1]}"
      lines | corridor search --batch --places $TMP/i.corridor -o /dev/null & job=$!
      sleep 1
      kill -INT -$job
      wait $job; echo $?
      mkfifo $TMP/in
      corridor search --batch --places $TMP/i.corridor -o $TMP/out.json < $TMP/in & job=$!
      exec 3> $TMP/in
      echo '{"text":"kestrel"}' >&3
      kill -TERM $job
      wait $job; echo $?
      ls $TMP | grep -c '^out'
      """)
    let lines = result.output.split(separator: "\n")
    #expect(lines == ["{\"line\":", "0", "74", "130", "143", "0"], "\(result.output)")
    let errors = result.errors.split(separator: "\n").filter { $0.hasPrefix("corridor:") }
    #expect(errors.count == 1, "\(result.errors)")
  }

  @Test func `says by its status whether anything was found`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let command = "corridor search --batch --fail-on-empty --places $TMP/i.corridor"
    #expect(try corridor.shell(command, input: #"{"text":"nowhere"}"#).status == 1)
    let both = "{\"text\":\"nowhere\"}\n{\"text\":\"kestrel\"}"
    #expect(try corridor.shell(command, input: both).status == 0)
  }
}
