internal import CorridorIndex
internal import Glibc

/// Writes a GeoPackage 1.3 (OGC 12-128r17): the table of features `places`, and `route` with the lines
/// of the route.
///
/// The columns are those of flat tables. Facts about the answer are the description of `places`, as
/// JSON. The database is made in a file without a name where TMPDIR says, and handed to the sink at
/// the end.
final class GeoPackageWriter: ResultWriter {
  private let header: OutputHeader
  private let sink: ByteSink
  private var database: Database?
  private var rows = 0

  /// The database while it is written.
  private struct Database {
    let file: SQLiteFile
    let insertion: SQLiteFile.Statement
    /// The file, also after its name is gone.
    let descriptor: Descriptor
    /// West, south, east, north of all places.
    var box: (Double, Double, Double, Double)?
  }

  /// A file that is closed when nobody has it any more.
  private final class Descriptor {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }
  }

  init(header: OutputHeader, sink: ByteSink) {
    self.header = header
    self.sink = sink
  }

  func write(_ feature: OutputFeature) throws(OutputError) {
    var database = try begun()
    let blob = GeoPackageGeometry(feature)
    var values: [SQLiteFile.Value] = [.blob(blob.bytes), .text(feature.id)]
    for (column, value) in zip(header.columns, feature.values) {
      Self.append(value, of: column, to: &values)
    }
    do throws(SQLiteFile.Failure) {
      try database.file.run(database.insertion, values)
    } catch {
      throw Self.failure(error)
    }
    database.box = Self.union(database.box, blob.box)
    self.database = database
    rows += 1
  }

  func end() throws(OutputError) {
    let database = try begun()
    do throws(SQLiteFile.Failure) { try finish(database) } catch { throw Self.failure(error) }
    let descriptor = database.descriptor
    self.database = nil
    try copy(descriptor)
    try sink.flush()
  }

  /// What messages call the temporary file, which has no name of its own; the folder tells where
  /// there is no room.
  private static var temporaryFile: String { "the temporary file of the GeoPackage in \(folder)" }

  /// The folder of the temporary file.
  private static var folder: String {
    // SAFETY: the value is copied at once, and nothing changes the environment.
    unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
  }

  private static func failure(_ error: SQLiteFile.Failure) -> OutputError {
    switch error.kind {
    case .libraryMissing:
      .libraryMissing(library: "SQLite", reason: error.reason, package: "libsqlite3-0")
    case .diskFull: .cannotWrite(to: temporaryFile, errno: ENOSPC)
    case .cannotOpen, .noDatabase, .other: .failed(to: temporaryFile, reason: error.reason)
    }
  }
}

// MARK: - The database

extension GeoPackageWriter {
  /// The database, made at the first use.
  private func begun() throws(OutputError) -> Database {
    if let database { return database }
    return try begin()
  }

  /// Makes the file and its tables.
  private func begin() throws(OutputError) -> Database {
    var template = Array("\(Self.folder)/corridor-XXXXXX".utf8CString)
    // SAFETY: the template ends with a zero byte, and mkstemp changes it in place.
    let number = unsafe mkstemp(&template)
    guard number >= 0 else { throw .cannotCreate(path: Self.temporaryFile, errno: errno) }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    let descriptor = Descriptor(number)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // SQLite has the file open as soon as it has written to it; then it needs no name.
    defer { _ = unsafe unlink(path) }
    do throws(SQLiteFile.Failure) {
      let file = try SQLiteFile(path: path, isWritten: true)
      try file.run(
        // Nobody but this program ever sees the file before it is whole.
        "PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF", "PRAGMA locking_mode = EXCLUSIVE",
        "PRAGMA application_id = 1196444487", "PRAGMA user_version = 10300", "BEGIN")
      try makeTables(file)
      let places = header.flatColumns
      let columns = places.map { ", \(Self.quoted($0.name)) \(Self.type($0.kind))" }.joined()
      try file.run(
        """
        CREATE TABLE places (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, \
        geom \(geometryType), id TEXT\(columns))
        """)
      let marks = Array(repeating: "?", count: places.count + 2).joined(separator: ", ")
      let names = (["geom", "id"] + places.map { Self.quoted($0.name) }).joined(separator: ", ")
      let insertion = try file.prepare("INSERT INTO places (\(names)) VALUES (\(marks))")
      return Database(file: file, insertion: insertion, descriptor: descriptor)
    } catch {
      throw Self.failure(error)
    }
  }

