internal import Corridor
internal import CorridorIndex
internal import CorridorThreads

/// The index in service, which may be replaced at any time, and whether all of it was checked.
final class ServedIndex: Sendable {
  /// How far the check of an index has come.
  enum Check: Sendable {
    /// Pages are checked when they are first read, and the rest is being checked.
    case underWay
    case passed
    case failed
  }

  private struct State {
    var index: PlaceIndex?
    var check = Check.underWay
    /// The number of indexes before this one.
    var number = 0
  }

  private let state = Locked(State())

  /// The index, once there is one.
  var index: PlaceIndex? { state.withLock { $0.index } }

  /// The index with its check; nil before there is one.
  var checked: (index: PlaceIndex, check: Check)? {
    state.withLock { state in state.index.map { ($0, state.check) } }
  }

  /// Replaces the index; running requests keep the previous one.
  ///
  /// - Returns: The number of the index for ``end(_:of:)``.
  @discardableResult
  func replace(with index: PlaceIndex, _ check: Check) -> Int {
    state.withLock { state in
      state = State(index: index, check: check, number: state.number + 1)
      return state.number
    }
  }

  /// Records the outcome of a check, unless another index has replaced the checked one.
  func end(_ check: Check, of number: Int) {
    state.withLock { state in
      if state.number == number { state.check = check }
    }
  }
}
