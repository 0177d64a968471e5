internal import CLinux
internal import Glibc

/// An open file that is written and read in whole chunks; closed at the end of its life.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  /// For error messages.
  let path: String

  deinit {
    close(descriptor)
  }

  /// Creates a file in a folder that has no name, or no longer has one, so that it is removed when
  /// the process ends for any reason (`open` with `O_TMPFILE`; if the file system lacks that,
  /// `unlink`).
  static func unnamed(inFolder folder: String, for path: String) throws(IndexError) -> OpenFile {
    var descriptor = unsafe open(folder.fileName, NamelessFile.flag | O_RDWR | O_CLOEXEC, 0o666)
    if descriptor < 0, errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL {
      let name = "\(folder)/.corridor-\(getpid())-\(UInt64.random(in: 0 ... .max))"
      descriptor = unsafe open(name.fileName, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o666)
      if descriptor >= 0 { unsafe unlink(name.fileName) }
    }
    guard descriptor >= 0 else { throw .cannotCreate(path: path, errno: errno) }
    return OpenFile(descriptor: descriptor, path: path)
  }

  /// Writes all bytes at the current offset.
  func write(_ bytes: Span<UInt8>) throws(IndexError) {
    var done = 0
    while done < bytes.count {
      // SAFETY: write reads `count` bytes within the closure.
      let written = unsafe bytes.extracting(done..<bytes.count).withUnsafeBytes { rest in
        unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      guard written >= 0 || errno == EINTR else {
        throw .io(path: path, operation: "write", errno: errno)
      }
      done += max(written, 0)
    }
  }

  /// Writes all bytes at an offset.
  func write(_ bytes: Span<UInt8>, at offset: Int) throws(IndexError) {
    try seek(to: offset)
    try write(bytes)
  }

  /// Starts writing a range of bytes to disk, so that `fsync` has less to wait for
  /// (`sync_file_range`).
  func beginSync(_ range: Range<Int>) {
    _ = sync_file_range(
      descriptor, range.lowerBound, range.count, CORRIDOR_SYNC_FILE_RANGE_WRITE)
  }

  /// Sets the current offset.
  func seek(to offset: Int) throws(IndexError) {
    guard lseek(descriptor, offset, SEEK_SET) >= 0 else {
      throw .io(path: path, operation: "lseek", errno: errno)
    }
  }

  /// Appends up to `count` bytes, read from `offset` on, to `bytes`; none at the end of the file.
  func read(_ count: Int, at offset: Int, to bytes: inout [UInt8]) throws(IndexError) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    var got = -1
    repeat {
      // SAFETY: pread writes at most the `count` bytes that were added above.
      got = unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe pread(descriptor, bytes.baseAddress! + start, count, offset)
      }
    } while got < 0 && errno == EINTR
    guard got >= 0 else { throw .io(path: path, operation: "pread", errno: errno) }
    bytes.removeLast(count - got)
  }
}
