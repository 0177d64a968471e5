internal import Glibc

/// Files that get their names when they are complete.
///
/// Such a file leaves nothing behind if the process ends before, for whatever reason. Where the
/// system or the file system lacks them, callers use a temporary name instead.
package enum NamelessFile {
  /// `O_TMPFILE` of Linux on x86 and ARM; C defines it as an expression, which Swift does not
  /// import.
  static var flag: Int32 { 0o20_000_000 | O_DIRECTORY }

  /// Opens a new file without a name in a folder (`open` with `O_TMPFILE`); nil if that cannot be
  /// done, or if the file could not get a name later, as without `/proc`.
  ///
  /// - Parameter mode: `O_RDWR` or `O_WRONLY`.
  package static func open(inFolder folder: String, _ mode: Int32) -> Int32? {
    // SAFETY: paths are C strings during the calls, here and below.
    guard unsafe access("/proc/self/fd", X_OK) == 0 else { return nil }
    let descriptor = unsafe Glibc.open(folder.fileName, flag | mode | O_CLOEXEC, 0o666)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Gives a file a name, which no other file has (`linkat`); false with `errno` if that fails.
  package static func giveName(_ path: String, to descriptor: Int32) -> Bool {
    let source = "/proc/self/fd/\(descriptor)"
    return unsafe linkat(AT_FDCWD, source, AT_FDCWD, path.fileName, AT_SYMLINK_FOLLOW) == 0
  }
}
