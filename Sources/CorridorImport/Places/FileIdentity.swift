internal import CorridorIndex
package import Glibc

/// Which file a path stands for, through links and other spellings.
package struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// The file that `stat` has found.
  package init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }

  /// The file at a path, or nil when there is none.
  package init?(path: String) {
    var status = stat()
    // SAFETY: the path is a C string during the call, which fills the struct.
    guard unsafe stat(path.fileName, &status) == 0 else { return nil }
    self.init(status)
  }
}
