import Testing

@testable import CorridorBench

struct FlatJSONTests {
  @Test func `reads what it writes`() throws {
    var object = FlatJSON()
    object.add("name", "find/300km/q1 \"\\\n\t Ø")
    object.add("count", 12)
    object.add("ms", 0.0625)
    object.add("missing", nil)
    let read = try FlatJSON(object.line)
    #expect(read.members.map(\.name) == ["name", "count", "ms"])
    #expect(read["name"]?.text == "find/300km/q1 \"\\\n\t Ø")
    #expect(read["count"]?.number == 12)
    #expect(read["ms"]?.number == 0.0625)
  }

  @Test func `keeps integers without a decimal point`() {
    var object = FlatJSON()
    object.add("count", 3)
    #expect(object.line == #"{"count":3}"#)
  }

  @Test func `reads the rival's reply`() throws {
    let reply = try FlatJSON(#"{"n":4, "ms" : 1.5e-2,"checksum":"00ff","ok":true,"none":null}"#)
    #expect(reply["n"]?.number == 4)
    #expect(reply["ms"]?.number == 0.015)
    #expect(reply["checksum"]?.text == "00ff")
    #expect(reply["ok"] == .isTrue(true))
    #expect(reply["none"] == .null)
    #expect(reply["other"] == nil)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"a":1"#, #"{"a":{}}"#, #"{"a":x}"#, #"{"a":1}}"#, #"{"a":"\u12"}"#, #"{"a""#,
    #"{"a":nan}"#, #"{a:1}"#,
  ])
  func `refuses what is no flat object`(_ text: String) {
    #expect(throws: FlatJSON.Fault.self) { try FlatJSON(text) }
  }
}
