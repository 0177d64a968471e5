import CorridorFormats
import CorridorIndex

/// Converts JSON properties to tags.
///
/// The keys of nested objects are joined with ":"; lists of scalars become values joined with ";"
/// as in OSM; elements of other lists are numbered from 0 in the key. Numbers keep their value,
/// true and false become yes and no; null and empty strings are omitted. Of equal keys the first
/// one is used.
enum PropertyTags {
  /// Maximum nesting depth of objects that is read.
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
        // SAFETY: the bytes are valid during the closure and are copied.
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

  /// Appends a string, number or Boolean; other values append nothing.
  static func append(scalar json: JSONValue, to text: inout [UInt8]) {
    switch json.kind {
    case .string:
      // SAFETY: the bytes are valid during the closure and are copied.
      unsafe json.text?.withBytes { bytes in unsafe text.append(contentsOf: bytes) }
    case .number:
      if let whole = json.int {
        text.appendDecimal(Int64(whole))
      } else if let number = json.double {
        // Integers beyond Int64 are written without an exponent.
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

  /// Adds a tag unless the key or value is empty or the key exists.
  static func addTag(_ key: [UInt8], _ value: [UInt8], to draft: inout PlaceDraft) {
    guard !key.isEmpty, !value.isEmpty else { return }
    let text = draft.text
    guard !draft.tags.contains(where: { text[$0.key].elementsEqual(key) }) else { return }
    draft.addTag(key: key, value: value)
  }
}
