/// Why a transfer gave no answer.
enum TransferFault: Error, Hashable {
  /// Nobody waits for it any more.
  case cancelled
  /// libcurl is not there.
  case libraryMissing(reason: String)
  /// Its time is over.
  case tookTooLong
  /// There is no connection, or it broke off: another attempt may do better.
  case broken(reason: String)
  /// There is no connection, and will be none: the certificate is wrong, say.
  case refused(reason: String)
  /// What came is no HTTP.
  case garbage(reason: String)
  /// The answer has more bytes than it may have.
  case tooLarge(limit: Int)
}
