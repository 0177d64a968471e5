internal import CorridorIndex
internal import Glibc

/// A part of a text file that moves from its beginning to its end, so that a file of any size needs
/// little memory; decompressed if it is gzip.
@safe
package final class TextWindow {
  /// The path as given.
  package let file: String
  private let descriptor: Int32
  private let convert: ((Span<UInt8>) -> [UInt8])?
  private var text = PaddedBuffer()
  private var inflater: Inflater?
  /// Compressed bytes of which the inflater has used some, and how many.
  private var packed: [UInt8] = []
  private var packedUsed = 0
  /// How many bytes of the file have been read, and how many it has.
  private var readCount = 0
  private let size: Int
  private var isRead = false
  private var isFirstPiece = true
  private static let pieceSize = 1 << 18

  /// Whether the window has the end of the text.
  package private(set) var isAtEnd = false
  /// The offset of the window in the text.
  package private(set) var offset = 0

  /// Opens a file, with the first `count` bytes of its text in the window; a byte order mark is
  /// skipped.
  ///
  /// - Parameter convert: Converts pieces of the text to UTF-8.
  /// - Throws: `unreadable`, `outOfMemory`, `damagedGzip`, `encoding` for UTF-16 and UTF-32.
  package init(
    path: String, count: Int, converting convert: ((Span<UInt8>) -> [UInt8])? = nil
  ) throws(InputError) {
    file = path
    self.convert = convert
    // SAFETY: the path is a C string during the call.
    descriptor = unsafe open(path.fileName, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(file: path, reason: FileFault(errno: errno)) }
    InputFiles.current?.note(descriptor: descriptor)
    var status = stat()
    // SAFETY: fstat fills the struct during the call.
    size = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    var head: [UInt8] = []
    try readFile(4, to: &head)
    packed = head
    if head.starts(with: [0x1F, 0x8B]) { inflater = try Inflater(file: path) }
    try extend(by: count)
    let other = unsafe text.withBytes { bytes in unsafe foreignEncoding(of: bytes) }
    if let other { throw .encoding(file: path, found: other) }
  }

  deinit { close(descriptor) }

  /// The share of the file that has been read, up to an offset in the window.
  package func fraction(at place: Int) -> Double {
    let read = inflater == nil && convert == nil ? offset + place : readCount
    return Double(read) / Double(max(size, 1))
  }

  /// Removes the first bytes from the window and reads as many as `count` more.
  ///
  /// - Throws: as the initialiser.
  package func move(by removed: Int, reading count: Int) throws(InputError) {
    text.removeFirst(removed)
    offset += removed
    try extend(by: count)
  }

  /// The number of bytes in the window.
  package var count: Int { text.count }

  /// Calls `body` with the text in the window; padding for simdjson follows it.
  package func withBytes<Result: ~Copyable, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe text.withBytes(body)
  }

  private func extend(by count: Int) throws(InputError) {
    let wanted = text.count + count
    guard text.reserve(wanted) else { throw .outOfMemory(file: file) }
    while text.count < wanted, !isAtEnd { try readMore() }
    guard text.finish() else { throw .outOfMemory(file: file) }
  }

  /// Reads the next piece of the text.
  private func readMore() throws(InputError) {
    if packedUsed == packed.count {
      packed.removeAll(keepingCapacity: true)
      packedUsed = 0
      try readFile(Self.pieceSize, to: &packed)
    }
    var piece = try nextPiece()
    if isFirstPiece, piece.starts(with: [0xEF, 0xBB, 0xBF]) { piece.removeFirst(3) }
    isFirstPiece = false
    try append(convert?(piece.span) ?? piece)
  }

  private func nextPiece() throws(InputError) -> [UInt8] {
    guard let inflater else {
      packedUsed = packed.count
      isAtEnd = isRead
      return packed
    }
    var output = PaddedBuffer()
    guard output.reserve(Self.pieceSize) else { throw .outOfMemory(file: file) }
    let used = inflater.used
    let input = packed
    // SAFETY: the bytes are read within the closure.
    isAtEnd = try unsafe input.span.withUnsafeBytes { (bytes) throws(InputError) -> Bool in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[packedUsed...])
      return unsafe try inflater.inflate(rest, isLast: isRead, to: &output)
    }
    packedUsed += inflater.used - used
    return unsafe output.withBytes { bytes in unsafe Array(bytes) }
  }

  private func append(_ bytes: [UInt8]) throws(InputError) {
    guard text.reserve(text.count + bytes.count) else { throw .outOfMemory(file: file) }
    // SAFETY: there is room for the bytes, which are copied within the closure.
    _ = unsafe text.fill { room in
      unsafe room.copyBytes(from: bytes)
      return bytes.count
    }
  }

  /// Appends up to `count` bytes of the file, fewer only at its end.
  private func readFile(_ count: Int, to bytes: inout [UInt8]) throws(InputError) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    var done = 0
    while done < count {
      // SAFETY: read writes within the bytes that were added above.
      let got = unsafe bytes.withUnsafeMutableBytes { room in
        unsafe read(descriptor, room.baseAddress! + start + done, count - done)
      }
      if got == 0 {
        isRead = true
        break
      }
      guard got > 0 || errno == EINTR else {
        throw .unreadable(file: file, reason: FileFault(errno: errno))
      }
      done += max(got, 0)
    }
    bytes.removeLast(count - done)
    readCount += done
  }
}
