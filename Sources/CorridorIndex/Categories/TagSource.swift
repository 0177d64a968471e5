/// The tags of one place, wherever they lie: a draft, a record of an index, a list in a test.
///
/// A source hands out UTF-8 in place; no string is made to look at a tag.
@usableFromInline
package protocol TagSource: ~Copyable, ~Escapable {
  /// Calls `body` with key and value of each tag, in order, until it returns false.
  func forEachTag(while body: (_ key: Span<UInt8>, _ value: Span<UInt8>) -> Bool)
}

extension PlaceDraft: TagSource {
  @inlinable
  package func forEachTag(while body: (_ key: Span<UInt8>, _ value: Span<UInt8>) -> Bool) {
    let bytes = text.span
    for tag in tags
    where !body(bytes.extracting(tag.key), bytes.extracting(tag.value)) {
      return
    }
  }
}

/// Tags held as strings; for few places, since it is slow.
package struct TagList: TagSource {
  private let tags: [(key: [UInt8], value: [UInt8])]

  /// Takes keys and values in order.
  package init(_ tags: some Sequence<(String, String)>) {
    self.tags = tags.map { (key: Array($0.0.utf8), value: Array($0.1.utf8)) }
  }

  package func forEachTag(while body: (_ key: Span<UInt8>, _ value: Span<UInt8>) -> Bool) {
    for tag in tags where !body(tag.key.span, tag.value.span) {
      return
    }
  }
}
