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

extension GapReport {
  /// The places that end no gap because too little is known about them, if nothing was found; see
  /// ``Answer/unknownPlaces``.
  public var unknownPlaces: UnknownPlaces? {
    get throws(SearchError) { try answer.unknownPlaces }
  }
}
