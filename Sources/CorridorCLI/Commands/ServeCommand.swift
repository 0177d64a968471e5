internal import CorridorFormats
internal import CorridorHTTP
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads
internal import Glibc

/// `corridor serve`: serves the places of an index over HTTP until a signal stops it.
struct ServeCommand: Command {
  let arguments: Arguments

  /// How long running requests may take when the service is asked to stop.
  private static let grace = Duration.seconds(10)
  /// How long new connections have answers after SIGTERM, by default: longer than a proxy takes to
  /// see that the service is not ready.
  private static let usualDrain = Duration.seconds(5)

  /// The most journeys of an answer that clients may make the engine find, by default.
  private static let usualBudget = 200

  func run() throws(CommandError) -> ExitCode {
    let keyFile = arguments.value(.keyFile)
    // The state before the file is read, so that changes during the read are noticed.
    var knownKeys = keyFile.map(FileState.init)
    let settings = try settings()
    let drain = try drain()
    try RequiredLibraries.loadForPlaces()
    try RequiredLibraries.loadForRequests()
    AllocatorTuning.giveBack()
    let log = try logDescriptor()
    Self.raiseLimits()
    let server: CorridorServer
    do throws(ServeError) {
      let address = try ListenAddress(arguments.value(.listen) ?? "127.0.0.1:8080")
      server = try CorridorServer(at: address, settings, log: log)
    } catch {
      throw .serving(error, isUnavailable: !error.isAboutRequest)
    }
    defer { server.stop(within: Self.grace) }
    StandardError.write(line: "corridor: listening at http://\(server.address)")
    return try Interruption.cooperatively { () throws(CommandError) in
      Interruption.beginServing()
      let path = try begin(server)
      // The state when the file was opened, so that later changes are noticed.
      var known = path.state
      var isDue = false
      let isReloading = Locked(false)
      while !Interruption.wasRequested {
        usleep(50_000)
        let isAsked = Interruption.takeReload()
        if isAsked, let log { reopen(log) }
        if let keyFile, isAsked || FileState(keyFile) != knownKeys {
          knownKeys = FileState(keyFile)
          reloadKeys(keyFile, server)
        }
        let state = FileState(path.text)
        isDue = isDue || isAsked || state != known
        // The check of a large index takes long; signals and keys do not wait for it.
        guard isDue, !isReloading.withLock({ $0 }) else { continue }
        (isDue, known) = (false, state)
        isReloading.withLock { $0 = true }
        Thread.detachOrRun {
          Self.reload(path.text, server)
          isReloading.withLock { $0 = false }
        }
      }
      if Interruption.requestedSignal == SIGTERM, drain > .zero { Self.drain(server, for: drain) }
      StandardError.write(line: "corridor: stopping")
      return .ok
    }
  }

