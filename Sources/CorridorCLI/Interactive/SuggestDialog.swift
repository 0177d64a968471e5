internal import Corridor
internal import CorridorRequests
internal import Glibc

/// Completes what a person types on a terminal, key by key.
///
/// Keys are read from standard input and pictures drawn on standard error, so that what is chosen
/// may go elsewhere through standard output. While more keys wait to be read, nothing is searched
/// for.
struct SuggestDialog {
  /// What the person wants.
  enum Outcome {
    case completion(SearchCompletion)
    /// A text for which nothing is suggested.
    case text(String)
    case nothing
  }

  /// Gives the completions of a fragment.
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

  /// Whether there is a terminal to talk over.
  static var isPossible: Bool {
    Terminal.isInteractive(STDIN_FILENO) && Terminal.isInteractive(STDERR_FILENO)
      && environment("TERM") != "dumb"
  }

  /// Runs until something is chosen or the person leaves.
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

  /// Does what a key says; an outcome ends the dialog.
  private mutating func take(_ key: Key, _ isStale: inout Bool) throws(CommandError) -> Outcome? {
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
    note = completions.isEmpty && !isEmpty ? "nothing fits" : ""
    draw()
  }

  private func draw() { screen.draw(editor, completions, chosen: chosen, note: note) }

  private enum Reading {
    case keys, pause, newWindow, end
  }

  /// Waits for keys; a part of one is given a moment to become whole.
  private mutating func read() -> Reading {
    if parser.isWaiting, !hasInput(waiting: 50) { return .pause }
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // SAFETY: poll reads and fills the one struct that the pointer stands for.
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
