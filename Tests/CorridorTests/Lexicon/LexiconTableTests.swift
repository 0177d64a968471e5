import Foundation
import Testing

@testable import Corridor

/// Holds the table of folded forms against the files of the languages.
///
/// After a change of words, `CORRIDOR_WRITE_LEXICON=1 swift test --filter LexiconTableTests` writes
/// the table anew; the words take part in searches without it, but every start then folds them.
@Suite struct LexiconTableTests {
  @Test func `the table is what the languages fold into`() throws {
    let fresh = LexiconTable(folding: LexiconReader(LexiconLanguage.all))
    if ProcessInfo.processInfo.environment["CORRIDOR_WRITE_LEXICON"] != nil {
      try Self.source(fresh).write(to: Self.file, atomically: true, encoding: .utf8)
      return
    }
    #expect(
      fresh == .standard, "CORRIDOR_WRITE_LEXICON=1 swift test --filter LexiconTableTests, please")
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.source(fresh))
  }

  @Test func `with the table, the lexicon is the one that reads and folds all files`() {
    let prepared = Lexicon(LexiconLanguage.all, table: .standard)
    let fresh = Lexicon(LexiconLanguage.all)
    #expect(fresh.keys.count > 10_000)
    #expect(prepared.languages == fresh.languages)
    #expect(prepared.text == fresh.text)
    #expect(prepared.lines == fresh.lines)
    #expect(prepared.phrases == fresh.phrases)
    #expect(prepared.bytes == fresh.bytes)
    #expect(prepared.keys == fresh.keys)
    #expect(prepared.innerKeys == fresh.innerKeys)
    #expect(prepared.names == fresh.names)
  }

  @Test func `a table of other texts is not used`() {
    let languages = [LexiconLanguage("en", "fuel: petrol, gas station\n")]
    let lexicon = Lexicon(languages, table: .standard)
    #expect(lexicon.meanings(of: "gas station").first?.categories == ["fuel"])
    #expect(lexicon.keys.count == 2)
    #expect(lexicon.innerKeys.count == 1)
  }

  @Test func `keys in every form come through a table`() {
    let languages = [
      LexiconLanguage("ru", "fuel: АЗС, бензин тут | где заправиться\n@in: в\n"),
      LexiconLanguage("ko", "fuel: 주유소\n"),
      LexiconLanguage("ja", "cafe: カフェ, 喫茶店\natm: 銀行, ATM, 現金\nbank: ぎんこう, 預金, 窓口\n"),
    ]
    let fresh = Lexicon(languages)
    let table = LexiconTable(folding: LexiconReader(languages))
    let folder = LexiconFolder(LexiconReader(languages))
    #expect(fresh.bytes == folder.forms)
    #expect(Array(table.forms.utf8) == folder.forms)
    #expect(Set(table.keys) == Set(folder.keys))
    #expect(Set(table.innerKeys) == Set(folder.innerKeys))
    #expect(table.keys.count == folder.keys.count && table.keys.count > 12)
    #expect(table.keys.contains { !$0.isNative })
    let keys = table.keys.map { Array(fresh.bytes[$0.range]) }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
  }

  /// The file of the table.
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Corridor/Lexicon/LexiconTable+Standard.swift")

  private static func source(_ table: LexiconTable) -> String {
    """
    // swift-format-ignore-file
    // Made of the files of the languages by LexiconTableTests, with CORRIDOR_WRITE_LEXICON=1.

    extension LexiconTable {
      /// The table of ``LexiconLanguage/all``.
      static let standard = LexiconTable(
        checksum: 0x\(String(table.checksum, radix: 16)), forms: standardForms,
        keys: standardKeys, innerKeys: standardInnerKeys)
    }

    private let standardForms = #\"\"\"
    \(table.forms)
    \"\"\"#

    private let standardKeys = #\"\"\"
    \(table.keys.digits)
    \"\"\"#

    private let standardInnerKeys = #\"\"\"
    \(table.innerKeys.digits)
    \"\"\"#

    """
  }
}
