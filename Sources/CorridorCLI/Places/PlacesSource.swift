internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// The source of a command's places: an index, or source files that are indexed once.
///
/// The search order is: the operand or option of the command, `CORRIDOR_PLACES`, `places.corridor`
/// in the working folder, `corridor/places.corridor` in the user's data folder (XDG base
/// directories).
struct PlacesSource {
  /// The default file name of an index.
  static let usualName = "places.corridor"

  private let paths: [String]
  private let tried: [String]
  private let isStrict: Bool

  /// The places that `--places` names, or else those in the default locations.
  init(_ arguments: Arguments) {
    self.init(paths: arguments.all(.places), isStrict: arguments.has(.strict))
  }

  /// The places that the operands name, or else those in the default locations.
  init(operands arguments: Arguments) {
    self.init(paths: arguments.operands, isStrict: false)
  }

  private init(paths: [String], isStrict: Bool) {
    self.isStrict = isStrict
    if !paths.isEmpty {
      self.paths = paths
      tried = []
    } else if let path = environment("CORRIDOR_PLACES") {
      self.paths = [path]
      tried = []
    } else {
      let usual = [Self.usualName] + (UserFolder.data.map { ["\($0)/\(Self.usualName)"] } ?? [])
      // SAFETY: the path is a C string during the call.
      let found = usual.first { unsafe access($0.fileName, F_OK) == 0 }
      self.paths = found.map { [$0] } ?? []
      tried = usual
    }
  }

  /// Opens the places, or returns nil if none were named and none are in the default locations.
  func openIfAny() throws(CommandError) -> PlaceIndex? {
    paths.isEmpty ? nil : try open()
  }

  /// The files that ``open(untilExit:)`` will read: the named or default ones, and their index in
  /// the cache.
  var files: [String] {
    let cached = try? IndexCache(sources: paths, isStrict: isStrict).path()
    return paths + (cached.map { [$0] } ?? [])
  }

  /// Opens the places; source files that are not in the cache are indexed first.
  ///
  /// - Parameter untilExit: Whether the index stays mapped until the process exits, which is faster
  ///   than unmapping it explicitly.
  func open(untilExit: Bool = true) throws(CommandError) -> PlaceIndex {
    guard let first = paths.first else { throw .noPlaces(tried: tried) }
    guard !paths.contains("-") else {
      throw .badValue(
        option: "--places", found: "-",
        expected: "a file, because places are read in several passes")
    }
    if paths.count == 1 {
      do throws(IndexError) {
        let index = try PlaceIndex(path: first)
        if untilExit { _ = unsafe Unmanaged.passRetained(index.contents) }
        return index
      } catch {
        guard !first.hasSuffix(".corridor") else { throw .index(error) }
        switch error {
        case .notAnIndex: break
        case .missing: throw .reading(.unreadable(file: first, reason: .missing))
        default: throw .index(error)
        }
      }
    } else if let index = paths.first(where: { Self.isIndex($0) }) {
      throw .conflict(
        "--places \(index)", with: "other --places",
        reason: "give one index, or several source files, which are indexed together")
    }
    return try IndexCache(sources: paths, isStrict: isStrict).open()
  }

  private static func isIndex(_ path: String) -> Bool {
    path.hasSuffix(".corridor") || (try? PlaceIndex(path: path)) != nil
  }
}

/// The user's folders in the XDG base directory specification, each with `corridor` appended.
enum UserFolder {
  /// The folder for permanent files: `$XDG_DATA_HOME`, or else `~/.local/share`.
  static var data: String? { folder("XDG_DATA_HOME", orHome: "/.local/share") }

  /// The folder for files that can be rebuilt: `$XDG_CACHE_HOME`, or else `~/.cache`.
  static var cache: String? { folder("XDG_CACHE_HOME", orHome: "/.cache") }

  /// The specification requires that relative paths are ignored.
  private static func folder(_ variable: String, orHome suffix: String) -> String? {
    if let path = environment(variable), path.hasPrefix("/") { return path + "/corridor" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + suffix + "/corridor"
  }
}
