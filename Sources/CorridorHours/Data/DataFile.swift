internal import CCorridorData

/// A text file that is embedded in the program; its format is in `Sources/CCorridorData/README.md`.
package struct DataFile: Sendable {
  /// The path in the folder of all data files: `Holidays/de.txt`.
  package let name: String
  package let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// The lines of the file.
  package var lines: DataLines { DataLines(text) }

  /// The values of the lines `NAME: value` at the beginning of the file, by name.
  ///
  /// - Parameters:
  ///   - names: The names that are allowed.
  ///   - lines: The lines of the file; the lines of the head are consumed.
  func head(
    _ names: [String], from lines: inout DataLines
  ) throws(DataFileError) -> DataFileHead {
    var head = DataFileHead(file: name)
    while let line = lines.peek() {
      guard let field = line.field, let kind = names.first(where: { field.name.isField($0) })
      else { break }
      _ = lines.next()
      try head.add(
        .init(
          kind: kind, subject: field.name.dropFirst(kind.utf8.count).trimmed,
          value: field.value, line: line.number))
    }
    return head
  }
}

extension Substring {
  /// Whether the text is the name of a field or begins with it and a space: `years of ta`.
  fileprivate func isField(_ name: String) -> Bool {
    hasPrefix(name) && (utf8.count == name.utf8.count || dropFirst(name.count).first == " ")
  }

  /// The text without leading and trailing whitespace.
  var trimmed: Substring {
    var (start, end) = (utf8.startIndex, utf8.endIndex)
    while start < end, utf8[start] <= UInt8(ascii: " ") { utf8.formIndex(after: &start) }
    while start < end, utf8[utf8.index(before: end)] <= UInt8(ascii: " ") {
      utf8.formIndex(before: &end)
    }
    return self[start..<end]
  }

  /// The words, separated by spaces.
  var words: [Substring] { utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) } }
}

/// The first lines of a data file: what it describes, and its sources.
struct DataFileHead {
  /// `years of ta: 2014`: kind `years`, subject `of ta`, value `2014`.
  struct Field {
    var kind: String
    var subject: Substring
    var value: Substring
    var line: Int
  }

  let file: String
  private(set) var fields: [Field] = []

  init(file: String) {
    self.file = file
  }

  fileprivate mutating func add(_ field: Field) throws(DataFileError) {
    let isTaken = fields.contains { $0.kind == field.kind && $0.subject == field.subject }
    let name = field.subject.isEmpty ? field.kind : "\(field.kind) \(field.subject)"
    guard !isTaken else { throw error(.repeated(name), field) }
    guard !field.value.isEmpty else { throw error(.missing("the value of '\(name)'"), field) }
    fields.append(field)
  }

  /// The field of a kind without subject.
  func field(_ kind: String) -> Field? {
    fields.first { $0.kind == kind && $0.subject.isEmpty }
  }

  /// A required field.
  func required(_ kind: String) throws(DataFileError) -> Field {
    guard let field = field(kind) else {
      throw DataFileError(
        .missing("'\(kind):' in the head"), file: file, line: fields.last?.line ?? 1)
    }
    return field
  }

  func error(_ problem: DataFileError.Problem, _ field: Field) -> DataFileError {
    DataFileError(problem, file: file, line: field.line)
  }
}
