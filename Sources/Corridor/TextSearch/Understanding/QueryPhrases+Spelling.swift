extension QueryPhrases {
  /// Letters that a part of a query has at least to be taken for a misspelt phrase.
  private static let leastOfPart = 6
  /// Letters that a phrase has at least that is meant by a misspelt one in a language that nobody
  /// asked for.
  private static let leastOfForeign = 7

  /// The readings if the words for a category are misspelt: behind the plain text, since a name that
  /// nobody foresaw is more likely.
  func correctedReadings() -> [QueryReading] {
    for run in suspects() {
      guard let nearest = lexicon.nearest(to: units.bytes.span, units.key(run)) else { continue }
      let thing = Thing(
        run: run, keys: nearest.keys, languages: lexicon.languageBits(nearest.keys) | preferred)
      let frame = QueryFrame(self, thing)
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

  /// Whether a misspelt word may mean a phrase: short words of languages that nobody asked for are
  /// too near to words of others, such as Italian "chiese" to "chinese".
  private func canMean(_ meaning: LexiconMeaning) -> Bool {
    let own = languages.isEmpty ? ["en"] : languages + ["en"]
    return meaning.phrase.unicodeScalars.count >= Self.leastOfForeign
      || own.contains { Lexicon.isSame($0, meaning.language) }
  }

  /// Runs that may be a misspelt phrase: the words before one that joins, all but the little words,
  /// and the long ones at the beginning and the end.
  private func suspects() -> [Range<Int>] {
    var all = 0..<units.count
    while let word = littleWord(atStartOf: all, .max), word.count < all.count {
      all = all.dropFirst(word.count)
    }
    while let word = littleWord(atEndOf: all, .max), word.count < all.count {
      all = all.dropLast(word.count)
    }
    var runs = [all]
    for position in all.dropFirst().prefix(8) {
      if let word = littleWord(atStartOf: position..<all.upperBound, .max), word.joins {
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
