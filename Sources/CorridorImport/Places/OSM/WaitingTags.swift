import CorridorIndex

/// The tags of objects that wait until the whole file has been read, end to end in one buffer.
struct WaitingTags {
  private var text: [UInt8] = []
  private var lengths: [(key: UInt32, value: UInt32)] = []
  /// Where each object begins in `text` and in `lengths`, and after the last one where it ends.
  private var starts: [(text: Int, tag: Int)] = [(0, 0)]

  /// How many objects wait.
  var count: Int { starts.count - 1 }

  /// Takes the tags of a draft whose keys are wanted; the object's number is the count before.
  mutating func append(_ draft: borrowing PlaceDraft, where isWanted: (Span<UInt8>) -> Bool) {
    for tag in draft.tags where isWanted(draft.text.span.extracting(tag.key)) {
      text.append(contentsOf: draft.text[tag.key])
      text.append(contentsOf: draft.text[tag.value])
      // libosmium takes no key and no value of more than 1,024 bytes.
      lengths.append((UInt32(tag.key.count), UInt32(tag.value.count)))
    }
    starts.append((text.count, lengths.count))
  }

  /// Calls `body` with where key and value of each tag of an object are in ``bytes``, until it
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

  /// Where the value of a key is; empty where the object has no such tag.
  func value(of word: StaticString, in object: Int) -> Range<Int> {
    var found = 0..<0
    forEachTag(of: object) { key, value in
      guard text.span.extracting(key).isWord(word) else { return true }
      found = value
      return false
    }
    return found
  }

  /// Whether two ranges hold the same bytes.
  func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    text.span.extracting(one).isSame(as: text.span.extracting(other))
  }

  /// Adds the tags of an object to a draft: those whose keys are wanted and that it has not yet.
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
