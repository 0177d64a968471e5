public import Corridor
internal import CorridorFormats
internal import CorridorRequests

/// A search as the service accepts it (`POST /v1/search`).
///
/// ``Corridor/SearchOptions/timeLimit``, which the service does not take, is not encoded. Instead of
/// ``Corridor/CategoryFilter/including(_:)`` without categories, and of
/// ``Corridor/AddressFilter/including(_:)``, conditions that find the same are encoded. A request is
/// not checked before it is encoded.
extension SearchRequest: Codable {
  public func encode(to encoder: any Encoder) throws {
    try EncodedValue(json: PlaceSearchRequest(self).json).encode(to: encoder)
  }

  /// - Throws: `DecodingError` for what the service would refuse, and for a `magicKey`, which the
  ///   service takes but a search request cannot hold.
  public init(from decoder: any Decoder) throws {
    self = try DecodedValue(from: decoder).read { (json) throws(AnswerFault) in
      guard json["magicKey"] == nil else {
        throw AnswerFault(reason: "a search request cannot hold its 'magicKey'")
      }
      return try PlaceSearchRequest.decoded(json) { (request, form) throws(CommandError) in
        try request.request(form)
      }
    }
  }
}

/// A request for completions as the service accepts it (`POST /v1/suggest`).
extension CompletionRequest: Codable {
  /// - Throws: `EncodingError` for a request that has no completions, which no service is asked for.
  public func encode(to encoder: any Encoder) throws {
    guard let request = try SuggestRequest(self) else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: "nothing is to be completed"))
    }
    try EncodedValue(json: request.json).encode(to: encoder)
  }

  /// - Throws: `DecodingError` for what the service would refuse.
  public init(from decoder: any Decoder) throws {
    self = try DecodedValue(from: decoder).read { (json) throws(AnswerFault) in
      try SuggestRequest.decoded(json) { (request, _) throws(CommandError) in request.request }
    }
  }
}

extension OperationRequest {
  /// Reads a request from JSON, and makes what it asks of an engine.
  fileprivate static func decoded<Value>(
    _ json: JSONValue, _ make: (Self, RequestForm) throws(CommandError) -> Value
  ) throws(AnswerFault) -> Value {
    do throws(CommandError) {
      var envelope = RequestEnvelope()
      var form = RequestForm(.json, from: .client)
      return try make(try read(json, &envelope, &form), form)
    } catch {
      throw AnswerFault(reason: "\(error)")
    }
  }
}
