import CorridorTestSupport
import Foundation
import Testing

@Suite struct FixtureTests {
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
      "needs /usr/bin/python3"))
  func `the generator would write what is there`() throws {
    let generator = Process()
    generator.executableURL = URL(filePath: "/usr/bin/python3")
    generator.arguments = [
      SourceTree.root.appending(path: "Scripts/make-fixtures.py").path, "--check",
    ]
    try generator.run()
    generator.waitUntilExit()
    #expect(generator.terminationStatus == 0)
  }
}
