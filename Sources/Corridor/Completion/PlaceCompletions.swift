internal import CorridorGeometry
internal import CorridorIndex

/// Makes completions from rows.
struct PlaceCompletions {
  private let index: PlaceIndex
  private let request: CompletionRequest
  private let geodesic: Geodesic?
  private let focus: Coordinate?
  private var folder = TextFolder()
  /// Whether house numbers come first, by the row of a locality.
  private var numberFirst: [Int: Bool] = [:]

  init(
    _ request: CompletionRequest, focus: Coordinate?, in index: PlaceIndex
  ) throws(SearchError) {
    self.index = index
    self.request = request
    self.focus = focus
    geodesic = try rethrowing(
      request.location == nil ? nil : Geodesic.wgs84(), as: SearchError.route)
  }

  /// The completion for a match.
  mutating func completion(
    _ match: TextMatch, words: inout FragmentWords
  ) throws(IndexError) -> SearchCompletion {
    let place = try index.place(at: match.row)
    let label = try index.label(ofRow: match.row)
    let choice = NameChoice(
      of: label, for: &words, languages: request.languages, correctsSpelling: match.isCorrected)
    let lines = try AddressLines(
      label, of: place, languages: request.languages,
      isNumberFirst: try isNumberFirst(label, row: match.row), in: index)
    let title = choice.name ?? lines.street ?? lines.nature ?? place.id
    let subtitle = choice.name == nil ? lines.subtitle(withStreet: false) : lines.subtitle()
    let query = words.corrected(by: choice.fit)
    return SearchCompletion(
      title: title, subtitle: subtitle,
      titleHighlightRanges: folder.highlights(
        of: query.text, in: title, isComplete: query.isComplete),
      subtitleHighlightRanges: folder.highlights(of: words.fragment, in: subtitle),
      kind: .place, magicKey: MagicKey(.place(uri: place.id), focus: focus, in: index).text,
      id: place.id, placeKind: place.kind, coordinate: place.coordinate,
      distanceMeters: distance(to: place.coordinate), categories: place.categories)
  }

  /// Whether house numbers precede streets where a row is; determined once for each locality.
  private mutating func isNumberFirst(
    _ label: RowLabel, row: Int
  ) throws(IndexError) -> Bool {
    guard label.street != nil, label.houseNumber != nil,
      let locality = try index.locality(ofRow: row)
    else { return false }
    if let known = numberFirst[locality] { return known }
    let isFirst = try index.address(of: index.place(at: locality)).isNumberFirst
    numberFirst[locality] = isFirst
    return isFirst
  }

  private func distance(to place: Coordinate) -> Double? {
    guard let geodesic, let location = request.location else { return nil }
    return geodesic.inverse(location, place).meters
  }
}
