internal import CorridorFormats

extension HTTPResponse {
  /// Bodies below this gain nothing: they go in one packet.
  private static let leastBytes = 1400

  /// Packs the body where that is worth while and the client takes it (RFC 9110, section 12.5.3).
  mutating func compress(for head: HTTPHead) {
    guard body.count >= Self.leastBytes, fields["content-encoding"] == nil else { return }
    fields.add("vary", "accept-encoding")
    guard head.acceptsGzip, let packed = gzip(body) else { return }
    body = packed
    fields.add("content-encoding", "gzip")
  }
}

extension HTTPHead {
  /// Whether the client takes bodies that are packed with gzip.
  var acceptsGzip: Bool {
    fields["accept-encoding"].map { AcceptedTypes($0).quality(of: "gzip") > 0 } ?? false
  }
}
