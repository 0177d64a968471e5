internal import CorridorCommands
internal import CorridorImport
internal import CorridorIndex
internal import Glibc

/// Indexes of source files in the user's cache folder, each made once.
///
/// A file's name says which sources it was made of (`WHICH`) and in which state they were
/// (`STATE`: size, time of change, version of the index): `WHICH-STATE.corridor`. Runs at the same
/// time are safe, since an index gets its name only when it is complete.
struct IndexCache {
  private let sources: [String]
  private let isStrict: Bool

  init(sources: [String], isStrict: Bool) {
    self.sources = sources
    self.isStrict = isStrict
  }

  /// Opens the index of the sources and makes it first if need be.
  func open() throws(CommandError) -> PlaceIndex {
    let (path, folder, which) = try place()
    if let index = try? PlaceIndex(path: path) { return index }

    try Self.makeFolder(folder)
    try ImportRun(inputs: sources, output: path, isStrict: isStrict).build()
    Self.removeOthers(of: which, in: folder, butFor: path)
    do throws(IndexError) {
      return try PlaceIndex(path: path)
    } catch {
      throw .index(error)
    }
  }

  /// Where the index of the sources is, or will be: its path, its folder, and `WHICH`.
  func place() throws(CommandError) -> (path: String, folder: String, which: String) {
    var which = ContentHash()
    var state = ContentHash()
    for source in sources {
      ReadFiles.current?.note(path: source)
      try Self.add(source, to: &which, &state)
    }
    // An index from before roads were kept says nothing of them.
    state.add("\(IndexVersion.current) \(programVersion) \(isStrict) roads")
    guard let folder = UserFolder.cache else { throw .noCacheFolder }
    return ("\(folder)/\(which)-\(state).corridor", folder, which.description)
  }

  private static func add(
    _ source: String, to which: inout ContentHash, _ state: inout ContentHash
  ) throws(CommandError) {
    var status = stat()
    // SAFETY: stat fills the struct during the call; with nil realpath returns memory of its own,
    // which is copied and freed.
    guard unsafe stat(source, &status) == 0, let real = unsafe realpath(source, nil) else {
      throw .reading(.unreadable(file: source, reason: FileFault(errno: errno)))
    }
    defer { unsafe free(real) }
    which.add(unsafe String(cString: real))
    state.add("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
    state.add("\(status.st_ino)")
  }

  /// Makes a folder and those above it, for the user alone as the XDG specification asks.
  private static func makeFolder(_ path: String) throws(CommandError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      // SAFETY: the path is a C string during the call.
      if unsafe mkdir(String(path[..<end]), 0o700) != 0, errno != EEXIST {
        throw .output(.cannotCreate(path: String(path[..<end]), errno: errno))
      }
    }
  }

  /// Removes indexes of earlier states of the same sources; what cannot be removed stays.
  private static func removeOthers(of which: String, in folder: String, butFor kept: String) {
    // SAFETY: the stream is ours until closedir; each entry is read before the next call.
    guard let stream = unsafe opendir(folder) else { return }
    defer { _ = unsafe closedir(stream) }
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let path = "\(folder)/\(name)"
      guard name.hasPrefix(which + "-"), name.hasSuffix(".corridor"), path != kept else { continue }
      _ = unsafe unlink(path)
    }
  }
}
