internal import Glibc

/// The bytes of a regular file, mapped for reading (`mmap`); unmapped at the end of the value's
/// life.
@safe
@frozen
@usableFromInline
package struct Mapping: ~Copyable {
  // SAFETY: valid for `count` readable bytes until deinit. Nothing writes an index in place, so the
  // bytes do not change; if another program truncates the mapped file, reads raise SIGBUS.
  @usableFromInline let base: UnsafeRawPointer
  @usableFromInline let count: Int

  /// Maps the file at `path`, which may be empty.
  init(path: String) throws(IndexError) {
    let descriptor = unsafe open(path.fileName, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      throw isMissing ? .missing(path: path) : .cannotOpen(path: path, errno: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    // SAFETY: fstat fills the local variable.
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .io(path: path, operation: "fstat", errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    guard status.st_size > 0 else { throw .notAnIndex(path: path) }
    try self.init(descriptor: descriptor, count: Int(status.st_size), path: path)
  }

  /// Maps the `count` bytes of an open file, at least one; `path` is for error messages.
  init(descriptor: Int32, count: Int, path: String) throws(IndexError) {
    // SAFETY: a new mapping of the whole file, which only this value owns.
    let mapped = unsafe mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0)
    guard let start = UnsafeRawPointer(mapped), unsafe mapped != MAP_FAILED else {
      throw .io(path: path, operation: "mmap", errno: errno)
    }
    unsafe self.init(base: start, count: count)
  }

  private init(base: UnsafeRawPointer, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  deinit {
    // SAFETY: made in init and unmapped once.
    _ = unsafe munmap(UnsafeMutableRawPointer(mutating: base), count)
  }

  /// All bytes; valid while this value lives.
  var bytes: UnsafeRawBufferPointer { unsafe UnsafeRawBufferPointer(start: base, count: count) }
}
