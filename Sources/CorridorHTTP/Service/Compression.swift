internal import CorridorFormats

extension HTTPResponse {
  /// Smaller bodies gain nothing, since they fit in one packet.
  private static let leastBytes = 1400

  /// Compresses the body if that is worthwhile and the client accepts it (RFC 9110, section
  /// 12.5.3).
  mutating func compress(for head: HTTPHead) {
    guard body.count >= Self.leastBytes, fields["content-encoding"] == nil else { return }
    fields.add("vary", "accept-encoding")
    guard head.acceptsGzip, let packed = gzip(body) else { return }
    body = packed
    fields.add("content-encoding", "gzip")
  }
}

extension HTTPHead {
  /// Whether the client accepts bodies compressed with gzip.
  var acceptsGzip: Bool {
    fields["accept-encoding"].map { AcceptedTypes($0).quality(of: "gzip") > 0 } ?? false
  }
}
