internal import CorridorThreads
internal import Glibc

/// The regular files that a run has read or is about to read, so that the run does not overwrite
/// them.
///
/// All code that opens a file for reading records it by device and inode, whatever its source: an
/// index, a route, an area, a table or standard input. All code that writes a file checks the
/// register first. A program creates a register at the start of a run; without one, nothing is
/// recorded and every file may be written. A service or a program that uses the library needs no
/// register, because it writes no files on its own.
///
/// ```swift
/// try InputFiles.$current.withValue(InputFiles()) {
///   let index = try PlaceIndex(path: "malta.corridor")
///   InputFiles.current?.contains("link-to-malta")  // true
/// }
/// ```
package final class InputFiles: Sendable {
  /// The register of this run.
  @TaskLocal package static var current: InputFiles?

  private let identities = Locked(FileIdentities())

  package init() {}

  /// Records an open file. Pipes and devices are ignored, because nothing can overwrite them.
  package func note(descriptor: Int32) {
    var status = stat()
    // SAFETY: fstat fills the struct during the call.
    guard unsafe fstat(descriptor, &status) == 0 else { return }
    note(status)
  }

  /// Records a file that will be read, if it exists, before another is opened for writing.
  package func note(path: String) {
    var status = stat()
    // SAFETY: the path is a C string during the call, which fills the struct.
    guard unsafe stat(path.fileName, &status) == 0 else { return }
    note(status)
  }

  private func note(_ status: stat) {
    guard let identity = FileIdentity(status) else { return }
    identities.withLock { $0.insert(identity) }
  }

  /// Whether the file at a path, through links and other spellings, is in the register.
  package func contains(path: String) -> Bool {
    var status = stat()
    // SAFETY: the path is a C string during the call, which fills the struct.
    guard unsafe stat(path.fileName, &status) == 0 else { return false }
    return contains(status)
  }

  /// Whether an open file is in the register.
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

extension InputFiles {
  /// The error message for an output path that is in the register.
  package static func refusal(of path: String) -> String {
    "\(path) is also an input of this run; nothing was written: name another output"
  }
}

/// The identities of regular files.
private struct FileIdentities {
  /// The first ones: a run that reads a few files makes no set, whose type takes time to make.
  private var first: [FileIdentity] = []
  private var others: Set<FileIdentity> = []

  mutating func insert(_ identity: FileIdentity) {
    if first.count < 16 {
      first.append(identity)
    } else if !first.contains(identity) {
      others.insert(identity)
    }
  }

  func contains(_ identity: FileIdentity) -> Bool {
    first.contains(identity) || !others.isEmpty && others.contains(identity)
  }
}

/// The identity of the regular file at a path or descriptor.
private struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The file that `stat` found; nil if it is not a regular file.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
