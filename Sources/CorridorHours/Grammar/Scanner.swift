/// Splits a value into tokens.
struct Scanner {
  private let text: NormalisedText
  private var position = 0
  private var tokens: [Token] = []
  /// The words with several meanings or languages, by their index in `tokens`.
  private var candidates: [(token: Int, meanings: [HoursVocabulary.Meaning])] = []
  private var languages = Languages.any

  static func tokens(of text: String) throws(OpeningHoursError) -> [Token] {
    var scanner = Scanner(text: NormalisedText(text))
    while try scanner.next() {}
    try scanner.resolve()
    scanner.append(.end, from: scanner.text.scalars.count)
    return scanner.tokens
  }

  private init(text: NormalisedText) {
    self.text = text
  }

  private subscript(ahead: Int) -> Unicode.Scalar? {
    let index = position + ahead
    return index < text.scalars.count ? text.scalars[index] : nil
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    let source = text.offsets[start]..<text.offsets[position]
    tokens.append(Token(kind: kind, source: source, text: text.source(start..<position)))
  }

  private mutating func next() throws(OpeningHoursError) -> Bool {
    while self[0] == " " { position += 1 }
    guard let scalar = self[0] else { return false }
    let start = position
    if try phrase() { return true }
    if scalar.isDigit {
      try number()
    } else if scalar.isWordPart {
      try word()
    } else if scalar == "\"" {
      try comment()
    } else if scalar == "|", self[1] == "|" {
      position += 2
      append(.fallback, from: start)
    } else {
      position += 1
      try symbol(scalar, from: start)
    }
    return true
  }

  private mutating func symbol(
    _ scalar: Unicode.Scalar, from start: Int
  ) throws(OpeningHoursError) {
    if scalar == "." {
      // A period ends an abbreviation or an ordinal number.
      switch tokens.last?.kind {
      case .number, .word: return
      default: break
      }
    }
    append(.symbol(scalar == "&" ? "," : scalar), from: start)
  }

  private mutating func comment() throws(OpeningHoursError) {
    let start = position
    position += 1
    while let scalar = self[0], scalar != "\"" { position += 1 }
    guard self[0] != nil else {
      throw .unexpected(found: "", expected: .closingQuote, at: text.offsets[position])
    }
    position += 1
    append(.comment(text.source((start + 1)..<(position - 1))), from: start)
  }

  private mutating func phrase() throws(OpeningHoursError) -> Bool {
    let start = position
    for (phrase, word) in HoursVocabulary.phrases where phrase[0] == text.scalars[start] {
      if let end = match(phrase) {
        position = end
        append(.word(word), from: start)
        return true
      }
    }
    guard text.scalars[start] == "2", mayBeginTimes else { return false }
    for phrase in HoursVocabulary.wholeDays {
      guard let end = match(phrase), !goesOnWithTime(at: end) else { continue }
      position = end
      append(.word(.always), from: start)
      return true
    }
    return false
  }

  /// Whether the times of a rule can begin here, rather than a date or the end of a span.
  private var mayBeginTimes: Bool {
    switch tokens.last?.kind {
    case nil, .fallback, .symbol(";"), .symbol(":"), .symbol("]"), .word(.open), .word(.weekday),
      .word(.weekdays), .word(.publicHoliday), .word(.schoolHoliday):
      true
    default: false
    }
  }

  /// Whether the text after `end` makes the phrase a part of a time or of a list of hours.
  private func goesOnWithTime(at end: Int) -> Bool {
    guard let next = text.scalars[end...].first(where: { $0 != " " }) else { return false }
    return next.isDigit || "-+/:,&(".unicodeScalars.contains(next)
  }

  /// The end of a phrase at the current position, with any number of spaces; nil if there is none.
  private func match(_ phrase: [Unicode.Scalar]) -> Int? {
    var index = position
    for scalar in phrase {
      guard index < text.scalars.count, text.scalars[index] == scalar else { return nil }
      index += 1
      if scalar == " " {
        while index < text.scalars.count, text.scalars[index] == " " { index += 1 }
      }
    }
    guard index < text.scalars.count else { return index }
    return text.scalars[index].isWordPart || text.scalars[index].isDigit ? nil : index
  }

  private mutating func word() throws(OpeningHoursError) {
    let start = position
    while let scalar = self[0], scalar.isWordPart { position += 1 }
    if try look(up: start..<position) { return }
    // Holidays are often written together with a weekday.
    let end = position
    position = start + 2
    if end - start > 2, ["ph", "sh"].contains(string(start..<position)) {
      if try look(up: start..<position) {
        position = end
        if try look(up: (start + 2)..<end) { return }
      }
    }
    throw .unexpected(
      found: text.source(start..<end), expected: .word, at: text.offsets[start])
  }

