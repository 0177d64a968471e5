extension OpeningPattern {
  /// Whether a place is open at a moment, by its pattern.
  ///
  /// This is what ``OpeningHours/state(at:in:)`` says, without its reasons. Bytes that are no pattern
  /// give an error, or some state where they look like one.
  ///
  /// - Parameter sun: needed where ``needsSun(_:)`` says so; times of the sun are unknown without.
  /// - Complexity: linear in the length of the pattern; nothing is allocated.
  package static func state(
    of bytes: Span<UInt8>, at moment: PatternMoment, sun: PatternSun? = nil
  ) throws(PatternError) -> OpeningState.Kind {
    var cursor = PatternCursor(offset: 0)
    var possible = PossibleKinds()
    let count = try ruleCount(bytes, &cursor)
    for _ in 0..<count {
      let rule = try RuleHead(bytes, &cursor)
      cursor.offset = rule.start
      if rule.joint != .additional { possible.beginGroup(isFallback: rule.joint == .fallback) }
      let match = try rule.match(moment.today, bytes, &cursor)
      if match == .yes, rule.replaces { possible.take(.closed, .yes) }
      if rule.spills {
        let before = try rule.match(moment.yesterday, bytes, &cursor)
        if before != .no {
          let minute = moment.minute + 1440
          try rule.take(minute, before, sun?.yesterday, bytes, &cursor, &possible, isSpill: true)
        }
      }
      if match != .no {
        try rule.take(moment.minute, match, sun?.today, bytes, &cursor, &possible, isSpill: false)
      }
      cursor.offset = rule.end
    }
    return possible.single ?? .unknown
  }

  /// Whether a pattern asks when the sun comes or goes.
  package static func needsSun(_ bytes: Span<UInt8>) throws(PatternError) -> Bool {
    var cursor = PatternCursor(offset: 0)
    for _ in 0..<(try ruleCount(bytes, &cursor)) {
      let rule = try RuleHead(bytes, &cursor)
      if rule.needsSun { return true }
      cursor.offset = rule.end
    }
    return false
  }

  /// Reads all of a pattern, so that asking it later gives no error.
  package static func check(_ bytes: Span<UInt8>) throws(PatternError) {
    var cursor = PatternCursor(offset: 0)
    for _ in 0..<(try ruleCount(bytes, &cursor)) {
      let rule = try RuleHead(bytes, &cursor)
      cursor.offset = rule.start
      try rule.check(bytes, &cursor)
      guard cursor.offset == rule.end else {
        throw .trailing(found: rule.end - rule.start, expected: cursor.offset - rule.start)
      }
    }
    guard cursor.offset == bytes.count else {
      throw .trailing(found: bytes.count, expected: cursor.offset)
    }
  }

  private static func ruleCount(
    _ bytes: Span<UInt8>, _ cursor: inout PatternCursor
  ) throws(PatternError) -> UInt8 {
    let found = try cursor.byte(bytes)
    guard found == version else { throw .version(found: found, expected: version) }
    return try cursor.byte(bytes)
  }
}
