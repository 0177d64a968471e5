internal import CorridorGeometry
public import CorridorIndex

/// Completes what a person types, as it is typed.
///
/// ```swift
/// let completer = SearchCompleter(places, CompletionRequest(near: here))
/// Task { for await update in completer.results { show(update) } }
/// completer.queryFragment = "cof"     // at every key
/// ```
///
/// Only the latest fragment counts: setting one stops the search for the one before within a
/// millisecond, and no result of that comes out of ``results`` any more. Fragments that come faster than they
/// are searched for are passed over; nothing waits for a pause in the typing. Searches run off the
/// caller's actor. May be used from several tasks at once; dropping the completer ends
/// ``results``.
///
/// Corresponds to Apple's `MKLocalSearchCompleter`.
public final class SearchCompleter: Sendable {
  /// One update for each fragment that nothing newer has replaced; ends when the completer is gone.
  /// (`completerDidUpdateResults(_:)`, `completer(_:didFailWithError:)`.)
  ///
  /// An update that nobody has taken yet gives way to the next; of several readers, each update
  /// reaches one.
  public let results: CompletionUpdates

  private let desk: CompletionDesk

  /// Makes a completer that works as `request` says; the request's fragment is completed at once,
  /// unless it is empty.
  public init(_ index: PlaceIndex, _ request: CompletionRequest = CompletionRequest()) {
    let desk = CompletionDesk(index, request)
    self.desk = desk
    results = CompletionUpdates(desk: desk)
    if !request.fragment.isEmpty { desk.set { _ in } }
  }

  deinit { desk.close() }

  /// What was typed so far. Setting it completes it. (`queryFragment`.)
  ///
  /// An empty one gives an update without completions.
  public var queryFragment: String {
    get { desk.request.fragment }
    set { desk.set { $0.fragment = newValue } }
  }

  /// What to complete and how. Setting it completes its fragment anew. (`region`, `resultTypes`,
  /// `pointOfInterestFilter` and the others.)
  public var request: CompletionRequest {
    get { desk.request }
    set { desk.set { $0 = newValue } }
  }

  /// Whether the update for the latest fragment is still to come. (`isSearching`.)
  public var isSearching: Bool { desk.isSearching }

  /// Stops the search; there will be no update for the latest fragment. (`cancel()`.)
  public func cancel() { desk.cancel() }
}

/// What became of a fragment.
public struct CompletionUpdate: Sendable {
  /// The fragment.
  public var fragment: String
  /// Its completions, or why there are none.
  public var result: Result<[SearchCompletion], SearchError>

  /// The completions; none after an error. (`results`.)
  public var completions: [SearchCompletion] {
    if case .success(let completions) = result { return completions }
    return []
  }
}
