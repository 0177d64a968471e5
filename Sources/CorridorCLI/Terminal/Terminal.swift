internal import CorridorFormats
internal import CorridorIndex
internal import Glibc

/// The properties of the terminal behind a file descriptor.
enum Terminal {
  /// Whether the descriptor is a terminal.
  static func isInteractive(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The style of text for a descriptor: plain unless it is a terminal.
  ///
  /// Colours are off with `NO_COLOR` (https://no-color.org) and for `TERM=dumb`.
  static func style(_ descriptor: Int32) -> TerminalStyle {
    guard isInteractive(descriptor) else {
      // As in other programs, `COLUMNS` overrides the default width.
      let columns = environment("COLUMNS").flatMap { Int($0) } ?? 0
      return TerminalStyle(columns: columns > 0 ? columns : 80)
    }
    let isPlain = environment("NO_COLOR") != nil || environment("TERM") == "dumb"
    return TerminalStyle(columns: columns(descriptor), hasColors: !isPlain)
  }

  /// The number of columns from `TIOCGWINSZ`, or 80 if the terminal does not report it.
  static func columns(_ descriptor: Int32) -> Int {
    let columns = size(descriptor)?.ws_col ?? 0
    return columns > 0 ? Int(columns) : 80
  }

  /// The number of rows from `TIOCGWINSZ`, or 24 if the terminal does not report it.
  static func rows(_ descriptor: Int32) -> Int {
    let rows = size(descriptor)?.ws_row ?? 0
    return rows > 0 ? Int(rows) : 24
  }

  private static func size(_ descriptor: Int32) -> winsize? {
    var size = winsize()
    // SAFETY: TIOCGWINSZ fills the struct behind the pointer during the call.
    return unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}

/// The value of an environment variable, or nil when it is unset or empty.
func environment(_ name: String) -> String? {
  // SAFETY: getenv returns a C string that stays valid until the environment changes, which this
  // process never does; it is copied at once.
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(fileName: value)
  return text.isEmpty ? nil : text
}
