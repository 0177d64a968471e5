internal import CorridorIndex
internal import Glibc

/// Why output did not arrive.
///
/// It stands apart from the errors of reading because a closed pipe is no failure to most callers.
@nonexhaustive
package enum OutputError: Error, Hashable {
  /// The reader of the pipe has gone, which is its right (EPIPE).
  case readerGone
  /// Bytes could not be written to the stream or file; with `errno`.
  case cannotWrite(to: String, errno: Int32)
  /// The file could not be made or put in its place; with `errno`.
  case cannotCreate(path: String, errno: Int32)
  /// This run reads the file that it would write.
  case isInput(path: String)
  /// A library that the format needs is not installed.
  case libraryMissing(library: String, reason: String, package: String)
  /// The file could not be made, for a reason in words.
  case failed(to: String, reason: String)
}

extension OutputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .readerGone:
      "the reader of the output has gone; keep it open until the end"
    case .cannotWrite(let target, ENOSPC):
      "no space left, \(target); make room or write elsewhere with -o"
    case .cannotWrite(let target, let code):
      "cannot write: \(Self.reason(code)), \(target); write elsewhere with -o"
    case .isInput(let path):
      InputFiles.refusal(of: path)
    case .libraryMissing(let library, let reason, let package):
      "\(library) is missing (\(reason)); install \(package)"
    case .failed(let target, let reason):
      "cannot write: \(reason), \(target); write elsewhere with -o"
    case .cannotCreate(let path, EBUSY):
      "another run is writing \(path); wait for its end, or name another file"
    case .cannotCreate(let path, let code):
      "cannot create: \(Self.reason(code)), \(path); name a file in a folder that you may write to"
    }
  }

  /// The system's words for `errno`.
  private static func reason(_ code: Int32) -> String {
    // SAFETY: strerror returns a C string that lives at least until the next call on this thread.
    unsafe String(cString: strerror(code))
  }
}
