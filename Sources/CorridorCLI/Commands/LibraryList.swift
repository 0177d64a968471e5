internal import CCurl
internal import CExpat
internal import CGEOS
internal import CICU
internal import CLibosmium
internal import CLoader
internal import CMicroHTTPD
internal import CPROJ
internal import CSQLite
internal import CSimdjson
internal import CZlib
internal import CorridorFormats
internal import CorridorRequests

/// What `corridor --version --verbose` shows: the libraries that are opened when they are needed, with their files,
/// and those that are in the program.
enum LibraryList {
  static func write() throws(CommandError) -> ExitCode {
    var table = TextTable([
      .init("library"), .init("version"), .init("file", minimum: 24, wraps: true),
    ])
    // SAFETY: the texts live as long as the libraries, which stay open.
    let libraries = unsafe [
      cgeos_library(), cproj_library(), csimdjson_library(), cicu_library(), cmhd_library(),
      ccurl_library(), csqlite_library(),
    ]
    for number in unsafe libraries.indices {
      let library = unsafe libraries[number]
      let version = unsafe library.version.map { unsafe String(cString: $0) }
      let place = unsafe (library.file ?? library.error).map { unsafe String(cString: $0) }
      table.append([unsafe String(cString: library.name), version ?? "missing", place ?? ""])
    }
    for (name, version) in linked { table.append([name, version, "in the program"]) }
    try OutputTarget.write(to: nil) { target throws(CommandError) in
      target.sink.buffer.append("corridor \(programVersion)\n\n")
      do throws(OutputError) {
        try table.write(to: target.sink, style: target.style)
      } catch {
        throw .output(error)
      }
    }
    return .ok
  }

  /// The libraries that are in the program, by what they say of themselves.
  private static var linked: [(name: String, version: String)] {
    // SAFETY: constant texts.
    unsafe [
      ("libosmium", String(cString: clibosmium_version())),
      ("expat", String(String(cString: XML_ExpatVersion()).drop { !$0.isNumber })),
      ("zlib", String(cString: zlibVersion())),
    ]
  }
}
