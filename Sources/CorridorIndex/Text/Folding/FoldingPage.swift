/// The entries of 256 consecutive code points and the bytes that they fold to, in one immutable
/// block of memory that is freed with its table.
@safe
struct FoldingPage: @unchecked Sendable {
  static let size = 256
  private static let entryBytes = size * MemoryLayout<UInt32>.stride

  // SAFETY: 256 entries and the bytes that they point to, as `init(first:folding:)` lays them out.
  private let base: UnsafeRawPointer

  /// The page at an address that ``address`` returned.
  @inline(__always) init?(address: UInt) {
    // SAFETY: addresses come from pages of a live table.
    guard let base = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    unsafe self.base = base
  }

  var address: UInt { unsafe UInt(bitPattern: base) }

  /// Makes the page of `first ..< first + 256` from the folding of each of its first `count` code
  /// points; the others separate words.
  init(first: UInt32, count: Int = size, folding: (Unicode.Scalar) -> ScalarFolding) {
    var entries: [UInt32] = []
    var text: [UInt8] = []
    for number in 0..<UInt32(Self.size) {
      // Surrogates are not scalars and are never looked up.
      let scalar = number < count ? Unicode.Scalar(first + number) : nil
      let folded = scalar.map(folding) ?? ScalarFolding(.separator)
      let offset = text.count
      text.append(contentsOf: folded.utf8.prefix(FoldingEntry.longest))
      let entry = FoldingEntry(folded.kind, offset: offset, length: text.count - offset)
      entries.append(entry.bits)
    }
    // SAFETY: the two copies fill exactly the allocated memory.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Self.entryBytes + text.count, alignment: 8)
    unsafe entries.withUnsafeBytes {
      unsafe memory.copyMemory(from: $0.baseAddress!, byteCount: $0.count)
    }
    unsafe (memory + Self.entryBytes).initializeMemory(
      as: UInt8.self, from: text, count: text.count)
    unsafe base = UnsafeRawPointer(memory)
  }

  /// Frees the memory; the page must not be used afterwards.
  func free() {
    // SAFETY: allocated by `init`, and freed once, by the table.
    unsafe UnsafeMutableRawPointer(mutating: base).deallocate()
  }

  /// The entry of the code point whose low byte is `number`.
  @inline(__always) func entry(_ number: Int) -> FoldingEntry {
    // SAFETY: a page has an entry for every byte value.
    FoldingEntry(bits: unsafe base.load(fromByteOffset: (number & 0xFF) &* 4, as: UInt32.self))
  }

  /// One byte of the folding of an entry of this page.
  @inline(__always) func byte(_ number: Int, of entry: FoldingEntry) -> UInt8 {
    // SAFETY: the bytes of an entry lie inside its page, and callers stay below the entry's length.
    unsafe base.load(fromByteOffset: Self.entryBytes &+ entry.offset &+ number, as: UInt8.self)
  }
}
