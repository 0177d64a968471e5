public import CorridorIndex
package import CorridorThreads

extension PlaceIndex {
  /// Suggests completions of a fragment, as ``SearchCompleter`` does, on the caller's thread.
  ///
  /// ```swift
  /// let here = Coordinate(lon: 9.52, lat: 47.14)
  /// for completion in try places.complete(CompletionRequest("fue", near: here)) {
  ///   print(completion.title, completion.subtitle)
  /// }
  /// ```
  ///
  /// The results are in this order:
  /// - collections that the fragment names or, from three letters on, begins: at most one category
  ///   or activity (such as "fuel in Vad") and one chain, and never more than half of the results
  /// - places and other chains, best match first
  /// - if there is room, more categories and the fragment with its spelling corrected
  ///
  /// Collections without a place in the index are left out. Of completions with the same title and
  /// subtitle only the first is kept. Only the first 1,024 bytes and 32 words of a fragment count.
  ///
  /// Deterministic. May be called from any number of threads at once.
  ///
  /// - Throws: ``SearchError``. A fragment without completions is not an error.
  public func complete(
    _ request: CompletionRequest
  ) throws(SearchError) -> [SearchCompletion] {
    try complete(request, until: CancellationToken())
  }

  /// Suggests until `token` is cancelled.
  package func complete(
    _ request: CompletionRequest, until token: CancellationToken
  ) throws(SearchError) -> [SearchCompletion] {
    let engine = try CompletionEngine(request, in: self, until: token)
    return try engine.run()
  }

  /// Makes the same completions by reading every record; slow, for checking.
  package func completeByScan(
    _ request: CompletionRequest
  ) throws(SearchError) -> [SearchCompletion] {
    let engine = try CompletionEngine(request, in: self, until: CancellationToken(), scans: true)
    return try engine.run()
  }
}
