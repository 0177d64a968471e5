internal import Glibc

/// A file that stands at its path only when it is whole.
///
/// Until then it has no name where the file system can do that, and so leaves nothing behind even
/// when the process is killed; elsewhere it has a temporary name beside the path. What stood at the
/// path before is replaced in one step, and who has it open keeps it.
struct OutputFile: ~Copyable {
  let file: OpenFile
  let path: String
  private let folder: String
  private let temporaryName: String
  private let isNamed: Bool

  /// Makes the file; throws ``IndexError/cannotCreate(path:errno:)`` where the folder is missing
  /// or cannot be written, or something that is not a file stands at the path, and
  /// ``IndexError/outputIsInput(path:)`` for a file that this run reads.
  ///
  /// `isNameless` is whether to try for a file without a name.
  init(path: String, isNameless: Bool = true) throws(IndexError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    var status = stat()
    // SAFETY: stat fills the local it is given.
    if unsafe stat(path.fileName, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw .cannotCreate(path: path, errno: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EEXIST)
    }
    guard !name.isEmpty else { throw .cannotCreate(path: path, errno: ENOENT) }
    try Self.check(path)
    let temporaryName = "\(folder)/.\(name).\(getpid()).partial"
    var descriptor: Int32 = -1
    // Without /proc such a file could not get its name later.
    if isNameless, unsafe access("/proc/self/fd", X_OK) == 0 {
      descriptor = unsafe open(folder.fileName, OpenFile.nameless | O_RDWR | O_CLOEXEC, 0o666)
    }
    let isNamed = descriptor < 0
    if isNamed {
      unsafe unlink(temporaryName.fileName)
      descriptor = unsafe open(temporaryName.fileName, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw .cannotCreate(path: path, errno: errno) }
    self.init(
      file: OpenFile(descriptor: descriptor, path: path), path: path, folder: folder,
      temporaryName: temporaryName, isNamed: isNamed)
  }

  private init(
    file: consuming OpenFile, path: String, folder: String, temporaryName: String, isNamed: Bool
  ) {
    self.file = file
    self.path = path
    self.folder = folder
    self.temporaryName = temporaryName
    self.isNamed = isNamed
  }

  deinit {
    if isNamed { unsafe unlink(temporaryName.fileName) }
  }

  /// Puts the file at its path: `fsync`, `rename`, `fsync` of the folder.
  func publish() throws(IndexError) {
    // What stands there now may have been read meanwhile.
    try Self.check(path)
    guard fsync(file.descriptor) == 0 else { throw failed("fsync") }
    if !isNamed {
      let source = "/proc/self/fd/\(file.descriptor)"
      unsafe unlink(temporaryName.fileName)
      guard
        unsafe linkat(AT_FDCWD, source, AT_FDCWD, temporaryName.fileName, AT_SYMLINK_FOLLOW) == 0
      else {
        throw failed("linkat")
      }
    }
    guard unsafe rename(temporaryName.fileName, path.fileName) == 0 else {
      let error = failed("rename")
      unsafe unlink(temporaryName.fileName)
      throw error
    }
    let directory = unsafe open(folder.fileName, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw failed("open") }
    defer { close(directory) }
    // Some file systems cannot sync a folder; the file itself is safe by now.
    guard fsync(directory) == 0 || errno == EINVAL else { throw failed("fsync") }
  }

  private static func check(_ path: String) throws(IndexError) {
    if ReadFiles.current?.contains(path: path) == true { throw .outputIsInput(path: path) }
  }

  /// The folder that the file will stand in.
  var parent: String { folder }

  private func failed(_ operation: String) -> IndexError {
    .io(path: path, operation: operation, errno: errno)
  }
}
