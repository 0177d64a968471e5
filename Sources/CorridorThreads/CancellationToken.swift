package import Synchronization

/// Signals running work to stop: because its result is no longer wanted, because of a time limit,
/// or because of a limit on steps or memory.
///
/// A check costs about a nanosecond, so loops check at every step. All methods may be called on any
/// thread.
package final class CancellationToken: Sendable {
  /// Why the work must stop.
  package enum Reason: UInt8, Sendable {
    case cancelled = 1
    case timeLimit
    case stepLimit
    case memory
  }

  /// The raw value of the reason; 0 if there is none.
  @usableFromInline package let state = Atomic<UInt8>(0)
  /// Maximum number of checks; nil means no limit.
  package let stepLimit: Int?
  private let stepsTaken = Atomic<Int>(0)
  /// The time limit that has passed if the reason is ``Reason/timeLimit``.
  package let timeLimit: Duration?
  private let isOver: (@Sendable () -> Bool)?
  /// Whether reading ``state`` is the whole check.
  @usableFromInline package let isPassive: Bool

  /// A token that is cancelled `limit` from now or by ``cancel(because:)``.
  package init(after limit: Duration? = nil) {
    timeLimit = limit
    stepLimit = nil
    isOver = limit.map { limit in
      let deadline = ContinuousClock.now + limit
      return { ContinuousClock.now >= deadline }
    }
    isPassive = limit == nil
  }

  /// A token that is cancelled when `isOver` returns true, after `steps` checks, or by
  /// ``cancel(because:)``. Each check calls `isOver`.
  ///
  /// - Parameter limit: The time limit, if `isOver` implements one.
  package init(
    limit: Duration? = nil, steps: Int? = nil, when isOver: @escaping @Sendable () -> Bool
  ) {
    timeLimit = limit
    stepLimit = steps
    self.isOver = isOver
    isPassive = false
  }

  /// A token that its owner cancels after `limit`, so that a check reads no clock, or that is
  /// cancelled after `steps` checks.
  package init(cancelledAfter limit: Duration, steps: Int? = nil) {
    timeLimit = limit
    stepLimit = steps
    isOver = nil
    isPassive = steps == nil
  }

  /// Stops the work. The first reason is kept, except that ``Reason/timeLimit`` replaces any other.
  package func cancel(because reason: Reason = .cancelled) {
    if reason == .timeLimit {
      state.store(reason.rawValue, ordering: .relaxed)
    } else {
      _ = state.compareExchange(expected: 0, desired: reason.rawValue, ordering: .relaxed)
    }
  }

  /// Whether the work must stop.
  @inlinable package var isCancelled: Bool { reason != nil }

  /// Why the work must stop; nil while it may continue.
  @inlinable package var reason: Reason? {
    if isPassive, state.load(ordering: .relaxed) == 0 { return nil }
    return activeReason()
  }

  /// Counts a step if steps are limited, and calls `isOver` if there is one.
  @usableFromInline package func activeReason() -> Reason? {
    if let reason = Reason(rawValue: state.load(ordering: .relaxed)) { return reason }
    if let stepLimit, stepsTaken.wrappingAdd(1, ordering: .relaxed).newValue > stepLimit {
      cancel(because: .stepLimit)
      return Reason(rawValue: state.load(ordering: .relaxed))
    }
    guard let isOver, isOver() else { return nil }
    return timeLimit == nil ? .cancelled : .timeLimit
  }
}
