/// A POST with a body of JSON.
struct TransferRequest: Sendable {
  /// An absolute URL.
  var url: String
  /// Lines of the head, such as `Accept: application/json`.
  var fields: [String]
  var body: [UInt8]
  /// A file with the certificates of the authorities that are trusted; nil for the system's.
  var authorities: String?
  var connectTimeout: Duration
  var timeout: Duration
  /// Bytes that the answer may have, unpacked.
  var answerBytes: Int
}

/// What came back.
struct TransferReply: Sendable {
  var status: Int
  /// `Content-Type` without parameters, in small letters.
  var type: String
  /// `Location`.
  var location: String?
  /// `Retry-After`.
  var retryAfter: Duration?
  var body: [UInt8]
}
