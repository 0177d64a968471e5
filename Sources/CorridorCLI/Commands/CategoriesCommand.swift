internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests

/// `corridor categories`: the values of `--category`, with counts.
struct CategoriesCommand: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    let format: ReportFormat = try arguments.choice(.reportFormat) ?? .table
    let list = try CategoryList(of: try PlacesSource(arguments).openIfAny())
    do throws(OutputError) {
      let target = try OutputTarget(path: nil)
      switch format {
      case .json: list.append(to: &target.sink.buffer)
      case .table: try Self.table(list).write(to: target.sink, style: target.style)
      }
      try target.finish()
    } catch {
      throw .output(error)
    }
    return .ok
  }

  private static func table(_ list: CategoryList) -> TextTable {
    let hasIndex = list.count(of: "") != nil
    var columns: [TextTable.Column] = [.init("category")]
    if hasIndex { columns.append(.init("places", isNumber: true)) }
    columns += [
      .init("label", minimum: 12), .init("expression", minimum: 20),
      .init("overture", dropOrder: 3), .init("google", dropOrder: 2),
      .init("apple", dropOrder: 1),
    ]
    var table = TextTable(columns)
    for (id, category) in list.rows {
      let count = list.count(of: id).map { ["\($0)"] } ?? []
      table.append(
        [id] + count + [
          category?.label ?? "", category?.expressionText ?? "",
          category?.overture.joined(separator: " ") ?? "",
          category?.google.joined(separator: " ") ?? "",
          category?.apple.joined(separator: " ") ?? "",
        ])
    }
    return table
  }
}
