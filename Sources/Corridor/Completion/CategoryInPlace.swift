internal import CorridorIndex

/// A category or activity and the place where it is wanted, as "fuel in Vad" says them.
struct CategoryInPlace {
  /// The fragment with the name of the place in full, with a capital: "Fuel in Vaduz".
  var title: String
  /// The ids of the categories.
  var categories: [String]
  /// Whether it may stand before places: a word such as "in" says so, or the place's name is whole.
  var leads: Bool

  /// Understands a fragment of two words or more; nil where it is nothing of that kind, or no
  /// settlement, region or country has such a name.
  ///
  /// - Parameters:
  ///   - words: The fragment.
  ///   - find: Finds the best of the toponyms that a query asks for.
  init?(
    _ words: FragmentWords, languages: [String], in index: PlaceIndex,
    find: (TextQuery) throws(SearchError) -> TextMatch?
  ) throws(SearchError) {
    guard words.words.count > 1 else { return nil }
    let understood = QueryUnderstanding().readings(
      of: words.fragment, languages: languages, correctsSpelling: false)
    guard let reading = understood.readings.first, !reading.categories.isEmpty,
      reading.text == nil, let place = reading.place,
      let typed = words.fragment.ranges(of: place).last
    else { return nil }
    let ending = words.fragment[typed.upperBound...]
    // Only what stands last may be half typed.
    let isOpen = ending.isEmpty
    var query = TextQuery(place, isComplete: !isOpen, kinds: .toponyms, limit: 1)
    query.correctsSpelling = false
    query.accepts = { (row) throws(IndexError) in
      switch try index.kind(at: row) {
      case .country, .region, .district, .locality, .suburb: true
      case .business, .street, .house, .other: false
      }
    }
    guard let match = try find(query) else { return nil }
    let label = try SearchError.wrapping { () throws(IndexError) in
      try index.label(ofRow: match.row)
    }
    var placeWords = FragmentWords(place)
    let choice = NameChoice(
      of: label, for: &placeWords, languages: languages, correctsSpelling: false)
    guard let name = choice.name, choice.fit.isFull else { return nil }
    title = (words.fragment[..<typed.lowerBound] + name + ending).withCapital()
    categories = reading.categories
    leads = reading.isPlaceSure || choice.fit.isWhole
  }
}
