internal import Corridor
internal import CorridorRequests
internal import Glibc

/// Completes text that the user types on a terminal, key by key.
///
/// Keys are read from standard input and the display is drawn on standard error, so that the result
/// can be redirected with standard output. While more keys are waiting to be read, no search
/// starts.
struct SuggestDialog {
  /// The result of the dialog.
  enum Outcome {
    case completion(SearchCompletion)
    /// A text without any suggestion.
    case text(String)
    case nothing
  }

  /// Returns the completions of a partial text.
  let complete: (String) throws(CommandError) -> [SearchCompletion]

  private var editor = LineEditor()
  private var completions: [SearchCompletion] = []
  private var chosen = 0
  private var note = ""
  private let screen = SuggestScreen()
  private var parser = KeyParser()

  init(complete: @escaping (String) throws(CommandError) -> [SearchCompletion]) {
    self.complete = complete
  }

  /// Whether a terminal is available for the dialog.
  static var isPossible: Bool {
    Terminal.isInteractive(STDIN_FILENO) && Terminal.isInteractive(STDERR_FILENO)
      && environment("TERM") != "dumb"
  }

  /// Runs until the user chooses a completion or leaves.
  ///
  /// - Throws: `interrupted` for Ctrl-C.
  mutating func run() throws(CommandError) -> Outcome {
    guard let mode = RawMode(descriptor: STDIN_FILENO) else { return .nothing }
    defer { _ = mode }
    var isStale = true
    while true {
      while let key = parser.next() {
        if let outcome = try take(key, &isStale) { return outcome }
      }
      if isStale, !hasInput(waiting: 0) {
        try update()
        isStale = false
      }
      switch read() {
      case .keys: break
      case .pause:
        if let key = parser.next(isIdle: true), let outcome = try take(key, &isStale) {
          return outcome
        }
      case .newWindow: draw()
      case .end: return .nothing
      }
    }
  }

  /// Handles a key; an outcome ends the dialog.
  private mutating func take(_ key: KeyPress, _ isStale: inout Bool) throws(CommandError)
    -> Outcome?
  {
    let before = editor.characters
    switch key {
    case .text(let text): editor.insert(text)
    case .backspace: editor.deleteBackward()
    case .delete: editor.deleteForward()
    case .deleteWord: editor.deleteWord()
    case .deleteToStart: editor.deleteToStart()
    case .deleteToEnd: editor.deleteToEnd()
    case .left: editor.move(by: -1)
    case .right: editor.move(by: 1)
    case .home: editor.move(by: -editor.cursor)
    case .end: editor.move(by: editor.characters.count)
    case .up: chosen = max(chosen - 1, 0)
    case .down: chosen = min(chosen + 1, max(completions.count - 1, 0))
    case .interrupt: throw .interrupted(signal: Interruption.requestedSignal)
    case .escape: return .nothing
    case .endOfInput:
      if editor.characters.isEmpty { return .nothing }
      editor.deleteForward()
    case .enter:
      if isStale { try update() }
      isStale = false
      if completions.indices.contains(chosen) { return .completion(completions[chosen]) }
      let isEmpty = editor.characters.allSatisfy(\.isWhitespace)
      return isEmpty ? .nothing : .text(editor.text)
    case .redraw, .other: break
    }
    if editor.characters != before {
      isStale = true
    } else if !isStale {
      draw()
    }
    return nil
  }

  private mutating func update() throws(CommandError) {
    let text = editor.text
    completions = try complete(text)
    chosen = 0
    let isEmpty = editor.characters.allSatisfy(\.isWhitespace)
    note = completions.isEmpty && !isEmpty ? "nothing matches" : ""
    draw()
  }

  private func draw() { screen.draw(editor, completions, chosen: chosen, note: note) }

  private enum Reading {
    case keys, pause, newWindow, end
  }

  /// Waits for keys; allows a moment for the remaining bytes of an incomplete key.
  private mutating func read() -> Reading {
    if parser.isWaiting, !hasInput(waiting: 50) { return .pause }
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // SAFETY: poll reads and writes the one struct behind the pointer.
    let count = unsafe poll(&request, 1, -1)
    if WindowSize.hasChanged() { return .newWindow }
    guard count > 0 else { return errno == EINTR ? .keys : .end }
    var bytes = [UInt8](repeating: 0, count: 4096)
    // SAFETY: read fills at most the bytes of the array.
    let length = unsafe Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard length > 0 else { return length < 0 && errno == EINTR ? .keys : .end }
    parser.feed(bytes[..<length])
    return .keys
  }

  private func hasInput(waiting milliseconds: Int32) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // SAFETY: as above.
    return unsafe poll(&request, 1, milliseconds) > 0
  }
}
