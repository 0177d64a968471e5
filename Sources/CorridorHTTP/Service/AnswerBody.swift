internal import CorridorFormats
internal import CorridorRequests

/// The body of an answer: kept whole while it is small, and streamed once it is not.
final class AnswerBody {
  private let writer: AnswerWriter
  private var pending: [UInt8] = []
  private var packer: GzipWriter?
  /// Whether its head has been sent.
  var hasBegun: Bool { writer.hasBegun }
  /// Whether the whole answer was sent.
  private(set) var isWhole = false

  /// Smaller bodies are kept until they are complete.
  private static let bufferLimit = 256 << 10

  init(_ writer: AnswerWriter) {
    self.writer = writer
  }

  /// Writes an answer; returns it with its body if that is small.
  ///
  /// - Parameters:
  ///   - head: The answer without its body.
  ///   - packed: Whether the client accepts gzip.
  ///   - finished: Adds the fields that every head has.
  ///   - write: Writes the body, and flushes.
  func response(
    _ head: HTTPResponse, packed: Bool, finished: @escaping (HTTPResponse) -> HTTPResponse,
    writing write: (ByteSink) throws(CommandError) -> Void
  ) throws(CommandError) -> HTTPResponse {
    let sink = ByteSink { bytes in
      if !self.hasBegun {
        guard self.pending.count + bytes.count > Self.bufferLimit else {
          self.pending += bytes
          return true
        }
        var head = head
        head.fields.add("vary", "accept-encoding")
        self.packer = packed ? GzipWriter() : nil
        if self.packer != nil { head.fields.add("content-encoding", "gzip") }
        self.writer.begin(finished(head))
        let isWanted = self.send(self.pending)
        self.pending = []
        guard isWanted else { return false }
      }
      return self.send(bytes)
    }
    try write(sink)
    guard hasBegun else {
      var response = head
      response.body = pending
      return response
    }
    isWhole = packer.map { writer.write($0.pack([], isLast: true)) } ?? true
    return head
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    writer.write(packer?.pack(bytes, isLast: false) ?? bytes)
  }
}
