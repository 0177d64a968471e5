internal import CorridorRequests

extension AnswerFormat {
  /// The requested format: by `format`, or else by `Accept`, or else the default; nil if the client
  /// accepts none of them.
  init?(
    _ envelope: RequestEnvelope, accept: String?, among choices: [AnswerFormat]
  ) throws(CommandError) {
    // No negotiation if there is only one format.
    guard envelope.format == nil, choices.count > 1, let accept else {
      self = try AnswerFormat(envelope, among: choices)
      return
    }
    guard let format = AcceptedTypes(accept).best(of: choices, type: \.mediaType) else {
      return nil
    }
    self = format
  }
}

/// The media types that a client accepts, from its `Accept` field (RFC 9110, section 12.5.1).
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

  /// The first choice with the highest quality; nil if the client accepts none.
  func best<Choice>(of choices: [Choice], type: (Choice) -> String) -> Choice? {
    var best: (choice: Choice, quality: Double)?
    for choice in choices {
      let quality = quality(of: type(choice))
      if quality > best?.quality ?? 0 { best = (choice, quality) }
    }
    return best?.choice
  }

  /// The quality of a type, 0 if not acceptable; the most specific matching range determines it.
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

/// A text without leading and trailing white space.
func trimmed(_ text: Substring) -> Substring {
  var text = text.drop { $0 == " " || $0 == "\t" }
  while text.last == " " || text.last == "\t" { text.removeLast() }
  return text
}
