import CorridorTestSupport
import Foundation
import Testing

@testable import Corridor

@Suite struct LexiconScriptTests {
  let lexicon = Lexicon.standard

  @Test(arguments: [
    ("tr", "nerede yenir", "restaurant"), ("tr", "TIR PARKI", "truck_parking"),
    ("tr", "yakit almak", "fuel"), ("ru", "хочу есть", "restaurant"),
    ("ru", "Где заправиться?", "fuel"), ("ru", "стоянка для фур", "truck_parking"),
    ("ru", "shinomontazh", "tyres"), ("uk", "де заправитися", "fuel"),
    ("uk", "кав'ярня", "cafe"), ("sv", "tvätta lastbilen", "truck_wash"),
    ("sv", "LADDA BILEN", "charging"), ("fi", "missä voi käydä suihkussa", "shower"),
    ("fi", "rekkaparkki", "truck_parking"), ("da", "hvor kan jeg tanke", "fuel"),
    ("da", "faergehavn", "ferry_terminal"), ("no", "døgnhvileplass", "rest_area"),
    ("nb", "dekkverksted", "tyres"), ("nn", "kor kan eg ete", "restaurant"),
    ("et", "veokiparkla", "truck_parking"), ("et", "kus tankida", "fuel"),
    ("lv", "gribu ēst", "restaurant"), ("lv", "degvielas uzpildes stacija", "fuel"),
    ("lt", "noriu valgyti", "restaurant"), ("lt", "vilkiku remontas", "truck_repair"),
    ("ko", "배고파", "restaurant"), ("ko", "화물차 주차장", "truck_parking"),
    ("ko", "요소수", "fuel_adblue"), ("ja", "ガソリンスタンド", "fuel"),
    ("ja", "お腹すいた", "restaurant"), ("ja", "大型車駐車場", "truck_parking"),
    ("zh", "加油站", "fuel"), ("zh", "哪里吃饭", "restaurant"), ("zh", "貨車停車場", "truck_parking"),
    ("ar", "محطة وقود", "fuel"), ("ar", "أنا جائع", "restaurant"),
    ("ar", "موقف شاحنات", "truck_parking"), ("hr", "gdje prespavati", "hotel"),
    ("hr", "vulkanizer", "tyres"), ("sl", "kje jesti", "restaurant"),
    ("sl", "bencinska crpalka", "fuel"), ("ca", "on posar benzina", "fuel"),
    ("ca", "benzineres", "fuel"), ("ca", "àrea de descans", "rest_area"),
    ("ca", "on dormir", "hotel"), ("ca", "tinc gana", "restaurant"),
    ("ca", "aparcament de camions", "truck_parking"), ("ca", "pàrquing", "parking"),
    ("ca", "botiga", "supermarket"), ("ca", "farmàcia", "pharmacy"), ("ca", "banc", "bank"),
    ("mt", "pompa tal-petrol", "fuel"), ("mt", "fejn niekol", "restaurant"),
    ("mt", "lukanda", "hotel"), ("mt", "fejn nipparkja", "parking"), ("mt", "ħanut", "supermarket"),
    ("mt", "spizerija", "pharmacy"), ("mt", "bank", "bank"), ("en", "liquor store", "alcohol"),
    ("ja", "カジノ", "casino"), ("zh", "中餐", "restaurant"), ("zh", "賭場", "casino"),
  ])
  func `finds what is said in many languages`(language: String, text: String, category: String) {
    let found = lexicon.meanings(of: text, languages: [language])
    #expect(found.first?.categories.first == category, "\(language): \(text)")
  }

  @Test func `knows a category by name in each language`() {
    let names = LexiconLanguage.all.map { lexicon.name(of: "fuel", languages: [$0.code]) }
    #expect(Set(names).count > 20)
    #expect(lexicon.name(of: "truck_parking", languages: ["ja-JP"]) == "トラック駐車場")
    #expect(lexicon.name(of: "fuel", languages: ["zh-Hant-TW"]) == "加油站")
  }

  /// Latin "o" in a Cyrillic word looks right and is never found.
  @Test(arguments: LexiconLanguage.all.map(\.code))
  func `no word mixes letters that look alike`(code: String) throws {
    let language = try #require(LexiconLanguage.all.first { $0.code == code })
    for word in language.text.split(whereSeparator: { !$0.isLetter }) {
      let scripts = Set(word.unicodeScalars.compactMap(Self.script))
      #expect(scripts.count < 2, "\(code): \(word)")
    }
  }

  /// A common word may be a name of a category in another language of its own script, but not by
  /// the way in which a word of another script happens to be written in its letters.
  @Test(arguments: ["en", "de", "fr", "es", "ru"])
  func `no common word is one of another script by accident`(code: String) throws {
    let file = SourceTree.root.appending(
      path: "Tests/CorridorTests/Lexicon/CommonWords/\(code).txt")
    let words = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .drop { $0.hasPrefix("#") }.joined(separator: " ").split(separator: " ")
    #expect(words.count == 3000)
    for word in words {
      for languages in [[], [code]] {
        for meaning in lexicon.meanings(of: String(word), languages: languages) {
          let scripts = [word[...], meaning.phrase[...]].map {
            Set($0.unicodeScalars.compactMap(Self.script))
          }
          guard scripts[0] != scripts[1] else { continue }
          let others = lexicon.meanings(of: String(word), languages: [code])
            .filter { $0.categories == meaning.categories && $0.language == code }
          #expect(
            !others.isEmpty || Self.loans.contains(String(word)),
            "\(word): \(meaning.phrase) (\(meaning.language)), \(meaning.categories)")
        }
      }
    }
    #expect(lexicon.meanings(of: "sea", languages: ["en"]).isEmpty)
    #expect(lexicon.meanings(of: "sea", languages: ["el"]).first?.categories == ["services"])
  }

  /// Words that mean the same in the other script.
  private static let loans: Set<String> = ["institut"]

  private static func script(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: "Latin"
    case 0x370...0x3FF, 0x1F00...0x1FFF: "Greek"
    case 0x400...0x4FF: "Cyrillic"
    case 0x600...0x6FF: "Arabic"
    default: nil
    }
  }
}
