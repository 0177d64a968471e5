internal import CorridorIndex

/// Finds the category phrases in a query, and classifies the words around them.
struct QueryPhrases {
  /// Maximum number of a phrase's meanings in different languages that become readings.
  static let mostMeanings = 3

  let text: String
  let utf8: [UInt8]
  let units: PhraseUnits
  let lexicon: Lexicon
  let languages: [String]
  /// The requested languages.
  let preferred: UInt64

  init(
    text: String, utf8: [UInt8], units: PhraseUnits, lexicon: Lexicon, languages: [String]
  ) {
    (self.text, self.utf8, self.units) = (text, utf8, units)
    (self.lexicon, self.languages) = (lexicon, languages)
    preferred = lexicon.languageBits(languages)
  }

  /// A run of units that is a phrase for categories.
  struct PhraseMatch {
    var run: Range<Int>
    var keys: [LexiconKey]
    var languages: UInt64
  }

  func readings(correctsSpelling: Bool) -> [QueryReading] {
    let matches = phraseMatches()
    let best = matches.map { (match: $0, frame: PhraseContext(self, $0)) }
      .max { left, right in
        // The first of equals wins.
        (left.frame.rank, -left.match.run.lowerBound) < (
          right.frame.rank, -right.match.run.lowerBound
        )
      }
    if let best { return readings(of: best.match, in: best.frame) }
    return correctsSpelling ? correctedReadings() : []
  }

  /// The longest phrases, none of which is part of another.
  private func phraseMatches() -> [PhraseMatch] {
    var matches: [PhraseMatch] = []
    for start in 0..<units.count {
      let last = min(units.count, start + Lexicon.longestPhrase)
      for end in stride(from: last, to: start, by: -1) {
        if let last = matches.last, last.run.upperBound >= end { break }
        let keys = lexicon.equal(to: units.bytes.span, units.key(start..<end))
          .filter {
            lexicon.phrases[Int($0.phrase)].role.isMeaning && lexicon.isMeant($0, preferred)
          }
        guard !keys.isEmpty else { continue }
        matches.append(
          PhraseMatch(
            run: start..<end, keys: keys, languages: lexicon.languageBits(keys) | preferred))
        break
      }
    }
    return matches
  }

  private func readings(of match: PhraseMatch, in frame: PhraseContext) -> [QueryReading] {
    let meanings = lexicon.meanings(match.keys, languages: languages).prefix(Self.mostMeanings)
    var readings: [QueryReading] = []
    for (number, meaning) in meanings.enumerated() {
      var reading = QueryReading(kind: meaning.isActivity ? .activity : .category)
      reading.categories = meaning.categories
      reading.isNear = frame.isNear
      reading.phrase = string(match.run)
      reading.isWhole = match.run == 0..<units.count
      if frame.isBare {
        readings.append(reading)
        continue
      }
      reading.isPlaceSure = frame.isJoined
      for (place, text) in frame.places {
        reading.place = string(place)
        reading.longerPlace = frame.longer(place).flatMap(string)
        reading.text = string(text)
        readings.append(reading)
      }
      (reading.place, reading.longerPlace, reading.isPlaceSure) = (nil, nil, false)
      reading.text = frame.rest.compactMap(string).joined(separator: " ")
      let isName = number == 0 && !frame.isJoined && frame.before.isEmpty
      // "Hotel Adler" is usually a name, "Italian restaurant" is not.
      if isName { readings.append(QueryReading(kind: .text, text: text)) }
      readings.append(reading)
    }
    if !readings.contains(where: { $0.kind == .text }) {
      readings.append(QueryReading(kind: .text, text: text))
    }
    return readings
  }

  /// The original text of a run of units; nil for an empty run.
  func string(_ run: Range<Int>) -> String? {
    guard !run.isEmpty else { return nil }
    let source = units.source(run)
    return source.isEmpty ? nil : String(decoding: utf8[source], as: UTF8.self)
  }
}
