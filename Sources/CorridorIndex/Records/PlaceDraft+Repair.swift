extension PlaceDraft {
  /// Whether the identifier and all tags are well-formed UTF-8, each by itself.
  var isWellFormed: Bool {
    guard (try? UTF8Span(validating: text.span)) != nil else { return false }
    // The text as a whole is well-formed, so each range is, if it starts and ends between
    // characters.
    return isBetweenCharacters(uri)
      && tags.allSatisfy { isBetweenCharacters($0.key) && isBetweenCharacters($0.value) }
  }

  private func isBetweenCharacters(_ range: Range<Int>) -> Bool {
    func isContinuation(_ index: Int) -> Bool {
      index < text.count && text[index] & 0xC0 == 0x80
    }
    return !isContinuation(range.lowerBound) && !isContinuation(range.upperBound)
  }

  /// The draft with U+FFFD in place of invalid UTF-8.
  func repaired() -> PlaceDraft {
    func repair(_ range: Range<Int>) -> [UInt8] {
      Array(String(decoding: text[range], as: UTF8.self).utf8)
    }
    var draft = PlaceDraft()
    draft.kind = kind
    draft.position = position
    draft.shape = shape
    draft.categories = categories
    draft.setURI(repair(uri))
    for tag in tags { draft.addTag(key: repair(tag.key), value: repair(tag.value)) }
    return draft
  }
}
