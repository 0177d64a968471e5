internal import CSQLite

/// A connection to a file of SQLite that only reads it, for one thread at a time.
@safe
final class SQLiteFile {
  // SAFETY: the table is constant and never freed once the library is loaded.
  private let sqlite: UnsafePointer<csqlite_functions>
  // SAFETY: owned by this object, closed in `deinit` after the statements, never passed out.
  private let handle: OpaquePointer

  /// Why a call failed.
  struct Failure: Error {
    /// SQLite's message.
    let reason: String
    /// Whether the file is not a database.
    let isNoDatabase: Bool
  }

  /// A statement, which is finalized with the connection that it keeps.
  @safe
  final class Statement {
    // SAFETY: owned by this object, finalized once; the connection outlives it.
    fileprivate let handle: OpaquePointer
    fileprivate let file: SQLiteFile

    fileprivate init(_ handle: OpaquePointer, of file: SQLiteFile) {
      unsafe self.handle = handle
      self.file = file
    }

    deinit { _ = unsafe file.sqlite.pointee.sqlite3_finalize(handle) }
  }

  /// Opens a file (`sqlite3_open_v2`).
  init(path: String) throws(ServeError) {
    guard let sqlite = unsafe csqlite_load() else {
      throw .libraryMissing(
        library: "SQLite", reason: unsafe String(cString: csqlite_load_error()),
        package: "libsqlite3-0")
    }
    var opened: OpaquePointer?
    let status = unsafe sqlite.pointee.sqlite3_open_v2(
      path, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
    guard status == SQLITE_OK, let handle = unsafe opened else {
      let reason = unsafe sqlite.pointee.sqlite3_errmsg(opened)
      let text = unsafe reason.map { unsafe String(cString: $0) } ?? "no memory"
      _ = unsafe sqlite.pointee.sqlite3_close(opened)
      throw .badTiles(file: path, reason: "cannot be opened: \(text)")
    }
    unsafe self.sqlite = sqlite
    unsafe self.handle = handle
  }

  deinit { _ = unsafe sqlite.pointee.sqlite3_close(handle) }

  private func failure(_ status: Int32) -> Failure {
    // SAFETY: the text lives until the next call, and is copied.
    let text = unsafe sqlite.pointee.sqlite3_errmsg(handle).map { unsafe String(cString: $0) }
    return Failure(reason: text ?? "error \(status)", isNoDatabase: status == SQLITE_NOTADB)
  }

  /// Compiles a statement (`sqlite3_prepare_v2`).
  func prepare(_ text: String) throws(Failure) -> Statement {
    var made: OpaquePointer?
    let status = unsafe sqlite.pointee.sqlite3_prepare_v2(handle, text, -1, &made, nil)
    guard status == SQLITE_OK, let made = unsafe made else { throw failure(status) }
    return unsafe Statement(made, of: self)
  }

  /// The first column of all rows as texts.
  func texts(_ text: String) throws(Failure) -> [String] {
    let statement = try prepare(text)
    var rows: [String] = []
    while try step(statement) {
      // SAFETY: the text lives until the next step, and is copied.
      let column = unsafe sqlite.pointee.sqlite3_column_text(statement.handle, 0)
      rows.append(unsafe column.map { unsafe String(cString: $0) } ?? "")
    }
    return rows
  }

  /// The first column of the first row for some numbers; nil without a row.
  func bytes(_ statement: Statement, _ numbers: [Int]) throws(Failure) -> [UInt8]? {
    defer { _ = unsafe sqlite.pointee.sqlite3_reset(statement.handle) }
    for (index, number) in numbers.enumerated() {
      let status = unsafe sqlite.pointee.sqlite3_bind_int64(
        statement.handle, Int32(index + 1), Int64(number))
      guard status == SQLITE_OK else { throw failure(status) }
    }
    guard try step(statement) else { return nil }
    // SAFETY: the blob lives until the reset, and is copied; it is null if it is empty.
    let start = unsafe sqlite.pointee.sqlite3_column_blob(statement.handle, 0)
    let count = unsafe Int(sqlite.pointee.sqlite3_column_bytes(statement.handle, 0))
    let blob = unsafe UnsafeRawBufferPointer(start: start, count: unsafe start == nil ? 0 : count)
    return unsafe Array(blob)
  }

  /// Whether there is another row (`sqlite3_step`).
  private func step(_ statement: Statement) throws(Failure) -> Bool {
    let status = unsafe sqlite.pointee.sqlite3_step(statement.handle)
    guard status == SQLITE_ROW || status == SQLITE_DONE else { throw failure(status) }
    return status == SQLITE_ROW
  }
}
