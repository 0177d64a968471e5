internal import CorridorThreads
internal import Glibc

/// The regular files that a run has read or is about to read, so that it writes over none of them.
///
/// Whatever opens a file for reading notes it, by device and inode, however it was found: an index,
/// a route, an area, a table, standard input. Whatever writes a file asks first. A program begins a
/// register where a run begins; without one nothing is noted and every file may be written, as for a
/// service or a program that uses the library, which write no files of their own accord.
///
/// ```swift
/// try ReadFiles.$current.withValue(ReadFiles()) {
///   let index = try PlaceIndex(path: "malta.corridor")
///   ReadFiles.current?.contains("link-to-malta")  // true
/// }
/// ```
package final class ReadFiles: Sendable {
  /// The register of this run.
  @TaskLocal package static var current: ReadFiles?

  private let identities = Locked<Set<FileIdentity>>([])

  package init() {}

  /// Notes an open file. Pipes and devices are no files that anything could be written over.
  package func note(descriptor: Int32) {
    var status = stat()
    // SAFETY: fstat fills the struct during the call.
    guard unsafe fstat(descriptor, &status) == 0 else { return }
    note(status)
  }

  /// Notes a file that will be read, where there is one: before another is opened for writing.
  package func note(path: String) {
    var status = stat()
    // SAFETY: the path is a C string during the call, which fills the struct.
    guard unsafe stat(path.fileName, &status) == 0 else { return }
    note(status)
  }

  private func note(_ status: stat) {
    guard let identity = FileIdentity(status) else { return }
    identities.withLock { _ = $0.insert(identity) }
  }

  /// Whether the file at a path, through links and other spellings, is one of them.
  package func contains(path: String) -> Bool {
    var status = stat()
    // SAFETY: the path is a C string during the call, which fills the struct.
    guard unsafe stat(path.fileName, &status) == 0 else { return false }
    return contains(status)
  }

  /// Whether an open file is one of them.
  package func contains(descriptor: Int32) -> Bool {
    var status = stat()
    // SAFETY: fstat fills the struct during the call.
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    return contains(status)
  }

  private func contains(_ status: stat) -> Bool {
    guard let identity = FileIdentity(status) else { return false }
    return identities.withLock { $0.contains(identity) }
  }
}

extension ReadFiles {
  /// What is said of an output that is among them.
  package static func refusal(of path: String) -> String {
    "\(path) is also an input of this run; nothing was written: name another output"
  }
}

/// Which regular file a path or a descriptor stands for.
private struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The file that `stat` has found; nil for what is no regular file.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
