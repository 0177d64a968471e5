/// What a place is at a minute of a day, and for how long it is known to be that.
package struct PatternStretch: Hashable, Sendable {
  package var kind: OpeningState.Kind
  /// Minutes of the day, within 0..<1440, at all of which it is that. What is before and after them
  /// may be the same.
  package var minutes: Range<Int>

  package init(_ kind: OpeningState.Kind, _ minutes: Range<Int>) {
    self.kind = kind
    self.minutes = minutes
  }
}

/// The minutes of a day around one of them between which nothing begins or ends.
struct MinuteBounds {
  let minute: Int
  private var begin = 0
  private var end = 1440

  init(around minute: Int) {
    self.minute = minute
  }

  var range: Range<Int> { begin..<end }

  /// Takes a minute at which something may begin or end.
  mutating func take(_ edge: Int) {
    if edge <= minute { begin = max(begin, edge) } else { end = min(end, edge) }
  }

  /// Takes where a span begins and ends that belongs to the day so many minutes earlier.
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
