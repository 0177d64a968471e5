/// The exit status of the process: the numbers of `sysexits.h` where one fits.
package enum ExitCode: Int32, Sendable {
  case ok = 0
  /// Nothing was found and `--fail-on-empty` was given, or a gap exceeds the range and
  /// `--fail-on-gap` was given.
  case nothingFound = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  /// 128 plus the number of the signal that ended the process, as shells report it.
  case hungUp = 129
  case interrupted = 130
  case terminated = 143
}

extension ExitCode {
  /// The word for this status in the answers of `--batch`.
  package var word: String {
    switch self {
    case .ok: "ok"
    case .nothingFound: "nothingFound"
    case .usage: "usage"
    case .badData: "badData"
    case .noInput: "noInput"
    case .unavailable: "unavailable"
    case .internalError: "internal"
    case .cannotCreate: "cannotCreate"
    case .inputOutput: "inputOutput"
    case .hungUp, .interrupted, .terminated: "interrupted"
    }
  }
}
