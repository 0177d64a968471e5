/// The updates of a ``SearchCompleter``, to be read with `for await`.
///
/// Unlike an `AsyncStream`, it never delivers an update that became outdated while the reader was
/// waking up. A reader on the actor that also sets the fragments never sees the result of an
/// earlier fragment.
public struct CompletionUpdates: AsyncSequence, Sendable {
  public typealias Element = CompletionUpdate
  public typealias Failure = Never

  let desk: CompletionDesk

  /// Makes an iterator over the updates.
  public func makeAsyncIterator() -> Iterator { Iterator(desk: desk) }

  /// Iterates over the updates.
  public struct Iterator: AsyncIteratorProtocol {
    let desk: CompletionDesk

    /// The next update; nil if the completer no longer exists or the reading task is cancelled.
    public func next() async -> CompletionUpdate? { await next(isolation: nil) }

    /// The next update, taken on the actor of the reader.
    public func next(isolation actor: isolated (any Actor)?) async -> CompletionUpdate? {
      while !Task.isCancelled {
        switch desk.take() {
        case .update(let update): return update
        case .end: return nil
        case .none: await desk.waitForNews(isolation: actor)
        }
      }
      return nil
    }
  }
}
