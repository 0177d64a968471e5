internal import CorridorImport

extension HTTPResponse {
  /// Bodies below this gain nothing: they go in one packet.
  private static let leastBytes = 1400

  /// Packs the body where that is worth while and the client takes it (RFC 9110, section 12.5.3).
  mutating func compress(for head: HTTPHead) {
    guard body.count >= Self.leastBytes, fields["content-encoding"] == nil else { return }
    fields.add("vary", "accept-encoding")
    guard let accepted = head.fields["accept-encoding"],
      AcceptedTypes(accepted).quality(of: "gzip") > 0, let packed = gzip(body)
    else { return }
    body = packed
    fields.add("content-encoding", "gzip")
  }
}