  /// Raises the limit on descriptors to the system's maximum, since each client uses one.
  private static func raiseLimits() {
    var limit = rlimit()
    // SAFETY: the calls fill and read the struct.
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  /// Opens the places that the arguments name, serves them, and returns their path. The caller
  /// keeps no reference to the index, so that a replaced file can be freed.
  private func begin(
    _ server: CorridorServer
  ) throws(CommandError) -> (text: String, state: FileState) {
    let index = try PlacesSource(arguments).open(untilExit: false)
    let state = FileState(index.path)
    server.useUnverified(index) { fault in
      guard let fault else { return }
      StandardError.report("\(fault); /readyz answers 503 until the file is replaced")
    }
    StandardError.write(line: "corridor: ready, \(countedPlaces(index.count))")
    return (index.path, state)
  }

  /// Answers new connections for some time as one that is about to stop, so that a proxy sends its
  /// requests elsewhere before connections are refused.
  private static func drain(_ server: CorridorServer, for time: Duration) {
    let end = ContinuousClock.now + time
    server.drain()
    StandardError.write(line: "corridor: draining for \(time)")
    // A second signal ends the process.
    while ContinuousClock.now < end { usleep(50_000) }
  }

  /// Serves the current file, or keeps the previous index if it is invalid.
  private static func reload(_ path: String, _ server: CorridorServer) {
    do throws(IndexError) {
      let index: PlaceIndex
      do throws(IndexError) { index = try PlaceIndex(path: path) } catch {
        server.failedToOpen()
        throw error
      }
      try server.use(index)
      StandardError.write(line: "corridor: reloaded, \(countedPlaces(index.count))")
    } catch {
      StandardError.report("cannot reload: \(error); the previous index stays in use")
    }
  }

  /// Uses the keys in the current file, or keeps the previous keys if it is invalid.
  private func reloadKeys(_ path: String, _ server: CorridorServer) {
    do throws(CommandError) {
      server.use(try Self.keys(path))
      StandardError.write(line: "corridor: reloaded the keys in \(path)")
    } catch {
      StandardError.report("cannot reload keys: \(error); the previous keys stay in use")
    }
  }

  private static func keys(_ path: String) throws(CommandError) -> APIKeys {
    let text: String
    do throws(InputError) {
      text = try unsafe InputFile(path: path, limit: 1 << 20).withBytes { bytes in
        unsafe String(decoding: bytes, as: UTF8.self)
      }
    } catch {
      throw .reading(error)
    }
    do throws(APIKeyError) { return try APIKeys(text) } catch {
      throw .keys(file: path, reason: error.description)
    }
  }

  /// How long new connections have answers after SIGTERM.
  private func drain() throws(CommandError) -> Duration {
    guard let text = arguments.value(.drain) else { return Self.usualDrain }
    guard let seconds = Quantity.seconds(text), seconds >= 0, seconds < 1e6 else {
      throw .badValue(option: "--drain", found: text, expected: "a time such as 10s, or 0s")
    }
    return .seconds(seconds)
  }

  private func settings() throws(CommandError) -> ServiceSettings {
    var settings = ServiceSettings()
    let processors = Parallel.processors
    settings.limits.workers =
      try arguments.integer(.workers, in: 1...1024, expected: "a number from 1 to 1024")
      ?? max(1, processors)
    settings.limits.ioThreads = max(2, min(8, processors))
    settings.limits.queue =
      try arguments.integer(.queue, in: 0...1_000_000, expected: "a number from 0 to 1000000")
      ?? settings.limits.queue
    if let text = arguments.value(.deadline) {
      guard let seconds = Quantity.seconds(text), seconds > 0, seconds < 1e6 else {
        throw .badValue(option: "--deadline", found: text, expected: "a time such as 10s or 500ms")
      }
      settings.deadline = .seconds(seconds)
    }
    settings.keys = try arguments.value(.keyFile).map { (path) throws(CommandError) in
      try Self.keys(path)
    }
    settings.requestsPerSecond = try arguments.integer(
      .rateLimit, in: 1...1_000_000, expected: "a number of requests from 1 to 1000000"
    ).map(Double.init)
    settings.origins = arguments.all(.corsOrigin)
    if let mebibytes = try arguments.integer(
      .maxBody, in: 1...4095, expected: "a number of MiB from 1 to 4095")
    {
      settings.limits.bodyBytes = mebibytes << 20
    }
    settings.limits.divide(try arguments.memory(.memory) ?? 1 << 30)
    guard settings.limits.bodyBytes <= settings.limits.heldBytes else {
      throw .badValue(
        option: "--max-body", found: arguments.value(.maxBody) ?? "",
        expected: "at most a quarter of --memory")
    }
    settings.workBudget =
      try arguments.integer(.workBudget, in: 1...Int.max, expected: "a number of steps, 1 or more")
      ?? settings.workBudget
    if arguments.value(.engineBudget) != nil, arguments.value(.engine) == nil {
      throw .missingOption("--engine URL", command: "serve")
    }
    settings.engine = try arguments.engine(
      mostJourneys: try arguments.integer(
        .engineBudget, in: 1...1_000_000, expected: "a number of journeys from 1 to 1000000")
        ?? Self.usualBudget,
      mostWaiting: max(1, settings.limits.workers / 2))
    if let meters = try arguments.meters(.maxWithin) { settings.widestMeters = meters }
    if let folder = arguments.value(.mapLibre) { settings.mapLibreFolder = folder }
    if let file = tileFile {
      settings.archive = try archive(file)
      if let missing = settings.missingMapFile {
        StandardError.report(
          "cannot read \(missing), which draws vector tiles (see --maplibre); the map is plain")
      }
    } else {
      settings.tiles = try tiles()
    }
    return settings
  }

  /// The file of vector tiles; nil for none.
  private var tileFile: String? {
    guard let name = arguments.value(.tiles), name.lowercased().hasSuffix(".mbtiles"),
      !name.hasPrefix("http://"), !name.hasPrefix("https://")
    else { return nil }
    return name
  }

  private func archive(_ file: String) throws(CommandError) -> TileArchive {
    let attribution = arguments.value(.tilesAttribution)
    do throws(ServeError) { return try TileArchive(path: file, attribution: attribution) } catch {
      throw .serving(error, isUnavailable: !error.isAboutRequest)
    }
  }

  /// The map tiles of another server, which require an attribution.
  private func tiles() throws(CommandError) -> TileSource? {
    guard let url = arguments.value(.tiles) else {
      guard arguments.has(.tilesAttribution) else { return nil }
      throw .missingOption("--tiles", command: "serve")
    }
    guard let attribution = arguments.value(.tilesAttribution), !attribution.isEmpty else {
      throw .missingOption("--tiles-attribution", command: "serve")
    }
    guard let tiles = TileSource(url: url, attribution: attribution) else {
      throw .badValue(
        option: "--tiles", found: url,
        expected: """
          a file such as malta.mbtiles, or a URL such as https://tiles.example/{z}/{x}/{y}.png
          """)
    }
    return tiles
  }

  /// Reopens the log by its name: the program that renamed the previous file sends SIGHUP, as
  /// logrotate does.
  private func reopen(_ log: Int32) {
    guard log != STDOUT_FILENO else { return }
    do throws(CommandError) {
      guard let opened = try logDescriptor() else { return }
      // A line being written goes into one of the two files.
      dup2(opened, log)
      close(opened)
    } catch {
      StandardError.report("cannot reopen the log: \(error); the previous one stays in use")
    }
  }

  /// The descriptor of the access log, which must not be a file that the service reads.
  ///
  /// Files that were read earlier do not count, since the inode number of a removed file can be
  /// reused.
  private func logDescriptor() throws(CommandError) -> Int32? {
    guard let path = arguments.value(.accessLog) else { return nil }
    let files = InputFiles()
    let others = arguments.all(.keyFile) + (tileFile.map { [$0] } ?? [])
    for read in PlacesSource(arguments).files + others { files.note(path: read) }
    if path == "-" {
      guard !files.contains(descriptor: STDOUT_FILENO) else {
        throw .output(.isInput(path: "standard output"))
      }
      return STDOUT_FILENO
    }
    guard !files.contains(path: path) else { throw .output(.isInput(path: path)) }
    // SAFETY: the path is a C string during the call.
    let descriptor = unsafe open(path.fileName, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o640)
    guard descriptor >= 0 else { throw .output(.cannotCreate(path: path, errno: errno)) }
    return descriptor
  }
}
