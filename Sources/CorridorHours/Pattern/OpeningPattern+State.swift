extension OpeningPattern {
  /// The state of a place at a moment, by its pattern.
  ///
  /// The result is that of ``OpeningHours/state(at:in:)``, without its reasons. Invalid bytes cause
  /// an error, or an arbitrary state if they look like a pattern.
  ///
  /// - Parameter sun: Required if ``needs(_:)`` contains `sun`; without it solar events are
  ///   unknown.
  /// - Complexity: Linear in the length of the pattern; no allocation.
  package static func state(
    of bytes: Span<UInt8>, at moment: PatternMoment, sun: PatternSun? = nil
  ) throws(PatternError) -> OpeningState.Kind {
    try stretch(of: bytes, at: moment, sun: sun).kind
  }

  /// The state at a moment, with surrounding minutes that have the same state.
  package static func stretch(
    of bytes: Span<UInt8>, at moment: PatternMoment, sun: PatternSun? = nil
  ) throws(PatternError) -> PatternStretch {
    var cursor = PatternCursor(offset: 0)
    var possible = PossibleStateKinds()
    var bounds = MinuteBounds(around: moment.minute)
    for _ in 0..<(try ruleCount(bytes, &cursor)) {
      let rule = try RuleHead(bytes, &cursor)
      cursor.offset = rule.start
      if rule.joint != .additional { possible.beginGroup(isFallback: rule.joint == .fallback) }
      let match = try rule.match(moment.today, bytes, &cursor)
      if match == .yes, rule.replaces { possible.take(.closed, .yes) }
      if rule.spills {
        let before = try rule.match(moment.yesterday, bytes, &cursor)
        if before != .no {
          try rule.take(before, sun?.yesterday, bytes, &cursor, &possible, &bounds, isSpill: true)
        }
      }
      if match != .no {
        try rule.take(match, sun?.today, bytes, &cursor, &possible, &bounds, isSpill: false)
      }
      cursor.offset = rule.end
    }
    return PatternStretch(possible.single ?? .unknown, bounds.range)
  }

  static func ruleCount(
    _ bytes: Span<UInt8>, _ cursor: inout PatternCursor
  ) throws(PatternError) -> UInt8 {
    let found = try cursor.byte(bytes)
    guard found == version else { throw .version(found: found, expected: version) }
    return try cursor.byte(bytes)
  }
}
