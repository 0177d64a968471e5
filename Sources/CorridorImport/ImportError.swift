package import CorridorFormats
package import CorridorIndex

/// An error in importing places.
///
/// Every case that is about an input names it: `file` is the path as given, "-" for standard input.
/// ``description`` is one line: what is wrong, where, and what to do.
package enum ImportError: InputFailure, Hashable {
  /// An input cannot be read.
  case input(InputError)
  /// A table or collection has no usable place; `found` says what it has and why those were left
  /// out.
  case noPlaces(file: String, format: String, found: String)
  /// A table has no column with the name that was given for a role.
  case noSuchColumn(file: String, asked: String, available: [String])
  /// A table has no columns for longitude and latitude.
  case noPositionColumns(file: String, available: [String])
  /// No category has the name that was given for all places; `suggestion` is the most similar one.
  case noSuchCategory(asked: String, suggestion: String?)
  /// The index cannot be written.
  case index(IndexError)
  /// The import was cancelled.
  case cancelled

  /// Calls `read` and wraps its error as one of the input.
  static func reading<Value: ~Copyable>(
    _ read: () throws(InputError) -> Value
  ) throws(ImportError) -> Value {
    do throws(InputError) { return try read() } catch { throw .input(error) }
  }

  /// Calls `write` and wraps its error as one of the index.
  static func writing<Value>(_ write: () throws(IndexError) -> Value) throws(ImportError) -> Value {
    do throws(IndexError) {
      return try write()
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .index(error)
    }
  }
}

extension ImportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .input(let error): error.description
    case .noPlaces(let file, let format, let found):
      "\(inputName(file)): \(format) has no usable place: \(found); expected at least one place with a position"
    case .noSuchColumn(let file, let asked, let available):
      "\(inputName(file)): there is no column \"\(asked)\"; the header has \(listed(available))"
    case .noPositionColumns(let file, let available):
      """
      \(inputName(file)): no columns for longitude and latitude (specify them with --columns \
      lon=...,lat=...); the header has \(listed(available))
      """
    case .noSuchCategory(let asked, let suggestion):
      unknownCategoryMessage(asked, suggestion: suggestion)
    case .index(let error): error.description
    case .cancelled: "cancelled; nothing was written"
    }
  }
}

/// The names of columns, shortened to fit a line.
private func listed(_ names: [String]) -> String {
  let shown = names.prefix(24).map { $0.count > 40 ? $0.prefix(40) + "..." : $0 }
  let more = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
  return shown.joined(separator: ", ") + more
}
