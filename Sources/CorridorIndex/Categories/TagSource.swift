/// The tags of one place, in any storage: a draft, a record of an index, or a list in a test.
///
/// A source provides UTF-8 in place; reading a tag creates no string.
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

/// Tags stored as strings; slow, for few places.
package struct TagList: TagSource {
  private let tags: [(key: [UInt8], value: [UInt8])]

  /// Stores keys and values in order.
  package init(_ tags: some Sequence<(String, String)>) {
    self.tags = tags.map { (key: Array($0.0.utf8), value: Array($0.1.utf8)) }
  }

  package func forEachTag(while body: (_ key: Span<UInt8>, _ value: Span<UInt8>) -> Bool) {
    for tag in tags where !body(tag.key.span, tag.value.span) {
      return
    }
  }
}
