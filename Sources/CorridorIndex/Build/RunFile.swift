/// A sorted run of drafts in a file without a name, read from front to back.
final class RunFile {
  /// The draft that is next, nil after the last.
  private(set) var record: RunRecord?
  private let file: OpenFile
  private var offset = 0
  private var buffer: [UInt8] = []
  private var position = 0
  private let pieceSize: Int

  /// Reads the run that `file` has in pieces of `pieceSize` bytes.
  init(_ file: consuming OpenFile, pieceSize: Int) {
    self.file = file
    self.pieceSize = pieceSize
  }

  /// Goes on to the next draft; the first call reads the first.
  func advance() throws(IndexError) {
    guard try fill(RunRecord.headSize) else {
      record = nil
      return
    }
    let (body, shape) = RunRecord.lengths(buffer, at: position)
    let length = body + shape
    guard try fill(RunRecord.headSize + length) else {
      throw .io(path: file.path, operation: "pread", errno: 0)
    }
    var next = record.take() ?? RunRecord()
    next.read(buffer.span, at: position)
    record = next
    position += RunRecord.headSize + length
  }

  /// Has `count` bytes ready; false where the file ends.
  private func fill(_ count: Int) throws(IndexError) -> Bool {
    while buffer.count - position < count {
      buffer.removeSubrange(..<position)
      position = 0
      let before = buffer.count
      try file.read(pieceSize, at: offset, to: &buffer)
      if buffer.count == before { return false }
      offset += buffer.count - before
    }
    return true
  }
}
