package import CorridorGeometry

/// A place on its way into an index, kept flat so that one draft serves a whole import.
///
/// All text is UTF-8 in one buffer; a tag is two ranges of it. Once warm, filling a draft allocates
/// nothing.
package struct PlaceDraft: Sendable {
  /// Whether the place is a toponym; its ``PlaceKind`` comes from its tags.
  package enum Kind: Sendable {
    case business
    case toponym
  }

  package var kind = Kind.business
  /// What an administrative area is in its country; nil for what its level is in most.
  package var areaKind: PlaceKind?
  /// Where the place is.
  package var position = GridPosition(lon: 0, lat: 0)
  /// Every category of the place, none for a toponym, as ids that the builder gave for their names; ascending, no id
  /// twice.
  package var categories: [UInt16] = []
  /// The bytes that ``uri`` and ``tags`` refer to.
  package private(set) var text: [UInt8] = []
  /// The stable identifier, such as `osm:node/1`.
  package private(set) var uri: Range<Int> = 0..<0
  /// Key and value of each tag, in the order of the source.
  package private(set) var tags: [Tag] = []
  /// The geometry of a toponym; that of a business is not kept.
  package var shape = DraftShape()

  /// One tag: ranges of ``PlaceDraft/text``.
  package struct Tag: Hashable, Sendable {
    package var key: Range<Int>
    package var value: Range<Int>
  }

  package init() {}

  /// Forgets the place but keeps the storage.
  package mutating func reset() {
    kind = .business
    areaKind = nil
    // Emptying what is empty would take most of the time.
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

  /// Adds a tag from UTF-8. A key is added once; keeping keys apart is the caller's work.
  package mutating func addTag(key: Span<UInt8>, value: Span<UInt8>) {
    let key = append(key)
    tags.append(Tag(key: key, value: append(value)))
  }

  /// Adds a tag from UTF-8. A key is added once; keeping keys apart is the caller's work.
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
