internal import CorridorIndex
internal import CorridorRequests
internal import Glibc
internal import Synchronization

/// Handles SIGINT, SIGTERM, SIGHUP and SIGBUS so that no partial file is left.
///
/// Cooperative work is asked to stop, once; any other work ends immediately, and the unfinished
/// file is removed first. Handlers use only functions that `signal-safety(7)` allows.
enum Interruption {
  private static let signalNumber = Atomic<Int32>(0)
  private static let isCooperative = Atomic<Bool>(false)
  /// Whether SIGHUP requests a reload of files and not termination, and whether it has arrived.
  private static let isServing = Atomic<Bool>(false)
  private static let hasReload = Atomic<Bool>(false)
  /// The address of a C string, or 0; a handler may read it at any time.
  private static let unfinishedFile = Atomic<UInt>(0)
  /// The descriptor of a terminal in raw mode, and the address of its previous settings, or 0.
  private static let terminal = Atomic<Int32>(-1)
  private static let savedTerminal = Atomic<UInt>(0)

  /// Whether the current work should stop.
  static var wasRequested: Bool { requestedSignal != 0 }

  /// The signal that requested it, or 0.
  static var requestedSignal: Int32 { signalNumber.load(ordering: .relaxed) }

  /// Installs the handlers; a signal that the parent ignores stays ignored.
  static func prepare() {
    // The lazy globals must exist before a handler runs.
    signalNumber.store(0, ordering: .relaxed)
    isCooperative.store(false, ordering: .relaxed)
    isServing.store(false, ordering: .relaxed)
    hasReload.store(false, ordering: .relaxed)
    unfinishedFile.store(0, ordering: .relaxed)
    terminal.store(-1, ordering: .relaxed)
    savedTerminal.store(0, ordering: .relaxed)
    // A write to a closed pipe then fails with EPIPE, and a write beyond the user's file size limit
    // with EFBIG; both errors are handled where they occur.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // A parent that starts programs from threads may leave signals blocked for them too.
    var stops = sigset_t()
    // SAFETY: the calls fill and read the set during the call.
    unsafe sigemptyset(&stops)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      unsafe sigaddset(&stops, number)
      var action = sigaction()
      // SAFETY: the handler captures nothing and calls only async-signal-safe functions.
      unsafe action.__sigaction_handler.sa_handler = { number in
        Interruption.handle(number)
      }
      var previous = sigaction()
      // SAFETY: sigaction fills the struct during the call.
      unsafe sigaction(number, nil, &previous)
      let isIgnored =
        unsafe unsafeBitCast(previous.__sigaction_handler.sa_handler, to: Int.self) == 1
      if !isIgnored { unsafe sigaction(number, &action, nil) }
    }
    unsafe sigprocmask(SIG_UNBLOCK, &stops, nil)
    var fault = sigaction()
    // SAFETY: as above.
    unsafe fault.__sigaction_handler.sa_handler = { _ in Interruption.endAtCutIndex() }
    unsafe sigaction(SIGBUS, &fault, nil)
  }

  /// Ends the process when another program truncates a mapped index: reading it then raises SIGBUS,
  /// from which the search cannot continue.
  private static func endAtCutIndex() {
    removeUnfinishedFile()
    wipeTerminal()
    let line: StaticString =
      "corridor: another program cut the index while it was read; run the command again\n"
    // SAFETY: a static string lives for ever, and write is async-signal-safe.
    _ = unsafe write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    _exit(ExitCode.inputOutput.rawValue)
  }

  private static func removeUnfinishedFile() {
    // SAFETY: unlink is async-signal-safe; the string was complete before its store.
    let address = unfinishedFile.load(ordering: .acquiring)
    if let path = unsafe UnsafePointer<CChar>(bitPattern: address) {
      _ = unsafe unlink(path)
    }
  }

  /// Runs work that checks ``wasRequested`` in its loops and cleans up after itself.
  static func cooperatively<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = isCooperative.exchange(true, ordering: .relaxed)
    defer { isCooperative.store(before, ordering: .relaxed) }
    return try work()
  }

  /// Makes SIGHUP request a reload of files from now on.
  static func beginServing() {
    isServing.store(true, ordering: .relaxed)
  }

  /// Whether SIGHUP has arrived since the last call.
  static func takeReload() -> Bool {
    hasReload.exchange(false, ordering: .relaxed)
  }

  /// Sets the file to remove if the process is stopped; nil for none.
  static func setUnfinishedFile(_ path: String?) {
    // SAFETY: strdup copies the path; free releases the previous copy, which is no longer
    // reachable.
    let copy = unsafe path.flatMap { unsafe strdup($0.fileName) }
    let old = unfinishedFile.exchange(
      UInt(bitPattern: copy), ordering: .acquiringAndReleasing)
    unsafe free(UnsafeMutableRawPointer(bitPattern: old))
  }

  /// Saves the settings of a terminal before it enters raw mode, so that they are restored however
  /// the process ends.
  static func setTerminal(_ descriptor: Int32, _ saved: termios) {
    // SAFETY: the struct is never freed, since a handler may read it at any time.
    let copy = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    unsafe copy.initialize(to: saved)
    terminal.store(descriptor, ordering: .relaxed)
    savedTerminal.store(UInt(bitPattern: copy), ordering: .releasing)
  }

  /// Restores the terminal.
  static func restoreTerminal() {
    // SAFETY: the address is 0 or that of a struct that is never freed; tcsetattr is
    // async-signal-safe.
    let address = savedTerminal.exchange(0, ordering: .acquiringAndReleasing)
    guard let saved = unsafe UnsafePointer<termios>(bitPattern: address) else { return }
    _ = unsafe tcsetattr(terminal.load(ordering: .relaxed), TCSAFLUSH, saved)
  }

  /// Clears the display drawn on a terminal in raw mode, and restores the terminal.
  private static func wipeTerminal() {
    guard savedTerminal.load(ordering: .acquiring) != 0 else { return }
    let end: StaticString = "\u{1B}[?2004l\r\u{1B}[J"
    // SAFETY: as for the line above.
    _ = unsafe write(STDERR_FILENO, end.utf8Start, end.utf8CodeUnitCount)
    restoreTerminal()
  }

  private static func handle(_ number: Int32) {
    if number == SIGHUP, isServing.load(ordering: .relaxed) {
      hasReload.store(true, ordering: .relaxed)
      return
    }
    if isCooperative.load(ordering: .relaxed),
      signalNumber.exchange(number, ordering: .relaxed) == 0
    {
      return
    }
    removeUnfinishedFile()
    wipeTerminal()
    _exit(128 + number)
  }
}
