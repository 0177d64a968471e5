public import CorridorIndex
package import CorridorThreads

extension PlaceIndex {
  /// Suggests what a person who has typed a fragment may mean, as ``SearchCompleter`` does, on the
  /// caller's thread.
  ///
  /// ```swift
  /// let here = Coordinate(lon: 9.52, lat: 47.14)
  /// for completion in try places.complete(CompletionRequest("fue", near: here)) {
  ///   print(completion.title, completion.subtitle)
  /// }
  /// ```
  ///
  /// The order: collections that the fragment names or, from three letters on, begins, at most one
  /// category or activity ("fuel in Vad" is one too) and one chain, and never more than half of the
  /// results; then places and other chains, best match first; then, where there is room, more
  /// categories and the fragment with its spelling corrected. Collections without a place in the index are left out. Of
  /// completions with the same title and subtitle the first stays. Only the first
  /// 1,024 bytes and 32 words of a fragment count.
  ///
  /// Deterministic. May be called from any number of threads at once.
  ///
  /// - Throws: ``SearchError``; a fragment for which there is nothing to suggest is no error.
  public func complete(
    _ request: CompletionRequest
  ) throws(SearchError) -> [SearchCompletion] {
    try complete(request, until: CancellationToken())
  }

  /// Suggests until `token` is cancelled.
  package func complete(
    _ request: CompletionRequest, until token: CancellationToken
  ) throws(SearchError) -> [SearchCompletion] {
    var engine = try CompletionEngine(request, in: self, until: token)
    return try engine.run()
  }

  /// Suggests the same by reading every record. For checking; slow.
  package func completeByScan(
    _ request: CompletionRequest
  ) throws(SearchError) -> [SearchCompletion] {
    var engine = try CompletionEngine(request, in: self, until: CancellationToken(), scans: true)
    return try engine.run()
  }
}
