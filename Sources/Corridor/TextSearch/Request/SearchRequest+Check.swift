internal import CorridorGeometry

extension SearchRequest {
  /// Checks everything that does not need an index: all but categories and cursors.
  ///
  /// - Throws: The error that ``CorridorIndex/PlaceIndex/search(_:)`` would throw for it.
  package func check() throws(SearchError) {
    _ = try ResolvedRequest(self)
    if case .distance(to: let geometry) = options.sort { _ = try DistanceMeter(to: geometry) }
  }
}
