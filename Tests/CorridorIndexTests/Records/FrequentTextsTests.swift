import Testing

@testable import CorridorIndex

@Suite struct FrequentTextsTests {
  @Test func `a text gets its number at the second use and keeps it`() {
    var texts = FrequentTexts(capacity: 8, longest: 20)
    let often = Array("often".utf8)
    #expect(texts.count(often.span) == nil)
    let number = texts.count(often.span)
    #expect(number != nil)
    for other in 0..<1000 {
      let text = Array("other \(other)".utf8)
      #expect(texts.count(text.span) == nil)
      #expect(texts.count(often.span) == number)
    }
    #expect(texts.number(of: often.span) == number)
  }

  @Test func `a full table takes no more and forgets nothing that is used`() {
    var texts = FrequentTexts(capacity: 100, longest: 20)
    var numbers: [Int?] = []
    for use in 0..<3 {
      for text in 0..<1000 {
        let bytes = Array("text \(text)".utf8)
        let number = texts.count(bytes.span)
        if use == 2 { numbers.append(number) }
      }
      for text in 0..<90 {
        let bytes = Array("text \(text)".utf8)
        _ = texts.count(bytes.span)
      }
    }
    #expect(numbers.prefix(75).allSatisfy { $0 != nil })
    #expect(numbers.count { $0 != nil } <= 100)
  }

  @Test func `long texts are not counted`() {
    var texts = FrequentTexts(capacity: 8, longest: 4)
    let long = Array("longer".utf8)
    #expect(texts.count(long.span) == nil)
    #expect(texts.count(long.span) == nil)
    #expect(texts.dictionary().texts.isEmpty)
  }

  @Test func `a dictionary has the most used first, and only what pays`() {
    var texts = FrequentTexts(capacity: 64, longest: 40)
    for (text, uses) in [("twice", 2), ("hundred", 100), ("twenty times", 20), ("xy", 3)] {
      let bytes = Array(text.utf8)
      for _ in 0..<uses { _ = texts.count(bytes.span) }
    }
    let dictionary = texts.dictionary()
    #expect(dictionary.texts == [Array("hundred".utf8), Array("twenty times".utf8)])
    let hundred = Array("hundred".utf8)
    let twice = Array("twice".utf8)
    #expect(texts.number(of: hundred.span).flatMap { dictionary.number(counted: $0) } == 0)
    #expect(texts.number(of: twice.span).flatMap { dictionary.number(counted: $0) } == nil)
  }
}
