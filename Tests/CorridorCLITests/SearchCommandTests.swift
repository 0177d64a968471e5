import CorridorTestSupport
import Foundation
import Testing

@Suite struct SearchCommandTests {
  private func island() throws -> CorridorProcess {
    let corridor = try CorridorProcess()
    try corridor.writeIsland("i.corridor")
    return corridor
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func ids(_ answer: [String: Any]) -> [String] {
    (answer["features"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
  }

  @Test func `pages give every place once, in the order of the whole`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let search = "corridor search --category fuel --near 44.95,-20.1 --places $TMP/i.corridor"
    let whole = try object(try corridor.shell(search + " --limit 1000").output)
    var paged: [String] = []
    var cursor: String?
    repeat {
      let next = cursor.map { " --cursor \($0)" } ?? ""
      let page = try object(try corridor.shell(search + " --limit 7" + next).output)
      paged += ids(page)
      cursor = page["nextCursor"] as? String
    } while cursor != nil && paged.count < 1000
    #expect(paged == ids(whole))
    #expect(paged.count == whole["found"] as? Int && paged.count > 7)
  }

  @Test func `refuses the cursor of another search`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let search = "corridor search --limit 1 --places $TMP/i.corridor"
    let page = try object(try corridor.shell(search + " --category fuel").output)
    let cursor = try #require(page["nextCursor"] as? String)
    let result = try corridor.shell(search + " --category cafe --cursor \(cursor)")
    #expect(result.status == 64)
    #expect(result.errors.contains("belongs to another search or another index"))
  }

  @Test func `finds exactly what a completion showed, by its key`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let suggested = try object(
      try corridor.shell("corridor suggest kest --near 44.95,-20.1 --places $TMP/i.corridor").output
    )
    let completions = try #require(suggested["completions"] as? [[String: Any]])
    #expect(completions.count > 3)
    #expect(completions.contains { $0["isCollection"] as? Bool == true })
    for completion in completions {
      let title = try #require(completion["title"] as? String)
      let range = try #require((completion["titleHighlightRanges"] as? [[Int]])?.first)
      let units = Array(title.utf16)[range[0]..<range[1]]
      #expect(String(decoding: units, as: UTF16.self).lowercased() == "kest")
      let key = try #require(completion["magicKey"] as? String)
      let found = try object(
        try corridor.shell("corridor search --magic-key \(key) --places $TMP/i.corridor").output)
      if let id = completion["id"] as? String {
        #expect(ids(found) == [id])
      } else {
        #expect(ids(found).count == completion["count"] as? Int ?? ids(found).count)
        #expect(!ids(found).isEmpty)
      }
    }
  }

  @Test func `says what is wrong with an area, in one line`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let bow = #"{"type":"Polygon","coordinates":[[[-21,44],[-20,45],[-20,44],[-21,45],[-21,44]]]}"#
    for (command, status) in [
      ("echo '\(bow)' | corridor search kestrel --in - --places $TMP/i.corridor", 65),
      ("corridor search kestrel --in -20,45,-19,44 --places $TMP/i.corridor", 64),
      ("corridor search kestrel --in -20,nan,-19,44 --places $TMP/i.corridor", 64),
      ("corridor suggest kestrel --in -20,45,-19,44 --places $TMP/i.corridor", 64),
      ("corridor suggest kestrel --near -20,nan --places $TMP/i.corridor", 64),
      ("corridor suggest kestrel --near 44.9,-20 --distance 0m --places $TMP/i.corridor", 64),
    ] {
      let result = try corridor.shell(command)
      #expect(result.status == status, "\(command)")
      #expect(result.output.isEmpty)
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
  }

  @Test func `takes long, odd and empty texts`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    for text in [
      "''", "'?!'", "$'\\u202e\\u200b'", "'🚒🚒'", "$'e\\u0301\\u0301'",
      "\"$(yes x | head -c 120000)\"",
    ] {
      for command in ["search", "suggest"] {
        let result = try corridor.shell("corridor \(command) \(text) --places $TMP/i.corridor")
        // Nobody types that much.
        guard command == "search" || !text.contains("120000") else {
          #expect(result.status == 64)
          #expect(result.errors.contains("bytes long; give at most 8192"))
          continue
        }
        #expect(result.status == 0, "\(command) \(text): \(result.errors)")
        #expect(!result.output.isEmpty)
      }
    }
  }

  @Test func `draws completions on a terminal with what matched in bold`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let result = try corridor.terminal("corridor suggest kest --places $TMP/i.corridor")
    #expect(result.status == 0)
    #expect(result.output.contains("\u{1B}[1mKest\u{1B}[0mrel"))
    let plain = try corridor.terminal(
      "corridor suggest kest --places $TMP/i.corridor", environment: ["NO_COLOR": "1"])
    #expect(!plain.output.contains("\u{1B}["))
  }
}
