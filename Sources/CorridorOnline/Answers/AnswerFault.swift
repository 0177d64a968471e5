/// Why JSON is not the answer that was expected.
struct AnswerFault: Error {
  /// What is wrong.
  let reason: String

  /// A member that is missing or of another type.
  init(_ member: String, expected: String) {
    reason = "its '\(member)' is not \(expected)"
  }
}
