/// Rewrites the tokens of a value as people write it into those of the specification.
///
/// Only what has one reading is rewritten; the rest is left for the parser to refuse.
struct TolerantTokens {
  private(set) var tokens: [Token]
  /// The source offsets of rules that begin without a separator.
  private(set) var begun: Set<Int> = []

  /// Nil if the tokens have no one reading.
  init?(_ tokens: [Token]) {
    self.tokens = tokens
    rewriteWords()
    rewriteDates()
    guard rewriteTimes(), separateRules() else { return nil }
  }

  private func kind(_ index: Int) -> Token.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .end
  }

  // MARK: Words

  private mutating func rewriteWords() {
    var result: [Token] = []
    for (index, token) in tokens.enumerated() {
      let before = result.last?.kind
      switch token.kind {
      case .word(.to): result.append(token.with(.symbol("-")))
      case .word(.and): result.append(token.with(.symbol(",")))
      case .word(.noon): result.append(token.with(.time(720, meridiem: false)))
      case .word(.midnight):
        let isEnd = before == .symbol("-")
        result.append(token.with(.time(isEnd ? 1440 : 0, meridiem: false)))
      case .symbol("/") where isDay(before) && isDay(kind(index + 1)),
        .symbol("+") where isDay(before) && isDay(kind(index + 1)):
        result.append(token.with(.symbol(",")))
      case .symbol("."):
        // A full stop after a time; elsewhere it is not understood.
        guard case .time? = before else { fallthrough }
      default: result.append(token)
      }
    }
    tokens = result
  }

  private func isDay(_ kind: Token.Kind?) -> Bool {
    switch kind {
    case .word(.weekday), .word(.weekdays), .word(.publicHoliday), .word(.schoolHoliday): true
    default: false
    }
  }

  private func isMonth(_ kind: Token.Kind) -> Bool {
    if case .word(.month) = kind { true } else { false }
  }

  private func isShortNumber(_ kind: Token.Kind) -> Bool {
    if case .number(_, let digits) = kind { digits <= 2 } else { false }
  }

  // MARK: Dates

  /// `15 Jun-15 Sep`; not before a number, which can be another day or an hour.
  private mutating func rewriteDates() {
    var index = 0
    while index + 1 < tokens.count {
      defer { index += 1 }
      guard isShortNumber(kind(index)), isMonth(kind(index + 1)) else { continue }
      switch kind(index - 1) {
      case .end, .symbol(";"), .fallback: break
      // After a date that was swapped, the day is before the dash.
      case .symbol("-") where isShortNumber(kind(index - 2)) && isMonth(kind(index - 3)): break
      default: continue
      }
      if case .number = kind(index + 2) { continue }
      if kind(index + 2) == .symbol("-"),
        !isShortNumber(kind(index + 3)) || !isMonth(kind(index + 4))
      {
        continue
      }
      let day = tokens[index]
      tokens[index] = day.with(tokens[index + 1].kind)
      tokens[index + 1] = tokens[index + 1].with(day.kind)
      index += 1
    }
  }

  // MARK: Times

  private mutating func rewriteTimes() -> Bool {
    var result: [Token] = []
    let isTime = times()
    func isSpan(_ index: Int) -> Bool {
      index + 2 < tokens.count && isTime[index] && kind(index + 1) == .symbol("-")
        && isTime[index + 2]
    }
    var index = 0
    while index < tokens.count {
      let start = kind(index) == .word(.from) ? index + 1 : index
      if start > index {
        guard start < tokens.count, isTime[start] || isDay(kind(start)) else { return false }
      }
      guard start < tokens.count, isTime[start] else {
        result.append(tokens[start])
        index = start + 1
        continue
      }
      if isSpan(start) {
        result += nightly(start)
        index = start + 3
        // `8-12 14-18`, `8 to 12 - 14 to 18`, `8-12 / 14-18`
        let joint =
          isSpan(index) ? 0 : [.symbol("-"), .symbol("/")].contains(kind(index)) ? 1 : nil
        if let joint, isSpan(index + joint) {
          guard follows(start, index + joint) else { return false }
          result.append(tokens[index].with(.symbol(","), text: ""))
          index += joint
        } else if let joint, joint == 1, kind(index + joint) == .word(.from) {
          return false
        }
        continue
      }
      guard let end = openEnd(after: start, hasFrom: start > index) else {
        if start > index { return false }
        result.append(tokens[start])
        index = start + 1
        continue
      }
      guard let time = clear(start) else { return false }
      result.append(time)
      result.append(tokens[end - 1].with(.symbol("+")))
      index = end
    }
    tokens = result
    return true
  }

  /// Which tokens are certainly times rather than days of a month or numbers of weeks.
  private func times() -> [Bool] {
    var isTime = [Bool](repeating: false, count: tokens.count)
    for (first, rule) in rules {
      let hasDates = rule.contains { isMonth($0.kind) || $0.kind == .word(.week) }
      var depth = 0
      for (offset, token) in rule.enumerated() {
        switch token.kind {
        case .symbol("["): depth += 1
        case .symbol("]"): depth -= 1
        case .time, .word(.sun): isTime[first + offset] = depth == 0
        case .number(_, let digits):
          isTime[first + offset] =
            digits <= 2 && depth == 0 && !hasDates && kind(first + offset + 1) != .word(.days)
        default: break
        }
      }
    }
    return isTime
  }

  /// The tokens between separators, and the index of the first.
  private var rules: [(first: Int, tokens: ArraySlice<Token>)] {
    tokens.split(omittingEmptySubsequences: true) {
      $0.kind == .symbol(";") || $0.kind == .fallback
    }.map { ($0.startIndex, $0) }
  }

  /// The index behind an end that is not known, which follows a time; nil if there is none.
  private func openEnd(after start: Int, hasFrom: Bool) -> Int? {
    if kind(start + 1) == .word(.openEnded) { return start + 2 }
    guard kind(start + 1) == .symbol("-") else {
      return hasFrom && Self.since.contains(tokens[start - 1].text.lowercased()) ? start + 1 : nil
    }
    // A word at the end, as in `8h a`, is half a range.
    let isWord = tokens[start + 1].text.unicodeScalars.contains { $0.properties.isAlphabetic }
    switch kind(start + 2) {
    case .word(.openEnd), .word(.openEnded), .symbol("?"): return start + 3
    case .end, .symbol(";"), .fallback: return isWord ? nil : start + 2
    case .symbol(",") where !isWord && beginsDays(start + 3): return start + 2
    default: return nil
    }
  }

  /// The words of ``Word/from`` that need no end.
  private static let since: Set = ["from", "ab", "dès", "desde", "des de", "dalle", "vanaf"]

  /// A time that is not in doubt: an hour alone up to 12 can be in the evening.
  private func clear(_ index: Int) -> Token? {
    guard case .number(let hour, let digits) = kind(index) else { return tokens[index] }
    guard (13...23).contains(hour) || digits == 2 && hour < 10 else { return nil }
    return tokens[index].with(.time(hour * 60, meridiem: false))
  }

  /// A span of two tokens; `8-02` ends at night, because `02` is of a clock with 24 hours.
  private func nightly(_ start: Int) -> [Token] {
    let span = Array(tokens[start..<(start + 3)])
    guard case .number(let end, digits: 2) = span[2].kind, (0...4).contains(end),
      let from = minute(start), from > end * 60
    else { return span }
    if case .time(_, meridiem: true) = span[0].kind { return span }
    return [
      span[0].with(.time(from, meridiem: false)), span[1],
      span[2].with(.time(end * 60, meridiem: false)),
    ]
  }

  private func minute(_ index: Int) -> Int? {
    switch kind(index) {
    case .time(let minute, _): minute
    case .number(let hour, let digits) where digits <= 2 && hour < 24: hour * 60
    default: nil
    }
  }

  /// Whether the span at one index is on the same day before that at another.
  private func follows(_ first: Int, _ second: Int) -> Bool {
    guard let start = minute(first), let end = minute(first + 2), let next = minute(second),
      let last = minute(second + 2)
    else { return false }
    return start < end && end <= next && (next < last || last <= start)
  }
}

