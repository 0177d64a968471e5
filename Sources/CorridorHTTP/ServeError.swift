internal import Glibc

/// Why a service cannot start.
package enum ServeError: Error {
  /// A library is not installed; with the Debian package that provides it.
  case libraryMissing(library: String, reason: String, package: String)
  /// The file of tiles cannot be opened; with `errno`.
  case noTiles(file: String, errno: Int32)
  /// The file of tiles is not one of vector tiles.
  case badTiles(file: String, reason: String)
  /// The address is invalid; with the given text.
  case badAddress(found: String)
  /// The service cannot listen at the address; with `errno`.
  case cannotListen(address: String, errno: Int32)
  /// The system has no more threads or descriptors.
  case noThreads
}

extension ServeError {
  /// Whether the fault is in the request and not in the system's resources.
  package var isAboutRequest: Bool {
    switch self {
    case .badAddress, .noTiles, .badTiles: true
    default: false
    }
  }
}

extension ServeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .libraryMissing(let library, let reason, let package):
      "\(library) cannot be loaded: \(reason); install \(package)"
    case .noTiles(let file, let code):
      "--tiles: cannot open \(file): \(unsafe String(cString: strerror(code)))"
    case .badTiles(let file, let reason):
      "--tiles: \(file) \(reason)"
    case .badAddress(let found):
      "'\(found)' is not an address to listen at; give one such as 127.0.0.1:8080 or [::1]:8080"
    case .cannotListen(let address, EADDRINUSE):
      """
      \(address) is in use; stop the program that listens there, or choose another address with \
      --listen
      """
    case .cannotListen(let address, let code):
      """
      cannot listen at \(address): \(unsafe String(cString: strerror(code))); choose another with \
      --listen
      """
    case .noThreads:
      "the system has no threads or descriptors left; raise its limits (ulimit -n, -u)"
    }
  }
}
