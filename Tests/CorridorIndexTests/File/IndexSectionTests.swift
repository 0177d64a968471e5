import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorIndex

/// The declarations of sections agree with the specification and with the reader made from it.
@Suite struct IndexSectionTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }

  private static let declared = IndexSection.allCases.map { section in
    let size = section.elementSize == 0 ? "-" : "\(section.elementSize)"
    return "\(section.number) \(section) \(size)\(section.isOptional ? " optional" : "")"
  }

  @Test func `sections are numbered from 1 on, and optional ones are last`() {
    #expect(IndexSection.allCases.map(\.number) == Array(1...UInt32(IndexSection.allCases.count)))
    let afterRequired = IndexSection.allCases.drop { !$0.isOptional }
    let areOptional = afterRequired.allSatisfy(\.isOptional)
    #expect(areOptional)
  }

  @Test func `the specification has the same sections`() throws {
    let page = try Self.text("Sources/CorridorIndex/CorridorIndex.docc/FileFormat.md")
    let chapters = page.components(separatedBy: "\n## ")
    let chapter = try #require(chapters.first { $0.hasPrefix("Sections\n") })
    let row = /\| (\d+) \| (\w+) \| (\d+|-) \|[^|]*\|([^|]*)\|/
    let specified = chapter.matches(of: row).map { row in
      "\(row.1) \(row.2) \(row.3)\(row.4.contains("optional") ? " optional" : "")"
    }
    #expect(specified == Self.declared)
  }

  @Test func `the reader made from the specification has the same sizes`() throws {
    let script = try Self.text("Scripts/index/read_index.py")
    let table = try #require(script.firstMatch(of: /SIZES = \{([^}]*)\}/)).1
    let sizes = table.matches(of: /(\d+): (\d+)/).map { "\($0.1) \($0.2)" }
    let declared = IndexSection.allCases.map { "\($0.number) \($0.elementSize)" }
    #expect(sizes == declared)
    let required = try #require(script.firstMatch(of: /REQUIRED = (\d+)/)).1
    #expect(Int(required) == IndexSection.requiredCount)
  }
}
