internal import CorridorRequests

/// All commands, in the order of the help.
enum CommandTable {
  static let commands = alongRoute + byText + ofProgram

  static func command(named name: String) -> CommandSpec? { commands.first { $0.name == name } }
}
