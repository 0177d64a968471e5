internal import CCorridor
internal import Corridor
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// Why a call failed: the number that it gives, and what `corridor_error` says.
struct Failure: Error {
  let status: corridor_status
  let text: String

  /// A NULL where something has to be.
  static func missing(_ name: String) -> Failure {
    Failure(status: CORRIDOR_USAGE, text: "\(name) is NULL")
  }

  /// A number of bytes or values that nobody can have, such as an error of `ftell`.
  static func check(_ count: Int, _ name: String) throws(Failure) {
    guard count >= 0 else {
      throw Failure(status: CORRIDOR_USAGE, text: "\(name) is more than there can be")
    }
  }

  /// There is no memory left.
  static let noMemory = Failure(
    status: CORRIDOR_NO_MEMORY, text: "there is not enough memory; ask for less, with a limit")
}

extension Failure {
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

/// A text of the caller's, which has to be UTF-8.
func text(_ given: UnsafePointer<CChar>, _ name: String) throws(Failure) -> String {
  guard let text = unsafe String(validatingCString: given) else {
    throw Failure(status: CORRIDOR_BAD_DATA, text: "\(name) is not UTF-8")
  }
  return text
}

extension ExitCode {
  /// The number as C has it.
  fileprivate var number: corridor_status { corridor_status(rawValue: UInt32(rawValue)) }
}

/// Carries out a call: its status, with the thread's text when it failed.
func status(of call: () throws(Failure) -> Void) -> corridor_status {
  do throws(Failure) {
    try call()
    return CORRIDOR_OK
  } catch {
    let room = unsafe UnsafeMutableRawBufferPointer(
      start: ccorridor_error_text(), count: Int(CCORRIDOR_ERROR_SIZE))
    // Not in the middle of a letter.
    var text = Array(error.text.utf8.prefix(room.count - 1)).map { $0 == 0 ? 0x20 : $0 }
    if text.count < error.text.utf8.count {
      while let last = text.last, last & 0xC0 == 0x80 { text.removeLast() }
      text.removeLast()
    }
    unsafe room.copyBytes(from: text + [0])
    return error.status
  }
}

/// Carries out a call that makes something, which is NULL when it failed.
func status<Made>(
  making made: UnsafeMutablePointer<Made?>?, _ call: () throws(Failure) -> Made
) -> corridor_status {
  status { () throws(Failure) in
    guard let made = unsafe made else { throw .missing("the place for what is made") }
    unsafe made.pointee = nil
    unsafe made.pointee = try call()
  }
}
