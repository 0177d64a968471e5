internal import CICU
internal import CorridorThreads

/// An ICU transliterator, used by one thread at a time; see ``TransliteratorPool``.
@safe
final class Transliterator {
  // SAFETY: owned by this object and closed in `deinit`; the library stays loaded.
  private let handle: OpaquePointer

  private static let capacity = 1024

  @unsafe init(handle: OpaquePointer) { unsafe self.handle = handle }

  deinit { unsafe cicu_close(handle) }

  /// The text in the other script (`utrans_transUChars`), or nil if the buffer is too small.
  func callAsFunction(_ text: [UInt16]) -> [UInt16]? {
    guard text.count <= Self.capacity else { return nil }
    var length: Int32 = -1
    let units = unsafe [UInt16](unsafeUninitializedCapacity: Self.capacity) { buffer, count in
      // SAFETY: the text fits into the buffer, and ICU writes no more than the buffer has room for.
      _ = unsafe buffer.initialize(from: text)
      guard let start = buffer.baseAddress else { return }
      length = unsafe cicu_transliterate(handle, start, Int32(text.count), Int32(Self.capacity))
      count = max(0, Int(length))
    }
    return length < 0 ? nil : units
  }
}

/// A pool of idle transliterators: opening one takes ten milliseconds.
final class TransliteratorPool: @unchecked Sendable {
  static let shared = TransliteratorPool()

  /// Idle transliterators by name; the thread that takes one out owns it until it returns it.
  private let idle = Locked<[String: [Transliterator]]>([:])

  private init() {}

  /// The text passed through the named transliterator, or nil if there is no such transliterator.
  func transliterate(_ text: [UInt16], through name: String, of icu: ICU) -> [UInt16]? {
    let free = idle.withLock { $0[name]?.popLast() }
    guard let transliterator = free ?? icu.transliterator(name) else { return nil }
    let answer = transliterator(text)
    idle.withLock { $0[name, default: []].append(transliterator) }
    return answer
  }
}
