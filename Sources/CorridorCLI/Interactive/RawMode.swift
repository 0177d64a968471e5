internal import Glibc
internal import Synchronization

/// A terminal that hands out keys as they are pressed, for as long as this value lives.
///
/// It is put back at the end, also when a signal ends the process (see ``Interruption``). Pastes
/// come in brackets (`ESC [ ? 2004 h`).
struct RawMode: ~Copyable {
  private let descriptor: Int32

  private static let begin = "\u{1B}[?2004h"
  private static let finish = "\u{1B}[?2004l\r\u{1B}[J"

  /// Takes over the terminal behind a descriptor; nil where that fails.
  init?(descriptor: Int32) {
    var saved = termios()
    // SAFETY: tcgetattr fills the struct during the call, and tcsetattr reads the copy.
    guard unsafe tcgetattr(descriptor, &saved) == 0 else { return nil }
    Interruption.setTerminal(descriptor, saved)
    var raw = saved
    // Keys one by one, no echo, no signals by keys; output stays as it is.
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

/// Tells when the window of the terminal has changed.
enum WindowSize {
  private static let isNew = Atomic<Bool>(false)

  /// Starts to watch; a `poll(2)` under way then ends with EINTR.
  static func watch() {
    isNew.store(false, ordering: .relaxed)
    var action = sigaction()
    // SAFETY: the handler captures nothing and stores a flag; sigaction reads the struct.
    unsafe action.__sigaction_handler.sa_handler = { _ in
      WindowSize.isNew.store(true, ordering: .relaxed)
    }
    unsafe sigaction(SIGWINCH, &action, nil)
    // Whoever starts programs from threads may leave it blocked.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGWINCH)
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether it has changed since this was last asked.
  static func hasChanged() -> Bool { isNew.exchange(false, ordering: .relaxed) }
}
