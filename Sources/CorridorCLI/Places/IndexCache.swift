internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// Cached indexes of source files in the user's cache folder, each built once.
///
/// A file's name identifies its sources (`WHICH`) and their state (`STATE`: size, modification
/// time, index version): `WHICH-STATE.corridor`. Concurrent runs are safe, since an index gets its
/// name only when it is complete. If there is no cache folder, or no writable one, an index is
/// built for a single run.
struct IndexCache {
  private let sources: [String]
  private let isStrict: Bool

  init(sources: [String], isStrict: Bool) {
    self.sources = sources
    self.isStrict = isStrict
  }

  /// Opens the index of the sources, and builds it first if necessary.
  func open() throws(CommandError) -> PlaceIndex {
    let (which, state) = try names()
    guard let folder = UserFolder.cache else {
      return try makeForThisRun(because: "neither XDG_CACHE_HOME nor HOME names a folder")
    }
    let path = "\(folder)/\(which)-\(state).corridor"
    if let index = try? PlaceIndex(path: path) { return index }

    if let reason = Self.makeFolder(folder) { return try makeForThisRun(because: reason) }
    let index = try make(path)
    Self.removeOthers(of: which, in: folder, butFor: path)
    return index
  }

  /// The path of the index of the sources, which may not exist yet; nil if there is no cache
  /// folder.
  func path() throws(CommandError) -> String? {
    let (which, state) = try names()
    return UserFolder.cache.map { "\($0)/\(which)-\(state).corridor" }
  }

  private func make(
    _ path: String, isKept: Bool = true
  ) throws(CommandError) -> PlaceIndex {
    try ImportRun(inputs: sources, output: path, isStrict: isStrict, hasSummary: isKept).build()
    do throws(IndexError) {
      return try PlaceIndex(path: path)
    } catch {
      throw .index(error)
    }
  }

  /// Builds an index in a private folder; once mapped, the file can be unlinked at once.
  private func makeForThisRun(because reason: String) throws(CommandError) -> PlaceIndex {
    let name = sources.count == 1 ? sources[0] : "\(sources.count) files"
    StandardError.report(
      """
      no cache folder for the index of \(name): \(reason); the index is made for this run only; \
      set XDG_CACHE_HOME to a writable folder, or make an index with corridor import
      """)
    let folder = try Self.temporaryFolder()
    let path = folder + "/places.corridor"
    defer {
      // SAFETY: the paths are C strings during the calls.
      _ = unsafe unlink(path.fileName)
      _ = unsafe rmdir(folder.fileName)
    }
    return try make(path, isKept: false)
  }

  /// Creates a private folder for temporary files.
  private static func temporaryFolder() throws(CommandError) -> String {
    let places = [environment("TMPDIR"), "/tmp", "/var/tmp", "/dev/shm"].compactMap { $0 }
    for place in places {
      var name = "\(place)/corridor-XXXXXX".fileName
      // SAFETY: the template ends with a zero byte, and mkdtemp changes it in place.
      guard unsafe mkdtemp(&name) != nil else { continue }
      return String(fileName: name.dropLast().map { UInt8(bitPattern: $0) })
    }
    throw .output(.cannotCreate(path: places[0], errno: errno))
  }

  /// `WHICH` and `STATE` of the sources.
  private func names() throws(CommandError) -> (which: String, state: String) {
    var which = ContentHash()
    var state = ContentHash()
    for source in sources {
      InputFiles.current?.note(path: source)
      try Self.add(source, to: &which, &state)
    }
    // An index built before roads were stored contains none.
    state.add("\(IndexVersion.current) \(programVersion) \(isStrict) roads")
    return (which.description, state.description)
  }

  private static func add(
    _ source: String, to which: inout ContentHash, _ state: inout ContentHash
  ) throws(CommandError) {
    var status = stat()
    // SAFETY: stat fills the struct during the call; with nil realpath returns memory of its own,
    // which is copied and freed.
    guard unsafe stat(source.fileName, &status) == 0,
      let real = unsafe realpath(source.fileName, nil)
    else {
      throw .reading(.unreadable(file: source, reason: FileFault(errno: errno)))
    }
    defer { unsafe free(real) }
    which.add(unsafe String(fileName: real))
    state.add("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
    state.add("\(status.st_ino)")
  }

  /// Creates a folder and its parents, for the user alone as the XDG specification requires;
  /// returns the reason if that fails or if the folder is not writable.
  private static func makeFolder(_ path: String) -> String? {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      // SAFETY: the path is a C string during the call.
      guard unsafe mkdir(part.fileName, 0o700) != 0 else { continue }
      let code = errno
      // SAFETY: as before.
      if code != EEXIST, unsafe access(part.fileName, F_OK) != 0 {
        return "\(part) cannot be made (\(words(code)))"
      }
    }
    // SAFETY: as before.
    guard unsafe access(path.fileName, W_OK | X_OK) == 0 else {
      return "\(path) cannot be written to (\(words(errno)))"
    }
    return nil
  }

  /// The system's message for `errno`.
  private static func words(_ code: Int32) -> String {
    // SAFETY: strerror returns a C string that lives at least until the next call on this thread.
    unsafe String(cString: strerror(code))
  }

  /// Removes indexes of earlier states of the same sources; those that cannot be removed stay.
  private static func removeOthers(of which: String, in folder: String, butFor kept: String) {
    for name in FolderNames.all(in: folder) {
      let path = "\(folder)/\(name)"
      guard name.hasPrefix(which + "-"), name.hasSuffix(".corridor"), path != kept else { continue }
      _ = unsafe unlink(path.fileName)
    }
  }
}
