internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// The lines of `corridor batch`: a file, or standard input for "-".
struct BatchInput: ~Copyable {
  var source: LineSource
  /// Bytes of the input, where it is a file.
  let size: Int?
  private let descriptor: Int32

  init(_ path: String) throws(CommandError) {
    let isStandardInput = path == "-"
    let name = isStandardInput ? "standard input" : path
    // SAFETY: the path is a C string during the call.
    descriptor = unsafe isStandardInput ? STDIN_FILENO : open(path.fileName, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .reading(.unreadable(file: path, reason: FileFault(errno: errno)))
    }
    ReadFiles.current?.note(descriptor: descriptor)
    var status = stat()
    // SAFETY: fstat fills the struct during the call.
    let isKnown = unsafe fstat(descriptor, &status) == 0
    size = isKnown && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    source = LineSource(descriptor: descriptor, file: name) { Interruption.wasRequested }
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Reads over the lines that earlier answers are of; gives what was read of those behind them.
  ///
  /// - Returns: Nil where they are other lines.
  mutating func skip(_ file: BatchFile) throws(CommandError) -> Skipped? {
    let earlier = file.earlier
    var skipped = Skipped()
    var place = 0
    var isSame = true
    while place < earlier.lines || earlier.isComplete {
      let read: LinePiece?
      do throws(InputError) { read = try source.next() } catch { throw .reading(error) }
      guard let piece = read else { break }
      var rest: Int?
      try piece.forEachLine { (line, number) throws(CommandError) in
        if line.isBlankLine { return true }
        guard place < earlier.lines else {
          rest = number
          return false
        }
        isSame = try file.answered(BatchAnswer.checksum(of: line), at: place)
        place += 1
        if place == earlier.lines, let last = earlier.lastLine, last != number { isSame = false }
        return isSame
      }
      guard isSame else { return nil }
      skipped.bytes += piece.text.count
      guard let rest else { continue }
      let left = piece.suffix(fromLine: rest)
      skipped.bytes -= left.text.count
      skipped.rest = left
      break
    }
    // All lines were answered of a batch that is complete, and no more came.
    return place == earlier.lines && (!earlier.isComplete || skipped.rest == nil) ? skipped : nil
  }

  /// How far the input was read over.
  struct Skipped {
    var bytes = 0
    /// What was read behind it.
    var rest: LinePiece?
  }
}
