/// UTF-8 text that is put together piece by piece and then handed on as bytes.
///
/// Once warm, adding text allocates nothing.
package struct TextBuffer: Sendable {
  /// The text so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Makes an empty buffer with room for `capacity` bytes.
  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// The number of bytes so far.
  package var count: Int { bytes.count }

  /// The text so far, as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets the text but keeps the storage.
  package mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Forgets what was added after `count` bytes.
  package mutating func cut(to count: Int) {
    bytes.removeSubrange(count...)
  }

  /// Adds one byte.
  package mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds text as it is.
  package mutating func append(_ text: String) {
    var text = text
    // SAFETY: the bytes are copied within the closure.
    text.withUTF8 { unsafe append(copying: UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes as they are.
  @unsafe
  mutating func append(copying other: UnsafeRawBufferPointer) {
    unsafe bytes.append(contentsOf: other)
  }

  /// Adds bytes as they are.
  package mutating func append(_ other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }

  /// Adds one character `count` times; nothing when `count` is not positive.
  package mutating func append(repeating byte: UInt8, count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }
}
