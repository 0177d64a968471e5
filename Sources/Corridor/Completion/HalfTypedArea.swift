internal import CorridorGeometry
internal import CorridorIndex

/// An area that a part of a fragment names or begins to name, and the rest: "pharm sli", "kits
/// starbucks".
struct HalfTypedArea {
  let row: Int
  /// The name of the area that contains what was typed.
  let name: String
  /// Whether the name was typed completely.
  let isWhole: Bool
  let isNear: Bool
  /// The rest of the fragment.
  let rest: String
  /// Whether the area was typed before the rest.
  let isFirst: Bool

  /// The least letters of an area's name.
  private static let leastLetters = 2
  /// Maximum number of areas with the same beginning.
  private static let most = 2

  /// The areas that a part of a fragment may mean, best first.
  ///
  /// - Parameter find: Finds the best toponyms for a query.
  static func areas(
    _ split: AreaSplit, of fragment: String, _ languages: [String], in index: PlaceIndex,
    find: (TextQuery) throws(SearchError) -> [TextMatch]
  ) throws(SearchError) -> [HalfTypedArea] {
    var words = FragmentWords(split.area)
    guard words.letterCount >= leastLetters else { return [] }
    var query = TextQuery(
      split.area, isComplete: false, kinds: .toponyms, limit: most, correctsSpelling: false)
    query.takesEnds = false
    query.leastImportance = TextQuery.settlementImportance
    query.accepts = { (row) throws(IndexError) in try index.kind(at: row).isSettlement }
    let isFirst = fragment.hasPrefix(split.area) && !fragment.hasSuffix(split.area)
    var areas: [HalfTypedArea] = []
    for match in try find(query) {
      let label = try rethrowing(index.label(ofRow: match.row), as: SearchError.index)
      let choice = NameChoice(
        of: label, for: &words, languages: languages, correctsSpelling: false)
      guard let name = choice.name, choice.fit.isFromStart else { continue }
      areas.append(
        HalfTypedArea(
          row: match.row, name: name, isWhole: choice.fit.isWhole, isNear: split.isNear,
          rest: split.rest, isFirst: isFirst))
    }
    return areas
  }

  /// The text that searches for something in the area: "Pharmacy Tas-Sliema".
  func text(for what: String) -> String {
    isFirst ? "\(name) \(what)".withCapital() : "\(what) \(name)".withCapital()
  }
}

/// A category in an area of which either or both are half typed.
struct HalfTypedCategory {
  let area: HalfTypedArea
  let phrase: CategoryPhrase

  /// Whether it may come before places: one of the two is complete.
  var leads: Bool { area.isWhole || phrase.isWhole }
}
