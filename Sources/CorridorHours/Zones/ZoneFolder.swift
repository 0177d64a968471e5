internal import Glibc

/// A folder of TZif files, one for each zone, named by the zone: `/usr/share/zoneinfo`.
struct ZoneFolder: Sendable {
  let path: String

  /// The folder in `TZDIR`, or the system's.
  static let system: ZoneFolder = {
    // SAFETY: the text is copied; this program sets no environment variables while others read
    // them.
    let given = unsafe getenv("TZDIR").map { unsafe String(cString: $0) }
    return ZoneFolder(path: given.flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo")
  }()

  /// Whether the folder lacks even UTC.
  var isEmpty: Bool { file(of: "UTC") == nil }

  /// The clocks of a zone; nil if there is no readable file with that name.
  func file(of name: String) -> ZoneFile? {
    guard Self.isName(name), let bytes = read(name) else { return nil }
    return ZoneFile(bytes)
  }

  /// Whether a name can be one of the tz database, and therefore stays within the folder: words of
  /// letters, digits, `_`, `+` and `-` separated by `/`, the first with a capital letter, which
  /// excludes `localtime`, `posixrules` and `right/`.
  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count < 100,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    else { return false }
    return name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy(isOfWord) }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The contents of the folder's list of zones; nil if it has none.
  var list: ZoneNames? { read("tzdata.zi").map { ZoneNames($0) } }

  /// Maximum size of a file: `tzdata.zi` has 110 kB.
  private static let longestFile = 1 << 20

  /// The bytes of a regular file in the folder; nil if it cannot be read.
  private func read(_ name: String) -> [UInt8]? {
    let descriptor = unsafe open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    // SAFETY: fstat fills the local variable.
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.longestFile
    else { return nil }
    let size = Int(status.st_size)
    var isWhole = false
    // SAFETY: `read` writes at most as many bytes as remain in the buffer.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = unsafe Glibc.read(
          descriptor, UnsafeMutableRawBufferPointer(buffer).baseAddress.map { unsafe $0 + count },
          size - count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
      }
      isWhole = count == size
    }
    return isWhole ? bytes : nil
  }
}

/// The version and the zone names in the file `tzdata.zi`.
struct ZoneNames: Sendable {
  /// Such as `2026f`.
  private(set) var version: String?
  private(set) var names: [String] = []

  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      switch words.first {
      case "#" where words.count == 3 && words[1] == "version" && version == nil:
        version = words[2]
      // A zone, and a link to a zone.
      case "Z" where words.count > 2: names.append(words[1])
      case "L" where words.count == 3: names.append(words[2])
      default: break
      }
    }
  }
}
