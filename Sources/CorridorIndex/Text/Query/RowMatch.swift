/// What a word of a query matched in a row.
struct WordMatch {
  /// The best ``TermPattern/worth(rank:)`` among names; -1 for none.
  var name = -1
  /// The best worth among words of the address; -1 for none.
  var address = -1
  /// Whether it matches the house number, or a prefix of it.
  var isHouseNumber = false

  mutating func add(_ worth: Int, _ space: TermSpace, rank: Int) {
    switch space {
    case .names: name = max(name, worth)
    case .addresses:
      address = max(address, worth)
      isHouseNumber = isHouseNumber || rank == 0
    }
  }

  /// A word that is in a name counts as a name word.
  var worth: Int { name >= 0 ? name : address }
}

/// What all words of a query matched in a row.
struct RowMatch {
  /// The sum of qualities.
  private(set) var quality = 0
  private(set) var isCorrected = false
  private var words = 0
  private var wholeWords = 0
  private var isNamed = false
  private var hasHouseNumber = false
  private var isMissing = false

  mutating func add(_ word: WordMatch) {
    words += 1
    let worth = word.worth
    guard worth >= 0 else {
      isMissing = true
      return
    }
    quality += worth >> 1
    if worth & 1 == 0 { isCorrected = true }
    if word.name >> 1 >= TextScore.wholeQuality { wholeWords += 1 }
    isNamed = isNamed || word.name >= 0
    hasHouseNumber = hasHouseNumber || word.isHouseNumber
  }

  /// Whether every word matches, and at least one matches a name or, beside another word, a house
  /// number; any match is enough if `takesAddresses`.
  func isMatch(takesAddresses: Bool) -> Bool {
    !isMissing && words > 0 && (takesAddresses || isNamed || hasHouseNumber && words > 1)
  }

  /// Whether the words are the whole primary name, which has `nameWords` words.
  func isWholeName(words nameWords: Int) -> Bool {
    wholeWords == words && words == nameWords
  }
}
