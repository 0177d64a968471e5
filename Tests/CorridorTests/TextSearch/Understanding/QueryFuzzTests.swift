import CorridorTestSupport
import Testing

@testable import Corridor

@Suite struct QueryFuzzTests {
  @Test(arguments: [
    "", " ", "\n\t", "!?.,;", "\0", "\u{200F}\u{202E}", "🚚🍔", "\u{301}\u{301}", "'", "°",
  ])
  func `finds nothing in a text without letters or digits`(text: String) {
    #expect(QueryUnderstanding().readings(of: text).isEmpty)
    #expect(Lexicon.standard.completions(of: text) == [])
  }

  @Test(
    .timeLimit(.minutes(ProcessorTime.minutes(3))),
    arguments: [
      "a", "fuel ", "in ", "加油站", "\u{1100}", "e\u{301}", "9", "°", "fuel in ", "near me ", "'",
      "🍔",
      "\0",
    ])
  func `of a text of a megabyte only the beginning counts`(part: String) {
    let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
    let other = text.head(bytes: QueryUnderstanding.longestText, then: " fuel in Vaduz 12")
    let understood = [text, other].map { text in
      var understood = QueryUnderstanding().readings(of: text)
      // The plain text alone is the whole text.
      for index in understood.indices where understood[index].text == text {
        understood[index].text = nil
      }
      return understood
    }
    #expect(understood[0] == understood[1])
    #expect(Lexicon.standard.completions(of: text) == Lexicon.standard.completions(of: other))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `takes any mixture of words and signs`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let parts = [
      "fuel", "in", "near", "me", "the", " ", " ", " ", ",", "47.1", "-", "N", "°", "'", "osm:",
      "/", "Vaduz",
      "加油", "站", "レ", "ストラン", "주유", "ㅅ", "ресторан", "\u{301}", "\0", "\u{202E}", "🚚", "12", "a",
      "(", ")",
      "geo:", "where to eat", "hotl", "restaurnt", "\u{FFFD}", "ﬁ", "㍻", "ﷺ",
    ]
    for _ in 0..<200 {
      let count = Int(random.next() % 12)
      let text = (0..<count).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
      let understood = QueryUnderstanding().readings(of: text, languages: ["en", "de"])
      #expect(
        understood.isEmpty || understood.contains { $0.kind == .text }, "\(seed)")
      for number in AddressNumber.numbers(in: text) {
        #expect(number.utf8.upperBound <= text.utf8.count, "seed \(seed)")
      }
      _ = Lexicon.standard.completions(of: text)
    }
  }
}
