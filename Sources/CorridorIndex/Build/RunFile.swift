/// A sorted run of drafts in an unnamed file, read sequentially.
final class RunFile {
  private let file: OpenFile
  private var offset = 0
  private var buffer: [UInt8] = []
  private var position = 0
  /// Bytes of the next draft; 0 after the last.
  private var length = 0
  /// Number of bytes to read at a time.
  var chunkSize = 1 << 20

  /// A run in `file`.
  init(_ file: consuming OpenFile) {
    self.file = file
  }

  /// Whether there is a next draft.
  var hasRecord: Bool { length > 0 }

  /// Calls `body` with the next draft.
  func withRecord<R>(_ body: (RunRecord) -> R) -> R {
    // SAFETY: `advance` has read the whole record into the buffer, which does not change.
    unsafe buffer.withUnsafeBytes { bytes in
      unsafe body(RunRecord(at: bytes.baseAddress! + position))
    }
  }

  /// Whether the next draft comes before that of another run.
  func precedes(_ other: RunFile) -> Bool {
    withRecord { own in other.withRecord { own < $0 } }
  }

  /// Moves to the next draft; the first call reads the first.
  func advance() throws(IndexError) {
    position += length
    length = 0
    guard try fill(RunRecord.headSize(code: 0)) else { return }
    // If the file ends within a record, its size is not available either.
    _ = try fill(RunRecord.longestHead)
    let known = min(buffer.count, position + RunRecord.longestHead)
    let next = RunRecord.size(head: buffer.span.extracting(position..<known))
    guard try fill(next) else {
      throw .io(path: file.path, operation: "pread", errno: 0)
    }
    length = next
  }

  /// Buffers `count` bytes; returns false if the file ends before that.
  private func fill(_ count: Int) throws(IndexError) -> Bool {
    while buffer.count - position < count {
      buffer.removeSubrange(..<position)
      position = 0
      let before = buffer.count
      try file.read(chunkSize, at: offset, to: &buffer)
      if buffer.count == before { return false }
      offset += buffer.count - before
    }
    return true
  }
}
