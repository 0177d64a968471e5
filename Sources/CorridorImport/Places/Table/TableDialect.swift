import CorridorFormats

/// The structure of a table: its delimiter and its header.
struct TableDialect {
  var delimiter: UInt8
  var columns: TableColumns
  /// The scanner, positioned after the header.
  var scanner: TableScanner

  /// Delimiters to try, the most likely first.
  static let delimiters: [UInt8] = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }
  /// Maximum number of lines before the header.
  static let longestPreamble = 10

  /// Finds the header: the first line with columns for positions, split by the delimiter that
  /// results in the most columns.
  ///
  /// - Throws: `noPositionColumns` if no line has columns for positions, `noSuchColumn` if none has
  ///   the given columns.
  init(
    bytes: Span<UInt8>, delimiter given: UInt8?, columns: [ColumnRole: String], file: String
  ) throws(ImportError) {
    var best: TableDialect?
    var missing: (error: ImportError, columns: Int)?
    var widest: [String] = []
    for delimiter in given.map({ [$0] }) ?? Self.delimiters {
      var scanner = TableScanner(delimiter: delimiter)
      var record = TableScanner.Record()
      var lines = 0
      while lines <= Self.longestPreamble, scanner.next(in: bytes, &record) {
        lines += 1
        let headers = record.fields.map { $0.string(in: bytes) }
        if headers.count > widest.count { widest = headers }
        guard headers.count > 1, headers.count > best?.columns.headers.count ?? 0 else { continue }
        do throws(ImportError) {
          let found = try TableColumns(headers: headers, given: columns, file: file)
          guard found.hasPosition else { continue }
          scanner.expectedFields = headers.count
          best = TableDialect(delimiter: delimiter, columns: found, scanner: scanner)
          break
        } catch {
          if headers.count > missing?.columns ?? 0 { missing = (error, headers.count) }
        }
      }
    }
    if let best {
      self = best
    } else if let missing, !columns.isEmpty {
      throw missing.error
    } else {
      throw .noPositionColumns(file: file, available: widest)
    }
  }

  private init(delimiter: UInt8, columns: TableColumns, scanner: TableScanner) {
    self.delimiter = delimiter
    self.columns = columns
    self.scanner = scanner
  }
}
