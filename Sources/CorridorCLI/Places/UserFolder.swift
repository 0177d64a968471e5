/// The user's folders in the XDG base directory specification, each with `corridor` appended.
enum UserFolder {
  /// The folder for permanent files: `$XDG_DATA_HOME`, or else `~/.local/share`.
  static var data: String? { folder("XDG_DATA_HOME", orHome: "/.local/share") }

  /// The folder for files that can be rebuilt: `$XDG_CACHE_HOME`, or else `~/.cache`.
  static var cache: String? { folder("XDG_CACHE_HOME", orHome: "/.cache") }

  /// The specification requires that relative paths are ignored.
  private static func folder(_ variable: String, orHome suffix: String) -> String? {
    if let path = environment(variable), path.hasPrefix("/") { return path + "/corridor" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + suffix + "/corridor"
  }
}
