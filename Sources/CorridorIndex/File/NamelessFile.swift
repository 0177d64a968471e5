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

  /// Gives a file a temporary name, and moves it to its path, over a file that is there
  /// (`linkat`, `rename`). Returns the call that failed, with `errno`; nil if none did.
  ///
  /// Nothing is allocated between the two calls, so that the temporary name does not stay where
  /// memory ends there.
  package static func publish(
    _ descriptor: Int32, as temporary: String, at path: String
  ) -> String? {
    let source = "/proc/self/fd/\(descriptor)".fileName
    let (temporary, path) = (temporary.fileName, path.fileName)
    unsafe unlink(temporary)
    guard unsafe linkat(AT_FDCWD, source, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else {
      return "linkat"
    }
    guard unsafe rename(temporary, path) == 0 else {
      let code = errno
      unsafe unlink(temporary)
      errno = code
      return "rename"
    }
    return nil
  }
}
