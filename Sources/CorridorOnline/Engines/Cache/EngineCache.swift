internal import CorridorIndex
internal import CorridorThreads
internal import Glibc

/// A folder with the answers of routing engines, by the content of the requests.
///
/// A file has one answer; its name is the XXH3-64 of what was asked: the engine, its roads, its
/// address and the request. Any number of processes may use a folder at once: a file gets its name
/// when it is complete. A file that is damaged counts as missing. No file has a key.
///
/// The folder has 256 subfolders, none of which takes more than its share; the oldest answers are
/// removed first. Other files in the folder are left alone.
public final class EngineCache: Sendable {
  let folder: String
  /// The most bytes of a subfolder.
  private let shareBytes: Int
  private let note: @Sendable (String) -> Void
  private let shares = Locked([Int: Share]())
  private let hasNoted = Locked(false)
  private let partCount = Locked(0)

  /// What is known of a subfolder.
  private struct Share: Sendable {
    var bytes: Int
    /// Answers since its files were counted; other processes add their own.
    var additions = 0
  }

  /// How long an answer is used whose engine does not say when its roads were made.
  static let longestAge: Int64 = 24 * 3600

  private static let subfolders = 256
  /// After how many additions the files of a subfolder are counted again.
  private static let mostAdditions = 32

  /// Makes a cache in a folder, which is made when there is something to put into it.
  ///
  /// - Parameters:
  ///   - bytes: About the most bytes on the disk.
  ///   - note: Called at most once, with the reason why answers cannot be kept.
  public init(
    folder: String, bytes: Int = 1 << 30, note: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.folder = folder
    shareBytes = max(0, bytes) / Self.subfolders
    self.note = note
  }

  // MARK: Looking up

  /// The answer to what `key` describes; nil if there is none, or it is too old.
  ///
  /// - Parameter oldest: The earliest time, in seconds since 1970, at which it may have been kept.
  func answer(to key: [UInt8], since oldest: Int64) -> EngineCacheEntry? {
    let (_, path) = place(of: key)
    guard let bytes = Self.contents(of: path, limit: shareBytes),
      let entry = EngineCacheEntry(bytes, of: key), entry.seconds >= oldest,
      entry.seconds <= Self.now + 60
    else { return nil }
    return entry
  }

  /// Seconds since 1970.
  static var now: Int64 { Int64(time(nil)) }

  /// The number of the subfolder of a request, and the path of its file.
  private func place(of key: [UInt8]) -> (share: Int, path: String) {
    let name = Checksum.of(key.span).hexadecimal
    let share = Int(name.prefix(2), radix: 16) ?? 0
    return (share, "\(subfolder(share))/\(name).answer")
  }

  private func subfolder(_ share: Int) -> String {
    let name = String(share, radix: 16)
    return "\(folder)/\(name.count < 2 ? "0" : "")\(name)"
  }

