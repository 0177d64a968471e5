internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// The input lines of `corridor batch`: a file, or standard input for "-".
struct BatchInput: ~Copyable {
  var source: LineSource
  /// The size of the input in bytes, if it is a file.
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
    InputFiles.current?.note(descriptor: descriptor)
    var status = stat()
    // SAFETY: fstat fills the struct during the call.
    let isKnown = unsafe fstat(descriptor, &status) == 0
    size = isKnown && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    source = LineSource(descriptor: descriptor, file: name) { Interruption.wasRequested }
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Skips the lines that earlier answers belong to; returns the input read beyond them.
  ///
  /// - Returns: Nil if the lines differ.
  mutating func skip(_ file: BatchFile) throws(CommandError) -> Skipped? {
    let earlier = file.earlier
    var skipped = Skipped()
    var place = 0
    var isSame = true
    while place < earlier.lines || earlier.isComplete {
      let read: LineBlock?
      do throws(InputError) { read = try source.next() } catch { throw .reading(error) }
      guard let block = read else { break }
      var rest: Int?
      try block.forEachLine { (line, number) throws(CommandError) in
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
      skipped.bytes += block.text.count
      guard let rest else { continue }
      let left = block.suffix(fromLine: rest)
      skipped.bytes -= left.text.count
      skipped.rest = left
      break
    }
    // For a complete batch, the input must have exactly the answered lines.
    return place == earlier.lines && (!earlier.isComplete || skipped.rest == nil) ? skipped : nil
  }

  /// The position after the skipped lines.
  struct Skipped {
    var bytes = 0
    /// The input that was read beyond them.
    var rest: LineBlock?
  }
}
