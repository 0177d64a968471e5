import Testing

@testable import CorridorIndex

/// Texts that are cut to a number of bytes.
@Suite struct UTF8HeadTests {
  @Test(arguments: ["", "a", "aé", "éa", "é€😀", "a😀b", "e\u{301}\u{302}", "東京", "\0\u{7FF}\u{800}"])
  func `a head is made of whole scalars, as many as there is room for`(text: String) {
    for most in 0...text.utf8.count + 1 {
      var expected: [UInt8] = []
      for scalar in text.unicodeScalars {
        guard expected.count + UTF8.width(scalar) <= most else { break }
        expected += Array(String(scalar).utf8)
      }
      #expect(text.utf8Head(most) == expected)
    }
  }

  @Test func `a query that ends within a letter is looked up without that letter`() {
    for blanks in TextQuery.longestText - 6..<TextQuery.longestText {
      let text = String(repeating: " ", count: blanks) + "zzé€"
      let words = QueryWords(TextQuery(text)).words.map {
        String(decoding: $0.native, as: UTF8.self)
      }
      let room = TextQuery.longestText - blanks
      #expect(words == [room < 4 ? String("zz".prefix(room)) : "zze"] || room > 6, "\(room)")
    }
  }
}
