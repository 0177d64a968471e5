internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads

/// `corridor batch`: the places along many routes, one per line.
struct BatchCommand: Command {
  private let arguments: Arguments

  init(arguments: Arguments) throws(CommandError) {
    self.arguments = try arguments.withVehicleFile()
  }

  func run() throws(CommandError) -> ExitCode {
    let inputPath = arguments.operands.first ?? "-"
    try OutputChoice.checkEnding(
      of: arguments.value(.output), for: OutputChoice.jsonLines, option: nil)
    let threads = try arguments.integer(
      .threads, in: 1...1024, expected: "a number of threads from 1 to 1024")
    try RequiredLibraries.loadForPlaces()
    try RequiredLibraries.loadForRequests()
    // Faults in the options are reported once, before any input is read.
    var request = FindRequest()
    var form = RequestForm.words("batch")
    try FindRequest.fields.read(arguments, into: &request, &form)
    if request.along.places.area?.file == "-", inputPath == "-" {
      throw .badValue(
        option: form.name(of: PlaceFields.area.option), found: "-",
        expected: "a file, because standard input has the requests")
    }
    try request.along.checkPlaces(form)
    // All lines use the same current time.
    request.along.departure.fixNow()
    _ = try request.output.projection(for: OutputFormat.geojson, form)
    form.engine = try arguments.engine()
    let engine = form.engine
    let index = try PlacesSource(arguments).open()
    if request.detours.isAsked(by: request.sort), engine == nil, !index.hasRoads {
      throw .missingOption("--engine URL, or an index with --roads,", command: "batch")
    }
    try check(request.along.places, form, in: index)

    var input = try BatchInput(inputPath)
    let token = CancellationToken { Interruption.wasRequested }
    let batch = LineBatch(
      isStrict: arguments.has(.strict), until: token
    ) { [request] in
      RouteAnswerer(request, in: index, by: engine, until: token)
    }
    let report = BatchReport(inputSize: input.size, isQuiet: arguments.has(.quiet))
    report.engine = engine
    guard let path = OutputTarget.fileToKeep(arguments.value(.output)) else {
      guard !arguments.has(.resume) else {
        throw .missingOption("--output FILE, which --resume continues,", command: "batch")
      }
      try runThrough(batch, &input, threads, report)
      return end(report)
    }
    let identity = BatchIdentity(
      index: index.buildID, options: options(request), area: request.along.places.area)
    let file = try BatchFile(path: path, identity: identity, resumes: arguments.has(.resume))
    try run(batch, &input, to: file, threads, asking: engine, report)
    return end(report)
  }

  /// The options that determine the answers, as they would be typed.
  private func options(_ request: FindRequest) -> [String] {
    var arguments = arguments
    if let time = request.along.departure.time {
      arguments.set(DepartureFields.time.option, to: [time.text])
    }
    return FindRequest.fields.options.flatMap { option in
      guard arguments.has(option) else { return [String]() }
      return option.placeholder == nil
        ? ["--\(option.name)"] : arguments.all(option).map { "--\(option.name) \($0)" }
    }
  }

  /// Answers to standard output, or to an output that is not a regular file.
  private func runThrough(
    _ batch: LineBatch, _ input: inout BatchInput, _ threads: Int?, _ report: BatchReport
  ) throws(CommandError) {
    try OutputTarget.write(to: arguments.value(.output)) { (target) throws(CommandError) in
      try answer(batch, nil, &input.source, threads, report) { (answer) throws(CommandError) in
        try target.write(answer.bytes)
      }
    }
  }

  /// Answers to a file, continuing after the answers of an earlier run.
  private func run(
    _ batch: LineBatch, _ input: inout BatchInput, to file: BatchFile, _ threads: Int?,
    asking engine: EngineAccess?, _ report: BatchReport
  ) throws(CommandError) {
    guard let skipped = try input.skip(file) else {
      throw .cannotResume(
        file: file.partPath, reason: "the input is not the one that it answers")
    }
    if file.earlier.isComplete {
      file.finishAsIs()
      report.wasComplete = true
      return
    }
    report.begin(with: file.earlier.tally, bytes: skipped.bytes)
    do throws(CommandError) {
      try answer(batch, skipped.rest, &input.source, threads, report) {
        (answer) throws(CommandError) in
        try file.write(answer)
      }
    } catch {
      report.clear()
      let lines = report.tally.lines
      StandardError.write(
        line: "\(lines) line\(lines == 1 ? " is" : "s are") answered in \(file.partPath); "
          + "--resume continues from there")
      throw error
    }
    let lacking = engine == nil ? 0 : try EarlierAnswers.lackingDetours(in: file.partPath)
    try file.finish(asksAgain: lacking > 0)
    report.lackingDetours = lacking
  }

  private func answer(
    _ batch: LineBatch, _ first: LineBlock?, _ source: inout LineSource, _ threads: Int?,
    _ report: BatchReport, _ take: (BatchAnswer) throws(CommandError) -> Void
  ) throws(CommandError) {
    do throws(CommandError) {
      try Interruption.cooperatively { () throws(CommandError) in
        try batch.run(&source, after: first, threads: threads) { (answer) throws(CommandError) in
          try take(answer)
          report.add(answer)
        }
      }
    } catch {
      report.clear()
      if Interruption.wasRequested { throw .interrupted(signal: Interruption.requestedSignal) }
      throw error
    }
    report.clear()
    if Interruption.wasRequested { throw .interrupted(signal: Interruption.requestedSignal) }
  }

  private func end(_ report: BatchReport) -> ExitCode {
    report.end()
    if report.wasComplete { return .ok }
    if report.lackingDetours > 0 { return .unavailable }
    return !report.tally.hasHits && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  /// Rejects categories, conditions and areas that would make every line fail.
  private func check(
    _ places: PlaceFields, _ form: RequestForm, in index: PlaceIndex
  ) throws(CommandError) {
    let route: Route
    do throws(RouteError) { route = try Route(lines: [[Coordinate(lon: 0, lat: 0)]]) } catch {
      throw .route(error)
    }
    do throws(SearchError) {
      let categories = PlaceFilter(categories: places.categories)
      StandardError.report(
        RequestWarnings(form).answerWarnings(
          try index.warnings(for: categories, along: nil, isEmpty: false)))
      _ = try index.find(
        CorridorQuery(
          corridor: RouteCorridor(route, within: .meters(0)), places: places.filter,
          page: AnswerPage(limit: 1)))
    } catch {
      throw places.fault(error)
    }
  }
}
