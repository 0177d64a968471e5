internal import CCurl
internal import Glibc

extension TransferFault {
  /// Makes the fault for a libcurl result code (libcurl-errors(3)), with libcurl's message.
  ///
  /// - Parameter systemError: The error of the last failed connection (`CURLINFO_OS_ERRNO`), which is
  ///   one of errno(3); 0 for none.
  init(_ code: CURLcode, systemError: Int32, reason: String) {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST:
      self = .hostNotFound(reason: reason)
    case CURLE_COULDNT_CONNECT where systemError == ECONNREFUSED:
      self = .connectionRefused(reason: reason)
    case CURLE_COULDNT_CONNECT
    where [ENETUNREACH, EHOSTUNREACH, ENETDOWN, EHOSTDOWN].contains(systemError):
      self = .offline(reason: reason)
    case CURLE_OPERATION_TIMEDOUT:
      self = .tookTooLong
    case CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_PROXY, CURLE_SEND_ERROR,
      CURLE_RECV_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_HTTP2,
      CURLE_HTTP2_STREAM, CURLE_SSL_CONNECT_ERROR, CURLE_OUT_OF_MEMORY, CURLE_AGAIN:
      self = .broken(reason: reason)
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING,
      CURLE_WRITE_ERROR:
      self = .garbage(reason: reason)
    default:
      self = .refused(reason: reason)
    }
  }
}
