import CorridorTestSupport
import Foundation
import Testing

/// The page that sets other search interfaces beside this one names what exists.
struct CounterpartTests {
  private static func text(of folder: String) throws -> String {
    let folder = SourceTree.root.appending(path: folder)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: []))
    var text = ""
    for case let file as URL in files where file.pathExtension == "swift" {
      text += try String(contentsOf: file, encoding: .utf8)
    }
    return text
  }

  private static func rows() throws -> [[Substring]] {
    let page = SourceTree.root.appending(path: "Sources/Corridor/Corridor.docc/Counterparts.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
      .map { $0.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false) }
      .filter { !$0[0].hasPrefix("---") && $0.last != "shown by the test" }
  }

  @Test func `every row names tests that exist`() throws {
    let tests = try Self.text(of: "Tests")
    let rows = try Self.rows()
    #expect(rows.count > 100)
    for row in rows {
      try #require(row.count == 3, "\(row)")
      let names = row[2].matches(of: /`([^`]+)`/)
      #expect(!names.isEmpty, "\(row)")
      for name in names {
        #expect(tests.contains("func `\(name.1)`("), "no test is called '\(name.1)'")
      }
    }
  }

  @Test func `every symbol on the page is one of the sources`() throws {
    let sources = try Self.text(of: "Sources")
    for row in try Self.rows() {
      for symbol in row[1].matches(of: /``([^`]+)``/) {
        for part in symbol.1.split(separator: "/") where part != "CorridorIndex" {
          let name = part.prefix { $0 != "(" }
          let declaration = "(struct|enum|class|protocol|case|var|let|func) \(name)\\b"
          let exists =
            name == "init" || sources.range(of: declaration, options: .regularExpression) != nil
          #expect(exists, "nothing is called '\(name)'")
        }
      }
    }
  }
}
