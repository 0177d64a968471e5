/// The data about a place that the evaluation of its pattern needs, apart from the time.
package struct PatternNeeds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Its solar events.
  package static let sun = PatternNeeds(rawValue: 1)
  /// Its public or school holidays.
  package static let holidays = PatternNeeds(rawValue: 2)
}

extension OpeningPattern {
  /// The data that a pattern needs. Reads the whole pattern, so that its evaluation cannot fail
  /// later.
  package static func needs(_ bytes: Span<UInt8>) throws(PatternError) -> PatternNeeds {
    var needs = PatternNeeds()
    var cursor = PatternCursor(offset: 0)
    for _ in 0..<(try ruleCount(bytes, &cursor)) {
      let rule = try RuleHead(bytes, &cursor)
      cursor.offset = rule.start
      if rule.needsSun { needs.insert(.sun) }
      if try rule.check(bytes, &cursor) { needs.insert(.holidays) }
      guard cursor.offset == rule.end else {
        throw .trailing(found: rule.end - rule.start, expected: cursor.offset - rule.start)
      }
    }
    guard cursor.offset == bytes.count else {
      throw .trailing(found: bytes.count, expected: cursor.offset)
    }
    return needs
  }
}
