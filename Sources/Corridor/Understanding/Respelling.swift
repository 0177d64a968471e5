internal import CorridorIndex

/// A text with two words as one, or one as two: "kunst museum", "mc donalds", "7eleven".
enum Respelling {
  /// Words of a text that is respelt at most.
  private static let mostWords = 5
  /// Bytes of a text that is respelt at most.
  private static let mostBytes = 256
  /// Letters of each part of a word that is taken apart, at least.
  private static let leastLetters = 3
  /// Letters of a word that is taken apart between letters, at most.
  private static let mostLetters = 24

  /// The ways to write a text otherwise, the likeliest first.
  static func respellings(of text: String) -> [String] {
    guard text.utf8.count <= mostBytes else { return [] }
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
    guard (1...mostWords).contains(words.count) else { return [] }
    if words.count == 1 { return parts(of: words[0]) }
    var texts: [String] = []
    for number in words.indices.dropLast() where hasLetter(words[number + 1]) {
      var joined = words
      joined[number] += joined.remove(at: number + 1)
      texts.append(joined.joined(separator: " "))
    }
    return texts
  }

  private static func hasLetter(_ word: String) -> Bool { word.contains(where: \.isLetter) }

  /// A word in two: between digits and letters, or else anywhere.
  private static func parts(of word: String) -> [String] {
    let letters = Array(word)
    guard letters.count <= mostLetters else { return [] }
    let borders = letters.indices.dropFirst().filter {
      letters[$0 - 1].isNumber != letters[$0].isNumber
    }
    let isPlain = borders.isEmpty && letters.allSatisfy(\.isLetter)
    let places =
      isPlain
      ? Array(letters.indices.dropFirst(leastLetters).dropLast(leastLetters - 1)) : borders
    return places.map { String(letters[..<$0]) + " " + String(letters[$0...]) }
  }
}
