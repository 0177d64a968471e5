/// A line of text being edited, by user-perceived characters.
struct LineEditor {
  /// The characters so far.
  private(set) var characters: [Character] = []
  /// The number of characters before the cursor.
  private(set) var cursor = 0

  /// The maximum length, beyond what anyone types; the rest of a longer paste is dropped.
  static let longest = 4096

  /// The text so far.
  var text: String { String(characters) }

  /// Inserts text at the cursor; line ends become spaces, and other control characters are removed.
  ///
  /// A combining mark or a consonant of Hangul joins the character before it.
  mutating func insert(_ text: String) {
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(Self.longest) {
      if scalar == "\n" || scalar == "\r" || scalar == "\t" {
        clean.append(" ")
      } else if scalar.properties.generalCategory != .control {
        clean.append(scalar)
      }
    }
    guard characters.count < Self.longest, !clean.isEmpty else { return }
    let before = String(characters[..<cursor]) + String(clean)
    let after = String(characters[cursor...])
    characters = Array(before + after)
    cursor = min(before.count, characters.count)
  }

  /// Deletes the character before the cursor.
  mutating func deleteBackward() {
    guard cursor > 0 else { return }
    remove(from: cursor - 1)
  }

  /// Deletes the character after the cursor.
  mutating func deleteForward() {
    guard cursor < characters.count else { return }
    characters.remove(at: cursor)
  }

  /// Deletes the word before the cursor, and the spaces after it.
  mutating func deleteWord() {
    var start = cursor
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    remove(from: start)
  }

  /// Deletes everything before the cursor.
  mutating func deleteToStart() { remove(from: 0) }

  /// Deletes everything after the cursor.
  mutating func deleteToEnd() { characters.removeSubrange(cursor...) }

  /// Moves the cursor by `count` characters.
  mutating func move(by count: Int) {
    cursor = min(max(cursor + count, 0), characters.count)
  }

  private mutating func remove(from start: Int) {
    characters.removeSubrange(start..<cursor)
    cursor = start
  }
}
