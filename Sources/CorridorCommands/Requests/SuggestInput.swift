package import Corridor
internal import CorridorFormats
internal import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// What completions are wanted: everything of a request but its fragment.
package struct SuggestInput {
  private var request = CompletionRequest()
  private let filter: PlaceFilter

  package init(_ arguments: Arguments, inputs: some RequestInputs) throws(CommandError) {
    filter = try PlaceFilter(arguments, inputs: inputs)
    request.location = try arguments.coordinate(.near)
    if let distance = try arguments.meters(.bias) { request.distance = Meters(distance) }
    request.region = filter.viewport
    try arguments.checkRegionPriority()
    request.regionPriority = try arguments.choice(.regionPriority) ?? .default
    let types = try arguments.choices(.completionType, as: CompletionType.self)
    if !types.isEmpty { request.resultTypes = CompletionResultTypes(types.map(\.resultTypes)) }
    try arguments.check(
      .category, excludes: .excludedCategory, "name those that are wanted, or those that are not")
    request.categoryFilter =
      filter.categories.isEmpty
      ? try arguments.categoryFilter() : .including(filter.categories)
    request.addressFilter = try arguments.addressFilter()
    request.maxResults =
      try arguments.integer(
        .completionLimit, in: 1...Int.max, expected: "a number of completions from 1 on")
      ?? request.maxResults
    request.languages = arguments.all(.language)
    request.correctsSpelling = !arguments.has(.noCorrection)
  }

  /// The completions of a fragment.
  package func completions(
    of fragment: String, in index: PlaceIndex, until token: CancellationToken = CancellationToken()
  ) throws(CommandError) -> [SearchCompletion] {
    var request = request
    request.fragment = fragment
    do throws(SearchError) { return try index.complete(request, until: token) } catch {
      throw filter.fault(error)
    }
  }

  /// Where to search for the places of a collection; nil for everywhere.
  package var area: SearchArea? {
    request.location.map { .near($0) } ?? request.region.map { .viewport($0) }
  }

  /// The search for a text where the completions are wanted.
  package var search: SearchRequest {
    var search = SearchRequest(in: area ?? .anywhere)
    search.options.regionPriority = request.regionPriority
    search.options.languages = request.languages
    search.options.correctsSpelling = request.correctsSpelling
    return search
  }

  private enum CompletionType: String {
    case business, toponym, query

    var resultTypes: CompletionResultTypes {
      switch self {
      case .business: .businesses
      case .toponym: .toponyms
      case .query: .queries
      }
    }
  }
}
