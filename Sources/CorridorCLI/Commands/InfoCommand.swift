internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests

/// `corridor info`: the contents of an index, how it was built and, on request, the sizes of its
/// sections.
struct InfoCommand: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    let format: ReportFormat = try arguments.choice(.reportFormat) ?? .table
    let index = try PlacesSource(operands: arguments).open()
    let facts: IndexFacts
    do throws(IndexError) {
      facts = try IndexFacts(of: index, bytes: arguments.has(.bytes))
    } catch {
      throw .index(error)
    }
    return try Program.print(format == .json ? try facts.json() : facts.text)
  }
}