  /// The bytes of a file; nil if it is none or cannot be read.
  private static func contents(of path: String, limit: Int) -> [UInt8]? {
    // SAFETY: the path is a C string during the call; the descriptor is closed below.
    let file = unsafe open(path.fileName, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { _ = close(file) }
    var status = stat()
    // SAFETY: `status` outlives the call.
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      while count < size {
        // SAFETY: read writes at most so many bytes behind those that are there.
        let got = unsafe Glibc.read(file, bytes.baseAddress?.advanced(by: count), size - count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
      }
    }
  }

  // MARK: Keeping

  /// Keeps an answer; if that fails, `note` is called the first time.
  func keep(_ entry: EngineCacheEntry, for key: [UInt8]) {
    let bytes = entry.bytes(of: key)
    guard bytes.count <= shareBytes else { return }
    let (share, path) = place(of: key)
    let number = partCount.withLock { count in
      count += 1
      return count
    }
    let part = "\(path).\(getpid())-\(number).part"
    if let code = Self.write(bytes, to: part, in: subfolder(share)) {
      // SAFETY: the path is a C string during the call.
      _ = unsafe unlink(part.fileName)
      return fail(code)
    }
    // SAFETY: as before.
    guard unsafe rename(part.fileName, path.fileName) == 0 else {
      let code = errno
      // SAFETY: as before.
      _ = unsafe unlink(part.fileName)
      return fail(code)
    }
    makeRoom(in: share, after: bytes.count)
  }

  private func fail(_ code: Int32) {
    let isFirst = hasNoted.withLock { hasNoted in
      defer { hasNoted = true }
      return !hasNoted
    }
    guard isFirst else { return }
    // SAFETY: strerror returns a C string that lives at least until the next call on this thread.
    note("the engine cache \(folder) cannot be written: \(unsafe String(cString: strerror(code)))")
  }

  /// Writes a new file; returns `errno` if that fails.
  private static func write(_ bytes: [UInt8], to path: String, in folder: String) -> Int32? {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    // SAFETY: the path is a C string during the call; the descriptor is closed below.
    var file = unsafe open(path.fileName, flags, 0o600)
    if file < 0, errno == ENOENT {
      makeFolder(folder)
      // SAFETY: as before.
      file = unsafe open(path.fileName, flags, 0o600)
    }
    guard file >= 0 else { return errno }
    var done = 0
    while done < bytes.count {
      // SAFETY: the bytes from `done` on are read within the closure.
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe Glibc.write(file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let code = count < 0 ? errno : ENOSPC
        _ = close(file)
        return code
      }
      done += count
    }
    return close(file) == 0 ? nil : errno
  }

  /// Makes a folder and its parents, for the user alone; that it fails is seen by what follows.
  private static func makeFolder(_ path: String) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      // SAFETY: the path is a C string during the call.
      _ = unsafe mkdir(String(path[..<end]).fileName, 0o700)
    }
  }

  // MARK: Removing

  /// Removes the oldest answers of a subfolder that has more than its share.
  private func makeRoom(in share: Int, after bytes: Int) {
    let isFull = shares.withLock { shares in
      guard var known = shares[share] else { return true }
      known.bytes += max(bytes, 4096)
      known.additions += 1
      shares[share] = known
      return known.bytes > shareBytes || known.additions >= Self.mostAdditions
    }
    guard isFull else { return }
    var files = Self.files(in: subfolder(share))
    var sum = files.reduce(0) { $0 + $1.bytes }
    if sum > shareBytes {
      files.sort { $0.nanoseconds < $1.nanoseconds }
      for file in files where sum > shareBytes / 8 * 7 {
        // SAFETY: the path is a C string during the call.
        _ = unsafe unlink(file.path.fileName)
        sum -= file.bytes
      }
    }
    shares.withLock { $0[share] = Share(bytes: sum) }
  }

  private struct File {
    var path: String
    /// On the disk.
    var bytes: Int
    /// When it was written, since 1970.
    var nanoseconds: Int
  }

  /// The files of a cache in a subfolder, and what ended processes left of them.
  private static func files(in folder: String) -> [File] {
    var files: [File] = []
    for name in FolderNames.all(in: folder) {
      guard isOurs(name) else { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      // SAFETY: the path is a C string during the call, and `status` outlives it.
      guard unsafe lstat(path.fileName, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      files.append(
        File(
          path: path, bytes: max(Int(status.st_blocks) * 512, Int(status.st_size)),
          nanoseconds: Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)))
    }
    return files
  }

  /// Whether a name is one that a cache gives: `0123456789abcdef.answer`, or that of a part.
  private static func isOurs(_ name: String) -> Bool {
    let digits = name.prefix { $0 != "." }
    let ending = name.dropFirst(digits.count)
    return digits.utf8.count == 16 && digits.allSatisfy(\.isHexDigit)
      && (ending == ".answer" || ending.hasPrefix(".answer.") && ending.hasSuffix(".part"))
  }
}
