extension QueryPhrases {
  /// Minimum number of letters of a part of a query that is taken for a misspelled phrase.
  private static let leastOfPart = 6
  /// Minimum number of letters of a phrase in a language that was not requested, for a misspelled
  /// text to mean it.
  private static let leastOfForeign = 7

  /// The readings with a misspelled category phrase. They come after the plain text, because an
  /// unknown name is more likely.
  func correctedReadings() -> [QueryReading] {
    for run in suspects() {
      guard let nearest = lexicon.nearest(to: units.bytes.span, units.key(run)) else { continue }
      let match = PhraseMatch(
        run: run, keys: nearest.keys, languages: lexicon.languageBits(nearest.keys) | preferred)
      let frame = PhraseContext(self, match)
      guard let meaning = lexicon.meanings(nearest.keys, languages: languages).first(where: canMean)
      else { continue }
      var reading = QueryReading(kind: meaning.isActivity ? .activity : .category)
      reading.categories = meaning.categories
      reading.isNear = frame.isNear
      reading.isPlaceSure = frame.isJoined
      reading.correctedText = text(replacing: run, by: meaning.phrase)
      let plain = QueryReading(kind: .text, text: text)
      if frame.isBare { return [plain, reading] }
      return [plain]
        + frame.places.map { place, rest in
          reading.place = string(place)
          reading.longerPlace = frame.longer(place).flatMap(string)
          reading.text = string(rest)
          return reading
        }
    }
    return []
  }

  /// Whether a misspelled text may mean a phrase. Short words of languages that were not requested
  /// are too close to words of other languages, such as Italian "chiese" to "chinese".
  private func canMean(_ meaning: LexiconMeaning) -> Bool {
    let own = languages.isEmpty ? ["en"] : languages + ["en"]
    return meaning.phrase.unicodeScalars.count >= Self.leastOfForeign
      || own.contains { Lexicon.isSame($0, meaning.language) }
  }

  /// Runs that may be a misspelled phrase: the words before a joining word, all words except the
  /// function words, and the long words at the beginning and the end.
  private func suspects() -> [Range<Int>] {
    var all = 0..<units.count
    while let word = functionWord(atStartOf: all, .max), word.count < all.count {
      all = all.dropFirst(word.count)
    }
    while let word = functionWord(atEndOf: all, .max), word.count < all.count {
      all = all.dropLast(word.count)
    }
    var runs = [all]
    for position in all.dropFirst().prefix(8) {
      if let word = functionWord(atStartOf: position..<all.upperBound, .max), word.joins {
        runs.append(all.lowerBound..<position)
        break
      }
    }
    for count in [3, 2, 1] where count < all.count {
      runs += [all.suffix(count), all.prefix(count)].filter { run in
        units.bytes[units.key(run)].count { $0 & 0xC0 != 0x80 } >= Self.leastOfPart
      }
    }
    return runs
  }

  private func text(replacing run: Range<Int>, by phrase: String) -> String {
    let source = units.source(run)
    return String(decoding: utf8[..<source.lowerBound], as: UTF8.self) + phrase
      + String(decoding: text.utf8.dropFirst(source.upperBound), as: UTF8.self)
  }
}
