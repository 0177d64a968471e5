internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// The destination of a command's output: standard output, or a file that appears only when it is
/// complete.
///
/// A file is written without a name (`O_TMPFILE`), or under a temporary name beside its own where
/// the file system lacks that, and renamed at the end, so that no reader sees a partial file, and
/// none is left even if the process is killed. An output that is not a regular file (`/dev/null`, a
/// named pipe) is written in place. A file that this run has read is never written, whether by name
/// or as standard output.
final class OutputTarget {
  /// Receives the bytes.
  let sink: ByteSink
  /// The style of text at the destination.
  let style: TerminalStyle

  private let descriptor: Int32
  private let destination: (path: String, temporary: String)?
  private let isNameless: Bool
  private var isOpen: Bool

  /// Opens the output; nil and `-` are standard output.
  init(path: String?) throws(OutputError) {
    guard let path, path != "-" else {
      if InputFiles.current?.contains(descriptor: STDOUT_FILENO) == true {
        throw .isInput(path: "standard output")
      }
      descriptor = STDOUT_FILENO
      destination = nil
      isNameless = false
      isOpen = false
      sink = ByteSink(descriptor: STDOUT_FILENO, name: "standard output")
      style = Terminal.style(STDOUT_FILENO)
      return
    }
    let resolved = Self.resolved(path)
    let inPlace = resolved.exists && !resolved.isRegular
    let temporary = inPlace ? nil : "\(resolved.path).\(getpid()).tmp"
    for written in [resolved.path, temporary ?? path] { try Self.check(written) }
    if let temporary { Interruption.setUnfinishedFile(temporary) }
    let folder = resolved.path.folder
    if !inPlace, let nameless = NamelessFile.open(inFolder: folder, O_WRONLY) {
      descriptor = nameless
      isNameless = true
    } else {
      let flags = O_WRONLY | O_CLOEXEC | (inPlace ? 0 : O_CREAT | O_TRUNC)
      // SAFETY: paths are C strings during the calls, here and below.
      descriptor = unsafe open((temporary ?? resolved.path).fileName, flags, 0o666)
      isNameless = false
    }
    guard descriptor >= 0 else {
      let code = errno
      Interruption.setUnfinishedFile(nil)
      throw .cannotCreate(path: path, errno: code)
    }
    destination = temporary.map { (resolved.path, $0) }
    isOpen = true
    sink = ByteSink(descriptor: descriptor, name: path)
    style = Terminal.style(descriptor)
  }

  deinit {
    guard isOpen else { return }
    close(descriptor)
    if let destination { _ = unsafe unlink(destination.temporary.fileName) }
    Interruption.setUnfinishedFile(nil)
  }

  /// Completes the output: writes buffered bytes, and renames the file.
  func finish() throws(OutputError) {
    try sink.flush()
    guard isOpen else { return }
    if let destination {
      // Requests that arrive one by one may have named more input files.
      try Self.check(destination.path)
      guard fsync(descriptor) == 0 else {
        throw .cannotWrite(to: destination.path, errno: errno)
      }
      let isPlaced =
        isNameless
        ? NamelessFile.publish(descriptor, as: destination.temporary, at: destination.path) == nil
        : unsafe rename(destination.temporary.fileName, destination.path.fileName) == 0
      guard isPlaced else {
        throw .cannotCreate(path: destination.path, errno: errno)
      }
      Self.syncFolder(of: destination.path)
      Interruption.setUnfinishedFile(nil)
    }
    isOpen = false
    guard close(descriptor) == 0 else {
      throw .cannotWrite(to: destination?.path ?? "output", errno: errno)
    }
  }

  /// Syncs the folder of a file to the disk, as far as the file system supports it.
  static func syncFolder(of path: String) {
    // SAFETY: the path is a C string during the call.
    let descriptor = unsafe open(path.folder.fileName, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Opens an output, lets `body` write it, and completes it.
  static func write<Result>(
    to path: String?, _ body: (OutputTarget) throws(CommandError) -> Result
  ) throws(CommandError) -> Result {
    let target: OutputTarget
    do throws(OutputError) { target = try OutputTarget(path: path) } catch { throw .output(error) }
    let result = try body(target)
    do throws(OutputError) { try target.finish() } catch { throw .output(error) }
    return result
  }

  /// Writes bytes at once.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    sink.buffer.append(bytes)
    do throws(OutputError) { try sink.flush() } catch { throw .output(error) }
  }

  /// Rejects a file that this run reads, under any name.
  static func check(_ path: String) throws(OutputError) {
    if InputFiles.current?.contains(path: path) == true { throw .isInput(path: path) }
  }

  /// The resolved path of a regular file; nil for standard output and for an output that is not a
  /// regular file.
  static func fileToKeep(_ path: String?) -> String? {
    guard let path, path != "-" else { return nil }
    let resolved = resolved(path)
    return resolved.exists && !resolved.isRegular ? nil : resolved.path
  }

  /// The target of symbolic links, so that a link stays and its target is replaced.
  private static func resolved(_ path: String) -> (path: String, exists: Bool, isRegular: Bool) {
    var status = stat()
    // SAFETY: stat fills the struct behind the pointer during the call.
    guard unsafe stat(path.fileName, &status) == 0 else { return (path, false, false) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    // SAFETY: with nil, realpath allocates its result, which is copied and then freed.
    guard let real = unsafe realpath(path.fileName, nil) else { return (path, true, isRegular) }
    defer { unsafe free(real) }
    return (unsafe String(fileName: real), true, isRegular)
  }
}
