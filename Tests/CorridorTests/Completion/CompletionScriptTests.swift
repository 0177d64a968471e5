import Corridor
import CorridorIndex
import CorridorTestSupport
import Testing

/// Names in many scripts, by their own letters and by others.
@Suite struct CompletionScriptTests {
  private let world: TestIndex

  init() throws {
    world = try CompletionWorld.index([
      ["name": "스타벅스 강남점", "name:en": "Starbucks Gangnam", "amenity": "cafe"],
      ["name": "東京駅", "name:en": "Tokyo Station", "name:ja_kana": "とうきょうえき"],
      ["name": "スターバックス", "name:en": "Starbucks", "amenity": "cafe"],
      ["name": "Москва", "name:en": "Moscow", "place": "city"],
      ["name": "Αθήνα", "name:en": "Athens", "place": "city"],
      ["name": "Łódź", "place": "city"],
      ["name": "Café Zürich", "amenity": "cafe"],
      ["name": "Kaunas", "name:ru": "Каунас", "name:ko": "카우나스", "place": "city"],
      ["name": "دبي", "name:en": "Dubai", "place": "city"],
      ["name": "ހުޅުމާލެ", "name:en": "Hulhumalé", "place": "town"],
      ["name": "Bar 😀 Milano", "amenity": "bar"],
    ])
  }

  @Test(arguments: [
    // Half a syllable, and initial consonants.
    ("스탑", "[스타벅]스 강남점"), ("스", "[스]타벅스 강남점"), ("ㅅㅌㅂㅅ", "[스타벅스] 강남점"),
    ("ㅅㅌ", "[스타]벅스 강남점"), ("스타벅스 가", "[스타벅스] [강]남점"), ("starb", "[Starb]ucks"),
    ("東京", "[東京]駅"), ("東", "[東]京駅"), ("京駅", "東[京駅]"), ("スタ", "[スタ]ーバックス"),
    ("すたーば", "[スターバ]ックス"), ("ｽﾀｰ", "[スター]バックス"),
    ("моск", "[Моск]ва"), ("moskv", "[Москв]а"), ("moscow", "[Moscow]"), ("МОСКВА", "[Москва]"),
    ("αθη", "[Αθή]να"), ("athin", "[Αθήν]α"), ("athen", "[Athen]s"),
    ("lodz", "[Łódź]"), ("łód", "[Łód]ź"), ("zurich", "Café [Zürich]"),
    ("cafe z", "[Café] [Z]ürich"),
    ("каун", "[Каун]ас"), ("카우나", "[카우나]스"), ("kaun", "[Kaun]as"),
    ("دب", "[دب]ي"), ("ހުޅު", "[ހުޅު]މާލެ"), ("hulhu", "[Hulhu]malé"),
    ("mila", "Bar 😀 [Mila]no"),
  ])
  func `the name that was typed is shown`(fragment: String, expected: String) throws {
    let request = CompletionRequest(fragment, resultTypes: .places)
    let shown = try world.index.complete(request).map {
      SearchCompletion.marked($0.title, $0.titleHighlightRanges)
    }
    #expect(shown.contains(expected), "\(fragment): \(shown)")
  }

  @Test func `each key of a syllable keeps the place`() throws {
    for fragment in ["ㅅ", "스", "슽", "스타", "스탑", "스타버", "스타벅", "스타벅ㅅ", "스타벅스"] {
      let found = try world.index.complete(CompletionRequest(fragment, resultTypes: .places))
      #expect(found.first?.title == "스타벅스 강남점", "\(fragment)")
      #expect(found.first?.titleHighlightRanges.isEmpty == false, "\(fragment)")
    }
  }

  @Test(arguments: [("Μονακό", "Monaco"), ("Монако", "Монако"), ("monak", "Monaco")])
  func `a name in letters that were not typed is not shown instead of the local one`(
    typed: String, title: String
  ) throws {
    let world = try CompletionWorld.index([
      ["place": "country", "name": "Monaco", "name:ru": "Монако"]
    ])
    #expect(try world.index.complete(CompletionRequest(typed)).first?.title == title)
  }
}
