package import CorridorFormats
internal import Glibc

/// Reads lines from a descriptor, many short ones or one long one at a time, as they arrive.
///
/// A line that is here is never kept waiting for the next one. Memory is bounded by the longest line
/// that is taken; of a longer one the beginning is given, and marked.
package struct LineSource: ~Copyable {
  private let descriptor: Int32
  private let file: String
  private let limit: Int
  private let isRegular: Bool
  private let isCancelled: () -> Bool
  /// What was read, with room for more; the lines that are given are parts of it.
  private var pending: [UInt8] = []
  /// Where in ``pending`` what is not yet given begins.
  private var start = 0
  /// Up to where in ``pending`` no line ends from ``start`` on.
  private var searched = 0
  private var nextLine = 1
  private var isAtEnd = false
  /// Whether the rest of a line that was too long is passed over.
  private var isPassing = false

  /// The longest line that is taken, in bytes; routes of 10 million vertices have some 250 MB.
  package static var usualLimit: Int { 256 << 20 }
  /// Lines are given together up to this many bytes: large enough to make handing them over cost
  /// nothing, and small enough to keep all threads busy with short inputs.
  private static var pieceSize: Int { 8 << 10 }
  private static var readSize: Int { 256 << 10 }

  /// Reads from an open descriptor, which stays open; `file` is what errors call it.
  ///
  /// - Parameter isCancelled: Asked while nothing arrives; when it is so, the input ends.
  package init(
    descriptor: Int32, file: String, limit: Int = LineSource.usualLimit,
    isCancelled: @escaping () -> Bool = { false }
  ) {
    self.descriptor = descriptor
    self.file = file
    self.limit = limit
    self.isCancelled = isCancelled
    var status = stat()
    // SAFETY: fstat fills the struct during the call.
    isRegular = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The next lines; nil at the end.
  ///
  /// - Throws: `unreadable`.
  package mutating func next() throws(InputError) -> LinePiece? {
    while true {
      if isPassing { passOver() }
      if !isPassing, let end = pieceEnd() { return take(end) }
      if isAtEnd { return start < pending.count ? take(pending.count) : nil }
      if pending.count - start > limit {
        let piece = LinePiece(text: pending[start...], firstLine: nextLine, isCut: true)
        isPassing = true
        forget()
        return piece
      }
      try read()
    }
  }

  /// Drops what belongs to a line that was too long.
  private mutating func passOver() {
    guard let end = pending[...].lineEnd(from: start) else { return forget() }
    (start, searched) = (end + 1, end + 1)
    isPassing = false
    nextLine += 1
  }

  private mutating func forget() {
    pending = []
    (start, searched) = (0, 0)
  }

  /// Where the lines end that are given together: all that fit, or else the first one.
  private mutating func pieceEnd() -> Int? {
    guard let first = pending[...].lineEnd(from: searched) else {
      searched = pending.count
      return nil
    }
    let near = min(start + Self.pieceSize, pending.count)
    guard first + 1 < near else { return first + 1 }
    // Short lines: the last end is not far from where the piece is full.
    return (pending[(first + 1)..<near].lastIndex(of: UInt8(ascii: "\n")) ?? first) + 1
  }

  private mutating func take(_ end: Int) -> LinePiece {
    var text = pending[start..<end]
    (start, searched) = (end, end)
    if nextLine == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    let piece = LinePiece(text: text, firstLine: nextLine, isCut: false)
    // More than is given together is one line, or the end of the last one.
    let ends = text.count > Self.pieceSize ? text.suffix(1) : text
    nextLine += ends.count { $0 == UInt8(ascii: "\n") }
    return piece
  }

  private mutating func read() throws(InputError) {
    guard waitForInput() else {
      isAtEnd = true
      forget()
      return
    }
    makeRoom()
    let descriptor = descriptor
    let isCancelled = isCancelled
    var count = 0
    pending.append(addingCapacity: Self.readSize) { room in
      // SAFETY: read fills the beginning of the room, and tells how many bytes of it.
      unsafe room.withUnsafeMutableBufferPointer { bytes, filled in
        repeat {
          count = unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        } while count < 0 && errno == EINTR && !isCancelled()
        filled = max(count, 0)
      }
    }
    guard count >= 0 || errno == EINTR else {
      throw .unreadable(file: file, reason: FileFault(errno: errno))
    }
    if count <= 0 {
      isAtEnd = true
      // What was read before a signal is no whole line.
      if isPassing || count < 0 { forget() }
    }
  }

  /// Makes room to read to: behind the line that has begun, or else, where lines were given that may
  /// still be in use, in an array of its own with what that line has so far.
  private mutating func makeRoom() {
    guard start > 0 else { return }
    let rest = pending[start...]
    var next: [UInt8] = []
    next.reserveCapacity(rest.count + Self.readSize)
    next += rest
    pending = next
    (start, searched) = (0, searched - start)
  }

  /// Waits for what is no file, and looks up now and then; false when nobody wants it any more.
  private func waitForInput() -> Bool {
    guard !isRegular else { return true }
    while !isCancelled() {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // SAFETY: poll reads and fills the one struct that the pointer stands for.
      if unsafe poll(&request, 1, 100) != 0 { return true }
    }
    return false
  }
}
