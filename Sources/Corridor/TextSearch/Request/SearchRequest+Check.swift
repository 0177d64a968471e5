internal import CorridorGeometry

extension SearchRequest {
  /// Checks what can be told without an index: everything but categories and cursors.
  ///
  /// - Throws: What ``CorridorIndex/PlaceIndex/search(_:)`` would throw for it.
  package func check() throws(SearchError) {
    _ = try ResolvedRequest(self)
    if case .distance(to: let geometry) = options.sort { _ = try DistanceMeter(to: geometry) }
  }
}
