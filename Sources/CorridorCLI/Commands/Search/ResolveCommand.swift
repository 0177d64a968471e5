internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// `corridor resolve`: places by their identifiers.
struct ResolveCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    if arguments.has(.batch) {
      return try SearchBatch.answerLines(of: arguments) { (request: ResolveRequest) in
        request.output
      } _: { (request, batch, projection, _) throws(CommandError) in
        try request.output(in: batch.index, projection)
      }
    }
    let format = try OutputChoice(arguments, option: .format)
    var (request, form) = try ResolveRequest.read(arguments)
    let projection = try request.output.projection(for: format.format, form)
    let index = try PlacesSource(arguments).open()
    request.uris = uris()
    let output = try request.output(in: index, projection)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  /// The operands, with `-` replaced by the nonblank lines of standard input.
  private func uris() -> [String] {
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
