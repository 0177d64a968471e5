internal import CorridorIndex
package import CorridorThreads

/// Places that a search left out because too little is known about them.
public struct UnknownPlaces: Hashable, Sendable {
  /// What is unknown about a place.
  @nonexhaustive
  public enum Missing: String, Hashable, Sendable, CaseIterable {
    /// Whether it has or allows what the query requires for trucks; ``UnknownChoice/keep`` finds
    /// it.
    case truck
    /// Whether it is open on arrival; ``OpenSelection/keepUnknown`` finds it.
    case openOnArrival
  }

  /// The number of places.
  public let count: Int
  /// What may be unknown about them; a query that accepts all of these unknowns finds the places.
  public let missing: [Missing]
}

extension Answer {
  /// The places left out because too little is known about them, if nothing was found; nil if there
  /// are none, if the query leaves out no such places, or if something was found.
  ///
  /// ```swift
  /// if let unknown = try answer.unknownPlaces { print("\(unknown.count) may do") }
  /// ```
  ///
  /// Each read runs a search that accepts them.
  ///
  /// - Throws: ``SearchError``, if that search does.
  public var unknownPlaces: UnknownPlaces? {
    get throws(SearchError) { try unknownPlaces(until: nil) }
  }

  /// Returns the same until `token` is cancelled.
  package func unknownPlaces(until token: CancellationToken?) throws(SearchError) -> UnknownPlaces?
  {
    guard found == 0, let (query, missing) = emptyQuery?.keepingUnknowns() else { return nil }
    let count: Int
    do throws(SearchError) { count = try hits.index.find(query, until: token).found } catch {
      // The driving side of these places is unknown, too.
      guard case .drivingSideUnknown = error else { throw error }
      return nil
    }
    return count > 0 ? UnknownPlaces(count: count, missing: missing) : nil
  }
}

extension ResolvedQuery {
  /// The query that also finds places about which too little is known, and what may be unknown; nil
  /// if the query leaves none out for that reason.
  fileprivate func keepingUnknowns() -> (query: ResolvedQuery, missing: [UnknownPlaces.Missing])? {
    var query = self
    var missing: [UnknownPlaces.Missing] = []
    if !truck.isEmpty, truck.unknowns != .keep {
      query.truck.unknowns = .keep
      missing.append(.truck)
    }
    if departure?.open == .only {
      query.departure?.open = .keepUnknown
      missing.append(.openOnArrival)
    }
    if missing.isEmpty { return nil }
    // A place counts once, on any page.
    if passes.selection == .all { query.passes.selection = .first }
    query.page.spread = nil
    (query.page.limit, query.page.cursor) = (1, nil)
    return (query, missing)
  }
}
