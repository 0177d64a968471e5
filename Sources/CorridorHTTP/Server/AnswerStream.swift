internal import CMicroHTTPD

/// An answer that is sent while it is worked out.
///
/// Who works it out waits when the client does not keep up; the connection is suspended when there is
/// nothing to send yet.
@safe
final class AnswerStream: @unchecked Sendable {
  // SAFETY (all of this type): everything that changes is touched only within the monitor; the
  // library keeps the connection until it has freed the response, which keeps this object.
  private let library: UnsafePointer<cmhd_functions>
  private let connection: OpaquePointer
  private let monitor = Monitor()
  private var bytes: [UInt8] = []
  private var sent = 0
  private var isFinished = false
  private var isSuspended = false
  private var isGone = false
  /// How much has been handed to the library.
  private(set) var total = 0
  /// Called when more is sent, and with false when there is nothing to send yet.
  private let isSending: @Sendable (Bool) -> Void

  /// What may wait to be sent.
  private static let most = 1 << 20

  init(
    _ library: UnsafePointer<cmhd_functions>, _ connection: OpaquePointer,
    isSending: @escaping @Sendable (Bool) -> Void
  ) {
    unsafe self.library = library
    unsafe self.connection = connection
    self.isSending = isSending
  }

  /// Adds bytes, when there is room for them; false when the client has gone.
  func write(_ more: [UInt8]) -> Bool {
    monitor.locked {
      while bytes.count - sent > Self.most, !isGone { monitor.wait() }
      guard !isGone else { return false }
      bytes += more
      resume()
      return true
    }
  }

  /// Ends the answer.
  func finish() {
    monitor.locked {
      isFinished = true
      resume()
    }
  }

  /// Notes that nobody reads any more.
  func clientHasGone() {
    monitor.locked {
      isGone = true
      monitor.wakeOne()
    }
  }

  /// Hands bytes to the library; as its reader of content returns.
  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    monitor.locked {
      let count = min(bytes.count - sent, room.count)
      guard count > 0 else {
        if isFinished { return -1 }
        isSuspended = true
        isSending(false)
        unsafe library.pointee.MHD_suspend_connection(connection)
        return 0
      }
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe room.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[sent..<sent + count]))
      }
      isSending(true)
      sent += count
      total += count
      if sent == bytes.count {
        bytes.removeAll(keepingCapacity: true)
        sent = 0
      } else if sent > Self.most {
        bytes.removeFirst(sent)
        sent = 0
      }
      monitor.wakeOne()
      return count
    }
  }

  private func resume() {
    guard isSuspended else { return }
    isSuspended = false
    unsafe library.pointee.MHD_resume_connection(connection)
  }
}
