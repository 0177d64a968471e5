internal import Glibc

/// UTF-8 text in a mapped index; the file stays mapped as long as this value lives.
@safe
package struct PlaceText: @unchecked Sendable {
  // SAFETY: the bytes were checked and lie in the mapping of `owner`, which never changes.
  private let bytes: UnsafeRawBufferPointer
  private let owner: MappedFile

  @unsafe
  init(_ bytes: UnsafeRawBufferPointer, in owner: MappedFile) {
    unsafe self.bytes = unsafe bytes
    self.owner = owner
  }

  /// Number of bytes.
  package var count: Int { unsafe bytes.count }

  /// The text as a string.
  package var string: String { unsafe String(decoding: bytes, as: UTF8.self) }

  /// The text as a string; a longer text is cut somewhat above this many bytes.
  package func string(longest: Int) -> String {
    unsafe count <= longest
      ? string
      : String(decoding: UnsafeRawBufferPointer(rebasing: bytes.prefix(longest + 1)), as: UTF8.self)
  }

  /// Calls `body` with the bytes.
  package func withBytes<R, E: Error>(_ body: (Span<UInt8>) throws(E) -> R) throws(E) -> R {
    // SAFETY: the span does not escape the call, during which `owner` lives.
    let span = unsafe bytes.bindMemory(to: UInt8.self).span
    return try body(span)
  }

  /// A copy of the bytes.
  var copy: [UInt8] { unsafe Array(bytes) }

  /// Whether the bytes are equal.
  package static func == (left: PlaceText, right: [UInt8]) -> Bool {
    unsafe left.bytes.order(to: right) == 0
  }
}

extension PlaceText {
  /// Whether the bytes are UTF-8.
  var isWellFormed: Bool {
    withBytes { (try? UTF8Span(validating: $0)) != nil }
  }
}
