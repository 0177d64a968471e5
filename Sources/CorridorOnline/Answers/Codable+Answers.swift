public import Corridor
internal import CorridorFormats
internal import CorridorRequests

/// An object as the service's JSON has it among the hits of a search (`POST /v1/search`).
///
/// What a service does not write is not encoded: ``Corridor/GeoObject/position``. Lengths are encoded
/// to the millimetre, degrees to 1e-7.
extension GeoObject: Codable {
  public func encode(to encoder: any Encoder) throws {
    try EncodedValue(answerValue).encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    self = try DecodedValue(from: decoder).read { (json) throws(AnswerFault) in
      try ObjectRow(hit: json).object
    }
  }
}

/// A response as the service's JSON for a search (`POST /v1/search`). Its source is not encoded, and
/// a decoded response comes from the service.
extension SearchResponse: Codable {
  public func encode(to encoder: any Encoder) throws {
    try EncodedValue(answerValue).encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    self = try DecodedValue(from: decoder).read { (json) throws(AnswerFault) in
      try SearchResponse(answer: json)
    }
  }
}

/// A completion as the service's JSON has it (`POST /v1/suggest`), with ranges in UTF-16.
extension SearchCompletion: Codable {
  public func encode(to encoder: any Encoder) throws {
    try EncodedValue(answerValue).encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    self = try DecodedValue(from: decoder).read { (json) throws(AnswerFault) in
      try CompletionAnswer.completion(json)
    }
  }
}
