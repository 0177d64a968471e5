/// The words of a name that someone may type alone.
struct QualityWords {
  /// The least letters of a word that is typed.
  private static let leastLetters = 3
  /// The least letters of the end of a compound, and of what is before it.
  private static let leastEnd = 4
  private static let leastStart = 3

  private let words: [String]

  init(_ name: String) { words = name.split(separator: " ").map(String.init) }

  /// The first word; nil if it is short.
  var first: String? { words.first.flatMap { Self.isTyped($0) ? $0 : nil } }

  /// The words after the first that are not short.
  var later: [String] { words.dropFirst().filter(Self.isTyped) }

  /// All words in lower case.
  var folded: [String] { words.map { $0.lowercased() } }

  private static func isTyped(_ word: String) -> Bool {
    word.count(where: \.isLetter) >= leastLetters
  }

  /// The longest end of a word that is a known word itself: "strasse" of "landstrasse".
  static func end(of word: String, _ known: Set<String>) -> String? {
    guard word.count >= leastStart + leastEnd, word.allSatisfy(\.isLetter) else { return nil }
    for length in stride(from: word.count - leastStart, through: leastEnd, by: -1) {
      let end = String(word.suffix(length))
      if known.contains(end) { return end }
    }
    return nil
  }
}
