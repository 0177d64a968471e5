package import CorridorFormats

/// One column of an answer that is a list: its name, its type, when an answer has it, and where its
/// values come from.
///
/// In JSON, a column is a member of each element; in a flat table, it is one or more columns.
/// `Context` is what determines which columns an answer has, usually the answer itself. Types are
/// closures, because making them takes time, and an answer has few of the columns.
package struct Column<Context, Row>: Sendable {
  package let name: String
  /// The schema of the values (JSON Schema 2020-12).
  package var schema: OutputValue { makeSchema() }
  private let makeSchema: @Sendable () -> OutputValue
  private let isPosition: @Sendable () -> Bool
  fileprivate let presence: Presence
  private let facts: @Sendable (Context) -> [String]
  /// The values of an answer's rows.
  let values: @Sendable (Context) -> Value
  /// Writes the values of an answer's rows.
  let puts: @Sendable (Context) -> Put
  /// Stores the value that a client received.
  let read: @Sendable (JSONValue?, inout Row) throws(AnswerFault) -> Void

  package typealias Value = (Row) throws(CommandError) -> OutputValue
  package typealias Put = (Row, inout RecordWriter) throws(CommandError) -> Void

  /// Which answers have a column.
  package enum Presence: Sendable {
    case always
    /// Only flat tables; other formats have the tags from which it was derived.
    case inFlatTables
    case when(@Sendable (Context) -> Bool)
  }

  /// A column that clients ignore.
  ///
  /// - Parameter facts: The members of values that are objects of objects, where each takes columns
  ///   of its own in a flat table.
  package init<Result>(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> AnswerType<Result>,
    _ presence: Presence = .always,
    facts: @escaping @Sendable (Context) -> [String] = { _ in [] },
    in value: @escaping @Sendable (Context, Row) throws(CommandError) -> Result
  ) {
    self.init(
      name, type(), presence, facts: facts,
      values: { context in
        let type = type()
        return { row throws(CommandError) in try type.write(try value(context, row)) }
      },
      puts: { context in
        let type = type()
        return { row, writer throws(CommandError) in
          try type.put(try value(context, row), &writer)
        }
      })
  }

  /// A column whose values depend on the element alone, and that clients ignore.
  ///
  /// - Parameter put: Writes the value without making it; nil to make it.
  package init<Result>(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> AnswerType<Result>,
    _ presence: Presence = .always,
    put: (@Sendable (Row, inout RecordWriter) throws(CommandError) -> Void)? = nil,
    _ value: @escaping @Sendable (Row) -> Result
  ) {
    self.init(
      name, type(), presence,
      values: { _ in
        let type = type()
        return { row throws(CommandError) in try type.write(value(row)) }
      },
      puts: { _ in
        // `??` would wrap the closure once more.
        if let put { return put }
        let type = type()
        return { row, writer throws(CommandError) in try type.put(value(row), &writer) }
      })
  }

  /// A column that is written from a property and read into it.
  package init<Result>(
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Row, Result> & Sendable,
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> AnswerType<Result>,
    _ presence: Presence = .always
  ) {
    let isRequired = if case .always = presence { true } else { false }
    self.init(
      name, type(), presence,
      values: { _ in
        let (type, path) = (type(), path())
        return { row throws(CommandError) in try type.write(row[keyPath: path]) }
      },
      puts: { _ in
        let (type, path) = (type(), path())
        return { row, writer throws(CommandError) in try type.put(row[keyPath: path], &writer) }
      },
      read: { json, row throws(AnswerFault) in
        guard json != nil || isRequired else { return }
        row[keyPath: path()] = try type().read(name, json)
      })
  }

  private init<Result>(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> AnswerType<Result>,
    _ presence: Presence,
    facts: @escaping @Sendable (Context) -> [String] = { _ in [] },
    values: @escaping @Sendable (Context) -> Value,
    puts: @escaping @Sendable (Context) -> Put,
    read: @escaping @Sendable (JSONValue?, inout Row) throws(AnswerFault) -> Void = { _, _ in }
  ) {
    self.name = name
    makeSchema = { type().schema }
    isPosition = { type().isPosition }
    self.presence = presence
    self.facts = facts
    self.values = values
    self.puts = puts
    self.read = read
  }

  /// Whether an answer has the column.
  func isShown(in context: Context, isFlat: Bool) -> Bool {
    switch presence {
    case .always: true
    case .inFlatTables: isFlat
    case .when(let condition): condition(context)
    }
  }

  /// The column as a writer sees it.
  ///
  /// - Parameters:
  ///   - isFlat: Whether the writer asks which columns are positions.
  ///   - isTyped: Whether it asks for kinds, for which the schema is made.
  func header(in context: Context, isFlat: Bool, isTyped: Bool = false) -> OutputHeader.Column {
    .init(
      name, isPosition: isFlat && isPosition(), members: facts(context), isTyped ? kind : .text)
  }

  /// What the values are, by their schema.
  private var kind: OutputHeader.Column.Kind {
    let type: OutputValue? = schema["type"]
    let names: [String] =
      switch type {
      case .text(let name): [name]
      case .texts(let names): names
      default: []
      }
    return switch names.first {
    case "integer": .integer
    case "number": .number
    case "boolean": .flag
    default: .text
    }
  }
}

extension Array {
  /// The members of elements that JSON can have, for a schema.
  func members<Context, Row>() -> [(name: String, schema: OutputValue, isOptional: Bool)]
  where Element == Column<Context, Row> {
    compactMap { column in
      switch column.presence {
      case .always: (column.name, column.schema, isOptional: false)
      case .when: (column.name, column.schema, isOptional: true)
      case .inFlatTables: nil
      }
    }
  }

  /// Reads all columns of an element.
  package func read<Context, Row>(
    _ element: JSONValue, into row: inout Row
  ) throws(AnswerFault) where Element == Column<Context, Row> {
    for column in self { try column.read(element.member(column.name), &row) }
  }
}

/// One column of an answer's table for people.
package struct TableColumn<Row> {
  let heading: TextTable.Column
  let cell: (Row) throws(CommandError) -> String

  init(
    _ heading: String, isNumber: Bool = false, minimum: Int? = nil, dropOrder: Int? = nil,
    wraps: Bool = false, _ cell: @escaping (Row) throws(CommandError) -> String
  ) {
    self.heading = .init(
      heading, isNumber: isNumber, minimum: minimum, dropOrder: dropOrder, wraps: wraps)
    self.cell = cell
  }
}
