internal import CorridorThreads

/// The requests that an engine makes for one answer.
public final class DetourRequestLog: Sendable {
  /// A request to an engine.
  public struct Entry: Hashable, Sendable {
    /// `GET` or `POST`.
    public var method: String
    /// The path below the address of the engine, with its query but without its key.
    public var path: String
    /// What is posted; nil for nothing.
    public var body: String?
    /// Whether the answer comes from a cache, so that the engine is not asked.
    public var isCached: Bool

    public init(method: String, path: String, body: String? = nil, isCached: Bool = false) {
      self.method = method
      self.path = path
      self.body = body
      self.isCached = isCached
    }
  }

  private struct State: Sendable {
    var count = 0
    var cachedCount = 0
    var entries: [Entry] = []
  }

  private let state = Locked(State())
  /// Whether the entries are kept, and not only counted.
  public let keepsEntries: Bool

  public init(keepsEntries: Bool = false) { self.keepsEntries = keepsEntries }

  /// How many requests there were.
  public var count: Int { state.withLock { $0.count } }
  /// How many of them a cache answered.
  public var cachedCount: Int { state.withLock { $0.cachedCount } }
  /// The requests in the order in which they were made; none unless ``keepsEntries``.
  public var entries: [Entry] { state.withLock { $0.entries } }

  /// Adds a request.
  public func add(_ entry: Entry) {
    state.withLock { state in
      state.count += 1
      if entry.isCached { state.cachedCount += 1 }
      if keepsEntries { state.entries.append(entry) }
    }
  }
}
