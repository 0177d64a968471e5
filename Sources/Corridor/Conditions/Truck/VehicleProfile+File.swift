extension VehicleProfile {
  /// Parses a vehicle from lines `setting = value`, as in a file.
  ///
  /// ```
  /// # our tractor with a curtain-sider
  /// vehicle   = truck
  /// height    = 4.0m
  /// weight    = 40t
  /// fuel      = diesel, adBlue
  /// ```
  ///
  /// Text after `#` is a comment; empty lines are ignored.
  ///
  /// - Parameter file: The name of the text in errors.
  public init(parsing text: String, file: String = "vehicle") throws(TruckError) {
    self.init()
    for line in try Self.lines(of: text, file: file) {
      // Cannot fail: the line has already been parsed once.
      try set(line.setting, to: line.value)
    }
  }

  /// The settings of a text, each checked, in order.
  package static func lines(
    of text: String, file: String
  ) throws(TruckError) -> [(setting: Setting, value: String)] {
    var settings: [(setting: Setting, value: String)] = []
    var number = 0
    let text = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      do throws(TruckError) {
        guard let (setting, value) = try Self.line(line) else { continue }
        guard !settings.contains(where: { $0.setting == setting }) else {
          throw TruckError.repeatedSetting(setting)
        }
        settings.append((setting, value))
      } catch {
        throw .line(file: file, line: number, error)
      }
    }
    return settings
  }

  private static func line(
    _ line: Substring
  ) throws(TruckError) -> (setting: Setting, value: String)? {
    let text = bare(line.prefix { $0 != "#" })
    guard !text.isEmpty else { return nil }
    guard let sign = text.firstIndex(of: "=") else {
      throw .noSetting(found: String(text.prefix(60)))
    }
    let setting = try Setting(named: String(bare(text[..<sign])))
    let value = String(bare(text[text.index(after: sign)...]))
    var trial = VehicleProfile()
    try trial.set(setting, to: value)
    return (setting, value)
  }

  /// A text without surrounding spaces and tabs.
  private static func bare(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
