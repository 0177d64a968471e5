import CorridorTestSupport
import Testing

@testable import CorridorCLI
@testable import CorridorRequests

@Suite struct CommandTableTests {
  @Test func `knows every option of every command by one spelling only`() {
    for command in CommandTable.commands {
      let spellings = command.options.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "corridor \(command.name)")
      #expect(!command.examples.isEmpty)
      #expect(command.operation.name == command.name)
    }
  }

  @Test func `the verbose version names every library with its release and file`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell("corridor --version --verbose")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    for name in ["GEOS", "PROJ", "simdjson", "ICU", "libmicrohttpd", "libcurl", "SQLite"] {
      let line = result.output.split(separator: "\n").first { $0.hasPrefix(name + " ") }
      let cells = try #require(line?.split(separator: " "), "\(result.output)")
      #expect(cells.count == 3 && cells[1].first?.isNumber == true && cells[2].hasPrefix("/"))
    }
    for name in ["libosmium", "expat", "zlib"] {
      #expect(result.output.contains("\n\(name) "), "\(result.output)")
    }
  }

  @Test func `a misspelled word after --version is refused`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell("corridor --version --verbos")
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains("did you mean --verbose?"), "\(result.errors)")
  }
}
