/// Splits a value into tokens.
struct Scanner {
  private let text: NormalisedText
  private var position = 0
  private var tokens: [Token] = []
  /// The words with several meanings or languages, by their index in `tokens`.
  private var candidates: [(token: Int, meanings: [HoursVocabulary.Meaning])] = []
  private var languages = Languages.any
  /// Whether forms that the specification does not have are tokens too.
  private let isTolerant: Bool

  static func tokens(
    of text: String, isTolerant: Bool = false
  ) throws(OpeningHoursError) -> [Token] {
    var scanner = Scanner(text: NormalisedText(text), isTolerant: isTolerant)
    while try scanner.next() {}
    try scanner.resolve()
    scanner.append(.end, from: scanner.text.scalars.count)
    return scanner.tokens
  }

  private init(text: NormalisedText, isTolerant: Bool) {
    self.text = text
    self.isTolerant = isTolerant
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
    if isTolerant, let scalar = tolerated(scalar) {
      append(.symbol(scalar), from: start)
      return
    }
    append(.symbol(scalar == "&" ? "," : scalar), from: start)
  }

  /// The symbol that people mean: arrows, waves and double dashes are dashes, full stops and commas
  /// of other scripts are those of Latin; nil if it is what it is.
  private mutating func tolerated(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "-":
      while let next = self[0], next == "-" || next == ">" { position += 1 }
      return "-"
    case "=" where self[0] == ">":
      position += 1
      return "-"
    case "~", "\u{301C}", "\u{30FC}", "\u{FF70}", "\u{F7}", "\u{2043}", "\u{2192}", "\u{21D2}",
      "\u{279C}", "\u{2794}", "\u{27A1}", "\u{2500}", "\u{AD}":
      return "-"
    case "\u{3001}", "\u{60C}": return ","
    case "\u{61B}": return ";"
    case "\u{2022}", "\u{B7}", "\u{30FB}": return "|"
    default: return nil
    }
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
    if isTolerant, tolerantPhrase() { return true }
    guard text.scalars[start] == "2", mayBeginTimes else { return false }
    for phrase in HoursVocabulary.wholeDays {
      guard let end = match(phrase), !goesOnWithTime(at: end) else { continue }
      position = end
      append(.word(.always), from: start)
      return true
    }
    return false
  }

  private mutating func tolerantPhrase() -> Bool {
    let start = position
    // `easter +7 days` has an offset.
    switch tokens.last?.kind {
    case .symbol("+"),
      .symbol("-") where text.scalars[start].isDigit:
      return false
    default: break
    }
    for (phrase, meaning) in HoursVocabulary.tolerantPhrases where phrase[0] == text.scalars[start]
    {
      guard let end = match(phrase) else { continue }
      position = end
      append([meaning], from: start)
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
    if isTolerant, phrase.last?.isUnspaced == true { return index }
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
    if isTolerant, try closedDay(start..<end) { return }
    throw .unexpected(
      found: text.source(start..<end), expected: .word, at: text.offsets[start])
  }

  /// A day and its state without a space: `Sunclosed`.
  private mutating func closedDay(_ range: Range<Int>) throws(OpeningHoursError) -> Bool {
    let text = string(range)
    for state in ["closed", "off"] where text.hasSuffix(state) {
      let middle = range.upperBound - state.count
      guard middle > range.lowerBound,
        case .weekday? = HoursVocabulary.words[string(range.lowerBound..<middle)]?.first?.word
      else { continue }
      position = middle
      guard try look(up: range.lowerBound..<middle) else { return false }
      position = range.upperBound
      return try look(up: middle..<range.upperBound)
    }
    return false
  }

  private func string(_ range: Range<Int>) -> String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: text.scalars[range])
    return String(string)
  }

  private mutating func look(up range: Range<Int>) throws(OpeningHoursError) -> Bool {
    let words = isTolerant ? HoursVocabulary.tolerantWords : HoursVocabulary.words
    guard let meanings = words[string(range)] else { return false }
    switch meanings[0].word {
    case _ where meanings[0].languages != .any: break
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
    append(meanings, from: range.lowerBound)
    return true
  }

  private mutating func append(_ meanings: [HoursVocabulary.Meaning], from start: Int) {
    var all = Languages()
    for meaning in meanings { all.formUnion(meaning.languages) }
    languages.formIntersection(all)
    if all != .any { candidates.append((tokens.count, meanings)) }
    append(.word(meanings[0].word), from: start)
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
    case "\u{6642}", "\u{65F6}", "\u{70B9}", "\u{9EDE}",
      "\u{C2DC}" where isTolerant:
      // The hour and minute of Chinese, Japanese and Korean.
      position += 1
      while self[0] == " ", self[1]?.isDigit == true { position += 1 }
      guard self[0]?.isDigit == true else { return 0 }
      let minute = digits(atMost: 2).value
      guard minute < 60, self[0] == "\u{5206}" || self[0] == "\u{BD84}" else {
        throw .outOfRange(found: minute, expected: 0...59, of: .minute, at: text.offsets[start])
      }
      position += 1
      return minute
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
    if isTolerant, let isAfternoon = shortMeridiem {
      position += 1
      return isAfternoon
    }
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

  /// The letter of `9a` and `8p`; `9a 12` is Spanish.
  private var shortMeridiem: Bool? {
    guard self[0] == "a" || self[0] == "p", self[1]?.isWordPart != true, self[1] != "." else {
      return nil
    }
    var ahead = 1
    while self[ahead] == " " { ahead += 1 }
    return self[ahead]?.isDigit == true ? nil : self[0] == "p"
  }
}
