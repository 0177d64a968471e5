internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests

/// `corridor man [COMMAND]`
struct ManCommand: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    let day = try ManualPage.day()
    guard let folder = arguments.value(.manualFolder) else {
      return try Program.print(try page(day).text)
    }
    if let name = arguments.operands.first {
      throw .conflict("--folder", with: name, reason: "--folder is for all pages")
    }
    do throws(OutputError) {
      for page in ManualPage.all(day: day) {
        let target = try OutputTarget(path: folder + "/" + page.fileName)
        target.sink.buffer.append(page.text)
        try target.finish()
      }
    } catch {
      throw .output(error)
    }
    return .ok
  }

  private func page(_ day: String) throws(CommandError) -> ManualPage {
    guard let name = arguments.operands.first else { return ManualPage.program(day: day) }
    if let command = CommandTable.command(named: name) { return ManualPage.of(command, day: day) }
    let known = CommandTable.commands.map(\.name)
    throw .unknownCommand(name, suggestion: closestMatch(to: name, in: known))
  }
}
