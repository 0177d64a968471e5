/// A reader of what others wrote, as fuzzers and the test of their corpora call it.
struct FuzzReader: Sendable {
  let name: String
  /// The fixtures that it can read, which fuzzers begin with besides its corpus.
  var seeds: [String] = []
  /// Reads an input. Its own errors are right answers to it.
  ///
  /// - Throws: ``Finding`` where an answer cannot be right.
  let read: @Sendable ([UInt8]) throws -> Void

  /// An answer that cannot be right.
  struct Finding: Error, CustomStringConvertible {
    let description: String
  }

  /// Fails unless something holds.
  static func expect(
    _ holds: Bool, _ description: @autoclosure () -> String
  ) throws(Finding) {
    if !holds { throw Finding(description: description()) }
  }

  /// All readers: one for each format or kind of text that is not ours.
  static let all: [FuzzReader] =
    routes + places + indexes + hours + texts + requests + messages + answers
}
