internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// Where `corridor batch` puts its answers so that a run that was killed can go on.
///
/// Answers are added to `FILE.part`, which becomes `FILE` when all are there. Before answers are
/// written, the checksums of the lines that they answer are added to `FILE.resume` (see
/// ``BatchJournal``). So whatever stops a run, at whatever moment, the first answers that are whole
/// in `FILE.part` are those of lines that are known again; what is behind them is cut off and
/// answered anew. Nothing is synced to the disk but the journal's beginning and, before it gets its
/// name, all of the file: what the system loses with its power is seen to be no answer.
final class BatchFile {
  /// How much of an earlier run is there; nothing for a new one.
  let earlier: EarlierAnswers
  /// What people are told to go on with.
  var partPath: String { path + ".part" }

  private let path: String
  private let descriptor: Int32
  private let journal: BatchJournal
  private let sink: ByteSink

  /// Opens the file of a run.
  ///
  /// - Parameters:
  ///   - path: The file behind links.
  ///   - identity: What an earlier run must have been for this one to go on with it.
  init(path: String, identity: BatchIdentity, resumes: Bool) throws(CommandError) {
    self.path = path
    let part = path + ".part"
    do throws(OutputError) {
      for written in [path, part, path + ".resume"] { try OutputTarget.check(written) }
    } catch {
      throw .output(error)
    }
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

  /// What there is to go on with.
  private static func look(
    at descriptor: Int32, _ path: String, wasMade: Bool, _ identity: BatchIdentity, resumes: Bool
  ) throws(CommandError) -> (BatchJournal, EarlierAnswers) {
    let part = path + ".part"
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw .output(.cannotCreate(path: part, errno: EBUSY))
    }
    let isEmpty = size(part) == 0
    if !isEmpty, !resumes { throw .unfinished(file: part) }
    // The journal goes last: without a part it is that of a run which has ended.
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

  /// Whether a line is the one that was answered so.
  func answered(_ question: UInt64, at place: Int) throws(CommandError) -> Bool {
    try journal.question(at: place) == question
  }

  /// Adds answers.
  func write(_ answer: BatchAnswer) throws(CommandError) {
    try journal.append(answer.questions)
    sink.buffer.append(answer.bytes)
    do throws(OutputError) { try sink.flush() } catch { throw .output(error) }
  }

  /// Gives the file its name: `fsync`, `rename`, `fsync` of the folder.
  func finish() throws(CommandError) {
    do throws(OutputError) { try OutputTarget.check(path) } catch { throw .output(error) }
    guard fsync(descriptor) == 0 else {
      throw .output(.cannotWrite(to: partPath, errno: errno))
    }
    guard unsafe rename(partPath.fileName, path.fileName) == 0 else {
      throw .output(.cannotCreate(path: path, errno: errno))
    }
    BatchJournal.syncFolder(of: path)
    journal.remove()
  }

  /// Ends where an earlier run had ended, but for its journal.
  func finishAsIs() {
    _ = unsafe unlink(partPath.fileName)
    journal.remove()
  }

  /// Bytes of a file; nil where there is none.
  private static func size(_ path: String) -> Int? {
    var status = stat()
    // SAFETY: stat fills the struct during the call.
    return unsafe stat(path.fileName, &status) == 0 ? Int(status.st_size) : nil
  }
}
