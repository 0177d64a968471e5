internal import CorridorFormats

/// The keys that clients may have.
///
/// A file has a key a line, with a name before it if the access log is to tell clients apart:
/// `dispatch 3kf9...`. Lines that begin with `#` and empty ones say nothing.
package struct APIKeys: Sendable {
  private struct Key: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  private let keys: [Key]

  /// Shorter ones could be guessed.
  package static let leastLength = 16

  /// Reads a file's text.
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

  /// The name of the key that a client has given; nil where it is none of these.
  ///
  /// How long this takes depends on the length of what was given, and on nothing else.
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

/// What is wrong with a file of keys.
package enum APIKeyError: Error, Hashable {
  case none
  case tooManyWords(line: Int)
  case tooShort(line: Int)
}

extension APIKeyError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .none: "there is no key; write one a line"
    case .tooManyWords(let line): "line \(line): more than a name and a key; write NAME KEY"
    case .tooShort(let line):
      "line \(line): the key has fewer than \(APIKeys.leastLength) characters; make it longer"
    }
  }
}
