package import CorridorFormats
internal import Glibc

/// Reads lines from a descriptor as they arrive: many short lines or one long line at a time.
///
/// A complete line never waits for the next one. Memory is bounded by the maximum line length; for
/// a longer line, the source returns its beginning and marks it as cut.
package struct LineSource: ~Copyable {
  private let descriptor: Int32
  private let file: String
  private let limit: Int
  private let isRegular: Bool
  private let blockSize: Int
  private let isCancelled: () -> Bool
  /// The read buffer, with spare room; returned lines are slices of it.
  private var pending: [UInt8] = []
  /// The index in ``pending`` of the first byte that is not yet returned.
  private var start = 0
  /// The index in ``pending`` up to which no line ends after ``start``.
  private var searched = 0
  private var nextLine = 1
  private var isAtEnd = false
  /// Whether the rest of an overlong line is being skipped.
  private var isPassing = false

  /// The maximum line length in bytes; routes with 10 million vertices have some 250 MB.
  package static var usualLimit: Int { 256 << 20 }
  /// Lines are returned together up to this many bytes: large enough to make the cost of a
  /// hand-over negligible, and small enough to keep all threads busy with short inputs.
  private static var usualBlockSize: Int { 8 << 10 }
  private static var readSize: Int { 256 << 10 }

  /// Reads from an open descriptor, which stays open; errors call it `file`.
  ///
  /// - Parameter isCancelled: Checked while no input arrives; when it returns true, the input ends.
  package init(
    descriptor: Int32, file: String, limit: Int = LineSource.usualLimit,
    isCancelled: @escaping () -> Bool = { false }
  ) {
    self.descriptor = descriptor
    self.file = file
    self.limit = limit
    blockSize = Self.usualBlockSize
    self.isCancelled = isCancelled
    var status = stat()
    // SAFETY: fstat fills the struct during the call.
    isRegular = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the lines of a text, each alone.
  package init(_ text: [UInt8]) {
    descriptor = -1
    file = BatchLine.name
    limit = .max
    blockSize = 0
    isRegular = true
    isCancelled = { false }
    pending = text
    isAtEnd = true
  }

  /// The next lines; nil at the end.
  ///
  /// - Throws: `unreadable`.
  package mutating func next() throws(InputError) -> LineBlock? {
    while true {
      if isPassing { leaveOutToponym() }
      if !isPassing, let end = blockEnd() { return take(end) }
      if isAtEnd { return start < pending.count ? take(pending.count) : nil }
      if pending.count - start > limit {
        let block = LineBlock(text: pending[start...], firstLine: nextLine, limit: limit)
        isPassing = true
        forget()
        return block
      }
      try read()
    }
  }

  /// Drops the rest of an overlong line.
  private mutating func leaveOutToponym() {
    guard let end = pending[...].lineEnd(from: start) else { return forget() }
    (start, searched) = (end + 1, end + 1)
    isPassing = false
    nextLine += 1
  }

  private mutating func forget() {
    pending = []
    (start, searched) = (0, 0)
  }

  /// The end of the lines to return together: as many as fit, or else the first one.
  private mutating func blockEnd() -> Int? {
    guard let first = pending[...].lineEnd(from: searched) else {
      searched = pending.count
      return nil
    }
    let near = min(start + blockSize, pending.count)
    guard first + 1 < near else { return first + 1 }
    // Short lines: the last line end is close to the point where the block is full.
    return (pending[(first + 1)..<near].lastIndex(of: UInt8(ascii: "\n")) ?? first) + 1
  }

  private mutating func take(_ end: Int) -> LineBlock {
    var text = pending[start..<end]
    (start, searched) = (end, end)
    if nextLine == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    let block = LineBlock(text: text, firstLine: nextLine)
    // A text longer than a block is one line, or the end of the last one.
    let ends = text.count > blockSize ? text.suffix(1) : text
    nextLine += ends.count { $0 == UInt8(ascii: "\n") }
    return block
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
      // SAFETY: read fills the beginning of the buffer and returns the number of bytes.
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
      // A line cut by a signal is incomplete.
      if isPassing || count < 0 { forget() }
    }
  }

  /// Makes room to read into: behind the incomplete line, or, if returned lines may still be in
  /// use, in a new array that starts with the incomplete line.
  private mutating func makeRoom() {
    guard start > 0 else { return }
    let rest = pending[start...]
    var next: [UInt8] = []
    next.reserveCapacity(rest.count + Self.readSize)
    next += rest
    pending = next
    (start, searched) = (0, searched - start)
  }

  /// Waits for input that is not a file and checks for cancellation; false when cancelled.
  private func waitForInput() -> Bool {
    guard !isRegular else { return true }
    while !isCancelled() {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // SAFETY: poll reads and writes the one struct behind the pointer.
      if unsafe poll(&request, 1, 100) != 0 { return true }
    }
    return false
  }
}
