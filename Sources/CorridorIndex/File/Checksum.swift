internal import CXXHash

/// XXH3, the checksum of index files (`XXH3_64bits`, `XXH3_128bits` of xxHash).
package enum Checksum {
  /// XXH3-64 of bytes.
  package static func of(_ bytes: Span<UInt8>) -> UInt64 {
    // SAFETY: the pointer is used within the closure, for the count of the buffer.
    unsafe bytes.withUnsafeBytes { bytes in unsafe of(bytes) }
  }

  /// XXH3-64 of bytes that stay alive during the call.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // SAFETY: it reads `count` bytes and keeps nothing.
    unsafe corridor_checksum(bytes.baseAddress, bytes.count)
  }

  /// XXH3-128 of bytes.
  static func wide(_ bytes: Span<UInt8>) -> WideChecksum {
    // SAFETY: XXH3_128bits reads `count` bytes within the closure and keeps nothing.
    let hash = unsafe bytes.withUnsafeBytes { bytes in
      unsafe XXH3_128bits(bytes.baseAddress, bytes.count)
    }
    return WideChecksum(high: hash.high64, low: hash.low64)
  }
}

/// 128 bits of checksum.
struct WideChecksum: Hashable, Sendable {
  var high: UInt64
  var low: UInt64
}

/// XXH3-64 of bytes that arrive in chunks (`XXH3_64bits_update`).
@safe struct ChecksumStream: ~Copyable {
  // SAFETY: only this value owns the state, from creation to deinit.
  private let state: OpaquePointer

  init() {
    guard let state = unsafe XXH3_createState() else { fatalError("out of memory") }
    unsafe self.state = unsafe state
    reset()
  }

  deinit {
    _ = unsafe XXH3_freeState(state)
  }

  /// Removes all bytes.
  func reset() {
    // SAFETY: see `state`.
    _ = unsafe XXH3_64bits_reset(state)
  }

  /// Adds bytes.
  func update(_ bytes: Span<UInt8>) {
    // SAFETY: XXH3_64bits_update reads `count` bytes within the closure.
    _ = unsafe bytes.withUnsafeBytes { bytes in
      unsafe XXH3_64bits_update(state, bytes.baseAddress, bytes.count)
    }
  }

  /// The checksum of all bytes so far.
  var value: UInt64 { unsafe XXH3_64bits_digest(state) }
}

extension UInt64 {
  /// Sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