  private func string(_ range: Range<Int>) -> String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: text.scalars[range])
    return String(string)
  }

  private mutating func look(up range: Range<Int>) throws(OpeningHoursError) -> Bool {
    guard let meanings = HoursVocabulary.words[string(range)] else { return false }
    switch meanings[0].word {
    case .oClock:
      switch tokens.last?.kind {
      case .number, .time: return true
      default: return false
      }
    case .key:
      guard tokens.isEmpty else { return false }
      while self[0] == " " { position += 1 }
      if self[0] == "=" || self[0] == ":" { position += 1 }
      return true
    case .and:
      append(.symbol(","), from: range.lowerBound)
      return true
    case .to:
      // Both ends of a range are of one kind, which the parser checks.
      append(.symbol("-"), from: range.lowerBound)
      return true
    default:
      break
    }
    var all = Languages()
    for meaning in meanings { all.formUnion(meaning.languages) }
    languages.formIntersection(all)
    if all != .any { candidates.append((tokens.count, meanings)) }
    append(.word(meanings[0].word), from: range.lowerBound)
    return true
  }

  /// Selects the meaning of every word in the languages that all words share.
  private mutating func resolve() throws(OpeningHoursError) {
    guard let first = candidates.first else { return }
    guard !languages.isEmpty else {
      throw .unclear(.languages, at: tokens[first.token].source.lowerBound)
    }
    // English takes precedence if it is possible.
    let read = languages.contains(.english) ? .english : languages
    for (index, meanings) in candidates {
      var word: Word?
      for meaning in meanings where !meaning.languages.isDisjoint(with: read) {
        guard word == nil || word == meaning.word else {
          let token = tokens[index]
          throw .ambiguous(word: token.text, at: token.source.lowerBound)
        }
        word = meaning.word
      }
      guard let word else { continue }
      let token = tokens[index]
      tokens[index] = Token(kind: .word(word), source: token.source, text: token.text)
    }
  }

  private mutating func digits(atMost limit: Int) -> (value: Int, count: Int) {
    var value = 0
    var count = 0
    while count < limit, let scalar = self[0], scalar.isDigit {
      value = value * 10 + Int(scalar.value - 0x30)
      count += 1
      position += 1
    }
    return (value, count)
  }

  private mutating func number() throws(OpeningHoursError) {
    let start = position
    let (value, count) = digits(atMost: 9)
    let isLong = self[0]?.isDigit == true
    guard !isLong, count <= 4 else {
      while self[0]?.isDigit == true { position += 1 }
      throw .unexpected(
        found: text.source(start..<position), expected: .number, at: text.offsets[start])
    }
    var minute: Int?
    if count <= 2 { minute = try minutes() }
    if let isAfternoon = meridiem() {
      guard count <= 2, (1...12).contains(value) else {
        throw .outOfRange(found: value, expected: 1...12, of: .hour, at: text.offsets[start])
      }
      let hour = value % 12 + (isAfternoon ? 12 : 0)
      append(.time(hour * 60 + (minute ?? 0), meridiem: true), from: start)
    } else if let minute {
      guard value <= 48, value < 48 || minute == 0 else {
        throw .outOfRange(found: value, expected: 0...48, of: .hour, at: text.offsets[start])
      }
      append(.time(value * 60 + minute, meridiem: false), from: start)
    } else {
      append(.number(value, digits: count), from: start)
    }
  }

  /// The minutes after an hour: `:30`, `.30`, or `h30` and `h` as in French.
  private mutating func minutes() throws(OpeningHoursError) -> Int? {
    guard let sign = self[0] else { return nil }
    let start = position
    let isDigit = (1...3).map { self[$0]?.isDigit == true }
    switch sign {
    case ":" where isDigit[0] && !isDigit[2]:
      break
    case "." where isDigit[0] && isDigit[1] && !isDigit[2]:
      break
    case "h" where isDigit[0] && isDigit[1] && !isDigit[2]:
      break
    case "h" where !isDigit[0] && self[1]?.isWordPart != true:
      position += 1
      return 0
    default:
      return nil
    }
    position += 1
    let minute = digits(atMost: 2).value
    guard minute < 60 else {
      throw .outOfRange(found: minute, expected: 0...59, of: .minute, at: text.offsets[start])
    }
    return minute
  }

  /// Consumes `pm` (true) or `am` (false); nil if neither follows.
  private mutating func meridiem() -> Bool? {
    let start = position
    while self[0] == " " { position += 1 }
    let isAfternoon = self[0] == "p"
    var length = 1
    if self[1] == "." { length += 1 }
    guard isAfternoon || self[0] == "a", self[length] == "m" else {
      position = start
      return nil
    }
    length += 1
    if self[length]?.isWordPart == true {
      position = start
      return nil
    }
    position += length
    if self[0] == "." { position += 1 }
    return isAfternoon
  }
}
