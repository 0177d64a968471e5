internal import CorridorFormats

/// The keys that clients may use.
///
/// A key file has one key per line. A name before the key identifies the client in the access log:
/// `dispatch 3kf9...`. Empty lines and lines that begin with `#` are ignored.
package struct APIKeys: Sendable {
  private struct Key: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  private let keys: [Key]

  /// Shorter keys could be guessed.
  package static let leastLength = 16

  /// Reads the text of a key file.
  package init(_ text: String) throws(APIKeyError) {
    var keys: [Key] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard words.count <= 2, let key = words.last else { throw .tooManyWords(line: number + 1) }
      guard key.utf8.count >= Self.leastLength else { throw .tooShort(line: number + 1) }
      let name = words.count == 2 ? String(first) : "key \(keys.count + 1)"
      keys.append(Key(name: name, bytes: Array(key.utf8)))
    }
    guard !keys.isEmpty else { throw .none }
    self.keys = keys
  }

  /// The name of the key that a client sent; nil if it is not one of these.
  ///
  /// The time this takes depends only on the length of the given key.
  func name(of given: String) -> String? {
    let given = Array(given.utf8)
    var found: String?
    for key in keys where Self.isEqual(given, key.bytes) { found = key.name }
    return found
  }

  private static func isEqual(_ given: [UInt8], _ key: [UInt8]) -> Bool {
    var difference = UInt8(given.count == key.count ? 0 : 1)
    for index in given.indices { difference |= given[index] ^ key[index % key.count] }
    return difference == 0
  }
}

/// The fault in a key file.
package enum APIKeyError: Error, Hashable {
  case none
  case tooManyWords(line: Int)
  case tooShort(line: Int)
}

extension APIKeyError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .none: "the file has no key; write one per line"
    case .tooManyWords(let line): "line \(line): more than a name and a key; write NAME KEY"
    case .tooShort(let line):
      "line \(line): the key has fewer than \(APIKeys.leastLength) characters; make it longer"
    }
  }
}
