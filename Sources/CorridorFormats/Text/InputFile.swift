import CSimdjson
internal import CorridorIndex
import Glibc

/// A whole text in memory, from a file, standard input or given bytes, decompressed if it is gzip.
///
/// The bytes are UTF-8 as far as a byte order mark (which is skipped) and the positions of zero
/// bytes show, followed by the padding that simdjson requires. Reading is linear in the size; a
/// file of known size takes one allocation.
@safe
package struct InputFile: ~Copyable {
  /// The path as given, "-" for standard input.
  package let file: String
  private let buffer: PaddedBuffer
  private let markLength: Int

  /// The default limit in bytes: the longest input that simdjson accepts.
  package static var defaultLimit: Int { Int(CSIMDJSON_LONGEST) }

  /// Reads a file, or standard input for "-", to its end.
  ///
  /// - Throws: `unreadable`, `tooLarge` above `limit` bytes (also during decompression, which
  ///   bounds decompression bombs), `outOfMemory`, `damagedGzip`, `encoding` for UTF-16 and UTF-32.
  package init(path: String, limit: Int = InputFile.defaultLimit) throws(InputError) {
    try self.init(file: path, raw: readAll(path: path, limit: limit), limit: limit)
  }

  /// Copies bytes in memory; errors call the input `file`.
  package init(
    bytes: Span<UInt8>, file: String, limit: Int = InputFile.defaultLimit
  ) throws(InputError) {
    guard bytes.count <= limit else { throw .tooLarge(file: file, limit: limit) }
    var raw = PaddedBuffer()
    guard raw.reserve(bytes.count) else { throw .outOfMemory(file: file) }
    // SAFETY: the closures copy all bytes into a buffer of at least that size.
    unsafe bytes.withUnsafeBytes { bytes in
      _ = unsafe raw.fill { room in
        unsafe room.copyMemory(from: bytes)
        return bytes.count
      }
    }
    try self.init(file: file, raw: raw, limit: limit)
  }

  private init(
    file: String, raw: consuming PaddedBuffer, limit: Int
  ) throws(InputError) {
    var text = raw
    // SAFETY: the closures read within the given buffer.
    let packed = unsafe text.withBytes { bytes in
      unsafe bytes.count >= 2 && bytes[0] == 0x1f && bytes[1] == 0x8b
    }
    if packed { text = try gunzip(text, file: file, limit: limit) }
    guard text.finish() else { throw .outOfMemory(file: file) }
    if let other = unsafe text.withBytes({ bytes in unsafe foreignEncoding(of: bytes) }) {
      throw .encoding(file: file, found: other)
    }
    markLength = unsafe text.withBytes { bytes in
      unsafe bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }
    self.file = file
    self.buffer = text
  }

  /// Calls `body` with the text without a byte order mark; the padding after it is readable too.
  package borrowing func withBytes<Result: ~Copyable, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let markLength = markLength
    // SAFETY: the mark is part of the bytes, so the rest lies within the buffer.
    return try unsafe buffer.withBytes { (bytes) throws(Failure) -> Result in
      try unsafe body(UnsafeRawBufferPointer(rebasing: bytes[markLength...]))
    }
  }
}

/// Reads to the end, or until there is one byte more than `limit`.
private func readAll(path: String, limit: Int) throws(InputError) -> PaddedBuffer {
  let isStandardInput = path == "-"
  // SAFETY: the path is a C string during the call; a descriptor that is opened here is closed
  // below.
  let descriptor = unsafe isStandardInput ? STDIN_FILENO : open(path.fileName, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .unreadable(file: path, reason: FileFault(errno: errno)) }
  defer { if !isStandardInput { _ = close(descriptor) } }
  InputFiles.current?.note(descriptor: descriptor)

  var buffer = PaddedBuffer()
  var status = stat()
  // SAFETY: `status` outlives the call.
  if unsafe fstat(descriptor, &status) == 0 {
    if status.st_mode & S_IFMT == S_IFDIR {
      throw .unreadable(file: path, reason: .directory)
    }
    // A regular file is read at once; the extra byte is for the read that detects the end. The
    // other half is never written: once the buffer is freed, a route's points fit into the same
    // pages.
    if status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 {
      guard Int(status.st_size) <= limit else { throw .tooLarge(file: path, limit: limit) }
      let room = Int(status.st_size) / 2 * 3 + 2
      guard buffer.reserve(room) else { throw .outOfMemory(file: path) }
    }
  }
  while true {
    guard buffer.count <= limit else { throw .tooLarge(file: path, limit: limit) }
    guard buffer.grow(limit: limit + 1) else { throw .outOfMemory(file: path) }
    // SAFETY: read writes at most `room.count` bytes into `room`.
    let count = unsafe buffer.fill { room in unsafe read(descriptor, room.baseAddress, room.count) }
    if count == 0 { return buffer }
    if count < 0, errno != EINTR {
      throw .unreadable(file: path, reason: FileFault(errno: errno))
    }
  }
}

extension FileFault {
  /// Converts `errno` to a fault.
  package init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .directory
    case EACCES, EPERM: self = .permission
    default: self = .system(code)
    }
  }
}

/// The name of an encoding other than UTF-8, detected from a byte order mark or from the zero bytes
/// around the first character, which is ASCII in JSON, XML and CSV.
package func foreignEncoding(of bytes: UnsafeRawBufferPointer) -> String? {
  // SAFETY: every index is checked against the count first.
  guard bytes.count >= 2 else { return nil }
  let (first, second) = unsafe (bytes[0], bytes[1])
  let third = unsafe bytes.count >= 4 ? (bytes[2], bytes[3]) : (1, 1)
  switch (first, second) {
  case (0xFF, 0xFE): return third == (0, 0) ? "UTF-32 (little-endian)" : "UTF-16 (little-endian)"
  case (0xFE, 0xFF): return "UTF-16 (big-endian)"
  case (0, 0): return third == (0xFE, 0xFF) ? "UTF-32 (big-endian)" : nil
  case (1..., 0): return third.0 != 0 && third.1 == 0 ? "UTF-16 (little-endian)" : nil
  case (0, 1...): return third.0 == 0 && third.1 != 0 ? "UTF-16 (big-endian)" : nil
  default: return nil
  }
}
