internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// The output files of `corridor batch`, from which a killed run can be resumed.
///
/// Answers are appended to `FILE.part`, which becomes `FILE` when it is complete. Before answers
/// are written, the checksums of the lines that they answer are appended to `FILE.resume` (see
/// ``BatchJournal``). Whenever a run stops, the leading complete answers in `FILE.part` therefore
/// belong to lines that the journal identifies; the rest is truncated and answered again. Only the
/// beginning of the journal and, before the rename, both files are synced to the disk: answers lost
/// in a power failure are recognized as incomplete.
final class BatchFile {
  /// The complete answers of an earlier run; empty for a new one.
  let earlier: EarlierAnswers
  /// The path of the partial file, which messages about resuming show.
  var partPath: String { path + ".part" }

  private let path: String
  private let descriptor: Int32
  private let journal: BatchJournal
  private let sink: ByteSink

  /// Opens the files of a run.
  ///
  /// - Parameters:
  ///   - path: The path of the file, with links resolved.
  ///   - identity: The identity that an earlier run must have to be resumed.
  init(path: String, identity: BatchIdentity, resumes: Bool) throws(CommandError) {
    self.path = path
    let part = path + ".part"
    do throws(OutputError) {
      for written in [path, part, path + ".resume"] { try OutputTarget.check(written) }
    } catch {
      throw .output(error)
    }
    if resumes { try Self.takeBackUnanswered(path, identity) }
    let hadPart = Self.size(part) != nil
    // SAFETY: paths are C strings during the calls, here and below.
    let descriptor = unsafe open(part.fileName, O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .output(.cannotCreate(path: part, errno: errno)) }
    do throws(CommandError) {
      (journal, earlier) = try Self.look(
        at: descriptor, path, wasMade: !hadPart, identity, resumes: resumes)
    } catch {
      close(descriptor)
      if !hadPart { _ = unsafe unlink(part.fileName) }
      throw error
    }
    self.descriptor = descriptor
    sink = ByteSink(descriptor: descriptor, name: part)
  }

  /// Makes the output of an earlier run partial again if it lacks detours, so that it is resumed.
  private static func takeBackUnanswered(
    _ path: String, _ identity: BatchIdentity
  ) throws(CommandError) {
    let journalPath = path + ".resume"
    guard size(path + ".part") == nil, size(path) != nil, size(journalPath) != nil,
      try EarlierAnswers.lackingDetours(in: path) > 0
    else { return }
    _ = try BatchJournal(path: journalPath, identity: identity, isNew: false)
    guard unsafe rename(path.fileName, (path + ".part").fileName) == 0 else {
      throw .output(.cannotCreate(path: path + ".part", errno: errno))
    }
  }

  /// Looks for an earlier run that can be resumed.
  private static func look(
    at descriptor: Int32, _ path: String, wasMade: Bool, _ identity: BatchIdentity, resumes: Bool
  ) throws(CommandError) -> (BatchJournal, EarlierAnswers) {
    let part = path + ".part"
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw .output(.cannotCreate(path: part, errno: EBUSY))
    }
    let isEmpty = size(part) == 0
    if !isEmpty, !resumes { throw .unfinished(file: part) }
    // The journal is removed last: without a partial file, it belongs to a completed run.
    let journalPath = path + ".resume"
    if isEmpty, wasMade, resumes, size(path) != nil, size(journalPath) != nil,
      let journal = try? BatchJournal(path: journalPath, identity: identity, isNew: false)
    {
      return (journal, EarlierAnswers(ofComplete: journal.count))
    }
    let journal = try BatchJournal(path: journalPath, identity: identity, isNew: isEmpty)
    guard !isEmpty else { return (journal, EarlierAnswers()) }
    let earlier = try EarlierAnswers(in: descriptor, file: part, atMost: journal.count)
    try journal.cut(to: earlier.lines)
    return (journal, earlier)
  }

  deinit {
    close(descriptor)
  }

  /// Whether the answer at `place` belongs to a line with this checksum.
  func answered(_ checksum: UInt64, at place: Int) throws(CommandError) -> Bool {
    try journal.checksum(at: place) == checksum
  }

  /// Appends answers.
  func write(_ answer: BatchAnswer) throws(CommandError) {
    try journal.append(answer.checksums)
    sink.buffer.append(answer.bytes)
    do throws(OutputError) { try sink.flush() } catch { throw .output(error) }
  }

  /// Renames the completed file: `fsync`, `rename`, `fsync` of the folder.
  ///
  /// - Parameter asksAgain: Whether the journal is kept, so that lines without detours can be
  ///   answered again.
  func finish(asksAgain: Bool = false) throws(CommandError) {
    do throws(OutputError) { try OutputTarget.check(path) } catch { throw .output(error) }
    guard fsync(descriptor) == 0 else {
      throw .output(.cannotWrite(to: partPath, errno: errno))
    }
    // Otherwise the renamed file could be on disk beside a journal of fewer lines, which looks like
    // that of another input.
    try journal.sync()
    guard unsafe rename(partPath.fileName, path.fileName) == 0 else {
      throw .output(.cannotCreate(path: path, errno: errno))
    }
    OutputTarget.syncFolder(of: path)
    if !asksAgain { journal.remove() }
  }

  /// Removes what remains of an earlier run that had completed its output.
  func finishAsIs() {
    _ = unsafe unlink(partPath.fileName)
    journal.remove()
  }

  /// The size of a file in bytes; nil if it does not exist.
  private static func size(_ path: String) -> Int? {
    var status = stat()
    // SAFETY: stat fills the struct during the call.
    return unsafe stat(path.fileName, &status) == 0 ? Int(status.st_size) : nil
  }
}
