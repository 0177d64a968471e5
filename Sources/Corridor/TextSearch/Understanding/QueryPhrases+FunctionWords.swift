/// A function word: a run of words that has only a grammatical purpose.
struct FunctionWord {
  /// Number of units.
  var count: Int
  var roles: Set<PhraseRole>

  /// Whether it joins a category and a place.
  var joins: Bool { roles.contains(.inside) || roles.contains(.near) }
}

extension QueryPhrases {
  /// Maximum number of units of a function word.
  private static let longest = 8

  /// The longest function word of some languages at the start of a run.
  func functionWord(atStartOf run: Range<Int>, _ languages: UInt64) -> FunctionWord? {
    for count in stride(from: min(Self.longest, run.count), to: 0, by: -1) {
      let roles = roles(run.prefix(count), languages)
      if !roles.isEmpty { return FunctionWord(count: count, roles: roles) }
    }
    return nil
  }

  /// The longest function word of some languages at the end of a run.
  func functionWord(atEndOf run: Range<Int>, _ languages: UInt64) -> FunctionWord? {
    for count in stride(from: min(Self.longest, run.count), to: 0, by: -1) {
      let roles = roles(run.suffix(count), languages)
      if !roles.isEmpty { return FunctionWord(count: count, roles: roles) }
    }
    return nil
  }

  private func roles(_ run: Range<Int>, _ languages: UInt64) -> Set<PhraseRole> {
    var roles: Set<PhraseRole> = []
    for key in lexicon.equal(to: units.bytes.span, units.key(run)) {
      let phrase = lexicon.phrases[Int(key.phrase)]
      let language = lexicon.lines[Int(phrase.line)].language
      guard !phrase.role.isMeaning, languages >> UInt64(language) & 1 == 1 else { continue }
      roles.insert(phrase.role)
    }
    return roles
  }
}
