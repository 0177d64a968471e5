import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

/// Words that end other words: "puisto" of "Kirkkopuisto".
@Suite struct WordEndTests {
  private let folder = TemporaryFolder()

  /// An index of names, 1 km apart from west to east.
  private func index(_ names: [String]) throws -> PlaceIndex {
    let path = folder.file("\(UInt32.random(in: 0...UInt32.max)).corridor")
    let builder = try PlaceIndexBuilder(path: path)
    var draft = PlaceDraft()
    for (number, name) in names.enumerated() {
      draft.reset()
      draft.position = GridPosition(lon: Int32(number) * 89_932, lat: 0)
      draft.setURI("test:\(number)".utf8)
      draft.addTag(key: "name".utf8, value: name.utf8)
      try builder.add(draft)
    }
    _ = try builder.finish()
    return try PlaceIndex(path: path)
  }

  private func names(_ query: TextQuery, in index: PlaceIndex) throws -> [String] {
    let found = try index.bestMatches(query)
    #expect(try index.scanMatches(query).matches == found.matches, "\(query.text)")
    #expect(try index.allMatches(query).matches == found.matches, "\(query.text)")
    return try found.matches.map { try index.place(at: $0.row).name ?? "" }
  }

  private func typed(_ text: String, in index: PlaceIndex) throws -> [String] {
    try names(TextQuery(text, isComplete: false, correctsSpelling: false), in: index)
  }

  private func complete(_ text: String, in index: PlaceIndex) throws -> [String] {
    try names(TextQuery(text, limit: 1, correctsSpelling: false), in: index)
  }

  @Test func `a typed word finds what ends with it, after what begins with it`() throws {
    let index = try index(["Kirkkopuisto", "Puistola", "Puisto", "Vanha puisto"])
    let all = ["Puisto", "Vanha puisto", "Puistola", "Kirkkopuisto"]
    #expect(try typed("puisto", in: index) == all)
    #expect(try typed("puist", in: index).last == "Kirkkopuisto")
    #expect(try typed("puist", in: index).count == 4)
  }

  @Test func `fewer than four letters find no end`() throws {
    let index = try index(["Kirkkopuisto", "Puisto", "Rathof", "Hof"])
    #expect(try typed("pui", in: index) == ["Puisto"])
    #expect(try typed("hof", in: index) == ["Hof"])
  }

  @Test func `a complete word finds ends only if no name has it`() throws {
    let index = try index(["Hauptstraße", "Strasse", "Rathaus", "Haus Meier", "Meier"])
    #expect(try complete("strasse", in: index) == ["Strasse"])
    #expect(try complete("haus", in: index) == ["Haus Meier"])
    var query = TextQuery("rathaus haus")
    #expect(try names(query, in: index) == ["Rathaus"])
    query.takesEnds = false
    #expect(try names(query, in: index) == [])
  }

  @Test func `an end is a word of some name, and has something before it`() throws {
    let index = try index(["Kirkkopuisto", "Puisto", "Epuisto", "Museum 24puisto"])
    #expect(try typed("kopuisto", in: index) == [])
    #expect(try typed("puisto", in: index) == ["Puisto", "Kirkkopuisto"])
  }

  @Test func `ends are found in other scripts, and by Latin letters`() throws {
    let index = try index(["Автовокзал", "Вокзал"])
    #expect(try typed("вокзал", in: index) == ["Вокзал", "Автовокзал"])
    #expect(try typed("vokzal", in: index) == ["Вокзал", "Автовокзал"])
  }

  @Test func `a misspelt end is corrected`() throws {
    let index = try index(["Kirkkopuisto", "Puisto Oy"])
    let found = try index.bestMatches(TextQuery("pusito"))
    #expect(found.matches.count == 2)
    #expect(!found.matches.contains { !$0.isCorrected })
    #expect(found.correctedText == "Puisto")
  }

  @Test(arguments: [
    ("kirkkopuisto", ["kkopuisto", "kopuisto", "opuisto", "puisto", "uisto", "isto"]),
    ("rathaus", ["haus"]), ("gathaus", ["haus"]), ("athaus", []), ("rat2haus", []),
    ("автовокзал", ["овокзал", "вокзал", "окзал", "кзал"]), ("東京都庁東京都庁", []), ("", []),
  ])
  func `where an end may start`(word: String, expected: [String]) {
    let bytes = Array(word.utf8)
    let starts = WordEnds.starts(in: bytes[...])
    #expect(starts.map { String(decoding: bytes[$0...], as: UTF8.self) } == expected)
  }

  @Test func `the verifier knows ends`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    let world = try TextWorld(300, seed: seed)
    try world.index.verifyText()
    try index(["Kirkkopuisto", "Puisto", "Puisto kirkkopuisto"]).verifyText()
  }

  @Test func `what is near with the word anywhere comes before what is far and begins with it`()
    throws
  {
    // 100 m and 3 km from the user.
    let index = try index(["Vanha puisto", "x", "x", "Puisto", "Puisto Grill", "Puistola"])
    var query = TextQuery("puisto", isComplete: false, correctsSpelling: false)
    query.focus = Coordinate(lon: 0.0009, lat: 0)
    #expect(try names(query, in: index).first == "Vanha puisto")
    query.focus = Coordinate(lon: 0.045, lat: 0)
    #expect(try names(query, in: index).last == "Vanha puisto")
  }
}
