/// A text split into the name of an area and the rest, which may be in that area: "Migros in
/// Schaan", "Schaan Migros", "3888 Main Street, Vancouver, Canada".
///
/// Only an index can tell whether there is an area of that name.
struct AreaSplit {
  /// The rest, without the words that join it to the area.
  let rest: String
  let area: String
  /// Whether a place near the area also counts.
  let isNear: Bool
  /// Whether the area follows a comma.
  let isBehindComma: Bool
  /// Whether the area consists of two or three capitals, such as the code of a province.
  let isCode: Bool

  /// Maximum length of an area's name, in words or in characters of Han and kana.
  private static let longestName = (words: 4, signs: 8)

  /// The possible splits of a text: areas at the end first, long names before short ones.
  static func splits(of text: String) -> [AreaSplit] {
    let utf8 = Array(text.utf8.prefix(QueryUnderstanding.longestText))
    var units = PhraseUnits()
    var folder = TextFolder()
    units.take(utf8.span, limit: QueryUnderstanding.mostWords, &folder)
    guard units.count > 1 else { return [] }
    let phrases = QueryPhrases(
      text: text, utf8: utf8, units: units, lexicon: .standard, languages: [])
    let longest = units.units.contains(where: \.isSign) ? longestName.signs : longestName.words
    let counts = stride(from: min(longest, units.count - 1), to: 0, by: -1)
    return counts.compactMap { count in
      let start = units.count - count
      return split(phrases, area: start..<units.count, rest: 0..<start)
    }
      + counts.compactMap { count in
        var start = 0
        while let word = phrases.functionWord(atStartOf: start..<units.count, .max),
          word.joins, start + word.count + count < units.count
        {
          start += word.count
        }
        return split(phrases, area: start..<start + count, rest: start + count..<units.count)
      }
  }

  private static func split(
    _ phrases: QueryPhrases, area: Range<Int>, rest: Range<Int>
  ) -> AreaSplit? {
    var own = rest
    var (joins, isNear) = (false, false)
    while own.count > 1,
      let word = area.lowerBound >= rest.upperBound
        ? phrases.functionWord(atEndOf: own, .max) : phrases.functionWord(atStartOf: own, .max),
      word.count < own.count
    {
      if word.joins {
        joins = true
        isNear = isNear || !word.roles.contains(.inside)
      }
      own =
        area.lowerBound >= rest.upperBound ? own.dropLast(word.count) : own.dropFirst(word.count)
    }
    guard let restText = phrases.string(joins ? own : rest), let areaText = phrases.string(area)
    else { return nil }
    let source = phrases.units.source(area)
    let isBehindComma =
      phrases.utf8[..<source.lowerBound].last { $0 > UInt8(ascii: " ") } == UInt8(ascii: ",")
    let isCode = areaText.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return AreaSplit(
      rest: restText, area: areaText, isNear: joins && isNear, isBehindComma: isBehindComma,
      isCode: isCode && (2...3).contains(areaText.utf8.count))
  }
}
