internal import CorridorGeometry
public import CorridorIndex
package import CorridorThreads

extension SearchManager {
  /// Finds exactly what a completion represents; see ``submit(magicKey:in:options:)``.
  /// (`MKLocalSearch.Request(completion:)`.)
  public func submit(
    _ completion: SearchCompletion, in area: SearchArea? = nil,
    options: SearchOptions = SearchOptions()
  ) throws(SearchError) -> SearchSession {
    try submit(magicKey: completion.magicKey, in: area, options: options)
  }

  /// Finds exactly what the completion with this key represents: the place, regardless of area, or
  /// the places of the collection. (ArcGIS's `findWithParameters` with a `magicKey`.)
  ///
  /// If a place is no longer in the data, the response has no objects and has
  /// ``SearchMetadata/goneURI``. Keys of earlier builds of the data are as good as new ones.
  ///
  /// - Parameters:
  ///   - magicKey: ``SearchCompletion/magicKey``, unchanged.
  ///   - area: Where to search for the places of a collection; nil for everywhere, with near places
  ///     first if the completion request had a location.
  ///   - options: How to search. ``SearchFilters/chains`` that do not include the chain of the key
  ///     give an empty result.
  /// - Throws: ``SearchError/magicKeyUnreadable(found:)``.
  public func submit(
    magicKey: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions()
  ) throws(SearchError) -> SearchSession {
    SearchSession(try MagicKey(magicKey).call(in: area, options: options), mode)
  }
}

extension PlaceIndex {
  /// Finds exactly what the completion with this key represents, as
  /// ``SearchManager/submit(magicKey:in:options:)`` does, on the caller's thread.
  ///
  /// - Parameter cursor: ``SearchResponse/nextCursor`` of the page before. A place has only one
  ///   page, so no cursor belongs to it.
  public func search(
    magicKey: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions(),
    cursor: String? = nil
  ) throws(SearchError) -> SearchResponse {
    try search(
      magicKey: magicKey, in: area, options: options, cursor: cursor,
      until: CancellationToken(after: options.timeLimit))
  }

  /// Finds the same until `token` is cancelled.
  package func search(
    magicKey: String, in area: SearchArea?, options: SearchOptions, cursor: String?,
    until token: CancellationToken
  ) throws(SearchError) -> SearchResponse {
    let call = try MagicKey(magicKey).call(in: area, options: options).page(at: cursor)
    switch call {
    case .search(let request): return try search(request, until: token)
    case .object(let uri, let options):
      guard cursor == nil else { throw .cursorFromElsewhere }
      return SearchResponse(
        of: try objects([uri], options: options, until: token)[0], from: .offline,
        dataVersion: dataVersion)
    case .reverse(let point, let zoom, let options):
      return try reverse(point, zoom: zoom, options: options)
    }
  }
}

extension MagicKey {
  /// The call that finds the target.
  func call(in area: SearchArea?, options: SearchOptions) -> SearchCall {
    let area = area ?? focus.map { .near($0) } ?? .anywhere
    switch target {
    case .place(let uri):
      return .object(uri: uri, options)
    case .categories(let ids):
      return .search(SearchRequest(categories: ids, in: area, options: options))
    case .chain(let name):
      var options = options
      // The filter allows other chains only, and a place cannot belong to two.
      let isRuledOut = !options.filters.chains.isEmpty && !options.filters.chains.contains(name)
      if isRuledOut { options.resultTypes = [] }
      options.filters.chains = [name]
      return .search(SearchRequest(in: area, options: options))
    case .text(let text):
      return .search(SearchRequest(text, in: area, options: options))
    }
  }
}
