import CorridorHours
import CorridorTestSupport
import Foundation
import Testing

@testable import Corridor

/// Holds the table that is embedded against the texts of the languages.
@Suite struct LexiconTableTests {
  @Test func `the table is what the languages fold into`() throws {
    let (bytes, faults) = LexiconCompilation.table()
    #expect(faults.map(\.description) == [])
    let file = SourceTree.root.appending(path: "Sources/CCorridorData/Lexicon.table")
    let table = try Array(Data(contentsOf: file))
    // Not compared in the expectation, which would work out how a million bytes differ.
    let isSame = table == bytes
    #expect(isSame, "the texts have changed: run 'swift run LexiconCompiler'")
    #expect(LexiconBytes.table == LexiconBytes(table))
  }

  @Test func `every file of a language is embedded`() throws {
    let folder = SourceTree.root.appending(path: "Sources/CCorridorData/Lexicon")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let known = LexiconLanguage.all.first { $0.code + ".txt" == name }
      #expect(
        known?.text == text,
        "Lexicon/\(name): it has a line '@language:', and Lexicon.c has a line for it")
    }
    #expect(names.count == LexiconLanguage.all.count)
  }

  @Test func `with the table, the lexicon is the one that reads and folds all files`() {
    let prepared = Lexicon(LexiconLanguage.all, table: .standard)
    let fresh = Lexicon(LexiconLanguage.all)
    #expect(fresh.keys.count > 10_000)
    let standard = Lexicon.standard
    for lexicon in [prepared, standard] {
      #expect(lexicon.languages == fresh.languages)
      #expect(lexicon.text == fresh.text)
      #expect(lexicon.lines == fresh.lines)
      #expect(lexicon.phrases == fresh.phrases)
      #expect(lexicon.bytes == fresh.bytes)
      #expect(lexicon.keys == fresh.keys)
      #expect(lexicon.innerKeys == fresh.innerKeys)
      #expect(lexicon.names == fresh.names)
    }
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
    #expect(fresh.bytes == LexiconBytes(folder.forms))
    #expect(table.forms == LexiconBytes(folder.forms))
    #expect(Set(table.keys) == Set(folder.keys))
    #expect(Set(table.innerKeys) == Set(folder.innerKeys))
    #expect(table.keys.count == folder.keys.count && table.keys.count > 12)
    #expect(table.keys.contains { !$0.isNative })
    let keys = table.keys.map { key in key.range.map { fresh.bytes[$0] } }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
  }

  @Test func `what is no table is not taken for one`() {
    let bytes = LexiconTable.standard.map { table in (0..<table.bytes.count).map { table.bytes[$0] }
    }
    let table = bytes ?? []
    #expect(LexiconTable(LexiconBytes(table)) != nil)
    let others: [[UInt8]] = [
      [], [0], Array(table.prefix(63)), Array(table.dropLast()), table + [0],
    ]
    for other in others { #expect(LexiconTable(LexiconBytes(other)) == nil) }
    // Each byte of the head but for the checksum, and counts that would overflow.
    for position in Array(0..<8) + Array(16..<64) {
      for byte in [table[position] ^ 1, table[position] ^ 0x80] {
        var broken = table
        broken[position] = byte
        #expect(LexiconTable(LexiconBytes(broken)) == nil, "\(position)")
      }
    }
  }

  @Test func `what a table has of a key, a phrase and a line is what was put in`() {
    let key = LexiconKey(offset: 0xFF_FFFE, length: 0xFFE, isNative: true, phrase: 0xF_FFFE)
    #expect(LexiconKey(word: key.word) == key)
    let other = LexiconKey(offset: 1, length: 2, isNative: false, phrase: 3)
    #expect(LexiconKey(word: other.word) == other)
    for role in [PhraseRole.name, .activity, .inside, .near, .here, .stop] {
      let phrase = LexiconPhrase(source: 0xFF_0000..<0xFF_0FFF, line: 0xFFFE, role: role)
      #expect(LexiconPhrase(word: phrase.word) == phrase)
    }
    let line = LexiconLine(head: 0xFF_FFF0..<0x100_0FEF, language: 0xFE)
    #expect(LexiconLine(word: line.word) == line)
  }
}
