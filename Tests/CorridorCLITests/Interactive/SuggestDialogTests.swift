import CorridorTestSupport
import Foundation
import Testing

@Suite struct SuggestDialogTests {
  /// A session of `corridor suggest` on the fixture island, ready for keys.
  private func session(
    _ corridor: CorridorProcess, columns: Int = 60, rows: Int = 20, output: String? = nil
  ) throws -> TerminalSession {
    let index = corridor.path("i.corridor")
    try corridor.writeIsland("i.corridor")
    let session = try TerminalSession(
      ["suggest", "--near", "44.95,-20.1", "--places", index], in: corridor, columns: columns,
      rows: rows, output: output)
    #expect(session.wait { $0.text.first?.hasPrefix("Search:") == true })
    #expect(session.isRaw)
    return session
  }

  @Test func `completes as one types, and searches for what is chosen`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let session = try session(corridor)
    session.type("kes")
    #expect(session.wait { $0.text.first == "Search: kes" && $0.text.count > 3 })
    #expect(session.picture.text[1].hasPrefix("> "))
    #expect(session.picture.text.contains { $0.contains("Kestrel Avenue") })
    #expect(session.picture.row == 0 && session.picture.column == 11, "the cursor is in the text")
    let second = session.picture.text[2].dropFirst(2)
    session.type("\u{1B}[B")
    #expect(session.wait { $0.text.count > 2 && $0.text[2] == "> " + second })
    // The list becomes shorter in place.
    session.type("trel avenue")
    #expect(session.wait { $0.text.first == "Search: kestrel avenue" && $0.text.count == 2 })
    session.type("\r")
    #expect(session.end() == 0)
    #expect(session.picture.text.contains { $0.contains("osm:way/343") }, "\(session.picture.text)")
    #expect(!session.picture.text.contains { $0.hasPrefix("Search:") }, "the dialog is wiped")
    #expect(session.picture.unknown.isEmpty, "\(session.picture.unknown)")
    #expect(session.isRestored)
  }

  @Test func `gives what is chosen to a file as GeoJSON`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let output = corridor.path("hit.geojson")
    let session = try session(corridor, output: output)
    session.type("kestrel avenue")
    #expect(session.wait { $0.text.count == 2 })
    session.type("\r")
    #expect(session.end() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.contains(#""id":"osm:way/343""#))
    #expect(session.picture.text.isEmpty)
  }

  @Test func `understands keys that are cut, pasted text and wide characters`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let session = try session(corridor)
    for byte in "스타".utf8 { session.type(bytes: [byte]) }
    #expect(session.wait { $0.text.first == "Search: 스타" })
    #expect(session.picture.column == 12, "two cells each")
    session.type("\u{7F}")
    #expect(session.wait { $0.text.first == "Search: 스" && $0.column == 10 })
    session.type("\u{7F}e\u{301}x\u{1B}[D\u{7F}")
    #expect(session.wait { $0.text.first == "Search: x" && $0.column == 8 })
    session.type("\u{15}\u{5}\u{7F}")
    session.type("\u{1B}[200~two\rlines\u{1B}[201~")
    #expect(session.wait { $0.text.first == "Search: two lines" })
    #expect(session.wait { $0.text.last == "nothing matches" })
    session.type("\u{1B}")
    #expect(session.end() == 0)
    #expect(session.isRestored && session.picture.text.isEmpty)
  }

  @Test func `keeps to a narrow and low window`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let session = try session(corridor, columns: 20, rows: 6)
    session.type("kestrel")
    #expect(session.wait { $0.text.count == 5 })
    for line in session.picture.text { #expect(line.count < 20, "\(line)") }
    session.type(" abcdefghijklmnopqrstuvwxyz")
    #expect(session.wait { $0.text.first?.hasSuffix("wxyz") == true })
    session.type("\u{15}kes")
    #expect(session.wait { $0.text.first == "Search: kes" && $0.text.count == 5 })
    session.type("\u{1B}")
    #expect(session.end() == 0)
    #expect(session.isRestored)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130)] as [(Int32, Int32)])
  func `puts the terminal back when it is stopped`(signal: Int32, status: Int32) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let session = try session(corridor)
    session.type("kes")
    #expect(session.wait { $0.text.count > 3 })
    kill(session.process.processIdentifier, signal)
    #expect(session.end() == status)
    #expect(session.isRestored)
    #expect(session.picture.text.isEmpty, "\(session.picture.text)")
  }

  @Test(
    arguments: [("\u{3}", 130), ("\u{4}", 0), ("\u{1B}", 0), ("\r", 0)] as [(String, Int32)])
  func `leaves without a word`(key: String, status: Int32) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let session = try session(corridor)
    session.type(key)
    #expect(session.end() == status)
    #expect(session.isRestored && session.picture.text.isEmpty)
  }

  @Test func `puts the terminal back when the index fails`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let session = try session(corridor)
    // Overwritten in place, which is what nothing of ours does.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: corridor.path("i.corridor")))
    try file.truncate(atOffset: 4096)
    session.type("kes")
    #expect(session.end() == 74)
    #expect(session.isRestored)
    #expect(session.picture.text.first?.hasPrefix("corridor: another program cut") == true)
  }

  @Test func `asks for a text where there is no terminal`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell("corridor suggest --places Fixtures/island.osm.pbf")
    #expect(result.status == 64)
    #expect(result.errors.contains("[TEXT] is missing"))
  }
}
