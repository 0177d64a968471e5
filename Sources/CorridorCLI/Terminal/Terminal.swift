internal import CorridorFormats
internal import CorridorIndex
internal import Glibc

/// What is known of the terminal behind a file descriptor.
enum Terminal {
  /// Whether people read what is written there.
  static func isInteractive(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// How text is drawn there: as it is unless it is a terminal.
  ///
  /// Colours are off with `NO_COLOR` (https://no-color.org) and for `TERM=dumb`.
  static func style(_ descriptor: Int32) -> TerminalStyle {
    guard isInteractive(descriptor) else {
      // Who wants more than fits an ordinary terminal says so, as to other programs.
      let columns = environment("COLUMNS").flatMap { Int($0) } ?? 0
      return TerminalStyle(columns: columns > 0 ? columns : 80)
    }
    let isPlain = environment("NO_COLOR") != nil || environment("TERM") == "dumb"
    return TerminalStyle(columns: columns(descriptor), hasColors: !isPlain)
  }

  /// Cells in a line by `TIOCGWINSZ`, or 80 where the terminal does not say.
  static func columns(_ descriptor: Int32) -> Int {
    let columns = size(descriptor)?.ws_col ?? 0
    return columns > 0 ? Int(columns) : 80
  }

  /// Lines by `TIOCGWINSZ`, or 24 where the terminal does not say.
  static func rows(_ descriptor: Int32) -> Int {
    let rows = size(descriptor)?.ws_row ?? 0
    return rows > 0 ? Int(rows) : 24
  }

  private static func size(_ descriptor: Int32) -> winsize? {
    var size = winsize()
    // SAFETY: TIOCGWINSZ fills the winsize that the pointer stands for during the call.
    return unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}

/// The value of an environment variable, or nil when it is unset or empty.
func environment(_ name: String) -> String? {
  // SAFETY: getenv gives a C string that stays until the environment is changed, which this
  // process never does; it is copied at once.
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(fileName: value)
  return text.isEmpty ? nil : text
}
