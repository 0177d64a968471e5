internal import CCurl

/// Sets the options of a handle for a transfer.
@safe
struct CurlOptions {
  // SAFETY: the handle is valid while its transfer runs, and used only by the loop's thread.
  let curl: UnsafePointer<ccurl_functions>
  let handle: OpaquePointer

  init(curl: UnsafePointer<ccurl_functions>, handle: OpaquePointer) {
    unsafe self.curl = curl
    unsafe self.handle = handle
  }

  /// Sets all options.
  ///
  /// - Returns: `CURLE_OK`, or the error of the first option that cannot be set.
  func set(for transfer: Transfer, _ fields: UnsafeMutablePointer<curl_slist>?) -> CURLcode {
    let request = transfer.request
    let numbers: [(CURLoption, Int)] = [
      (request.body == nil ? CURLOPT_HTTPGET : CURLOPT_POST, 1),
      // No signals in the host program, and no wait for name resolution when a transfer is
      // cancelled.
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_QUICK_EXIT, 1),
      // A redirect would reveal the key and the request to another host.
      (CURLOPT_FOLLOWLOCATION, 0),
      (CURLOPT_SSL_VERIFYPEER, 1), (CURLOPT_SSL_VERIFYHOST, 2),
      (CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(request.connectTimeout)),
      (CURLOPT_TIMEOUT_MS, Self.milliseconds(request.timeout)),
    ]
    var texts: [(CURLoption, String)] = [
      (CURLOPT_URL, request.url), (CURLOPT_PROTOCOLS_STR, "http,https"),
      (CURLOPT_ACCEPT_ENCODING, "gzip"), (CURLOPT_USERAGENT, "corridor"),
    ]
    if let authorities = request.authorities { texts.append((CURLOPT_CAINFO, authorities)) }
    for (option, number) in numbers {
      let code = unsafe ccurl_set_long(curl, handle, option, number)
      guard code == CURLE_OK else { return code }
    }
    for (option, text) in texts {
      // SAFETY: libcurl copies the text.
      let code = unsafe ccurl_set_text(curl, handle, option, text)
      guard code == CURLE_OK else { return code }
    }
    var code = set(body: request.body)
    guard code == CURLE_OK else { return code }
    code = unsafe ccurl_set_list(curl, handle, CURLOPT_HTTPHEADER, fields)
    guard code == CURLE_OK else { return code }
    // SAFETY: the loop keeps the transfer alive until it has taken the handle back.
    return unsafe ccurl_set_receivers(
      curl, handle, Self.takeBody, Self.takeHead, Unmanaged.passUnretained(transfer).toOpaque())
  }

  /// Sets the body of a POST request; nothing for a GET request.
  private func set(body: [UInt8]?) -> CURLcode {
    guard let body else { return CURLE_OK }
    // The size is set first, because it determines how many bytes of the body are copied.
    let code = unsafe ccurl_set_offset(
      curl, handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
    guard code == CURLE_OK else { return code }
    return unsafe body.withUnsafeBytes { bytes in
      unsafe ccurl_set_bytes(curl, handle, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress)
    }
  }

  private static let takeBody: ccurl_receiver = { bytes, one, count, context in
    let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: one * count)
    return unsafe transfer.take(body: piece) ? piece.count : 0
  }

  private static let takeHead: ccurl_receiver = { bytes, one, count, context in
    let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    let line = unsafe UnsafeRawBufferPointer(start: bytes, count: one * count)
    unsafe transfer.take(head: String(decoding: line, as: UTF8.self))
    return line.count
  }

  /// A time in milliseconds, at least one, because zero means no limit to libcurl.
  private static func milliseconds(_ time: Duration) -> Int {
    let (seconds, attoseconds) = time.components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return max(1, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }
}
