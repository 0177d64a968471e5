internal import CorridorGeometry
public import CorridorIndex

/// Completes text while the user types it.
///
/// ```swift
/// let completer = SearchCompleter(places, CompletionRequest(near: here))
/// Task { for await update in completer.results { show(update) } }
/// completer.queryFragment = "cof"     // at every key
/// ```
///
/// Only the latest fragment counts. Setting a fragment cancels the search for the previous one
/// within a millisecond, and ``results`` delivers no result of it any more. Fragments that arrive
/// faster than searches finish are skipped; there is no delay to wait for a pause in the typing.
/// Searches run off the caller's actor. May be used from several tasks at once. Releasing the
/// completer ends ``results``.
///
/// Completions come from an index, from a service, or from the service with the index as fallback,
/// as a ``SearchMode`` says; ``CompletionUpdate/source`` says which of them answered. A superseded
/// request to a service is cancelled, and its connection closed.
///
/// Corresponds to Apple's `MKLocalSearchCompleter`.
public final class SearchCompleter: Sendable {
  /// The updates, one for each fragment that is not superseded; ends when the completer is
  /// released. (`completerDidUpdateResults(_:)`, `completer(_:didFailWithError:)`.)
  ///
  /// The next update replaces one that no reader has taken. With several readers, each update goes
  /// to one of them.
  public let results: CompletionUpdates

  private let worker: CompletionWorker

  /// Makes a completer for `request`. Unless the request's fragment is empty, its completion starts
  /// at once.
  public convenience init(
    _ index: PlaceIndex, _ request: CompletionRequest = CompletionRequest()
  ) {
    self.init(.offline(index), request)
  }

  /// Makes a completer for `request` with this source of answers. Unless the request's fragment is
  /// empty, its completion starts at once.
  ///
  /// In the combined mode, the index answers if the service is away or takes longer than the mode's
  /// timeout, but not if the key or the request is wrong.
  public init(_ mode: SearchMode, _ request: CompletionRequest = CompletionRequest()) {
    let worker = CompletionWorker(mode, request)
    self.worker = worker
    results = CompletionUpdates(worker: worker)
    if !request.fragment.isEmpty { worker.set { _ in } }
  }

  deinit { worker.close() }

  /// The text typed so far. Setting it starts its completion. (`queryFragment`.)
  ///
  /// An empty fragment gives an update without completions.
  public var queryFragment: String {
    get { worker.request.fragment }
    set { worker.set { $0.fragment = newValue } }
  }

  /// What to complete and how. Setting it completes its fragment again. (`region`, `resultTypes`,
  /// `pointOfInterestFilter` and the others.)
  public var request: CompletionRequest {
    get { worker.request }
    set { worker.set { $0 = newValue } }
  }

  /// Whether the update for the latest fragment is pending. (`isSearching`.)
  public var isSearching: Bool { worker.isSearching }

  /// Cancels the search; there is no update for the latest fragment. (`cancel()`.)
  public func cancel() { worker.cancel() }
}

/// The outcome for a fragment.
public struct CompletionUpdate: Sendable {
  /// The fragment.
  public var fragment: String
  /// Its completions, or the error.
  public var result: Result<[SearchCompletion], SearchError>
  /// Which source gave the completions or the error.
  public var source: SearchSource

  /// The completions; none after an error. (`results`.)
  public var completions: [SearchCompletion] {
    if case .success(let completions) = result { return completions }
    return []
  }
}

/// The updates of a ``SearchCompleter``, to be read with `for await`.
///
/// Unlike an `AsyncStream`, it never delivers an update that became outdated while the reader was
/// waking up. A reader on the actor that also sets the fragments never sees the result of an
/// earlier fragment.
public struct CompletionUpdates: AsyncSequence, Sendable {
  public typealias Element = CompletionUpdate
  public typealias Failure = Never

  let worker: CompletionWorker

  /// Makes an iterator over the updates.
  public func makeAsyncIterator() -> Iterator { Iterator(worker: worker) }

  /// Iterates over the updates.
  public struct Iterator: AsyncIteratorProtocol {
    let worker: CompletionWorker

    /// The next update; nil if the completer no longer exists or the reading task is cancelled.
    public func next() async -> CompletionUpdate? { await next(isolation: nil) }

    /// The next update, taken on the actor of the reader.
    public func next(isolation actor: isolated (any Actor)?) async -> CompletionUpdate? {
      while !Task.isCancelled {
        switch worker.take() {
        case .update(let update): return update
        case .end: return nil
        case .none: await worker.waitForUpdate(isolation: actor)
        }
      }
      return nil
    }
  }
}
