internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// The answers that an unfinished batch run has left.
struct EarlierAnswers {
  /// The number of answered lines.
  private(set) var lines = 0
  /// The number of the last answered line in the input; nil if unknown.
  private(set) var lastLine: Int?
  private(set) var tally = BatchTally()
  /// Whether all answers are present, in the file with its final name.
  private(set) var isComplete = false

  init() {}

  /// The answers of a run that only had to remove its journal.
  init(ofComplete lines: Int) {
    self.lines = lines
    isComplete = true
  }

  /// Counts the complete answers at the beginning of a file, and truncates the rest.
  ///
  /// An answer is complete if it has its line end, a greater line number than the one before, and
  /// no zero byte, which blocks contain that did not reach the disk. One that lacks detours is not:
  /// the engine is asked again.
  ///
  /// - Parameter most: The maximum number of answers.
  init(in descriptor: Int32, file: String, atMost most: Int) throws(CommandError) {
    var source = LineSource(descriptor: descriptor, file: file, limit: .max)
    var length = 0
    var isWhole = true
    lseek(descriptor, 0, SEEK_SET)
    while isWhole, let block = try Self.next(&source) {
      var left = block.text.count
      block.forEachLine { line, _ in
        left -= line.count + 1
        guard left >= 0, lines < most, !line.contains(0), !BatchAnswer.lacksDetours(line),
          let number = tally.count(answer: line), number > lastLine ?? 0
        else {
          isWhole = false
          return false
        }
        length += line.count + 1
        lines += 1
        lastLine = number
        return true
      }
    }
    guard ftruncate(descriptor, length) == 0, lseek(descriptor, 0, SEEK_END) == length else {
      throw .output(.cannotWrite(to: file, errno: errno))
    }
  }

  /// How many of the answers in a file lack detours because the engine did not answer.
  static func lackingDetours(in path: String) throws(CommandError) -> Int {
    // SAFETY: the path is a C string during the call.
    let descriptor = unsafe open(path.fileName, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .reading(.unreadable(file: path, reason: FileFault(errno: errno)))
    }
    defer { close(descriptor) }
    var source = LineSource(descriptor: descriptor, file: path, limit: .max)
    var count = 0
    while let block = try next(&source) {
      block.forEachLine { line, _ in
        if BatchAnswer.lacksDetours(line) { count += 1 }
        return true
      }
    }
    return count
  }

  private static func next(_ source: inout LineSource) throws(CommandError) -> LineBlock? {
    do throws(InputError) { return try source.next() } catch { throw .reading(error) }
  }
}
