internal import CorridorIndex

/// Variants of a text with two words joined, one word split, or abbreviations expanded: "kunst
/// museum", "mc donalds", "7eleven", "Tower Rd".
enum Respelling {
  /// Maximum number of bytes of a text that is respelled.
  private static let mostBytes = 256
  /// Maximum number of words of a text whose words are joined.
  private static let mostWords = 5
  /// Minimum number of letters in each part of a word that is split.
  private static let leastLetters = 3
  /// Maximum number of letters of a word that is split between letters.
  private static let mostLetters = 24

  /// Abbreviations in addresses that are not prefixes of the full word.
  private static let abbreviations = [
    "rd": "road", "bd": "boulevard", "bld": "boulevard", "blvd": "boulevard", "hwy": "highway",
    "ln": "lane", "pkwy": "parkway", "ct": "court", "ctr": "center", "mt": "mount",
    "pza": "plaza", "pzza": "piazza", "ste": "sainte", "bhf": "bahnhof", "hbf": "hauptbahnhof",
  ]

  /// The variants of a text, most likely first.
  static func respellings(of text: String) -> [String] {
    guard text.utf8.count <= mostBytes else { return [] }
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
    var texts: [String] = []
    let full = words.map { abbreviations[$0.lowercased().filter { $0 != "." }] ?? $0 }
    if full != words { texts.append(full.joined(separator: " ")) }
    guard (1...mostWords).contains(words.count) else { return texts }
    let named = words.indices.filter { words[$0].first?.isLetter ?? false }
    if words.count == 1 || named.count == 1, let number = named.first ?? words.indices.first {
      for parts in parts(of: words[number]) {
        texts.append((words[..<number] + [parts] + words[(number + 1)...]).joined(separator: " "))
      }
    }
    for number in words.indices.dropLast() where hasLetter(words[number + 1]) {
      var joined = words
      joined[number] += joined.remove(at: number + 1)
      texts.append(joined.joined(separator: " "))
    }
    return texts
  }

  private static func hasLetter(_ word: String) -> Bool { word.contains(where: \.isLetter) }

  /// A word split in two: between digits and letters, or else anywhere.
  private static func parts(of word: String) -> [String] {
    let letters = Array(word)
    guard letters.count <= mostLetters else { return [] }
    let borders = letters.indices.dropFirst().filter {
      letters[$0 - 1].isNumber != letters[$0].isNumber
    }
    let isPlain = borders.isEmpty && letters.allSatisfy(\.isLetter)
    // "V6C" is not the V of 6C.
    guard isPlain || letters.count(where: \.isLetter) >= leastLetters else { return [] }
    let places =
      isPlain
      ? Array(letters.indices.dropFirst(leastLetters).dropLast(leastLetters - 1)) : borders
    return places.map { String(letters[..<$0]) + " " + String(letters[$0...]) }
  }
}
