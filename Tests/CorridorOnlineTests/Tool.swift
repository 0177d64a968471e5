import Foundation
import Testing

/// Other programs that tests need.
enum Tool {
  /// Runs one to its end and gives what it wrote.
  static func run(_ path: String, _ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let written = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(path)")
    return written
  }

  static func exists(_ paths: String...) -> Bool {
    paths.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
