internal import CSQLite

/// A connection to a file of SQLite, for one thread at a time.
@safe
package final class SQLiteFile {
  // SAFETY: the table is constant and never freed once the library is loaded.
  private let sqlite: UnsafePointer<csqlite_functions>
  // SAFETY: owned by this object, closed in `deinit` after the statements, never passed out.
  private let handle: OpaquePointer

  /// Why a call failed.
  package struct Failure: Error {
    /// SQLite's message.
    package let reason: String
    package let kind: Kind

    /// What programs tell apart.
    package enum Kind: Sendable {
      /// SQLite is not installed.
      case libraryMissing
      /// The file cannot be opened.
      case cannotOpen
      /// The file is not a database.
      case noDatabase
      /// There is no room on the disk.
      case diskFull
      case other
    }

    package init(reason: String, kind: Kind = .other) {
      self.reason = reason
      self.kind = kind
    }
  }

  /// A statement, which is finalized with the connection that it keeps.
  @safe
  package final class Statement {
    // SAFETY: owned by this object, finalized once; the connection outlives it.
    fileprivate let handle: OpaquePointer
    fileprivate let file: SQLiteFile

    fileprivate init(_ handle: OpaquePointer, of file: SQLiteFile) {
      unsafe self.handle = handle
      self.file = file
    }

    deinit { _ = unsafe file.sqlite.pointee.sqlite3_finalize(handle) }
  }

  /// A value of a column.
  package enum Value {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
    case blob([UInt8])
  }

  /// Throws if SQLite is not installed.
  package static func checkLibrary() throws(Failure) { _ = try unsafe library() }

  private static func library() throws(Failure) -> UnsafePointer<csqlite_functions> {
    guard let sqlite = unsafe csqlite_load() else {
      throw Failure(reason: unsafe String(cString: csqlite_load_error()), kind: .libraryMissing)
    }
    return unsafe sqlite
  }

  /// Opens a file (`sqlite3_open_v2`).
  ///
  /// - Parameter isWritten: Whether it is also written; it must exist, but may be empty.
  package init(path: String, isWritten: Bool = false) throws(Failure) {
    let sqlite = try unsafe Self.library()
    var opened: OpaquePointer?
    let access = isWritten ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
    let status = unsafe sqlite.pointee.sqlite3_open_v2(
      path, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
    guard status == SQLITE_OK, let handle = unsafe opened else {
      let reason = unsafe sqlite.pointee.sqlite3_errmsg(opened)
      let text = unsafe reason.map { unsafe String(cString: $0) } ?? "no memory"
      _ = unsafe sqlite.pointee.sqlite3_close(opened)
      throw Failure(reason: text, kind: .cannotOpen)
    }
    unsafe self.sqlite = sqlite
    unsafe self.handle = handle
  }

  deinit { _ = unsafe sqlite.pointee.sqlite3_close(handle) }

  private func failure(_ status: Int32) -> Failure {
    // SAFETY: the text lives until the next call, and is copied.
    let text = unsafe sqlite.pointee.sqlite3_errmsg(handle).map { unsafe String(cString: $0) }
    let kind: Failure.Kind =
      switch status {
      case SQLITE_NOTADB: .noDatabase
      case SQLITE_FULL: .diskFull
      default: .other
      }
    return Failure(reason: text ?? "error \(status)", kind: kind)
  }

  /// Compiles a statement (`sqlite3_prepare_v2`).
  package func prepare(_ text: String) throws(Failure) -> Statement {
    var made: OpaquePointer?
    let status = unsafe sqlite.pointee.sqlite3_prepare_v2(handle, text, -1, &made, nil)
    guard status == SQLITE_OK, let made = unsafe made else { throw failure(status) }
    return unsafe Statement(made, of: self)
  }

  /// The first column of all rows as texts.
  package func texts(_ text: String) throws(Failure) -> [String] {
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
  package func bytes(_ statement: Statement, _ numbers: [Int]) throws(Failure) -> [UInt8]? {
    defer { _ = unsafe sqlite.pointee.sqlite3_reset(statement.handle) }
    for (index, number) in numbers.enumerated() {
      try bind(.integer(number), at: index, of: statement)
    }
    guard try step(statement) else { return nil }
    // SAFETY: the blob lives until the reset, and is copied; it is null if it is empty.
    let start = unsafe sqlite.pointee.sqlite3_column_blob(statement.handle, 0)
    let count = unsafe Int(sqlite.pointee.sqlite3_column_bytes(statement.handle, 0))
    let blob = unsafe UnsafeRawBufferPointer(start: start, count: unsafe start == nil ? 0 : count)
    return unsafe Array(blob)
  }

  /// Runs statements that have no result.
  package func run(_ texts: String...) throws(Failure) {
    for text in texts {
      let statement = try prepare(text)
      while try step(statement) {}
    }
  }

  /// Runs a statement that has no result, for some values.
  package func run(_ statement: Statement, _ values: [Value]) throws(Failure) {
    defer { _ = unsafe sqlite.pointee.sqlite3_reset(statement.handle) }
    for (index, value) in values.enumerated() { try bind(value, at: index, of: statement) }
    while try step(statement) {}
  }

  private func bind(_ value: Value, at index: Int, of statement: Statement) throws(Failure) {
    let place = Int32(index + 1)
    let status: Int32
    switch value {
    case .null: status = unsafe sqlite.pointee.sqlite3_bind_null(statement.handle, place)
    case .integer(let number):
      status = unsafe sqlite.pointee.sqlite3_bind_int64(statement.handle, place, Int64(number))
    case .real(let number):
      status = unsafe sqlite.pointee.sqlite3_bind_double(statement.handle, place, number)
    case .text(let text):
      // Zero bytes end no text: it has a length. SQLite copies the bytes during the call.
      status = unsafe sqlite.pointee.sqlite3_bind_text(
        statement.handle, place, text, Int32(text.utf8.count), csqlite_transient())
    case .blob(let blob):
      status = unsafe blob.withUnsafeBytes { bytes in
        unsafe sqlite.pointee.sqlite3_bind_blob(
          statement.handle, place, bytes.baseAddress, Int32(bytes.count), csqlite_transient())
      }
    }
    guard status == SQLITE_OK else { throw failure(status) }
  }

  /// Whether there is another row (`sqlite3_step`).
  private func step(_ statement: Statement) throws(Failure) -> Bool {
    let status = unsafe sqlite.pointee.sqlite3_step(statement.handle)
    guard status == SQLITE_ROW || status == SQLITE_DONE else { throw failure(status) }
    return status == SQLITE_ROW
  }
}
