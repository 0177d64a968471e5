import CorridorTestSupport
import Foundation
import Testing

@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no /usr/bin/python3"))
struct ReadmeTests {
  @Test func `every command of the README prints what it says`() throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    let script =
      "/usr/bin/python3 Scripts/readme-output.py \(CorridorProcess.products.path) --check"
    let result = try process.shell(script)
    #expect(result.status == 0, "\(result.errors); Scripts/readme-output.py writes it anew")
  }

  @Test func `the first command of the README ends with the README's first output`() throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    let command = try process.shell("Scripts/readme-command.sh 1").output
    let find = try #require(command.range(of: "corridor find"))
    let result = try process.shell(String(command[find.lowerBound...]))
    let readme = try String(
      contentsOf: SourceTree.root.appending(path: "README.md"), encoding: .utf8)
    #expect(result.status == 0)
    #expect(!result.output.isEmpty && readme.contains(result.output))
  }
}
