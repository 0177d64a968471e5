internal import CorridorRequests

/// All commands, in the order of the help.
enum CommandTable {
  static let commands = alongRoute + byText + ofProgram

  /// The command with a name. Lists that are not needed for it are not made.
  static func command(named name: String) -> CommandSpec? {
    let isNamed = { (command: CommandSpec) in command.name == name }
    return alongRoute.first(where: isNamed) ?? byText.first(where: isNamed)
      ?? ofProgram.first(where: isNamed)
  }
}
