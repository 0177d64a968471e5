internal import Corridor
internal import CorridorCommands
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// `corridor resolve`: places by their identifiers.
struct ResolveCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    if arguments.has(.batch) {
      return try SearchDesk.answerLines(of: arguments) {
        (line, desk, projection) throws(CommandError) in
        if !line.namesOperands { _ = try line.operand() }
        return try ResolveInput(line).output(in: desk.index, projection)
      }
    }
    let format = try OutputChoice(arguments, option: .format)
    let projection = try OutputProjection(arguments, format: format.format)
    _ = try arguments.operand()
    let index = try PlacesSource(arguments).open()
    let output = try ResolveInput(arguments, uris: try uris()).output(in: index, projection)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  /// The operands, with the lines of standard input that are not blank in place of `-`.
  private func uris() throws(CommandError) -> [String] {
    var uris: [String] = []
    for operand in arguments.operands {
      guard operand == "-" else {
        uris.append(operand)
        continue
      }
      ReadFiles.current?.note(descriptor: STDIN_FILENO)
      while let line = readLine() {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        var line = line.drop(while: isBlank)
        while let last = line.last, isBlank(last) { line.removeLast() }
        if !line.isEmpty { uris.append(String(line)) }
      }
    }
    return uris
  }
}
