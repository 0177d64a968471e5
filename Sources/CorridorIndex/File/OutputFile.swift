internal import Glibc

/// A file that appears at its path only when it is complete.
///
/// Until then it has no name, if the file system supports that, and so leaves nothing behind even
/// if the process is killed; otherwise it has a temporary name beside the path. It replaces an
/// existing file atomically; programs that have the old file open keep it.
struct OutputFile: ~Copyable {
  let file: OpenFile
  let path: String
  private let folder: String
  private let temporaryName: String
  private let isNamed: Bool

  /// Creates the file. Throws ``IndexError/cannotCreate(path:errno:)`` if the folder is missing or
  /// cannot be written, or if the path names something other than a regular file, and
  /// ``IndexError/outputIsInput(path:)`` for a file that this run reads.
  ///
  /// `isNameless` is whether to try a file without a name first.
  init(path: String, isNameless: Bool = true) throws(IndexError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let folder = path.folder
    var status = stat()
    // SAFETY: stat fills the local variable.
    if unsafe stat(path.fileName, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw .cannotCreate(path: path, errno: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EEXIST)
    }
    guard !name.isEmpty else { throw .cannotCreate(path: path, errno: ENOENT) }
    try Self.check(path)
    let temporaryName = "\(folder)/.\(name).\(getpid()).partial"
    var descriptor = isNameless ? NamelessFile.open(inFolder: folder, O_RDWR) ?? -1 : -1
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

  /// Moves the file to its path: `fsync`, `rename`, `fsync` of the folder.
  func publish() throws(IndexError) {
    // The file at the path may have been read meanwhile.
    try Self.check(path)
    guard fsync(file.descriptor) == 0 else { throw failed("fsync") }
    if isNamed {
      guard unsafe rename(temporaryName.fileName, path.fileName) == 0 else {
        throw failed("rename")
      }
    } else if let call = NamelessFile.publish(file.descriptor, as: temporaryName, at: path) {
      throw failed(call)
    }
    let directory = unsafe open(folder.fileName, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw failed("open") }
    defer { close(directory) }
    // Some file systems cannot sync a folder; the file itself is already on disk.
    guard fsync(directory) == 0 || errno == EINVAL else { throw failed("fsync") }
  }

  private static func check(_ path: String) throws(IndexError) {
    if InputFiles.current?.contains(path: path) == true { throw .outputIsInput(path: path) }
  }

  /// The folder of the output path.
  var parent: String { folder }

  private func failed(_ operation: String) -> IndexError {
    .io(path: path, operation: operation, errno: errno)
  }
}
