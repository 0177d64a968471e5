/// The states of a place over a day, in 32 bytes, computed once from its pattern.
package struct OpeningDay: Hashable, Sendable {
  /// The minutes of the day at which the state changes, ascending.
  private var changes = SIMD8<Int16>(repeating: .max)
  /// The state before the first change and from each change on, two bits each from the lowest.
  private var kinds: UInt32 = 0

  /// Evaluates a pattern for the day of a moment.
  ///
  /// - Returns: Nil for a day with more than eight changes, as with points in time.
  /// - Complexity: One evaluation for each stretch of a state; no allocation.
  package init?(
    of bytes: Span<UInt8>, at moment: PatternMoment, sun: PatternSun? = nil
  ) throws(PatternError) {
    var count = 0
    var last: OpeningState.Kind?
    var minute = 0
    while minute < 1440 {
      let stretch = try OpeningPattern.stretch(
        of: bytes, at: moment.at(minute: minute), sun: sun)
      if last != stretch.kind {
        if last != nil {
          guard count < changes.scalarCount else { return nil }
          changes[count] = Int16(minute)
          count += 1
        }
        kinds |= UInt32(stretch.kind.rawValue) << UInt32(2 * count)
        last = stretch.kind
      }
      minute = stretch.minutes.upperBound
    }
  }

  /// A day with one state.
  package init(_ kind: OpeningState.Kind) {
    kinds = UInt32(kind.rawValue)
  }

  /// The state at a minute of the day, 0..<1440. O(1).
  package func kind(at minute: Int) -> OpeningState.Kind { kind(number: number(at: minute)) }

  /// The state at a minute, with the surrounding minutes of the same state. O(1).
  package func stretch(at minute: Int) -> PatternStretch {
    let number = number(at: minute)
    let begin = number == 0 ? 0 : Int(changes[number - 1])
    let end = number == changes.scalarCount ? 1440 : min(Int(changes[number]), 1440)
    return PatternStretch(kind(number: number), begin..<end)
  }

  /// Number of changes at or before a minute.
  private func number(at minute: Int) -> Int {
    // Most days have two changes: sequential comparisons are faster than a vector comparison.
    let minute = Int16(truncatingIfNeeded: minute)
    var number = 0
    while number < changes.scalarCount, changes[number] <= minute { number += 1 }
    return number
  }

  private func kind(number: Int) -> OpeningState.Kind {
    OpeningState.Kind(rawValue: UInt8(truncatingIfNeeded: kinds >> UInt32(2 * number) & 3))
      ?? .unknown
  }
}
