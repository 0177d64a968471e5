internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// The journal of answered lines, `FILE.resume`, which exists only while the batch is unfinished.
///
/// It begins with everything that determines the answers (``BatchIdentity``), then has eight bytes
/// for each answered line, in the order of the answers: the XXH3-64 of the line's bytes, never 0,
/// little-endian. At most this many answers of the file count as complete.
final class BatchJournal {
  /// The number of lines in the journal.
  private(set) var count: Int

  private let path: String
  private let descriptor: Int32
  private let sink: ByteSink
  /// The offset of the first checksum, in bytes.
  private let start: Int
  /// The cached block of checksums, and the number of its first line.
  private var block: (first: Int, bytes: [UInt8]) = (0, [])

  private static let size = 8
  private static let blockCount = 8192

  /// Opens the journal, or replaces it with a new one.
  init(path: String, identity: BatchIdentity, isNew: Bool) throws(CommandError) {
    self.path = path
    let flags = O_RDWR | O_CLOEXEC | (isNew ? O_CREAT | O_TRUNC : 0)
    // SAFETY: the path is a C string during the call.
    descriptor = unsafe open(path.fileName, flags, 0o666)
    guard descriptor >= 0 else {
      guard isNew || errno != ENOENT else {
        throw .cannotResume(
          file: String(path.dropLast(7)) + ".part", reason: "its \(path) is gone")
      }
      throw .output(.cannotCreate(path: path, errno: errno))
    }
    sink = ByteSink(descriptor: descriptor, name: path)
    start = identity.text.count
    count = 0
    if isNew {
      sink.buffer.append(identity.text)
      try flush()
      try sync()
      OutputTarget.syncFolder(of: path)
      return
    }
    let head = try read(max(start, 1 << 16), at: 0)
    guard head.starts(with: identity.text) else {
      throw .cannotResume(
        file: String(path.dropLast(7)) + ".part", reason: identity.difference(from: head))
    }
    count = try knownCount()
  }

  deinit {
    close(descriptor)
  }

  /// The number of checksums up to the end, or to the first one that did not reach the disk.
  private func knownCount() throws(CommandError) -> Int {
    var count = 0
    while true {
      let bytes = try read(Self.blockCount * Self.size, at: start + count * Self.size)
      let whole = bytes.count / Self.size
      for place in 0..<whole where Self.number(bytes, place) == 0 { return count + place }
      count += whole
      if whole < Self.blockCount { return count }
    }
  }

  /// The checksum of an answered line.
  func checksum(at place: Int) throws(CommandError) -> UInt64 {
    if place < block.first || place >= block.first + block.bytes.count / Self.size {
      block = (place, try read(Self.blockCount * Self.size, at: start + place * Self.size))
    }
    guard (place - block.first) * Self.size + Self.size <= block.bytes.count else { return 0 }
    return Self.number(block.bytes, place - block.first)
  }

  /// Removes all checksums after the first `count`.
  func cut(to count: Int) throws(CommandError) {
    let length = start + count * Self.size
    guard ftruncate(descriptor, length) == 0, lseek(descriptor, 0, SEEK_END) == length else {
      throw .output(.cannotWrite(to: path, errno: errno))
    }
    self.count = count
  }

  /// Appends checksums.
  func append(_ checksums: [UInt64]) throws(CommandError) {
    for checksum in checksums {
      for shift in stride(from: 0, to: 64, by: 8) {
        sink.buffer.append(byte: UInt8(truncatingIfNeeded: checksum >> UInt64(shift)))
      }
    }
    try flush()
    count += checksums.count
  }

  /// Syncs the journal to the disk.
  func sync() throws(CommandError) {
    guard fsync(descriptor) == 0 else { throw .output(.cannotWrite(to: path, errno: errno)) }
  }

  /// Removes the journal of a finished batch.
  func remove() {
    _ = unsafe unlink(path.fileName)
  }

  private func flush() throws(CommandError) {
    do throws(OutputError) { try sink.flush() } catch { throw .output(error) }
  }

  private func read(_ count: Int, at offset: Int) throws(CommandError) -> [UInt8] {
    var failure: Int32?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      while filled < count {
        // SAFETY: pread fills at most the rest of the buffer.
        let got = unsafe pread(
          descriptor, room.baseAddress! + filled, count - filled, offset + filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        filled += got
      }
    }
    guard let failure else { return bytes }
    throw .reading(.unreadable(file: path, reason: FileFault(errno: failure)))
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> UInt64 {
    var number: UInt64 = 0
    for byte in 0..<size {
      number |= UInt64(bytes[place * size + byte]) << UInt64(8 * byte)
    }
    return number
  }
}
