package import Foundation

/// A program of its own, in Python, that says where places are and which are along a route.
///
/// `CORRIDOR_ORACLE` names its file, `CORRIDOR_ORACLE_PYTHON` a Python that can run it.
package struct IndependentChecker: Sendable {
  package let program: String
  package let python: String

  /// The checker, or nil where the environment does not name it.
  package static let current: IndependentChecker? = {
    let environment = ProcessInfo.processInfo.environment
    guard let program = environment["CORRIDOR_ORACLE"],
      let python = environment["CORRIDOR_ORACLE_PYTHON"]
    else { return nil }
    return IndependentChecker(program: program, python: python)
  }()

  /// Runs Python and gives the lines that it writes; nil where it fails.
  package func lines(_ arguments: [String]) throws -> [Data]? {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return output.split(separator: UInt8(ascii: "\n"))
  }
}
