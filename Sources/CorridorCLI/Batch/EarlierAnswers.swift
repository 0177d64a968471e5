internal import CorridorFormats
internal import CorridorRequests
internal import Glibc

/// The answers that a run of a batch which did not end has left.
struct EarlierAnswers {
  /// How many lines are answered.
  private(set) var lines = 0
  /// The number of the last of them in the input; nil where it is not known.
  private(set) var lastLine: Int?
  private(set) var tally = BatchTally()
  /// Whether all answers are there, in the file that has its name already.
  private(set) var isComplete = false

  init() {}

  /// Those of a run that had no more to do than to remove its journal.
  init(ofComplete lines: Int) {
    self.lines = lines
    isComplete = true
  }

  /// Counts the whole answers at the beginning of a file, and cuts off what is behind them.
  ///
  /// An answer is whole when it has its end, the number of a later line than the one before, and no
  /// zero, which blocks of a file have that have not reached the disk.
  ///
  /// - Parameter most: How many there can be.
  init(in descriptor: Int32, file: String, atMost most: Int) throws(CommandError) {
    var source = LineSource(descriptor: descriptor, file: file, limit: .max)
    var length = 0
    var isWhole = true
    lseek(descriptor, 0, SEEK_SET)
    while isWhole, let piece = try Self.next(&source) {
      var left = piece.text.count
      piece.forEachLine { line, _ in
        left -= line.count + 1
        guard left >= 0, lines < most, !line.contains(0),
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

  private static func next(_ source: inout LineSource) throws(CommandError) -> LinePiece? {
    do throws(InputError) { return try source.next() } catch { throw .reading(error) }
  }
}
