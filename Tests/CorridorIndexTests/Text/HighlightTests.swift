import Testing

@testable import CorridorIndex

@Suite struct HighlightTests {
  @Test(arguments: [
    ("shell aut", "Autohof Shell Nord", "[Aut]ohof [Shell] Nord"),
    ("au shell", "Autohof Shell", "Autohof [Shell]"),
    ("lodz", "Łódź Fabryczna", "[Łódź] Fabryczna"),
    ("łód", "Lodz", "[Lod]z"),
    ("cafe", "Cafe\u{301}teria", "[Cafe\u{301}]teria"),
    ("stras", "Straße", "[Straß]e"),
    ("moskv", "Москва", "[Москв]а"),
    ("shch", "Щёлково", "[Щ]ёлково"),
    ("москва", "Moskva", "[Moskva]"),
    ("αθην", "Athina", "[Athin]a"),
    ("ορντιν", "Ordino", "[Ordin]o"),
    ("스탑", "스타벅스 강남", "[스타벅]스 강남"),
    ("ㅅㅌ", "스타벅스", "[스타]벅스"),
    ("ㅅㅌㅂㅅ", "스타벅스 강남점", "[스타벅스] 강남점"),
    ("seo", "서울역", "[서]울역"),
    ("東京", "東京都庁", "[東京]都庁"),
    ("瓦莱", "瓦萊塔城", "[瓦萊]塔城"),
    ("湾花", "濱海灣花園", "濱海[灣花]園"),
    ("灣", "湾区", "[湾]区"),
    ("京都庁", "東京都庁", "東[京都庁]"),
    ("ラー", "新宿らーめん", "新宿[らー]めん"),
    ("udo", "うどん屋", "[うど]ん屋"),
    ("mal", "މާލެ", "[މާލެ]"),
    ("दि", "दिल्ली", "[दि]ल्ली"),
    ("द", "दिल्ली", "[दि]ल्ली"),
    ("wc", "🚻🅿️ WC 😀", "🚻🅿️ [WC] 😀"),
    ("mcdonalds", "McDonald's Bar", "[McDonald's] Bar"),
    ("puisto", "Kirkkopuisto", "Kirkko[puisto]"),
    ("puis", "Kirkkopuisto", "Kirkko[puis]to"),
    ("strasse", "Hauptstraße 3", "Haupt[straße] 3"),
    ("vaduz haus", "Rathaus Vaduz", "Rat[haus] [Vaduz]"),
    ("haus", "Haus am Rathaus", "[Haus] am Rathaus"),
    ("hof", "Gasthof", "Gasthof"),
    ("", "Bar", "Bar"),
    ("...", "Bar", "Bar"),
    ("bar", "", ""),
  ])
  func `what was typed is shown in the text`(query: String, text: String, expected: String) {
    #expect(shown(query, text) == expected)
  }

  @Test func `a complete query shows whole words only`() {
    #expect(shown("aut", "Aut Autohof", isComplete: true) == "[Aut] Autohof")
    #expect(shown("aut", "Aut Autohof") == "[Aut] [Aut]ohof")
    #expect(shown("hofe", "Auf den Autohofen", isComplete: true) == "Auf den Autohofen")
  }

  @Test func `ranges count UTF-8 and UTF-16`() {
    var folder = TextFolder()
    let ranges = folder.highlights(of: "bar", in: "😀ä Bar")
    #expect(ranges == [HighlightRange(utf8: 7..<10, utf16: 4..<7)])
  }

  private func shown(_ query: String, _ text: String, isComplete: Bool = false) -> String {
    var folder = TextFolder()
    var bytes = Array(text.utf8)
    var units = Array(text.utf16)
    for range in folder.highlights(of: query, in: text, isComplete: isComplete).reversed() {
      bytes.replaceSubrange(range.utf8, with: "[".utf8 + bytes[range.utf8] + "]".utf8)
      units.replaceSubrange(range.utf16, with: "[".utf16 + units[range.utf16] + "]".utf16)
    }
    let shown = String(decoding: bytes, as: UTF8.self)
    #expect(shown == String(decoding: units, as: UTF16.self))
    return shown
  }
}
