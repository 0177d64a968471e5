/// What a place is at every minute of a day, in 32 bytes: what its pattern says of the day, once.
package struct OpeningDay: Hashable, Sendable {
  /// When it changes, ascending, in minutes of the day.
  private var changes = SIMD8<Int16>(repeating: .max)
  /// What it is before the first change and from each of them on, two bits each from the lowest.
  private var kinds: UInt32 = 0

  /// The day of a moment by a pattern.
  ///
  /// - Returns: nil for a day with more than eight changes, as with points in time.
  /// - Complexity: as many states as there are stretches; nothing is allocated.
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

  /// A day of one state.
  package init(_ kind: OpeningState.Kind) {
    kinds = UInt32(kind.rawValue)
  }

  /// What it is at a minute of the day, 0..<1440. O(1).
  package func kind(at minute: Int) -> OpeningState.Kind { kind(number: number(at: minute)) }

  /// The same, with all the minutes on either side that are alike. O(1).
  package func stretch(at minute: Int) -> PatternStretch {
    let number = number(at: minute)
    let begin = number == 0 ? 0 : Int(changes[number - 1])
    let end = number == changes.scalarCount ? 1440 : min(Int(changes[number]), 1440)
    return PatternStretch(kind(number: number), begin..<end)
  }

  /// How many changes come before a minute or at it.
  private func number(at minute: Int) -> Int {
    // Most days have two changes: asking one after the other is faster than all at once.
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
