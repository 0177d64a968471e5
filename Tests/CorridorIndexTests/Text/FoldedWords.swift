@testable import CorridorIndex

extension String {
  /// The text folded.
  var folded: FoldedText { Array(utf8).folded }

  /// The folded words of the text.
  var foldedWords: [String] { folded.texts }

  /// The folded words of the text as they are shown.
  var shownWords: [String] {
    let folder = TextFolder()
    return foldedWords.map { folder.display(of: Array($0.utf8).span) }
  }

  /// The Latin forms of the words of the text, of kana the whole stretch; words without one as they are.
  var latinWords: [String] {
    var folder = TextFolder()
    let folded = folded
    let words = folded.words.filter { !$0.isIdeographic } + folded.kana
    return words.map {
      let word = Array(folded[$0])
      return String(decoding: folder.latin(of: word.span) ?? word, as: UTF8.self)
    }
  }
}

extension [UInt8] {
  /// The text folded.
  var folded: FoldedText {
    var folder = TextFolder()
    var folded = FoldedText()
    folder.fold(span, into: &folded)
    return folded
  }
}

extension FoldedText {
  /// The words.
  var texts: [String] { words.map { String(decoding: self[$0], as: UTF8.self) } }
}
