internal import Glibc

/// Takes bytes to a file descriptor in large pieces.
///
/// It owns the buffer, never the descriptor. A sink without one hands its bytes to a closure, or keeps
/// them all in the buffer. Call ``flush()`` at the end: what is still in the buffer is lost otherwise.
package final class ByteSink {
  /// What is not yet written; formats add to it directly.
  package var buffer = TextBuffer(capacity: pieceSize + pieceSize / 4)

  /// Whether what it takes becomes a single line: a JSON value then has no line ends in it.
  package let isSingleLine: Bool

  private let descriptor: Int32?
  private let name: String
  private let receiver: (([UInt8]) -> Bool)?

  /// Pieces of this size make the cost of a system call vanish and still fit the L2 cache.
  private static let pieceSize = 1 << 16

  /// Makes a sink on an open descriptor; `name` is what messages call it.
  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    isSingleLine = false
    receiver = nil
  }

  /// Makes a sink that hands on what it takes.
  ///
  /// - Parameter receiver: Takes bytes; says whether anybody still wants more.
  package init(receiver: @escaping ([UInt8]) -> Bool) {
    self.receiver = receiver
    isSingleLine = false
    descriptor = nil
    name = "a receiver"
  }

  /// Makes a sink that keeps what it takes.
  package init(isSingleLine: Bool = false) {
    self.isSingleLine = isSingleLine
    receiver = nil
    descriptor = nil
    name = "memory"
  }

  /// Writes the buffer when it is worth a system call.
  package func flushIfLarge() throws(OutputError) {
    if buffer.count >= Self.pieceSize { try flush() }
  }

  /// Writes all of the buffer with `write(2)`, however many calls it takes.
  ///
  /// - Throws: ``OutputError/readerGone`` for EPIPE, or where the receiver wants no more; else ``OutputError/cannotWrite(to:errno:)``.
  package func flush() throws(OutputError) {
    if let receiver {
      let isWanted = receiver(buffer.bytes)
      buffer.reset()
      if !isWanted { throw .readerGone }
      return
    }
    guard let descriptor else { return }
    // SAFETY: the closure reads inside the buffer's bounds while the buffer stands still.
    let failure = unsafe buffer.bytes.withUnsafeBytes { unsafe write($0, to: descriptor) }
    buffer.reset()
    switch failure {
    case nil: return
    case EPIPE: throw .readerGone
    case let code?: throw .cannotWrite(to: name, errno: code)
    }
  }

  /// Writes all of `bytes`; gives `errno` where that fails.
  private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      // SAFETY: the slice lies inside the buffer that the caller keeps alive.
      let piece = unsafe UnsafeRawBufferPointer(rebasing: rest)
      let count = unsafe Glibc.write(descriptor, piece.baseAddress, piece.count)
      if count >= 0 {
        unsafe rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
