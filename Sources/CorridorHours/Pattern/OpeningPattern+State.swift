extension OpeningPattern {
  /// Whether a place is open at a moment, by its pattern.
  ///
  /// This is what ``OpeningHours/state(at:in:)`` says, without its reasons. Bytes that are no pattern
  /// give an error, or some state where they look like one.
  ///
  /// - Parameter sun: needed where ``needs(_:)`` says so; times of the sun are unknown without.
  /// - Complexity: linear in the length of the pattern; nothing is allocated.
  package static func state(
    of bytes: Span<UInt8>, at moment: PatternMoment, sun: PatternSun? = nil
  ) throws(PatternError) -> OpeningState.Kind {
    try stretch(of: bytes, at: moment, sun: sun).kind
  }

  /// The same, with minutes around the moment at which it is that, too.
  package static func stretch(
    of bytes: Span<UInt8>, at moment: PatternMoment, sun: PatternSun? = nil
  ) throws(PatternError) -> PatternStretch {
    var cursor = PatternCursor(offset: 0)
    var possible = PossibleKinds()
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
