// The names are those in corridor.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CCorridor
internal import CorridorFormats
internal import CorridorIndex
internal import CorridorOnline
internal import CorridorRequests
internal import Glibc

@c @implementation
public func corridor_use_engine(
  _ index: OpaquePointer?, _ settings: UnsafePointer<CChar>?
) -> corridor_status {
  status { () throws(CallFailure) in
    let index = try unsafe IndexHandle.value(of: index, "index")
    guard let settings = unsafe settings else { return index.use(nil) }
    let given = unsafe UnsafeRawBufferPointer(start: settings, count: strlen(settings))
    let engine: RoutingEngine
    do throws(CommandError) {
      engine = try unsafe EngineSettings(json: Array(given)).engine()
    } catch {
      throw CallFailure(error)
    }
    index.use(EngineAccess(engine))
  }
}

/// The settings of a routing engine, as the header describes them.
private struct EngineSettings {
  private var url: String?
  private var kind: RoutingEngineKind?
  private var key: String?
  private var cache: EngineCache?
  private var limits = EngineLimits()

  init(json: [UInt8]) throws(CommandError) {
    let settings = try RequestText.parse(json.span, file: "settings", readsAhead: false) {
      (root, _) in
      Result { () throws(CommandError) in try EngineSettings(root) }
    }
    self = try settings.get()
  }

  private init(_ root: JSONValue) throws(CommandError) {
    let expected = "an object with a url"
    guard root.kind == .object else { throw .badField("settings", expected: expected) }
    for member in root.members {
      let (name, value) = (member.key.string, member.value)
      switch name {
      case "url": url = try Self.text(value, name)
      case "key": key = try Self.text(value, name)
      case "cache": cache = EngineCache(folder: try Self.text(value, name))
      case "kind":
        let found = try Self.text(value, name)
        kind = RoutingEngineKind(rawValue: found)
        if kind == nil {
          let kinds = RoutingEngineKind.allCases.map(\.rawValue)
          throw .unknownChoice(
            option: name, found: found, choices: kinds,
            suggestion: closestMatch(to: found, in: kinds))
        }
      case "requests":
        let count = try Self.number(value, name, expected: "a whole number from 1 to 1000") {
          (1...1000).contains($0) && $0 == $0.rounded()
        }
        limits.requests = Int(count)
      case "timeoutSeconds":
        limits.timeout = .seconds(
          try Self.number(value, name, expected: "more than 0 s, and less than a million") {
            $0 > 0 && $0 < 1e6
          })
      default:
        let known = ["url", "kind", "key", "requests", "timeoutSeconds", "cache"]
        throw .unknownChoice(
          option: "a field of settings", found: name, choices: known,
          suggestion: closestMatch(to: name, in: known))
      }
    }
    guard url != nil else { throw .badField("settings", expected: expected) }
  }

  private static func text(_ value: JSONValue, _ name: String) throws(CommandError) -> String {
    guard let text = value.string else { throw .badField(name, expected: "a text") }
    return text
  }

  private static func number(
    _ value: JSONValue, _ name: String, expected: String, where isValid: (Double) -> Bool
  ) throws(CommandError) -> Double {
    guard let number = value.double else { throw .badField(name, expected: expected) }
    guard isValid(number) else {
      throw .badValue(option: name, found: "\(number)", expected: expected)
    }
    return number
  }

  func engine() throws(CommandError) -> RoutingEngine {
    do throws(OnlineServiceError) {
      return try RoutingEngine(url: url ?? "", kind: kind, key: key, limits: limits, cache: cache)
    } catch {
      var isUnavailable = false
      if case .libraryMissing = error { isUnavailable = true }
      throw .serving(error, isUnavailable: isUnavailable)
    }
  }
}
