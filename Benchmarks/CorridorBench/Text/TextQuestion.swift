internal import CorridorGeometry
internal import CorridorIndex

/// What is typed in one measured query, and where.
struct TextQuestion {
  /// The class it belongs to, such as `prefix-3`.
  var kind: String
  var text: String
  var focus: Coordinate
}

extension TextQuestion {
  static let prefixKinds = (1...5).map(prefixKind)
  static let typoKind = "typo"
  static let twoWordsKind = "two-words"

  private static func prefixKind(_ letters: Int) -> String { "prefix-\(letters)" }

  /// Questions about places picked at random: the beginnings of a word of the name, one of them
  /// mistyped, two words, each asked from within some kilometres of the place.
  static func make(
    count: Int, from places: [(name: String, position: GridPosition)], seed: UInt64
  ) -> [TextQuestion] {
    var random = Random(seed: seed)
    var questions: [TextQuestion] = []
    func ask(_ kind: String, _ make: (inout Random, [Character], [Substring]) -> String?) {
      var asked = 0
      var tries = 0
      while asked < count, tries < count * 200 {
        tries += 1
        let place = places[random.index(places.count)]
        let words = place.name.split(separator: " ")
        let word = words[random.index(words.count)]
        guard let text = make(&random, Array(word), words) else { continue }
        let at = place.position.coordinate
        let focus = Coordinate(
          lon: at.lon + random.uniform(-0.05, 0.05), lat: at.lat + random.uniform(-0.04, 0.04))
        questions.append(TextQuestion(kind: kind, text: text, focus: focus))
        asked += 1
      }
    }
    for length in 1...5 {
      ask(prefixKind(length)) { _, word, _ in
        word.count >= length ? String(word.prefix(length)) : nil
      }
    }
    ask(typoKind) { random, word, _ in
      guard word.count >= 5, word.allSatisfy(\.isLetter) else { return nil }
      return mistyped(word, &random)
    }
    ask(twoWordsKind) { random, _, words in
      guard words.count >= 2 else { return nil }
      let last = words[1]
      return "\(words[0]) \(last.prefix(1 + random.index(last.count)))"
    }
    return questions
  }

  /// The word with one slip behind its first letter.
  private static func mistyped(_ word: [Character], _ random: inout Random) -> String {
    var word = word
    let at = 1 + random.index(word.count - 2)
    switch random.index(4) {
    case 0: word.swapAt(at, at + 1)
    case 1: word.remove(at: at)
    case 2: word.insert(word[random.index(word.count)], at: at)
    default: word[at] = word[random.index(word.count)]
    }
    return String(word)
  }
}

extension TextQuestion {
  /// The ten best near the focus; the last word may go on.
  var query: TextQuery {
    var query = TextQuery(text)
    query.isComplete = false
    query.focus = focus
    query.limit = 10
    return query
  }
}