extension TolerantTokens {
  /// What the rule at a token has so far.
  private struct Progress {
    var isBegun = false
    var hasDays = false
    var hasTimes = false
    var hasState = false
    /// Whether the rule is like `closed Sa`.
    var isStateFirst = false

    var isComplete: Bool { hasTimes || hasState }
  }

  /// Inserts separators between rules; false if a rule has no end of its own.
  private mutating func separateRules() -> Bool {
    var result: [Token] = []
    var progress = Progress()
    func begin(_ token: Token) -> Bool {
      guard !progress.isBegun || progress.isComplete else { return false }
      result.append(
        Token(
          kind: .symbol(";"), source: token.source.lowerBound..<token.source.lowerBound, text: ""))
      progress = Progress(isBegun: true)
      begun.insert(token.source.lowerBound)
      return true
    }
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .end, .symbol(";"), .fallback:
        guard !progress.isBegun || progress.isComplete else { return false }
        progress = Progress()
      case .symbol(",") where progress.isComplete && beginsDays(index + 1):
        guard !progress.isBegun || progress.isComplete else { return false }
        progress = Progress()
      case .symbol("|"), .symbol("/"), .symbol(":"):
        if progress.isComplete, progress.hasDays, beginsDays(index + 1) || isClosedDays(index + 1) {
          continue
        }
      case .word(.closed) where progress.hasTimes && !progress.hasState && isClosedDays(index):
        guard progress.hasDays, begin(token) else { return false }
        progress.isStateFirst = true
        progress.hasState = true
      case .word(.closed), .word(.open), .word(.unknown), .comment, .word(.comment):
        progress.hasState = true
      case .time, .word(.sun), .word(.always), .word(.daylight):
        if progress.isStateFirst { return false }
        progress.hasTimes = true
      case .number where !isBeside(result.last?.kind) && !beginsDays(index):
        progress.hasTimes = true
      default:
        guard beginsDays(index) else { break }
        if progress.isComplete, !isBeside(result.last?.kind),
          !progress.isStateFirst || progress.hasDays
        {
          if progress.hasDays, !progress.isStateFirst {
            guard begin(token) else { return false }
          } else if isHolidayClosed(index) {
            guard begin(token) else { return false }
          }
        }
        if !progress.hasTimes { progress.hasDays = true }
      }
      result.append(token)
    }
    tokens = result
    return true
  }

  /// Whether days or dates begin at a token.
  private func beginsDays(_ index: Int) -> Bool {
    switch kind(index) {
    case .word(.dayBeforePublicHoliday), .word(.week), .word(.easter): true
    case .number(_, digits: 4): isMonth(kind(index + 1))
    default: isDay(kind(index)) || isMonth(kind(index))
    }
  }

  /// Whether `closed Sa` or such is at a token.
  private func isClosedDays(_ index: Int) -> Bool {
    kind(index) == .word(.closed) && beginsDays(index + 1)
  }

  /// Whether `PH off` or such is at a token.
  private func isHolidayClosed(_ index: Int) -> Bool {
    switch kind(index) {
    case .word(.publicHoliday), .word(.schoolHoliday): kind(index + 1) == .word(.closed)
    default: false
    }
  }

  /// Whether a token after this one belongs to the same list or range.
  private func isBeside(_ kind: Token.Kind?) -> Bool {
    switch kind {
    case .symbol("-"), .symbol(","), .symbol("+"), .symbol("["), .word(.month), .word(.week): true
    default: false
    }
  }
}

extension Token {
  fileprivate func with(_ kind: Kind, text: String? = nil) -> Token {
    Token(kind: kind, source: source, text: text ?? self.text)
  }
}
