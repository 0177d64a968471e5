/// Folders of the user by the XDG base directory specification, each with `corridor` at the end.
enum UserFolder {
  /// For files that the user keeps: `$XDG_DATA_HOME`, else `~/.local/share`.
  static var data: String? { folder("XDG_DATA_HOME", orHome: "/.local/share") }

  /// For files that can be made again: `$XDG_CACHE_HOME`, else `~/.cache`.
  static var cache: String? { folder("XDG_CACHE_HOME", orHome: "/.cache") }

  /// The specification says to ignore relative paths.
  private static func folder(_ variable: String, orHome suffix: String) -> String? {
    if let path = environment(variable), path.hasPrefix("/") { return path + "/corridor" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + suffix + "/corridor"
  }
}
