internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// Writes lines for people, separate from the output.
enum StandardError {
  /// Writes one line; errors are ignored.
  static func write(line: String) {
    write(line + "\n")
  }

  /// Writes text unchanged.
  static func write(_ text: String) {
    let sink = ByteSink(descriptor: STDERR_FILENO, name: "standard error")
    sink.buffer.append(text.printedBytes)
    try? sink.flush()
  }

  /// Writes a line for each warning.
  static func report(_ warnings: [AnswerWarning]) {
    for warning in warnings { report("warning: " + warning.message) }
  }

  /// Writes what the routing engine was not told of the vehicle, once for all answers.
  static func report(_ engine: EngineAccess?) {
    if let note = engine?.ignoredNote { report("note: " + note) }
  }

  /// Writes `corridor: MESSAGE` on one line, whatever text the message quotes.
  static func report(_ message: String) {
    var line = String.UnicodeScalarView()
    for scalar in message.unicodeScalars {
      line.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    write(line: "corridor: " + String(line))
  }
}
