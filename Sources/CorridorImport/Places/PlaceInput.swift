import CZlib
import CorridorFormats
internal import CorridorIndex
import Glibc

/// A place file with its format and size, before it is read.
struct PlaceInput {
  var path: String
  var format: PlaceFormat
  /// Size of the file in bytes.
  var size: Int
  /// When it was changed last, in seconds and nanoseconds.
  var modified: String

  /// Number of bytes from which the format is detected.
  private static let headLength = 1 << 16

  /// Reads the beginning of a file and detects its format.
  ///
  /// - Throws: `unreadable`, also if it is not a regular file; `empty`; `unknownFormat`.
  init(path: String, format given: PlaceFormat?) throws(InputError) {
    self.path = path
    if path == "-" { throw Self.notAFile(path) }
    // SAFETY: the path is a C string during the call; the descriptor is closed below.
    let descriptor = unsafe open(path.fileName, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(file: path, reason: FileFault(errno: errno)) }
    defer { _ = close(descriptor) }
    var status = stat()
    // SAFETY: `status` outlives the call.
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .unreadable(file: path, reason: FileFault(errno: errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable(file: path, reason: .directory)
    default: throw Self.notAFile(path)
    }
    size = Int(status.st_size)
    modified = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    InputFiles.current?.note(descriptor: descriptor)

    var head = [UInt8](repeating: 0, count: Self.headLength)
    var count = -1
    repeat {
      count = unsafe head.withUnsafeMutableBytes { room in
        // SAFETY: read writes at most `room.count` bytes into `room`.
        unsafe Glibc.read(descriptor, room.baseAddress, room.count)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .unreadable(file: path, reason: FileFault(errno: errno)) }
    head.removeSubrange(count...)
    guard !head.isEmpty else { throw .empty(file: path) }
    let unpacked = head.starts(with: [0x1F, 0x8B]) ? Self.unpack(head) : head
    if let given {
      format = given
    } else if let found = PlaceFormat(path: path, head: head, unpacked: unpacked) {
      format = found
    } else {
      guard unpacked.contains(where: { !$0.isJSONSpace }) else { throw .empty(file: path) }
      if let other = unsafe unpacked.withUnsafeBytes({ bytes in unsafe foreignEncoding(of: bytes) })
      {
        throw .encoding(file: path, found: other)
      }
      let sample = unsafe unpacked.withUnsafeBytes { bytes in unsafe Self.sample(bytes) }
      throw .unknownFormat(
        file: path, found: sample, expected: "OSM (PBF or XML), CSV or TSV, or GeoJSON")
    }
  }

  /// The beginning of a file of unknown format, and the first byte that does not occur in text.
  private static func sample(_ bytes: UnsafeRawBufferPointer) -> String {
    // SAFETY: the index is that of a byte found in the buffer.
    guard let byte = unsafe bytes.firstIndex(where: { !$0.isTextByte }) else {
      return excerpt(bytes)
    }
    return unsafe "\(excerpt(bytes)) with \(excerpt(byte: bytes[byte])) at byte \(byte)"
  }

  private static func notAFile(_ path: String) -> InputError {
    .unknownFormat(
      file: path, found: path == "-" ? "a stream" : "a pipe or a device",
      expected: """
        a regular file, because places are read in several passes; save the input to a file first
        """)
  }

  /// Decompresses the beginning of gzip data, as far as possible.
  private static func unpack(_ head: [UInt8]) -> [UInt8] {
    var packed = head
    var text = [UInt8](repeating: 0, count: headLength)
    var stream = unsafe z_stream()
    // A window of 15 bits, plus 16 to expect a gzip header.
    guard
      unsafe inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { return [] }
    defer { unsafe _ = inflateEnd(&stream) }
    // SAFETY: zlib reads and writes within the two arrays, whose sizes it is given.
    let left = unsafe packed.withUnsafeMutableBufferPointer { input in
      unsafe text.withUnsafeMutableBufferPointer { output in
        unsafe stream.next_in = input.baseAddress
        unsafe stream.avail_in = UInt32(input.count)
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = UInt32(output.count)
        unsafe _ = inflate(&stream, Z_SYNC_FLUSH)
        return unsafe Int(stream.avail_out)
      }
    }
    text.removeLast(left)
    return text
  }
}
