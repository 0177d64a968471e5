/// A state at a minute of a day, and the minutes for which it is known to last.
package struct PatternStretch: Hashable, Sendable {
  package var kind: OpeningState.Kind
  /// Minutes of the day, within 0..<1440, that all have this state. The minutes before and after
  /// may have the same state.
  package var minutes: Range<Int>

  package init(_ kind: OpeningState.Kind, _ minutes: Range<Int>) {
    self.kind = kind
    self.minutes = minutes
  }
}

/// The minutes around a minute of the day between which no span begins or ends.
struct MinuteBounds {
  let minute: Int
  private var begin = 0
  private var end = 1440

  init(around minute: Int) {
    self.minute = minute
  }

  var range: Range<Int> { begin..<end }

  /// Takes a minute into account at which the state may change.
  mutating func take(_ edge: Int) {
    if edge <= minute { begin = max(begin, edge) } else { end = min(end, edge) }
  }

  /// Takes the ends of a span into account; `shift` is 1440 for a span of the previous day.
  mutating func take(_ span: SpanOfDay, shift: Int) {
    take(span.start - shift)
    take(span.end - shift)
    take(span.guessedEnd - shift)
    guard let period = span.period, minute + shift >= span.start, minute + shift < span.end else {
      return
    }
    let after = (minute + shift - span.start) % period
    take(after == 0 ? minute : minute - after + 1)
    take(after == 0 ? minute + 1 : minute - after + period)
  }
}
