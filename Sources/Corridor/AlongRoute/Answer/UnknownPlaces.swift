internal import CorridorIndex
package import CorridorThreads

/// Places that a search left out because too little is known of them.
public struct UnknownPlaces: Hashable, Sendable {
  /// What is not known of a place.
  @nonexhaustive
  public enum Missing: String, Hashable, Sendable, CaseIterable {
    /// Whether it has or allows what is asked for trucks; ``UnknownChoice/keep`` finds it.
    case truck
    /// Whether it is open on arrival; ``OpenSelection/keepUnknown`` finds it.
    case openOnArrival
  }

  /// How many places there are.
  public let count: Int
  /// What may not be known of them: with all of it let pass, they are found.
  public let missing: [Missing]
}

extension Answer {
  /// The places that were left out because too little is known of them, where nothing was found; nil
  /// where there are none, where the query leaves out no such places, and where something was found.
  ///
  /// ```swift
  /// if let unknown = try answer.unknownPlaces { print("\(unknown.count) may do") }
  /// ```
  ///
  /// Worked out when it is read, each time anew, by a search that lets them pass.
  ///
  /// - Throws: ``SearchError``, where that search does.
  public var unknownPlaces: UnknownPlaces? {
    get throws(SearchError) { try unknownPlaces(until: nil) }
  }

  /// The same, until `token` is cancelled.
  package func unknownPlaces(until token: CancellationToken?) throws(SearchError) -> UnknownPlaces?
  {
    guard found == 0, let (query, missing) = emptyQuery?.keepingUnknowns() else { return nil }
    let count: Int
    do throws(SearchError) { count = try hits.index.find(query, until: token).found } catch {
      // Of those, too, it is not known on which side one drives.
      guard case .drivingSideUnknown = error else { throw error }
      return nil
    }
    return count > 0 ? UnknownPlaces(count: count, missing: missing) : nil
  }
}

extension GapReport {
  /// The places that end no gap because too little is known of them, where nothing was found; see
  /// ``Answer/unknownPlaces``.
  public var unknownPlaces: UnknownPlaces? {
    get throws(SearchError) { try answer.unknownPlaces }
  }
}
