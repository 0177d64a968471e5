import CorridorIndex

/// The tags of objects that are kept until the whole file has been read, in one array.
struct DeferredTags {
  /// The bytes that ranges refer to.
  let bytes: ArenaArray<UInt8>
  private let lengths: ArenaArray<Lengths>
  /// For each object, the end of its bytes and of its tags.
  private let ends: ArenaArray<End>

  private struct Lengths {
    var key: UInt32
    var value: UInt32
  }

  private struct End {
    var bytes = 0
    var tags = 0
  }

  init(_ memory: SpillArena) {
    bytes = ArenaArray(memory)
    lengths = ArenaArray(memory)
    ends = ArenaArray(memory)
  }

  /// Number of objects.
  var count: Int { ends.count }

  /// Adds the tags of a draft with wanted keys; the object's index is the previous count.
  func append(
    _ draft: borrowing PlaceDraft, where isWanted: (Span<UInt8>) -> Bool
  ) throws(ImportError) {
    let text = draft.text.span
    for tag in draft.tags where isWanted(text.extracting(tag.key)) {
      try append(key: text.extracting(tag.key), value: text.extracting(tag.value))
    }
    try endObject()
  }

  /// Adds a tag of the next object.
  func append(key: Span<UInt8>, value: Span<UInt8>) throws(ImportError) {
    try bytes.append(key)
    try bytes.append(value)
    // libosmium accepts keys and values of at most 1,024 bytes.
    try lengths.append(Lengths(key: UInt32(key.count), value: UInt32(value.count)))
  }

  /// Ends an object, which has all tags since the one before.
  func endObject() throws(ImportError) {
    try ends.append(End(bytes: bytes.count, tags: lengths.count))
  }

  /// Calls `body` with the ranges of key and value of each tag of an object in ``bytes``, until it
  /// returns false.
  func forEachTag(of object: Int, while body: (_ key: Range<Int>, _ value: Range<Int>) -> Bool) {
    let before = object == 0 ? End() : ends[object - 1]
    var start = before.bytes
    for tag in before.tags..<ends[object].tags {
      let middle = start + Int(lengths[tag].key)
      let end = middle + Int(lengths[tag].value)
      guard body(start..<middle, middle..<end) else { return }
      start = end
    }
  }

  /// The range of the value of a key; empty if the object does not have the tag.
  func value(of word: StaticString, in object: Int) -> Range<Int> {
    var found = 0..<0
    forEachTag(of: object) { key, value in
      guard bytes.span.extracting(key).isWord(word) else { return true }
      found = value
      return false
    }
    return found
  }

  /// Whether two ranges have the same bytes.
  func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    bytes.span.extracting(one).isSame(as: bytes.span.extracting(other))
  }

  /// Adds the tags of an object with wanted keys to a draft, except for keys that the draft has.
  func add(
    _ object: Int, to draft: inout PlaceDraft, where isWanted: (Span<UInt8>) -> Bool = { _ in true }
  ) {
    let known = draft.tags.count
    forEachTag(of: object) { key, value in
      let name = bytes.span.extracting(key)
      let isKnown = draft.tags[..<known].contains {
        draft.text.span.extracting($0.key).isSame(as: name)
      }
      if !isKnown, isWanted(name) { draft.addTag(key: name, value: bytes.span.extracting(value)) }
      return true
    }
  }
}
