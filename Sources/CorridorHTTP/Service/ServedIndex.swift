internal import Corridor
internal import CorridorIndex
internal import CorridorThreads

/// The index that answers, which may be another one a moment later.
final class ServedIndex: Sendable {
  private let current: Locked<PlaceIndex?>

  /// Begins without an index.
  init() { current = Locked(nil) }

  /// The index, once it is ready.
  var index: PlaceIndex? { current.withLock { $0 } }

  /// Puts an index in the place of the one before; requests that have begun go on with theirs.
  func replace(with index: PlaceIndex) {
    current.withLock { $0 = index }
  }
}