  private var geometryType: String { header.arePoints ? "POINT" : "GEOMETRY" }

  /// Makes the tables that every GeoPackage has (clauses 1.1.2, 1.1.3 and 2.1.5 of the standard).
  private func makeTables(_ file: SQLiteFile) throws(SQLiteFile.Failure) {
    try file.run(
      """
      CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY, \
      organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, \
      definition TEXT NOT NULL, description TEXT)
      """,
      """
      INSERT INTO gpkg_spatial_ref_sys VALUES \
      ('Undefined Cartesian SRS', -1, 'NONE', -1, 'undefined', 'undefined Cartesian coordinates'), \
      ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', 'undefined geographic coordinates'), \
      ('WGS 84 geodetic', 4326, 'EPSG', 4326, '\(Self.wgs84)', \
      'longitude and latitude in degrees on the WGS 84 ellipsoid')
      """,
      """
      CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, \
      identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT \
      (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, \
      max_y DOUBLE, srs_id INTEGER, CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES \
      gpkg_spatial_ref_sys(srs_id))
      """,
      """
      CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, \
      geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, \
      m TINYINT NOT NULL, CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name), \
      CONSTRAINT uk_gc_table_name UNIQUE (table_name), CONSTRAINT fk_gc_tn FOREIGN KEY \
      (table_name) REFERENCES gpkg_contents(table_name), CONSTRAINT fk_gc_srs FOREIGN KEY \
      (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id))
      """)
  }

  /// Adds the route, describes the tables, and completes the database.
  private func finish(_ database: Database) throws(SQLiteFile.Failure) {
    let file = database.file
    var facts = TextBuffer()
    facts.append(json: .object(header.members))
    try describe("places", facts.text, geometryType, database.box, in: file)
    if !header.route.isEmpty {
      let route = GeoPackageGeometry(.lines(header.route))
      try file.run(
        """
        CREATE TABLE route (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom MULTILINESTRING)
        """)
      let insertion = try file.prepare("INSERT INTO route (geom) VALUES (?)")
      try file.run(insertion, [.blob(route.bytes)])
      try describe("route", "the route of the search", "MULTILINESTRING", route.box, in: file)
    }
    try file.run("COMMIT")
  }

  private func describe(
    _ table: String, _ description: String, _ geometry: String,
    _ box: (Double, Double, Double, Double)?, in file: SQLiteFile
  ) throws(SQLiteFile.Failure) {
    let contents = try file.prepare(
      "INSERT INTO gpkg_contents VALUES (?, 'features', ?, ?, ?, ?, ?, ?, ?, 4326)")
    let bounds: [SQLiteFile.Value] =
      box.map { [.real($0.0), .real($0.1), .real($0.2), .real($0.3)] }
      ?? [.null, .null, .null, .null]
    try file.run(
      contents, [.text(table), .text(table), .text(description), .text(lastChange)] + bounds)
    let column = try file.prepare(
      "INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', ?, 4326, 0, 0)")
    try file.run(column, [.text(table), .text(geometry)])
  }

  /// The time of the data, so that the same answer has the same bytes.
  private var lastChange: String {
    let member = header.members.first { $0.name == "dataVersion" }
    guard case .text(let version)? = member?.value, version.utf8.count == 20,
      version.hasSuffix("Z"), version.utf8.dropFirst(10).first == 0x54
    else { return "1970-01-01T00:00:00.000Z" }
    return version.dropLast() + ".000Z"
  }

