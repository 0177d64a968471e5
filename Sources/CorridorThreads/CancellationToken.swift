package import Synchronization

/// Tells work that is under way to stop: because its answer is not wanted any more, because its time is
/// up, or because it takes too many steps or too much memory.
///
/// To ask costs about a nanosecond, so that loops ask at every step. All methods may be called on any
/// thread.
package final class CancellationToken: Sendable {
  /// Why work is to stop.
  package enum Reason: UInt8, Sendable {
    case cancelled = 1
    case timeLimit
    case stepLimit
    case memory
  }

  /// The raw value of the reason, or 0.
  @usableFromInline package let state = Atomic<UInt8>(0)
  /// How often work may ask; nil for any number.
  package let stepLimit: Int?
  private let stepsTaken = Atomic<Int>(0)
  /// The time that is over when the reason is ``Reason/timeLimit``.
  package let timeLimit: Duration?
  private let isOver: (@Sendable () -> Bool)?
  /// Whether ``state`` is all that there is to ask for.
  @usableFromInline package let isPassive: Bool

  /// A token that is cancelled when `limit` is over, from now on, or by ``cancel(because:)``.
  package init(after limit: Duration? = nil) {
    timeLimit = limit
    stepLimit = nil
    isOver = limit.map { limit in
      let deadline = ContinuousClock.now + limit
      return { ContinuousClock.now >= deadline }
    }
    isPassive = limit == nil
  }

  /// A token that is cancelled as soon as `isOver` says so, which is called whenever the token is
  /// asked, after some steps, or by ``cancel(because:)``.
  ///
  /// - Parameter limit: The time that is over when `isOver` says so, where it is about time.
  package init(
    limit: Duration? = nil, steps: Int? = nil, when isOver: @escaping @Sendable () -> Bool
  ) {
    timeLimit = limit
    stepLimit = steps
    self.isOver = isOver
    isPassive = false
  }

  /// A token that its owner cancels when `limit` is over, so that to ask it takes no clock, or that is
  /// cancelled after some steps.
  package init(cancelledAfter limit: Duration, steps: Int? = nil) {
    timeLimit = limit
    stepLimit = steps
    isOver = nil
    isPassive = steps == nil
  }

  /// Stops the work. The first reason stays, but for ``Reason/timeLimit``, which replaces others.
  package func cancel(because reason: Reason = .cancelled) {
    if reason == .timeLimit {
      state.store(reason.rawValue, ordering: .relaxed)
    } else {
      _ = state.compareExchange(expected: 0, desired: reason.rawValue, ordering: .relaxed)
    }
  }

  /// Whether the work is to stop.
  @inlinable package var isCancelled: Bool { reason != nil }

  /// Why the work is to stop, or nil while it may go on.
  @inlinable package var reason: Reason? {
    if isPassive, state.load(ordering: .relaxed) == 0 { return nil }
    return activeReason()
  }

  /// Counts a step where steps are counted, and asks the clock where there is one.
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
