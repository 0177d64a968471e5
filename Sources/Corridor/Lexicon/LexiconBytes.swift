internal import CCorridorData

/// Immutable bytes: either constants of the program, which are not copied, or memory owned by this
/// value.
@safe
struct LexiconBytes: @unchecked Sendable {
  // SAFETY: `count` bytes from here on are constants of the program or the memory of `owner`, and
  // are never written.
  private let start: UnsafeRawPointer
  let count: Int
  private let owner: Owner?

  /// The texts of all languages, each followed by a zero byte.
  static let texts = unsafe LexiconBytes(corridordata_lexicon())
  /// The table that LexiconCompiler made from the texts.
  static let table = unsafe LexiconBytes(corridordata_lexicon_table())

  @unsafe
  private init(_ data: corridor_data) {
    // SAFETY: constants of the program; `count` is their size.
    unsafe start = UnsafeRawPointer(data.bytes)
    count = unsafe data.count
    owner = nil
  }

  init(_ bytes: [UInt8]) {
    let owner = Owner(bytes)
    // SAFETY: the memory is released with `owner`.
    unsafe start = UnsafeRawPointer(owner.memory)
    count = bytes.count
    self.owner = owner
  }

  private init(_ whole: LexiconBytes, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= whole.count)
    // SAFETY: within the bytes of `whole`, as checked.
    unsafe start = whole.start + range.lowerBound
    count = range.count
    owner = whole.owner
  }

  /// A part of the bytes, without copying.
  func part(_ range: Range<Int>) -> LexiconBytes { LexiconBytes(self, range) }

  /// The byte at a position.
  subscript(position: Int) -> UInt8 {
    precondition(position >= 0 && position < count)
    // SAFETY: within the bytes, as checked.
    return unsafe start.load(fromByteOffset: position, as: UInt8.self)
  }

  /// The little-endian word of eight bytes with this number.
  func word(_ number: Int) -> UInt64 {
    precondition(number >= 0 && number < count / 8)
    // SAFETY: within the bytes, as checked.
    return unsafe UInt64(
      littleEndian: start.loadUnaligned(fromByteOffset: number * 8, as: UInt64.self))
  }

  /// A part of the bytes as text.
  func string(_ range: Range<Int>) -> String {
    part(range).withSpan { span in
      // SAFETY: the string copies the bytes.
      unsafe span.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The texts that are each terminated by the byte `end`.
  func parts(endedBy end: UInt8) -> [String] {
    var parts: [String] = []
    var start = 0
    for position in 0..<count where self[position] == end {
      parts.append(string(start..<position))
      start = position + 1
    }
    return parts
  }

  /// Calls `body` with the bytes.
  func withSpan<R>(_ body: (Span<UInt8>) -> R) -> R {
    defer { withExtendedLifetime(owner) {} }
    // SAFETY: the span does not escape the call, during which `owner` is alive.
    return unsafe body(
      UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count).span)
  }

  /// Memory that is released with this object.
  @safe
  private final class Owner: Sendable {
    // SAFETY: allocated and filled by `init`, released by `deinit`.
    nonisolated(unsafe) let memory: UnsafeMutablePointer<UInt8>

    init(_ bytes: [UInt8]) {
      unsafe memory = .allocate(capacity: bytes.count)
      // SAFETY: the memory has room for that many bytes.
      unsafe bytes.withUnsafeBufferPointer { bytes in
        for index in bytes.indices { unsafe (memory + index).initialize(to: bytes[index]) }
      }
    }

    deinit { unsafe memory.deallocate() }
  }
}

extension LexiconBytes: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }
}
