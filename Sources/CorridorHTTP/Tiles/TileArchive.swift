internal import CorridorFormats
internal import CorridorThreads
internal import Glibc

/// A file of vector tiles, which is opened once and read by all threads.
///
/// The format is MBTiles 1.3 (https://github.com/mapbox/mbtiles-spec): a database of SQLite with the
/// tables `metadata` and `tiles`. tilemaker and others write it.
package final class TileArchive: Sendable {
  /// The attribution that the page shows.
  let attribution: String
  let zooms: ClosedRange<Int>
  /// West, south, east, north, in degrees; nil if the file does not tell.
  let bounds: [Double]?
  private let reader: Locked<Reader>

  /// The connection and the statement that finds a tile.
  private struct Reader {
    let file: SQLiteFile
    let tile: SQLiteFile.Statement
  }

  /// Tiles are made from OpenStreetMap unless their file says otherwise.
  private static let usualAttribution = "© OpenStreetMap contributors"

  /// Opens a file.
  ///
  /// - Parameter attribution: The attribution; nil for that of the file, or of OpenStreetMap.
  package init(path: String, attribution: String? = nil) throws(ServeError) {
    // SQLite's message does not tell why a file cannot be opened.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noTiles(file: path, errno: errno) }
    close(descriptor)
    do throws(SQLiteFile.Failure) {
      let file = try SQLiteFile(path: path)
      let tables = try file.texts(
        "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name = 'tiles'")
      guard !tables.isEmpty else {
        throw SQLiteFile.Failure(
          reason: "has no table 'tiles'; MBTiles are expected, as tilemaker writes them")
      }
      let facts = try Self.metadata(file)
      guard facts["format"] == "pbf" else {
        let found = facts["format"].map { "'\($0)'" } ?? "none"
        throw SQLiteFile.Failure(
          reason: "has the format \(found); vector tiles are expected, with the format 'pbf'")
      }
      self.attribution =
        attribution ?? facts["attribution"].map(Self.plain).flatMap { $0.isEmpty ? nil : $0 }
        ?? Self.usualAttribution
      bounds = facts["bounds"].flatMap(Self.box)
      zooms = try Self.zooms(facts, file)
      let tile = try file.prepare(
        "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?")
      reader = Locked(Reader(file: file, tile: tile))
    } catch {
      switch error.kind {
      case .libraryMissing:
        throw .libraryMissing(library: "SQLite", reason: error.reason, package: "libsqlite3-0")
      case .cannotOpen: throw .badTiles(file: path, reason: "cannot be opened: \(error.reason)")
      case .noDatabase: throw .badTiles(file: path, reason: "is not a database of SQLite")
      case .diskFull, .other: throw .badTiles(file: path, reason: error.reason)
      }
    }
  }

  /// The metadata, by name; none without their table.
  private static func metadata(_ file: SQLiteFile) throws(SQLiteFile.Failure) -> [String: String] {
    let tables = try file.texts("SELECT name FROM sqlite_master WHERE name = 'metadata'")
    guard !tables.isEmpty else { return [:] }
    let names = try file.texts("SELECT name FROM metadata ORDER BY rowid")
    let values = try file.texts("SELECT value FROM metadata ORDER BY rowid")
    return Dictionary(zip(names, values)) { first, _ in first }
  }

  private static func zooms(
    _ facts: [String: String], _ file: SQLiteFile
  ) throws(SQLiteFile.Failure) -> ClosedRange<Int> {
    func zoom(_ name: String, _ function: String) throws(SQLiteFile.Failure) -> Int {
      if let given = facts[name].flatMap({ Int($0) }) { return max(0, min(30, given)) }
      let found = try file.texts("SELECT \(function)(zoom_level) FROM tiles").first ?? ""
      return max(0, min(30, Int(found) ?? 0))
    }
    let (least, most) = (try zoom("minzoom", "min"), try zoom("maxzoom", "max"))
    return least...max(least, most)
  }

  /// Four numbers that are a box; nil for anything else.
  private static func box(_ text: String) -> [Double]? {
    let numbers = text.split(separator: ",").compactMap { Double(trimmed($0)) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[0] < numbers[2],
      numbers[1] < numbers[3], abs(numbers[0]) <= 180, abs(numbers[2]) <= 180,
      numbers[1] >= -90, numbers[3] <= 90
    else { return nil }
    return numbers
  }

  /// An attribution without its HTML.
  private static func plain(_ text: String) -> String {
    var plain = ""
    var isTag = false
    for character in text {
      if character == "<" { isTag = true }
      if !isTag { plain.append(character) }
      if character == ">" { isTag = false }
    }
    for (entity, character) in [("&copy;", "©"), ("&quot;", "\""), ("&amp;", "&")] {
      plain = plain.split(separator: entity, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    return plain
  }

  /// The tile at an address as it is stored; nil if there is none.
  func tile(at address: TileAddress) throws(SQLiteFile.Failure) -> [UInt8]? {
    try reader.withLock { (reader) throws(SQLiteFile.Failure) in
      try reader.file.bytes(reader.tile, [address.zoom, address.x, address.rowFromSouth])
    }
  }
}
