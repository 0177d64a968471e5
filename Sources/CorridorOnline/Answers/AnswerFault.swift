/// Why a JSON value is not the expected answer.
struct AnswerFault: Error {
  /// The reason as text.
  let reason: String

  /// Makes the fault for a member that is missing or has another type.
  init(_ member: String, expected: String) {
    reason = "its '\(member)' is not \(expected)"
  }
}
