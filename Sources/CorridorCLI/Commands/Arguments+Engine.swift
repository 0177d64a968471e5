internal import CorridorFormats
internal import CorridorOnline
internal import CorridorRequests

extension Arguments {
  /// The routing engine that the options name; nil for none.
  ///
  /// - Parameters:
  ///   - mostJourneys: The most journeys of an answer; nil for as many as it needs.
  ///   - mostWaiting: How many threads may wait for it at once.
  func engine(
    mostJourneys: Int? = nil, mostWaiting: Int = .max
  ) throws(CommandError) -> EngineAccess? {
    guard let url = value(.engine) else {
      if OptionSpec.engines.contains(where: { has($0) }) {
        throw .missingOption(OptionSpec.engine.usage, command: operation.name)
      }
      return nil
    }
    var limits = EngineLimits()
    if let text = value(.engineTimeout) {
      guard let seconds = Quantity.seconds(text), seconds > 0, seconds < 1e6 else {
        throw .badValue(
          option: "--engine-timeout", found: text, expected: "a time such as 10s or 500ms")
      }
      limits.timeout = .seconds(seconds)
    }
    if let count = try integer(.engineRequests, in: 1...1000, expected: "a number from 1 to 1000") {
      limits.requests = count
    }
    let kind: RoutingEngineKind? = try choice(.engineKind)
    let key = try key()
    do throws(OnlineServiceError) {
      let cache = value(.engineCache).map { folder in
        EngineCache(folder: folder) { StandardError.report("note: \($0)") }
      }
      let engine = try RoutingEngine(url: url, kind: kind, key: key, limits: limits, cache: cache)
      return EngineAccess(engine, mostJourneys: mostJourneys, mostWaiting: mostWaiting)
    } catch {
      switch error {
      case .badURL(let found, let reason):
        throw .badValue(
          option: "--engine", found: found,
          expected: "a URL such as http://127.0.0.1:8002; \(reason)")
      case .libraryMissing: throw .serving(error, isUnavailable: true)
      case .badKey:
        throw .keys(file: value(.engineKeyFile) ?? "", reason: error.description)
      }
    }
  }

  /// The first line of the file with the engine's key.
  private func key() throws(CommandError) -> String? {
    guard let path = value(.engineKeyFile) else { return nil }
    do throws(InputError) {
      let text = try unsafe InputFile(path: path, limit: 1 << 16).withBytes { bytes in
        unsafe String(decoding: bytes, as: UTF8.self)
      }
      return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    } catch {
      throw .reading(error)
    }
  }
}
