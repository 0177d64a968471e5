internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests

/// `corridor categories`: the values of `--category`, with counts.
struct CategoriesCommand: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    let format: ReportFormat = try arguments.choice(.reportFormat) ?? .table
    let list = try CategoryList(of: try PlacesSource(arguments).openIfAny())
    try OutputTarget.write(to: nil) { (target) throws(CommandError) in
      switch format {
      case .json: try list.append(to: &target.sink.buffer)
      case .table:
        do throws(OutputError) {
          try Self.table(list).write(to: target.sink, style: target.style)
        } catch {
          throw .output(error)
        }
      }
    }
    return .ok
  }

  private static func table(_ list: CategoryList) -> TextTable {
    let hasIndex = list.rows.contains { $0.count != nil }
    var columns: [TextTable.Column] = [.init("category")]
    if hasIndex { columns.append(.init("places", isNumber: true)) }
    columns += [
      .init("label", minimum: 12), .init("expression", minimum: 20),
      .init("overture", dropOrder: 3), .init("google", dropOrder: 2),
      .init("apple", dropOrder: 1),
    ]
    var table = TextTable(columns)
    for row in list.rows {
      let category = row.category
      let count = row.count.map { ["\($0)"] } ?? []
      table.append(
        [row.id] + count + [
          category?.label ?? "", category?.expressionText ?? "",
          category?.overture.joined(separator: " ") ?? "",
          category?.google.joined(separator: " ") ?? "",
          category?.apple.joined(separator: " ") ?? "",
        ])
    }
    return table
  }
}
