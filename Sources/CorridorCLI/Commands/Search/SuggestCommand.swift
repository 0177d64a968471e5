internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// `corridor suggest`: completions of a partial text.
struct SuggestCommand: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    if arguments.has(.batch) {
      let run = try BatchRun<SuggestRequest>(arguments)
      try RequiredLibraries.loadForPlaces()
      let index = try PlacesSource(arguments).open()
      return try run.run {
        return { (request, requestID, buffer) throws(CommandError) in
          let completions = try request.completions(in: index)
          try CompletionAnswer(completions).append(to: &buffer, requestID: requestID)
          return completions.count
        }
      }
    }
    if arguments.operands.isEmpty, SuggestDialog.isPossible { return try dialog() }
    _ = try arguments.operand()
    try OutputChoice.checkEnding(
      of: arguments.value(.output), for: [.geojson], option: .suggestFormat,
      isChosen: arguments.has(.suggestFormat))
    let isTable = !arguments.has(.output) && Terminal.isInteractive(STDOUT_FILENO)
    let format = try arguments.choice(.suggestFormat) ?? (isTable ? .table : ReportFormat.json)
    let (request, _) = try SuggestRequest.read(arguments)
    let completions = try request.completions(in: try PlacesSource(arguments).open())
    try write(completions, as: format)
    return completions.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  private func write(
    _ completions: [SearchCompletion], as format: ReportFormat
  ) throws(CommandError) {
    try OutputTarget.write(to: arguments.value(.output)) { (target) throws(CommandError) in
      switch format {
      case .json:
        try CompletionAnswer(completions).append(to: &target.sink.buffer, between: "\n")
        target.sink.buffer.append("\n")
      case .table:
        let lines = CompletionLines(completions, style: target.style)
        if !completions.isEmpty { target.sink.buffer.append(lines.heading + "\n") }
        for index in completions.indices {
          target.sink.buffer.append(lines.line(index) + "\n")
        }
      }
    }
  }

  /// Completes while the user types, and shows the chosen completion like a search result.
  private func dialog() throws(CommandError) -> ExitCode {
    guard !arguments.has(.suggestFormat) else {
      throw .conflict(
        "--format", with: "typing on the terminal",
        reason: "give TEXT for a list of completions")
    }
    let (suggestion, form) = try SuggestRequest.read(arguments)
    let index = try PlacesSource(arguments).open()
    var dialog = SuggestDialog { (fragment) throws(CommandError) in
      var suggestion = suggestion
      suggestion.text = fragment
      return try suggestion.completions(in: index)
    }
    var request = suggestion.search
    let response: SearchResponse
    switch try dialog.run() {
    case .nothing: return arguments.has(.failOnEmpty) ? .nothingFound : .ok
    case .completion(let completion):
      response = try Self.searching { () throws(SearchError) in
        try index.search(
          magicKey: completion.magicKey, in: suggestion.area, options: request.options)
      }
    case .text(let text):
      request.text = text
      response = try Self.searching { [request] () throws(SearchError) in
        try index.search(request)
      }
    }
    // A chosen place is identified by itself and not by its distance.
    if case .uri = response.metadata.interpretation { request.area = .anywhere }
    let output = try ObjectOutput(
      response, to: request, try OutputFields().projection(for: OutputFormat.geojson, form))
    let isTable = !arguments.has(.output) && Terminal.isInteractive(STDOUT_FILENO)
    try output.write(
      as: OutputChoice(isTable ? .table : .geojson), to: arguments.value(.output))
    return response.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  /// Calls `body` and describes search errors in the words of the command.
  private static func searching<Value>(
    _ body: () throws(SearchError) -> Value
  ) throws(CommandError) -> Value {
    do throws(SearchError) { return try body() } catch { throw .search(error) }
  }
}
