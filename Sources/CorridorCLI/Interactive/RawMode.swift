internal import Glibc
internal import Synchronization

/// A terminal in raw mode, which delivers each key immediately, for the lifetime of this value.
///
/// The previous mode is restored at the end, even if a signal ends the process (see
/// ``Interruption``). Bracketed paste is on (`ESC [ ? 2004 h`).
struct RawMode: ~Copyable {
  private let descriptor: Int32

  private static let begin = "\u{1B}[?2004h"
  private static let finish = "\u{1B}[?2004l\r\u{1B}[J"

  /// Puts the terminal of a descriptor into raw mode; nil if that fails.
  init?(descriptor: Int32) {
    var saved = termios()
    // SAFETY: tcgetattr fills the struct during the call, and tcsetattr reads the copy.
    guard unsafe tcgetattr(descriptor, &saved) == 0 else { return nil }
    Interruption.setTerminal(descriptor, saved)
    var raw = saved
    // Single keys, no echo, no signals by keys; output processing is unchanged.
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
    raw.c_cflag = raw.c_cflag & ~tcflag_t(CSIZE | PARENB) | tcflag_t(CS8)
    guard unsafe tcsetattr(descriptor, TCSADRAIN, &raw) == 0 else {
      Interruption.restoreTerminal()
      return nil
    }
    self.descriptor = descriptor
    WindowSize.watch()
    StandardError.write(Self.begin)
  }

  deinit {
    StandardError.write(Self.finish)
    Interruption.restoreTerminal()
  }
}

/// Reports changes of the terminal's window size.
enum WindowSize {
  private static let isNew = Atomic<Bool>(false)

  /// Starts to watch; a `poll(2)` in progress then ends with EINTR.
  static func watch() {
    isNew.store(false, ordering: .relaxed)
    var action = sigaction()
    // SAFETY: the handler captures nothing and stores a flag; sigaction reads the struct.
    unsafe action.__sigaction_handler.sa_handler = { _ in
      WindowSize.isNew.store(true, ordering: .relaxed)
    }
    unsafe sigaction(SIGWINCH, &action, nil)
    // A parent that starts programs from threads may leave the signal blocked.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGWINCH)
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether the size has changed since the last call.
  static func hasChanged() -> Bool { isNew.exchange(false, ordering: .relaxed) }
}
