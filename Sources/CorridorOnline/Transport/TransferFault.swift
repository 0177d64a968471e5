/// Why a transfer gave no answer.
enum TransferFault: Error, Hashable {
  /// The task that waited for it was cancelled.
  case cancelled
  /// libcurl could not be loaded.
  case libraryMissing(reason: String)
  /// The time limit expired.
  case tookTooLong
  /// This machine has no route to the host.
  case offline(reason: String)
  /// Nothing listens at the address.
  case connectionRefused(reason: String)
  /// The name of the host cannot be resolved.
  case hostNotFound(reason: String)
  /// The connection failed or was interrupted; another attempt may succeed.
  case broken(reason: String)
  /// The connection failed permanently, for example because the certificate is invalid.
  case refused(reason: String)
  /// The response is not valid HTTP.
  case garbage(reason: String)
  /// The answer exceeds the size limit in bytes.
  case tooLarge(limit: Int)
}
