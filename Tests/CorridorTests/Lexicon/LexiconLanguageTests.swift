import CorridorHours
import CorridorIndex
import Testing

@testable import Corridor

@Suite struct LexiconLanguageTests {
  @Test(arguments: LexiconLanguage.all.map(\.code))
  func `every line can be read and names categories that exist`(code: String) throws {
    let language = try #require(LexiconLanguage.all.first { $0.code == code })
    #expect(LexiconReader([language]).faults.map(\.description) == [])
    #expect((LexiconLanguage.head("source", of: language.text) ?? "").count > 10)
    let lexicon = Lexicon([language])
    let wordless = Set(lexicon.phrases.indices).subtracting(lexicon.keys.map { Int($0.phrase) })
    #expect(wordless.map { lexicon.spelling(of: UInt32($0)) } == [])
    for (number, line) in lexicon.lines.enumerated() {
      guard lexicon.text[Int(line.head.lowerBound)] != UInt8(ascii: "@") else { continue }
      for id in lexicon.categories(ofLine: UInt16(number)) {
        #expect(CategoryTable.standard[id] != nil, "\(code): \(id)")
      }
    }
  }

  @Test(arguments: LexiconLanguage.all.map(\.code))
  func `a phrase means one thing in a language`(code: String) throws {
    let lexicon = Lexicon([try #require(LexiconLanguage.all.first { $0.code == code })])
    var lines: [String: Set<UInt16>] = [:]
    for key in lexicon.keys where key.isNative && lexicon.phrases[Int(key.phrase)].role.isMeaning {
      lines[lexicon.bytes.string(key.range), default: []].insert(
        lexicon.phrases[Int(key.phrase)].line)
    }
    for (key, lines) in lines where lines.count > 1 {
      let ids = lines.map { lexicon.categories(ofLine: $0) }
      Issue.record("\(code): \(key) stands for \(ids)")
    }
  }

  @Test func `Maltese has words for what is needed most`() throws {
    let lexicon = Lexicon([try #require(LexiconLanguage.all.first { $0.code == "mt" })])
    let known = CategoryTable.standard.categories.map(\.id).filter { lexicon.names[$0] != nil }
    #expect(known.count >= 60)
  }

  @Test(arguments: LexiconLanguage.all.map(\.code).filter { $0 != "mt" })
  func `nearly every category has a name in each language`(code: String) throws {
    let lexicon = Lexicon([try #require(LexiconLanguage.all.first { $0.code == code })])
    let missing = CategoryTable.standard.categories.map(\.id).filter {
      lexicon.names[$0] == nil
    }
    #expect(CategoryTable.standard.categories.count - missing.count >= 240, "\(code): \(missing)")
  }

  @Test(arguments: LexiconLanguage.all.map(\.code))
  func `what drivers want most can be said in each language`(code: String) throws {
    let lexicon = Lexicon([try #require(LexiconLanguage.all.first { $0.code == code })])
    var wanted: Set<String> = [
      "restaurant", "hotel", "fuel", "parking", "truck_parking", "truck_repair", "tyres", "shower",
      "charging", "toilets", "atm", "supermarket", "doctors", "pharmacy", "laundry", "truck_wash",
    ]
    for (number, phrase) in lexicon.phrases.enumerated() where phrase.role == .activity {
      wanted.subtract(lexicon.meaning(of: UInt32(number)).categories)
    }
    #expect(wanted.isEmpty, "\(code): nothing to do for \(wanted.sorted())")
    for role in [PhraseRole.inside, .near, .here, .stop] {
      #expect(lexicon.phrases.contains { $0.role == role }, "\(code): no words of \(role)")
    }
  }

  @Test(arguments: LexiconLanguage.all.map(\.code))
  func `sixty activities have several wordings in each language`(code: String) throws {
    let lexicon = Lexicon([try #require(LexiconLanguage.all.first { $0.code == code })])
    var wordings: [UInt16: Int] = [:]
    for phrase in lexicon.phrases where phrase.role == .activity {
      wordings[phrase.line, default: 0] += 1
    }
    #expect(wordings.values.filter { $0 >= 2 }.count >= 60, "\(code)")
    // What the references ask for, and what else is wanted on foot.
    var wanted: Set<String> = [
      "park", "swimming_pool", "cinema", "gift_shop", "florist", "bookshop", "clothes",
      "shoe_shop", "nightclub", "concert_hall", "theatre", "museum", "library", "playground",
      "ice_cream", "ski_area", "bowling", "golf_course", "sports_pitch", "bicycle_rental",
      "bicycle_shop", "copy_shop", "optician", "butcher", "fishmonger", "greengrocer", "massage",
      "sauna", "zoo", "attraction", "viewpoint", "stadium", "fishing", "barbecue", "dog_park",
    ]
    for (number, phrase) in lexicon.phrases.enumerated() where phrase.role == .activity {
      wanted.subtract(lexicon.meaning(of: UInt32(number)).categories)
    }
    #expect(wanted.isEmpty, "\(code): nothing to do for \(wanted.sorted())")
  }

  @Test(arguments: [
    ("fuel petrol", "'fuel petrol' is not a line of words, such as"),
    ("fuell: petrol", "'fuell' is not the id of a category"),
    ("bank, fuell: petrol", "'fuell' is not the id of a category"),
    (": petrol", "': petrol' is not a line of words"),
    ("fuel: ,  ,", "a word for 'fuel' is missing"),
    ("fuel: a | b | c", "'|' occurs twice"), ("@by: a", "'@by' is not the id of a category"),
  ])
  func `a line that is wrong is named with its file and line`(line: String, expected: String) {
    let text = "# note\n@language: xx\n@source: a test\n\natm: one,\n  two\n\(line)\nbank: three\n"
    let reader = LexiconReader([LexiconLanguage("xx", text)])
    #expect(reader.faults.map(\.line) == [7])
    let message = reader.faults.first?.description
    #expect(message?.hasPrefix("Lexicon/xx.txt:7: \(expected)") == true, "\(message ?? "nothing")")
    // The other lines count.
    let lexicon = Lexicon([LexiconLanguage("xx", text)])
    #expect(lexicon.meanings(of: "two").first?.categories == ["atm"])
    #expect(lexicon.meanings(of: "three").first?.categories == ["bank"])
  }
}
