internal import CCurl

extension TransferFault {
  /// Makes the fault for a libcurl result code (libcurl-errors(3)), with libcurl's message.
  init(_ code: CURLcode, reason: String) {
    switch code {
    case CURLE_OPERATION_TIMEDOUT:
      self = .tookTooLong
    case CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY,
      CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_HTTP2,
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
