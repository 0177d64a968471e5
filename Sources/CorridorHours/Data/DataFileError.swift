/// An error in a data file, and its location.
package struct DataFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path in the folder of all data files: `Holidays/de.txt`.
  package var file: String
  /// The line, from 1; the last line if something is missing in the whole file.
  package var line: Int
  package var problem: Problem

  package init(_ problem: Problem, file: String, line: Int) {
    self.problem = problem
    self.file = file
    self.line = line
  }

  @nonexhaustive
  package enum Problem: Error, Hashable, Sendable {
    case unknown(String, expected: String)
    case missing(String)
    case repeated(String)
    case notOneOf(String, list: String)
    case outsideYears(String, years: ClosedRange<Int>)
    case cells(found: Int, expected: Int)
  }

  /// `Holidays/de.txt:14: '6 Januar' is not a day, such as '6 January' or 'Easter +1'`
  package var description: String { "\(file):\(line): \(problem)" }
}

extension DataFileError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let found, let expected): "'\(found)' is not \(expected)"
    case .missing(let what): "\(what) is missing"
    case .repeated(let what): "'\(what)' occurs twice"
    case .notOneOf(let found, let list): "'\(found)' is not in the line '\(list)'"
    case .outsideYears(let found, let years):
      "'\(found)' is not in the years \(years.lowerBound)-\(years.upperBound) of this file"
    case .cells(let found, let expected):
      "there are \(found) cells for \(expected) years; write '-' for a year without the holiday"
    }
  }
}
