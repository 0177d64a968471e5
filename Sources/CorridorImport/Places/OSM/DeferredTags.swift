import CorridorIndex

/// The tags of objects that are kept until the whole file has been read, in one buffer.
struct DeferredTags {
  private var text: [UInt8] = []
  private var lengths: [(key: UInt32, value: UInt32)] = []
  /// The start of each object in `text` and in `lengths`, followed by the end of the last one.
  private var starts: [(text: Int, tag: Int)] = [(0, 0)]

  /// Number of objects.
  var count: Int { starts.count - 1 }

  /// Adds the tags of a draft with wanted keys; the object's index is the previous count.
  mutating func append(_ draft: borrowing PlaceDraft, where isWanted: (Span<UInt8>) -> Bool) {
    for tag in draft.tags where isWanted(draft.text.span.extracting(tag.key)) {
      text.append(contentsOf: draft.text[tag.key])
      text.append(contentsOf: draft.text[tag.value])
      // libosmium accepts keys and values of at most 1,024 bytes.
      lengths.append((UInt32(tag.key.count), UInt32(tag.value.count)))
    }
    starts.append((text.count, lengths.count))
  }

  /// Calls `body` with the ranges of key and value of each tag of an object in ``bytes``, until it
  /// returns false.
  func forEachTag(of object: Int, while body: (_ key: Range<Int>, _ value: Range<Int>) -> Bool) {
    var start = starts[object].text
    for tag in starts[object].tag..<starts[object + 1].tag {
      let middle = start + Int(lengths[tag].key)
      let end = middle + Int(lengths[tag].value)
      guard body(start..<middle, middle..<end) else { return }
      start = end
    }
  }

  /// The bytes that ranges refer to.
  var bytes: [UInt8] { text }

  /// The range of the value of a key; empty if the object does not have the tag.
  func value(of word: StaticString, in object: Int) -> Range<Int> {
    var found = 0..<0
    forEachTag(of: object) { key, value in
      guard text.span.extracting(key).isWord(word) else { return true }
      found = value
      return false
    }
    return found
  }

  /// Whether two ranges have the same bytes.
  func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    text.span.extracting(one).isSame(as: text.span.extracting(other))
  }

  /// Adds the tags of an object with wanted keys to a draft, except for keys that the draft has.
  func add(
    _ object: Int, to draft: inout PlaceDraft, where isWanted: (Span<UInt8>) -> Bool = { _ in true }
  ) {
    let known = draft.tags.count
    forEachTag(of: object) { key, value in
      let name = text.span.extracting(key)
      let isKnown = draft.tags[..<known].contains {
        draft.text.span.extracting($0.key).isSame(as: name)
      }
      if !isKnown, isWanted(name) { draft.addTag(key: text[key], value: text[value]) }
      return true
    }
  }
}
