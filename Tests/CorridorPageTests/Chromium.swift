import CorridorTestSupport
import Foundation
import Glibc
import Testing

/// A headless Chromium that is driven over WebDriver (W3C), by the `chromedriver` that belongs to it.
///
/// Both are ended by closing the session and by the identifier of the one process that was started.
final class Chromium {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let driver: Process
  /// Where the driver listens.
  private let address: String
  private var session = "/session"
  /// Chromium's own process.
  private var browser: pid_t?

  /// Starts one; fails where Chromium is not installed.
  init() throws {
    let port: UInt16
    (driver, port) = try Self.startDriver()
    do {
      address = "127.0.0.1:\(port)"
      let answer = try send("POST", "", ["capabilities": ["alwaysMatch": Self.wanted]])
      let facts = try #require(answer as? [String: Any])
      session += "/" + (try #require(facts["sessionId"] as? String))
      browser =
        ((facts["capabilities"] as? [String: Any])?["goog:processID"] as? NSNumber)?
        .int32Value
    } catch {
      Self.stop(driver)
      throw error
    }
  }

  /// Starts the driver, which listens on a port of its own choice.
  ///
  /// It lets the system choose a port of IPv6 and then wants the same of IPv4, which another server of
  /// these tests may have by then; it ends in that case, and is started again.
  private static func startDriver() throws -> (driver: Process, port: UInt16) {
    var said = ""
    for _ in 0..<10 {
      let driver = Process()
      driver.executableURL = URL(filePath: "/usr/bin/chromedriver")
      driver.arguments = ["--port=0"]
      let output = Pipe()
      driver.standardOutput = output
      driver.standardError = FileHandle.nullDevice
      do { try driver.run() } catch {
        throw Failure(
          description: "no chromedriver: install chromium and chromium-driver (\(error))")
      }
      said = ""
      if let port = port(in: output.fileHandleForReading, said: &said) { return (driver, port) }
      stop(driver)
      guard said.contains("port not available") else { break }
    }
    throw Failure(description: "chromedriver has ended: \(said)")
  }

  /// Ends a process that was started here; it does not hear SIGTERM, as it inherits
  /// what is blocked here.
  private static func stop(_ process: Process) {
    kill(process.processIdentifier, SIGKILL)
    for _ in 0..<500 where process.isRunning { usleep(10_000) }
  }

  private static var wanted: [String: Any] {
    [
      "goog:chromeOptions": [
        "args": [
          "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
          "--window-size=1300,900", "--force-prefers-reduced-motion",
          // The map with vector tiles is drawn by WebGL, without a graphics card.
          "--enable-unsafe-swiftshader",
        ]
      ],
      "goog:loggingPrefs": ["browser": "ALL"],
    ]
  }

  /// The port, which the driver says when it is ready; none where it ends before.
  private static func port(in output: FileHandle, said: inout String) -> UInt16? {
    while true {
      let data = output.availableData
      guard !data.isEmpty else { return nil }
      said += String(decoding: data, as: UTF8.self)
      if let match = said.firstMatch(of: #/started successfully on port (\d+)/#) {
        return UInt16(match.1)
      }
    }
  }

  /// Closes the browser and ends the driver.
  func end() {
    do { try send("DELETE", "") } catch {
      if let browser { kill(browser, SIGKILL) }
    }
    Self.stop(driver)
  }

  /// Sends a command of WebDriver and gives its `value`.
  @discardableResult
  func send(_ method: String, _ path: String, _ body: [String: Any] = [:]) throws -> Any? {
    var text: String?
    if method == "POST" {
      let data = try JSONSerialization.data(withJSONObject: body)
      text = String(decoding: data, as: UTF8.self)
    }
    let answer = try Wire.ask(
      address, method, path.isEmpty ? session : session + "/" + path, text, timeout: 60)
    guard answer.status == 200 else {
      throw Failure(description: "\(path): \(answer.text.prefix(600))")
    }
    return try answer.json()["value"]
  }

  /// Carries out a command of Chromium's own protocol.
  @discardableResult
  func command(_ name: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let answer = try send("POST", "goog/cdp/execute", ["cmd": name, "params": parameters])
    return answer as? [String: Any] ?? [:]
  }
}
