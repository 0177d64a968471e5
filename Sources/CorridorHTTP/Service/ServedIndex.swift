internal import Corridor
internal import CorridorIndex
internal import CorridorThreads

/// The index in service, which may be replaced at any time.
final class ServedIndex: Sendable {
  private let current: Locked<PlaceIndex?>

  /// Starts without an index.
  init() { current = Locked(nil) }

  /// The index, once it is ready.
  var index: PlaceIndex? { current.withLock { $0 } }

  /// Replaces the index; running requests keep the previous one.
  func replace(with index: PlaceIndex) {
    current.withLock { $0 = index }
  }
}
