/// Those tags of a place that tell about trucks.
struct TruckTags: Sendable {
  private var tags: [(key: String, value: String)] = []

  init() {}

  /// Takes any tags.
  init(_ tags: some Sequence<(key: String, value: String)>) {
    for (key, value) in tags { add(key, value) }
  }

  var isEmpty: Bool { tags.isEmpty }

  mutating func add(_ key: String, _ value: String) { tags.append((key, value)) }

  /// The first value of a key, to be read: of a text longer than any that could be understood only
  /// the beginning, which is not understood either.
  subscript(key: String) -> String? {
    guard let value = tags.first(where: { $0.key == key })?.value else { return nil }
    return value.utf8.count <= Self.longest ? value : Self.cut(value)
  }

  /// The longest value that is read, in bytes of UTF-8: four times 255 characters, which
  /// OpenStreetMap has at most.
  static let longest = 1020

  /// The parts of a value that is a list such as `yes;designated`, in small letters.
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

/// A text without the spaces about it.
func trimmed(_ text: some StringProtocol) -> Substring {
  var text = Substring(text)
  while text.first == " " { text.removeFirst() }
  while text.last == " " { text.removeLast() }
  return text
}