  /// Hands the file to the sink.
  private func copy(_ descriptor: Descriptor) throws(OutputError) {
    guard lseek(descriptor.number, 0, SEEK_SET) == 0 else {
      throw .cannotWrite(to: Self.temporaryFile, errno: errno)
    }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // SAFETY: the call writes at most as many bytes as there are.
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(descriptor.number, $0.baseAddress, $0.count)
      }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .cannotWrite(to: Self.temporaryFile, errno: errno)
      }
      guard count > 0 else { return }
      sink.buffer.append(piece[..<count])
      try sink.flushIfLarge()
    }
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  private static func type(_ kind: OutputHeader.Column.Kind) -> String {
    switch kind {
    case .text: "TEXT"
    case .integer: "INTEGER"
    case .number: "DOUBLE"
    case .flag: "BOOLEAN"
    }
  }

  private static func union(
    _ one: (Double, Double, Double, Double)?, _ other: (Double, Double, Double, Double)
  ) -> (Double, Double, Double, Double) {
    guard let one else { return other }
    return (
      min(one.0, other.0), min(one.1, other.1), max(one.2, other.2), max(one.3, other.3)
    )
  }

  /// Adds the values of a column, which may be several.
  private static func append(
    _ value: OutputValue, of column: OutputHeader.Column, to values: inout [SQLiteFile.Value]
  ) {
    if !column.members.isEmpty {
      for member in column.members {
        let fact = value[member]
        for part in ["value", "evidence"] {
          let text = fact?[part]?.plainText ?? ""
          values.append(text.isEmpty ? .null : .text(text))
        }
      }
    } else if column.isPosition {
      if case .position(let position) = value {
        values += [.real(position.x), .real(position.y)]
      } else {
        values += [.null, .null]
      }
    } else {
      values.append(plain(value))
    }
  }

  private static func plain(_ value: OutputValue) -> SQLiteFile.Value {
    switch value {
    case .none: return .null
    case .text(let text): return .text(text)
    case .integer(let number): return .integer(number)
    case .boolean(let flag): return .integer(flag ? 1 : 0)
    case .meters(let number), .number(let number, _):
      // As it is written elsewhere.
      return Double(value.plainText).map { .real($0) } ?? (number.isNaN ? .null : .real(number))
    default:
      let text = value.plainText
      return text.isEmpty ? .null : .text(text)
    }
  }

  /// WGS 84 in well-known text (OGC 01-009), with the parameters of EPSG:4326.
  private static let wgs84 = """
    GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,\
    AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,\
    AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],\
    AUTHORITY["EPSG","4326"]]
    """
}

// MARK: - Geometry

/// A geometry as GeoPackage has it (clause 2.1.3): a header, and well-known binary (ISO 13249-3).
struct GeoPackageGeometry {
  private(set) var bytes: [UInt8] = []
  /// West, south, east, north.
  private(set) var box = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)

  /// The shape of a place, or its position.
  init(_ feature: OutputFeature) {
    if let shape = feature.shape {
      self.init(shape)
    } else {
      self.init(feature.position)
    }
  }

  private init(_ position: OutputPosition) {
    bytes = Self.header(hasBox: false)
    begin(1)
    append(position)
  }

  init(_ shape: OutputShape) {
    switch shape {
    case .line(let line): append(line: line)
    case .lines(let lines):
      begin(5)
      append(UInt32(truncatingIfNeeded: lines.count))
      for line in lines { append(line: line) }
    case .polygons(let polygons):
      begin(6)
      append(UInt32(truncatingIfNeeded: polygons.count))
      for rings in polygons {
        begin(3)
        append(UInt32(truncatingIfNeeded: rings.count))
        for ring in rings { append(points: ring) }
      }
    }
    let body = bytes
    bytes = Self.header(hasBox: true)
    for bound in [box.0, box.2, box.1, box.3] { append(bound) }
    bytes += body
  }

  /// "GP", version 1, the flags for little-endian numbers and what box there is, and EPSG:4326.
  private static func header(hasBox: Bool) -> [UInt8] {
    [0x47, 0x50, 0, hasBox ? 0b011 : 0b001, 0xE6, 0x10, 0, 0]
  }

  /// Begins a geometry of a type with little-endian numbers.
  private mutating func begin(_ type: UInt32) {
    bytes.append(1)
    append(type)
  }

  private mutating func append(line: [OutputPosition]) {
    begin(2)
    append(points: line)
  }

  private mutating func append(points: [OutputPosition]) {
    append(UInt32(truncatingIfNeeded: points.count))
    for point in points { append(point) }
  }

  private mutating func append(_ position: OutputPosition) {
    box = (
      min(box.0, position.x), min(box.1, position.y), max(box.2, position.x),
      max(box.3, position.y)
    )
    append(position.x)
    append(position.y)
  }

  private mutating func append(_ number: Double) { append(number.bitPattern) }

  private mutating func append(_ number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: type(of: number).bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
