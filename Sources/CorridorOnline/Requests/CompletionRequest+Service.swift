internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// The form in which the service accepts requests for completions.
extension SuggestRequest {
  /// Makes the request for completions that has been checked; nil if it has none.
  ///
  /// - Throws: An error for a category that no service can know.
  init?(_ request: CompletionRequest) throws(SearchError) {
    self.init()
    var results = request.resultTypes.intersection(.all)
    switch request.categoryFilter {
    // Neither businesses nor collections of them are in none of the categories.
    case .including([]): results.subtract([.businesses, .queries])
    case .including(let names): categories = try PlaceSearchRequest.checked(names)
    case .excluding(let names): excludedCategories = try PlaceSearchRequest.checked(names)
    case nil: break
    }
    guard !request.fragment.isEmpty, !results.isEmpty else { return nil }
    if results != .all {
      if results.contains(.businesses) { types.append(.business) }
      if results.contains(.toponyms) { types.append(.toponym) }
      if results.contains(.queries) { types.append(.query) }
    }
    switch request.addressFilter {
    case .excluding(let kinds): exclude(kinds)
    case .including(let kinds): exclude(Set(PlaceKind.allCases).subtracting(kinds))
    case nil: break
    }
    text = request.fragment
    near = request.location?.withNearLongitude
    distance = request.distance
    if let viewport = request.region {
      region.area = AreaSource(viewport)
      region.priority = request.regionPriority
    }
    limit = request.maxResults
    languages = request.languages
    leavesSpelling = !request.correctsSpelling
  }

  private mutating func exclude(_ kinds: Set<PlaceKind>) {
    toponyms.excludedKinds = ToponymKind.allCases.filter { kinds.contains($0.kind) }
  }
}
