/// The first page of an index.
///
/// ```
/// 0    magic, 8 bytes               56  checksum of the root     88   data version: its length,
/// 8    endian mark, UInt32              of the page tree              UInt32
/// 12   major, minor, UInt16         64  directory: offset        96   its UTF-8, then zeros
/// 16   compatible features          72  directory: entries       4072 offset of the page tree
/// 24   incompatible features            (UInt32), and of         4080 checksum of the directory
/// 32   length of the file               optional sections        4088 checksum of bytes 0..<4088
/// 40   build id, 2 x UInt64             (UInt32)                 4064 number of businesses
///                                   80  number of places
/// ```
/// Numbers are UInt64 unless noted. The checksum of the root covers every byte after the header: it
/// is the content hash.
struct IndexHeader: Hashable, Sendable {
  var version = IndexVersion.current
  var compatibleFeatures: UInt64 = 0
  var incompatibleFeatures: UInt64 = 0
  var fileLength = 0
  var buildID = WideChecksum(high: 0, low: 0)
  var rootChecksum: UInt64 = 0
  var directoryOffset = 0
  var directoryCount = 0
  /// Number of entries of optional sections, which follow the directory.
  var optionalCount = 0
  var directoryChecksum: UInt64 = 0
  var placeCount = 0
  var businessCount = 0
  var treeOffset = 0
  var dataVersion = ""

  /// The serialized page. A data version that is too long is cut between characters.
  func serialized() -> [UInt8] {
    var page: [UInt8] = []
    page.reserveCapacity(IndexFormat.pageSize)
    page += IndexFormat.magic
    page.appendLittleEndian(IndexFormat.endianMark)
    page.appendLittleEndian(version.major)
    page.appendLittleEndian(version.minor)
    page.appendLittleEndian(compatibleFeatures)
    page.appendLittleEndian(incompatibleFeatures)
    page.appendLittleEndian(UInt64(fileLength))
    page.appendLittleEndian(buildID.high)
    page.appendLittleEndian(buildID.low)
    page.appendLittleEndian(rootChecksum)
    page.appendLittleEndian(UInt64(directoryOffset))
    page.appendLittleEndian(UInt32(directoryCount))
    page.appendLittleEndian(UInt32(optionalCount))
    page.appendLittleEndian(UInt64(placeCount))
    let text = Self.cut(dataVersion)
    page.appendLittleEndian(UInt32(text.utf8.count))
    page.appendLittleEndian(UInt32(0))
    page += text.utf8
    page += repeatElement(0, count: IndexFormat.pageSize - 32 - page.count)
    page.appendLittleEndian(UInt64(businessCount))
    page.appendLittleEndian(UInt64(treeOffset))
    page.appendLittleEndian(directoryChecksum)
    page.appendLittleEndian(Checksum.of(page.span))
    return page
  }

  private static func cut(_ text: String) -> String {
    var text = text
    while text.utf8.count > IndexFormat.dataVersionLimit { text.removeLast() }
    return text
  }

  /// Reads the first page of a file of `fileLength` bytes.
  init(_ bytes: UnsafeRawBufferPointer, fileLength found: Int, path: String) throws(IndexError) {
    // SAFETY: every load lies in the first 4096 bytes; their presence is checked before the second
    // group of loads.
    let magicCount = IndexFormat.magic.count
    guard bytes.count >= magicCount,
      unsafe bytes.prefix(magicCount).elementsEqual(IndexFormat.magic)
    else { throw .notAnIndex(path: path) }
    guard bytes.count >= IndexFormat.pageSize else {
      throw .wrongLength(path: path, found: found, expected: IndexFormat.pageSize)
    }
    func load<T: FixedWidthInteger & BitwiseCopyable>(_ type: T.Type, _ offset: Int) -> T {
      unsafe T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
    }
    func int(_ offset: Int) throws(IndexError) -> Int {
      guard let value = Int(exactly: load(UInt64.self, offset)) else {
        throw .damaged(path: path, part: .header, byte: offset)
      }
      return value
    }
    let page = unsafe UnsafeRawBufferPointer(rebasing: bytes[..<IndexFormat.pageSize])
    let sealed = IndexFormat.pageSize - 8
    // The version is checked before the checksum: another version may store its checksum elsewhere.
    version = IndexVersion(major: load(UInt16.self, 12), minor: load(UInt16.self, 14))
    let isSealed =
      unsafe load(UInt64.self, sealed)
      == Checksum.of(UnsafeRawBufferPointer(rebasing: page[..<sealed]))
    guard isSealed || version.major != IndexVersion.current.major else {
      throw .damaged(path: path, part: .header, byte: 0)
    }
    guard version.major == IndexVersion.current.major else {
      throw .otherVersion(path: path, found: version, expected: .current)
    }
    guard load(UInt32.self, 8) == IndexFormat.endianMark else {
      throw .damaged(path: path, part: .header, byte: 8)
    }
    compatibleFeatures = load(UInt64.self, 16)
    incompatibleFeatures = load(UInt64.self, 24)
    let unknown = incompatibleFeatures & ~IndexFormat.knownIncompatibleFeatures
    guard unknown == 0 else { throw .unknownFeatures(path: path, bits: unknown) }
    fileLength = try int(32)
    guard fileLength == found else {
      throw .wrongLength(path: path, found: found, expected: fileLength)
    }
    buildID = WideChecksum(high: load(UInt64.self, 40), low: load(UInt64.self, 48))
    rootChecksum = load(UInt64.self, 56)
    directoryOffset = try int(64)
    directoryCount = Int(load(UInt32.self, 72))
    if compatibleFeatures & IndexFormat.optionalSections != 0 {
      optionalCount = Int(load(UInt32.self, 76))
    }
    placeCount = try int(80)
    businessCount = try int(4064)
    guard businessCount <= placeCount else {
      throw .damaged(path: path, part: .header, byte: 4064)
    }
    treeOffset = try int(4072)
    directoryChecksum = load(UInt64.self, 4080)
    let length = Int(load(UInt32.self, 88))
    guard length <= IndexFormat.dataVersionLimit else {
      throw .damaged(path: path, part: .header, byte: 88)
    }
    dataVersion = unsafe String(decoding: bytes[96..<96 + length], as: UTF8.self)
  }

  init() {}
}
