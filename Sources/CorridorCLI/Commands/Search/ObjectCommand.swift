internal import Corridor
internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// `corridor search`, `reverse` and `resolve`: requests whose answers are objects.
struct ObjectCommand<Request: ObjectRequest>: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    if arguments.has(.batch) { return try batch() }
    try arguments.checkStandardInput(RouteFields.searchedRoute.option, RegionFields.area.option)
    let format = try OutputChoice(arguments, option: .format)
    var (request, form) = try Request.read(arguments)
    let projection = try request.output.projection(for: format.format, form)
    let index = try PlacesSource(arguments).open()
    request.readStandardInput()
    let output = try request.objects(in: index, ChainNames(index), projection, form)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  private func batch() throws(CommandError) -> ExitCode {
    let run = try BatchRun<Request>(arguments)
    try RequiredLibraries.loadForPlaces()
    let index = try PlacesSource(arguments).open()
    return try run.run {
      // Chains and reference systems that a line has looked up serve the next ones.
      let chainNames = ChainNames(index)
      var known: OutputProjection?
      return { (request, requestID, buffer) throws(CommandError) in
        let projection: OutputProjection
        if let known, known.name == request.output.system {
          projection = known
        } else {
          projection = try request.output.projection(for: OutputFormat.geojson, run.form)
          known = projection
        }
        let output = try request.objects(in: index, chainNames, projection, run.form)
        try output.append(to: &buffer, requestID: requestID)
        return output.objects.count
      }
    }
  }
}

/// A request whose answer is objects.
protocol ObjectRequest: OperationRequest {
  var output: OutputFields { get }

  /// Executes the request.
  func objects(
    in index: PlaceIndex, _ chainNames: ChainNames, _ projection: OutputProjection,
    _ form: RequestForm
  ) throws(CommandError) -> ObjectOutput

  /// Replaces `-` on the command line by what standard input has.
  mutating func readStandardInput()
}

extension ObjectRequest {
  mutating func readStandardInput() {}
}

extension PlaceSearchRequest: ObjectRequest {
  func objects(
    in index: PlaceIndex, _ chainNames: ChainNames, _ projection: OutputProjection,
    _ form: RequestForm
  ) throws(CommandError) -> ObjectOutput {
    try output(in: index, chainNames, projection, form)
  }
}

extension ReverseRequest: ObjectRequest {
  func objects(
    in index: PlaceIndex, _ chainNames: ChainNames, _ projection: OutputProjection,
    _ form: RequestForm
  ) throws(CommandError) -> ObjectOutput {
    try output(in: index, projection)
  }
}

extension ResolveRequest: ObjectRequest {
  func objects(
    in index: PlaceIndex, _ chainNames: ChainNames, _ projection: OutputProjection,
    _ form: RequestForm
  ) throws(CommandError) -> ObjectOutput {
    try output(in: index, projection)
  }

  /// Replaces `-` by the nonblank lines of standard input.
  mutating func readStandardInput() {
    uris = uris?.flatMap { uri in
      guard uri == "-" else { return [uri] }
      InputFiles.current?.note(descriptor: STDIN_FILENO)
      var lines: [String] = []
      while let line = readLine() {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        var line = line.drop(while: isBlank)
        while let last = line.last, isBlank(last) { line.removeLast() }
        if !line.isEmpty { lines.append(String(line)) }
      }
      return lines
    }
  }
}
