internal import CorridorImport
internal import CorridorIndex
internal import Glibc

/// `corridor categories`: what may follow `--category`, with counts.
struct CategoriesCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    let format: ReportFormat = try arguments.choice(.reportFormat) ?? .table
    let index = try PlacesSource(arguments).openIfAny()
    var counts: [String: Int] = [:]
    if let index {
      do throws(IndexError) {
        for category in try index.categories { counts[category.name] = category.count }
      } catch {
        throw .index(error)
      }
    }
    let sink = ByteSink(descriptor: STDOUT_FILENO, name: "standard output")
    do throws(OutputError) {
      switch format {
      case .json: try Self.writeJSON(counts, hasIndex: index != nil, to: sink)
      case .table: try Self.writeTable(counts, hasIndex: index != nil, to: sink)
      }
    } catch {
      throw .output(error)
    }
    return .ok
  }

  /// The known categories, then those that only the index has (a table's own), both by id.
  private static func rows(_ counts: [String: Int]) -> [(id: String, category: Category?)] {
    let known = CategoryTable.standard.categories
    let ids = Set(known.map(\.id))
    return known.map { ($0.id, $0) }
      + counts.keys.filter { !ids.contains($0) }.sorted().map { ($0, nil) }
  }

  private static func writeTable(
    _ counts: [String: Int], hasIndex: Bool, to sink: ByteSink
  ) throws(OutputError) {
    var columns: [TextTable.Column] = [.init("category")]
    if hasIndex { columns.append(.init("places", isNumber: true)) }
    columns += [
      .init("label", minimum: 12), .init("expression", minimum: 20),
      .init("overture", minimum: 8), .init("google", minimum: 8), .init("apple", minimum: 8),
    ]
    var table = TextTable(columns)
    for (id, category) in rows(counts) {
      let count = hasIndex ? ["\(counts[id] ?? 0)"] : []
      table.append(
        [id] + count + [
          category?.label ?? "", category?.expressionText ?? "",
          category?.overture.joined(separator: " ") ?? "",
          category?.google.joined(separator: " ") ?? "",
          category?.apple.joined(separator: " ") ?? "",
        ])
    }
    try table.write(to: sink, style: Terminal.style(STDOUT_FILENO))
    try sink.flush()
  }

  private static func writeJSON(
    _ counts: [String: Int], hasIndex: Bool, to sink: ByteSink
  ) throws(OutputError) {
    sink.buffer.append("[")
    for (index, (id, category)) in rows(counts).enumerated() {
      sink.buffer.append(index == 0 ? "\n{" : ",\n{")
      sink.buffer.append(jsonMember: "id", .text(id))
      let members: [(String, OutputValue)] = [
        ("label", category.map { .text($0.label) } ?? .none),
        ("expression", category.map { .text($0.expressionText) } ?? .none),
        ("overture", .texts(category?.overture ?? [])),
        ("google", .texts(category?.google ?? [])),
        ("apple", .texts(category?.apple ?? [])),
        ("count", hasIndex ? .integer(counts[id] ?? 0) : .none),
      ]
      for (name, value) in members {
        sink.buffer.append(",")
        sink.buffer.append(jsonMember: name, value)
      }
      sink.buffer.append("}")
    }
    sink.buffer.append("\n]\n")
    try sink.flush()
  }
}
