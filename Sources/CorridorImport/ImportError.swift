package import CorridorFormats
package import CorridorIndex

/// Why places cannot be imported.
///
/// Every case that is about an input names it: `file` is the path as it was given, "-" for standard
/// input. ``description`` is one line: what, where, what to do.
package enum ImportError: InputFailure, Hashable {
  /// An input cannot be read.
  case input(InputError)
  /// A table or a collection gives no place at all; `found` says what there is and why it was left
  /// out.
  case noPlaces(file: String, format: String, found: String)
  /// A table has no column of the name that was given for a role.
  case noSuchColumn(file: String, asked: String, available: [String])
  /// A table has no columns with longitude and latitude.
  case noPositionColumns(file: String, available: [String])
  /// No category has the name that was given for all places; with the one most likely meant.
  case noSuchCategory(asked: String, suggestion: String?)
  /// The index cannot be written.
  case index(IndexError)
  /// The import was asked to end.
  case cancelled

  /// Calls `read`, whose failure is one of the input.
  static func reading<Value: ~Copyable>(
    _ read: () throws(InputError) -> Value
  ) throws(ImportError) -> Value {
    do throws(InputError) { return try read() } catch { throw .input(error) }
  }

  /// Calls `write`, whose failure is one of the index.
  static func writing<Value>(_ write: () throws(IndexError) -> Value) throws(ImportError) -> Value {
    do throws(IndexError) { return try write() } catch { throw .index(error) }
  }
}

extension ImportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .input(let error): error.description
    case .noPlaces(let file, let format, let found):
      "\(inputName(file)): \(format) without a place: \(found); expected at least one with a position"
    case .noSuchColumn(let file, let asked, let available):
      "\(inputName(file)): there is no column \"\(asked)\"; the header has \(listed(available))"
    case .noPositionColumns(let file, let available):
      """
      \(inputName(file)): there is no column for longitude and latitude (name them with --columns \
      lon=...,lat=...); the header has \(listed(available))
      """
    case .noSuchCategory(let asked, let suggestion):
      unknownCategoryMessage(asked, suggestion: suggestion)
    case .index(let error): error.description
    case .cancelled: "cancelled; nothing was written"
    }
  }
}

/// The names of columns, as many as a line has room for.
private func listed(_ names: [String]) -> String {
  let shown = names.prefix(24).map { $0.count > 40 ? $0.prefix(40) + "..." : $0 }
  let more = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
  return shown.joined(separator: ", ") + more
}
