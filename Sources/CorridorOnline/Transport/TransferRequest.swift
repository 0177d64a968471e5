/// A POST request with a JSON body, or a GET request.
struct TransferRequest: Sendable {
  /// An absolute URL.
  var url: String
  /// Header lines, such as `Accept: application/json`.
  var fields: [String]
  /// The body that is posted; nil for a GET request.
  var body: [UInt8]?
  /// The entity tag of an answer that the client has, sent as `If-None-Match`; nil for none.
  var knownTag: String?
  /// A file with the certificates of the trusted authorities; nil for the system's.
  var authorities: String?
  var connectTimeout: Duration
  var timeout: Duration
  /// Maximum size of the answer in bytes, uncompressed.
  var answerBytes: Int
}

/// The reply to a request.
struct TransferReply: Sendable {
  var status: Int
  /// `Content-Type` without parameters, in lower case.
  var type: String
  /// `Location`.
  var location: String?
  /// `ETag`.
  var tag: String?
  /// `Retry-After`.
  var retryAfter: Duration?
  var body: [UInt8]
}
