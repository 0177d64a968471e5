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
}
