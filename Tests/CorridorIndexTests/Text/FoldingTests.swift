import Testing

@testable import CorridorIndex

@Suite struct FoldingTests {
  @Test(arguments: [
    ("", []),
    ("Shell", ["shell"]),
    ("  H&M -- Autohof A9/24 ", ["h", "m", "autohof", "a9", "24"]),
    ("McDonald's", ["mcdonalds"]),
    ("Al's O'Neill l'Hospitalet", ["als", "o", "neill", "l", "hospitalet"]),
    ("it's 'quoted'", ["its", "quoted"]),
  ])
  func `letters and digits of ASCII are words`(text: String, words: [String]) {
    #expect(text.foldedWords == words)
  }
}

extension String {
  /// The folded words of the text.
  var foldedWords: [String] {
    var folder = TextFolder()
    var folded = FoldedText()
    let bytes = Array(utf8)
    folder.fold(bytes.span, into: &folded)
    return folded.words.map { String(decoding: folded[$0], as: UTF8.self) }
  }
}
