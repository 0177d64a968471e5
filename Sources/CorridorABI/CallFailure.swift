internal import CCorridor
internal import Corridor
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// Why a call failed: its status code, and the text that `corridor_error` returns.
struct CallFailure: Error {
  let status: corridor_status
  let text: String

  /// The failure for a NULL argument where a value is required.
  static func missing(_ name: String) -> CallFailure {
    CallFailure(status: CORRIDOR_USAGE, text: "\(name) is NULL")
  }

  /// Rejects an impossible number of bytes or values, such as the error result of `ftell`.
  static func check(_ count: Int, _ name: String) throws(CallFailure) {
    guard count >= 0 else {
      throw CallFailure(status: CORRIDOR_USAGE, text: "\(name) is too large")
    }
  }

  /// The system is out of memory.
  static let noMemory = CallFailure(
    status: CORRIDOR_NO_MEMORY,
    text: """
      there is not enough memory; ask for less, such as with a limit
      """)
}

extension CallFailure {
  init(_ error: CommandError) {
    switch error {
    case .search(let error): self.init(error)
    default: self.init(status: error.exitCode.number, text: error.description)
    }
  }

  init(_ error: SearchError) {
    status =
      switch error {
      case .cancelled: CORRIDOR_STOPPED
      case .tookTooLong: CORRIDOR_TIMED_OUT
      default: CommandError.search(error).exitCode.number
      }
    text = error.description
  }

  init(_ error: IndexError) {
    self.init(CommandError.index(error))
  }
}

/// Reads a text from the caller, which must be UTF-8.
func text(_ given: UnsafePointer<CChar>, _ name: String) throws(CallFailure) -> String {
  guard let text = unsafe String(validatingCString: given) else {
    throw CallFailure(status: CORRIDOR_BAD_DATA, text: "\(name) is not UTF-8")
  }
  return text
}

extension ExitCode {
  /// The status code as the C enumeration has it.
  fileprivate var number: corridor_status { corridor_status(rawValue: UInt32(rawValue)) }
}

/// Runs a call and returns its status; when it fails, the text of the thread is set.
func status(of call: () throws(CallFailure) -> Void) -> corridor_status {
  do throws(CallFailure) {
    try call()
    return CORRIDOR_OK
  } catch {
    let room = unsafe UnsafeMutableRawBufferPointer(
      start: ccorridor_error_text(), count: Int(CCORRIDOR_ERROR_SIZE))
    // Do not cut a character in two.
    var text = Array(error.text.utf8.prefix(room.count - 1)).map { $0 == 0 ? 0x20 : $0 }
    if text.count < error.text.utf8.count {
      while let last = text.last, last & 0xC0 == 0x80 { text.removeLast() }
      text.removeLast()
    }
    unsafe room.copyBytes(from: text + [0])
    return error.status
  }
}

/// Runs a call that makes a value; the result is NULL when the call fails.
func status<Made>(
  making made: UnsafeMutablePointer<Made?>?, _ call: () throws(CallFailure) -> Made
) -> corridor_status {
  status { () throws(CallFailure) in
    guard let made = unsafe made else { throw .missing("the pointer for the result") }
    unsafe made.pointee = nil
    unsafe made.pointee = try call()
  }
}
