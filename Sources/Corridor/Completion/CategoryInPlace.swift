internal import CorridorIndex

/// A category or activity and the place in which to search, as in "fuel in Vad".
struct CategoryInPlace {
  /// The fragment with the full name of the place and an initial capital: "Fuel in Vaduz".
  var title: String
  /// The ids of the categories.
  var categories: [String]
  /// Whether it may come before places: a word such as "in" joins the two, or the place's name is
  /// complete.
  var leads: Bool

  /// Interprets a fragment of two words or more. Nil if it has no category and place, or if no
  /// settlement, region or country has such a name.
  ///
  /// - Parameters:
  ///   - words: The fragment.
  ///   - find: Finds the best toponym for a query.
  init?(
    _ words: FragmentWords, languages: [String], in index: PlaceIndex,
    find: (TextQuery) throws(SearchError) -> TextMatch?
  ) throws(SearchError) {
    guard words.words.count > 1 else { return nil }
    let readings = QueryUnderstanding().readings(
      of: words.fragment, languages: languages, correctsSpelling: false)
    guard let reading = readings.first, !reading.categories.isEmpty,
      reading.text == nil, let place = reading.place
    else { return nil }
    // The words before the place may be part of its name: "hotel la massana".
    for name in [reading.longerPlace, place].compactMap(\.self) {
      guard let found = try Self.place(name, in: words.fragment, languages, index, find) else {
        continue
      }
      title = found.title.withCapital()
      categories = reading.categories
      leads = reading.isPlaceSure || found.isWhole
      return
    }
    return nil
  }

  /// The fragment with the full name of a place, and whether the name was typed completely.
  private static func place(
    _ place: String, in fragment: String, _ languages: [String], _ index: PlaceIndex,
    _ find: (TextQuery) throws(SearchError) -> TextMatch?
  ) throws(SearchError) -> (title: String, isWhole: Bool)? {
    guard let typed = fragment.ranges(of: place).last else { return nil }
    let ending = fragment[typed.upperBound...]
    // Only the last word may be incomplete.
    var query = TextQuery(place, isComplete: !ending.isEmpty, kinds: .toponyms, limit: 1)
    query.correctsSpelling = false
    query.takesEnds = false
    query.accepts = { (row) throws(IndexError) in try index.kind(at: row).isSettlement }
    guard let match = try find(query) else { return nil }
    let label = try rethrowing(index.label(ofRow: match.row), as: SearchError.index)
    var words = FragmentWords(place)
    let choice = NameChoice(of: label, for: &words, languages: languages, correctsSpelling: false)
    guard let name = choice.name, choice.fit.isFromStart else { return nil }
    return ("\(fragment[..<typed.lowerBound])\(name)\(ending)", choice.fit.isWhole)
  }
}
