import CorridorTestSupport
import Foundation
import Glibc

/// The command on a pseudo-terminal, with what the terminal shows.
final class TerminalSession {
  private(set) var picture: TerminalPicture
  let process = Process()
  private let master: FileHandle
  private let slave: FileHandle
  private let before: termios

  /// Starts `corridor` with arguments; its standard output is the terminal too, or a file.
  init(
    _ arguments: [String], in corridor: CorridorProcess, columns: Int = 60, rows: Int = 20,
    output: String? = nil
  ) throws {
    var ends: (Int32, Int32) = (0, 0)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    // SAFETY: openpty fills the descriptors and reads the size during the call.
    let result = unsafe openpty(&ends.0, &ends.1, nil, nil, &size)
    guard result == 0 else { throw POSIXError(.ENOTTY) }
    master = FileHandle(fileDescriptor: ends.0, closeOnDealloc: true)
    slave = FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
    before = Self.mode(of: ends.1)
    picture = TerminalPicture(columns: columns)
    process.executableURL = CorridorProcess.products.appending(path: "corridor")
    process.arguments = arguments
    process.environment = corridor.environment
    process.currentDirectoryURL = SourceTree.root
    process.standardInput = slave
    process.standardError = slave
    if let output {
      _ = FileManager.default.createFile(atPath: output, contents: nil)
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    } else {
      process.standardOutput = slave
    }
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Types.
  func type(_ text: String) { type(bytes: Array(text.utf8)) }

  func type(bytes: [UInt8]) {
    // SAFETY: write reads the bytes of the array during the call.
    _ = unsafe bytes.withUnsafeBytes {
      unsafe write(master.fileDescriptor, $0.baseAddress, $0.count)
    }
  }

  /// How long to wait for what should happen at once: long enough for any machine, short enough
  /// for a test that hangs.
  private static let patience: Duration = .seconds(120)

  /// Reads until the terminal shows what is wanted in a whole picture; false when it does not.
  func wait(until holds: (TerminalPicture) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + Self.patience
    while picture.isDrawing || !holds(picture) {
      guard ContinuousClock.now < deadline else { return false }
      read(milliseconds: 100)
    }
    return true
  }

  /// Waits for the end and reads what is left; the status of the command.
  func end() -> Int32 {
    let deadline = ContinuousClock.now + Self.patience
    while process.isRunning, ContinuousClock.now < deadline { read(milliseconds: 20) }
    while read(milliseconds: 20) {}
    guard !process.isRunning else { return -1 }
    return process.terminationStatus
  }

  /// Whether the terminal is as it was before the command.
  var isRestored: Bool {
    let now = Self.mode(of: slave.fileDescriptor)
    return now.c_iflag == before.c_iflag && now.c_lflag == before.c_lflag
      && now.c_oflag == before.c_oflag && now.c_cflag == before.c_cflag
  }

  /// Whether keys come one by one now.
  var isRaw: Bool { Self.mode(of: slave.fileDescriptor).c_lflag & tcflag_t(ICANON) == 0 }

  private static func mode(of descriptor: Int32) -> termios {
    var mode = termios()
    // SAFETY: tcgetattr fills the struct during the call.
    _ = unsafe tcgetattr(descriptor, &mode)
    return mode
  }

  @discardableResult
  private func read(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: master.fileDescriptor, events: Int16(POLLIN), revents: 0)
    // SAFETY: poll and read fill what the pointers stand for during the calls.
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(master.fileDescriptor, &bytes, bytes.count)
    guard count > 0 else { return false }
    picture.feed(Array(bytes[..<count]))
    return true
  }
}
