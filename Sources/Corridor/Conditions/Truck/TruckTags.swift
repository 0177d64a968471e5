/// The tags of a place that are relevant to trucks.
struct TruckTags: Sendable {
  private var tags: [(key: String, value: String)] = []

  init() {}

  /// Makes the collection from any tags.
  init(_ tags: some Sequence<(key: String, value: String)>) {
    for (key, value) in tags { add(key, value) }
  }

  var isEmpty: Bool { tags.isEmpty }

  mutating func add(_ key: String, _ value: String) { tags.append((key, value)) }

  /// The first value of a key. A text longer than any valid value is cut off, and its beginning is
  /// not valid either.
  subscript(key: String) -> String? {
    guard let value = tags.first(where: { $0.key == key })?.value else { return nil }
    return value.utf8.count <= Self.longest ? value : Self.cut(value)
  }

  /// The maximum length of a value that is read, in bytes of UTF-8: four times 255 characters, the
  /// maximum in OpenStreetMap.
  static let longest = 1020

  /// The parts of a list value such as `yes;designated`, in lower case.
  func words(_ key: String) -> [String]? {
    self[key].map { value in
      value.lowercased().split(separator: ";", omittingEmptySubsequences: false).map {
        String(trimmed($0))
      }
    }
  }

  /// The tag as evidence.
  func evidence(_ key: String) -> [String] {
    self[key].map { ["\(key)=\($0)"] } ?? []
  }

  private static func cut(_ value: String) -> String {
    var head = String.UnicodeScalarView()
    head.append(contentsOf: value.unicodeScalars.prefix(longest / 4))
    return String(head) + "…"
  }
}

/// A text without surrounding spaces.
func trimmed(_ text: some StringProtocol) -> Substring {
  var text = Substring(text)
  while text.first == " " { text.removeFirst() }
  while text.last == " " { text.removeLast() }
  return text
}
