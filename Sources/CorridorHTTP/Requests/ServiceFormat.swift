internal import CorridorCommands
internal import CorridorImport
internal import CorridorIndex

/// The formats of answers.
enum ServiceFormat: String, CaseIterable, Sendable {
  case json, geojson, ndjson, csv, gpx, kml

  /// The media type (IANA; KML's is the OGC's).
  var mediaType: String {
    switch self {
    case .json: "application/json"
    case .geojson: "application/geo+json"
    case .ndjson: "application/x-ndjson"
    case .csv: "text/csv; charset=utf-8"
    case .gpx: "application/gpx+xml"
    case .kml: "application/vnd.google-earth.kml+xml"
    }
  }

  /// Whether an answer is one value of JSON.
  var isOneValue: Bool { self == .json || self == .geojson }

  /// How the command writes it; nil for what only the service has.
  var output: OutputFormat? { OutputFormat(rawValue: rawValue) }

  /// The one that is asked for: by `format`, else by `Accept`, else JSON.
  ///
  /// - Parameter choices: Those that the operation has, the usual one first.
  init?(
    _ arguments: Arguments, accept: String?, among choices: [ServiceFormat] = allCases
  ) throws(CommandError) {
    if let name = arguments.value(.format) {
      guard let format = ServiceFormat(rawValue: name), choices.contains(format) else {
        let names = choices.map(\.rawValue)
        throw .unknownChoice(
          option: "format", found: name, choices: names,
          suggestion: closestMatch(to: name, in: names))
      }
      self = format
      return
    }
    // What has one format only is not chosen.
    guard let accept, choices.count > 1 else {
      self = choices[0]
      return
    }
    guard let format = AcceptedTypes(accept).best(of: choices, type: \.mediaType) else {
      return nil
    }
    self = format
  }
}

/// What a client accepts, by the field `Accept` (RFC 9110, section 12.5.1).
struct AcceptedTypes {
  private let ranges: [(type: Substring, quality: Double)]

  init(_ field: String) {
    ranges = field.split(separator: ",").map { range in
      let parts = range.split(separator: ";")
      let quality = parts.dropFirst().lazy.compactMap { part -> Double? in
        let pair = trimmed(part).split(separator: "=", maxSplits: 1)
        guard pair.count == 2, pair[0].lowercased() == "q" else { return nil }
        return Double(pair[1]) ?? 0
      }.first
      return (trimmed(parts.first ?? ""), quality ?? 1)
    }
  }

  /// The first of the choices that the client likes best; nil where it accepts none.
  func best<Choice>(of choices: [Choice], type: (Choice) -> String) -> Choice? {
    var best: (choice: Choice, quality: Double)?
    for choice in choices {
      let quality = quality(of: type(choice))
      if quality > best?.quality ?? 0 { best = (choice, quality) }
    }
    return best?.choice
  }

  /// How much a type is liked, 0 for not at all: by the range that says most about it.
  func quality(of type: String) -> Double {
    let type = type.prefix { $0 != ";" }
    let family = type.prefix { $0 != "/" } + "/*"
    for wanted in [type, family, "*/*"] {
      if let range = ranges.first(where: { $0.type.lowercased() == wanted }) {
        return range.quality
      }
    }
    return 0
  }
}

/// A text without white space around it.
func trimmed(_ text: Substring) -> Substring {
  var text = text.drop { $0 == " " || $0 == "\t" }
  while text.last == " " || text.last == "\t" { text.removeLast() }
  return text
}
