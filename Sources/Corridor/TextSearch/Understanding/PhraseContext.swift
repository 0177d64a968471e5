/// The words around a category phrase, split into a place and the rest.
struct PhraseContext {
  /// The remaining units before and after, without function words.
  private(set) var before: Range<Int>
  private(set) var after: Range<Int>
  /// The starts of these ranges if the last function word before each belongs to a name.
  private var longerBefore: Int
  private var longerAfter: Int
  /// Whether a word joins the category to what follows or precedes it.
  private(set) var joinsAfter = false
  private(set) var joinsBefore = false
  private(set) var isNear = false
  private let length: Int

  init(_ query: QueryPhrases, _ match: QueryPhrases.PhraseMatch) {
    before = 0..<match.run.lowerBound
    after = match.run.upperBound..<query.units.count
    longerBefore = before.lowerBound
    longerAfter = after.lowerBound
    length = query.units.key(match.run).count
    stripAfter(query, match.languages)
    stripBefore(query, match.languages)
    joinsBefore = joinsBefore && !before.isEmpty
    joinsAfter = joinsAfter && !after.isEmpty
  }

  var isJoined: Bool { joinsAfter || joinsBefore }
  /// Whether the query is the category alone.
  var isBare: Bool { before.isEmpty && after.isEmpty }
  /// The non-empty remaining ranges.
  var rest: [Range<Int>] { [before, after].filter { !$0.isEmpty } }

  /// How well this category explains the query, higher is better: whether it is the whole query,
  /// then whether something after or before is joined to it, then its length.
  var rank: Int {
    (isBare ? 3 : joinsAfter ? 2 : joinsBefore ? 1 : 0) << 32 | length
  }

  /// The runs that may name a place, each with the remaining text.
  var places: [(place: Range<Int>, text: Range<Int>)] {
    if joinsAfter { return [(after, before)] }
    if joinsBefore { return [(before, after)] }
    return [(after, before), (before, after)].filter { !$0.0.isEmpty }
  }

  /// A run of ``places`` with the function word before it; nil if there is none.
  func longer(_ run: Range<Int>) -> Range<Int>? {
    let start = run == after ? longerAfter : longerBefore
    return start < run.lowerBound ? start..<run.upperBound : nil
  }

  private mutating func stripAfter(_ query: QueryPhrases, _ languages: UInt64) {
    while !after.isEmpty, let word = query.functionWord(atStartOf: after, languages) {
      let isLast = word.count == after.count
      longerAfter = after.lowerBound
      if word.roles.contains(.here), isLast || !word.joins {
        isNear = true
      } else if word.joins {
        joinsAfter = true
        isNear = isNear || !word.roles.contains(.inside)
      }
      after = after.dropFirst(word.count)
    }
    while !after.isEmpty, let word = query.functionWord(atEndOf: after, languages) {
      if word.roles.contains(.here) {
        isNear = true
      } else if word.joins, !word.roles.contains(.stop) {
        // "restaurant Vaduz in": the place precedes the word.
        joinsAfter = true
        isNear = isNear || !word.roles.contains(.inside)
      }
      after = after.dropLast(word.count)
    }
  }

  private mutating func stripBefore(_ query: QueryPhrases, _ languages: UInt64) {
    while !before.isEmpty, let word = query.functionWord(atStartOf: before, languages) {
      longerBefore = before.lowerBound
      if word.roles.contains(.here), word.count == before.count || !word.joins {
        isNear = true
      } else if word.joins, !word.roles.contains(.stop) {
        joinsBefore = true
        isNear = isNear || !word.roles.contains(.inside)
      }
      before = before.dropFirst(word.count)
    }
    while !before.isEmpty, let word = query.functionWord(atEndOf: before, languages) {
      if word.roles.contains(.here), word.count == before.count || !word.joins {
        isNear = true
      } else if word.joins, !word.roles.contains(.stop) {
        joinsBefore = true
        isNear = isNear || !word.roles.contains(.inside)
      }
      before = before.dropLast(word.count)
    }
  }
}
