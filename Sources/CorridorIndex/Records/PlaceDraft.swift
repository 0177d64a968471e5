package import CorridorGeometry

/// A place to add to an index, stored flat so that one draft serves a whole import.
///
/// All text is UTF-8 in one buffer; a tag is two ranges of it. Filling a draft does not allocate
/// once its storage has grown. It is never copied, since readers have one for millions of places.
package struct PlaceDraft: ~Copyable, Sendable {
  /// Whether the place is a business or a toponym; the ``PlaceKind`` of a toponym comes from its
  /// tags.
  package enum Kind: Sendable {
    case business
    case toponym
  }

  package var kind = Kind.business
  /// The kind of an administrative area in its country; nil for the usual meaning of its level.
  package var areaKind: PlaceKind?
  /// The position of the place.
  package var position = GridPosition(lon: 0, lat: 0)
  /// The categories of the place, as the ids that the builder returned for their names; ascending
  /// and distinct; empty for a toponym.
  package var categories: [UInt16] = []
  /// The bytes that ``uri`` and ``tags`` refer to.
  package private(set) var text: [UInt8] = []
  /// The stable identifier, such as `osm:node/1`.
  package private(set) var uri: Range<Int> = 0..<0
  /// Key and value of each tag, in source order.
  package private(set) var tags: [Tag] = []
  /// The geometry of a toponym, or of a named place with a category such as a lake; that of other
  /// businesses is not stored.
  package var shape = DraftShape()

  /// One tag: ranges of ``PlaceDraft/text``.
  package struct Tag: Hashable, Sendable {
    package var key: Range<Int>
    package var value: Range<Int>
  }

  package init() {}

  /// Removes the place but keeps the storage.
  package mutating func reset() {
    kind = .business
    areaKind = nil
    // Resetting an empty shape would take most of the time.
    if shape.kind != .none || !shape.partEnds.isEmpty || !shape.positions.isEmpty { shape.reset() }
    if !categories.isEmpty { categories.removeAll(keepingCapacity: true) }
    if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    if !tags.isEmpty { tags.removeAll(keepingCapacity: true) }
    uri = 0..<0
  }

  /// Sets the identifier from UTF-8.
  package mutating func setURI(_ bytes: Span<UInt8>) {
    uri = append(bytes)
  }

  /// Sets the identifier from UTF-8.
  package mutating func setURI(_ bytes: some Sequence<UInt8>) {
    uri = append(bytes)
  }

  /// Adds a tag from UTF-8. The caller must not add a key twice.
  package mutating func addTag(key: Span<UInt8>, value: Span<UInt8>) {
    let key = append(key)
    tags.append(Tag(key: key, value: append(value)))
  }

  /// Adds a tag from UTF-8. The caller must not add a key twice.
  package mutating func addTag(key: some Sequence<UInt8>, value: some Sequence<UInt8>) {
    let key = append(key)
    tags.append(Tag(key: key, value: append(value)))
  }

  private mutating func append(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = text.count
    text.append(bytes)
    return start..<text.count
  }

  private mutating func append(_ bytes: some Sequence<UInt8>) -> Range<Int> {
    let start = text.count
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      // SAFETY: the bytes are used within the closure.
      unsafe text.append(contentsOf: bytes)
    }
    if isDone == nil { text.append(contentsOf: bytes) }
    return start..<text.count
  }
}

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
