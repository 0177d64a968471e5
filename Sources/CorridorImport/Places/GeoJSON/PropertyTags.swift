import CorridorFormats
import CorridorIndex

/// Turns JSON properties into tags.
///
/// Objects in objects join their keys with ":", lists of scalars their values with ";" as OSM does,
/// and other lists count their elements from 0 as a part of the key. Numbers keep their value, true
/// and false become yes and no; null and empty text give no tag. Of equal keys the first one
/// counts.
enum PropertyTags {
  /// How deep objects are looked into.
  private static let maximumDepth = 8

  static func add(_ properties: JSONValue, to draft: inout PlaceDraft) {
    var value: [UInt8] = []
    add(properties, key: [], depth: 0, to: &draft, &value)
  }

  private static func add(
    _ json: JSONValue, key: [UInt8], depth: Int, to draft: inout PlaceDraft,
    _ value: inout [UInt8]
  ) {
    guard depth < maximumDepth else { return }
    switch json.kind {
    case .object:
      for (name, member) in json.members {
        var inner = key
        if !key.isEmpty { inner.append(UInt8(ascii: ":")) }
        // SAFETY: the bytes live through the closure and are copied.
        unsafe name.withBytes { bytes in unsafe inner.append(contentsOf: bytes) }
        add(member, key: inner, depth: depth + 1, to: &draft, &value)
      }
    case .array:
      if json.elements.allSatisfy({ $0.kind != .object && $0.kind != .array }) {
        value.removeAll(keepingCapacity: true)
        for element in json.elements {
          let end = value.count
          if end > 0 { value.append(UInt8(ascii: ";")) }
          let start = value.count
          append(scalar: element, to: &value)
          if value.count == start { value.removeSubrange(end...) }
        }
        addTag(key, value, to: &draft)
        return
      }
      for (index, element) in json.elements.enumerated() {
        add(element, key: key + Array(":\(index)".utf8), depth: depth + 1, to: &draft, &value)
      }
    default:
      value.removeAll(keepingCapacity: true)
      append(scalar: json, to: &value)
      addTag(key, value, to: &draft)
    }
  }

  /// Appends a text, number or truth value; nothing for anything else.
  static func append(scalar json: JSONValue, to text: inout [UInt8]) {
    switch json.kind {
    case .string:
      // SAFETY: the bytes live through the closure and are copied.
      unsafe json.text?.withBytes { bytes in unsafe text.append(contentsOf: bytes) }
    case .number:
      if let whole = json.int {
        text.appendDecimal(Int64(whole))
      } else if let number = json.double {
        // A whole number beyond Int64 reads better without an exponent.
        if let whole = UInt64(exactly: number) {
          text.append(contentsOf: Array(String(whole).utf8))
        } else {
          text.append(contentsOf: Array(number.description.utf8))
        }
      }
    case .bool:
      text.append(contentsOf: Array((json.bool == true ? "yes" : "no").utf8))
    case .null, .array, .object:
      break
    }
  }

  /// Adds a tag unless key or value is empty or the key is there.
  static func addTag(_ key: [UInt8], _ value: [UInt8], to draft: inout PlaceDraft) {
    guard !key.isEmpty, !value.isEmpty else { return }
    let text = draft.text
    guard !draft.tags.contains(where: { text[$0.key].elementsEqual(key) }) else { return }
    draft.addTag(key: key, value: value)
  }
}
