internal import CorridorIndex
internal import Glibc

/// The properties that distinguish a file from an earlier one of the same name.
struct FileState: Equatable {
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init(_ path: String) {
    var status = stat()
    // SAFETY: stat fills the struct during the call.
    _ = unsafe stat(path.fileName, &status)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
