internal import CorridorCommands
internal import CorridorFormats

/// Reads a line of `corridor hours --batch`, which may come from programs that write their own
/// fields beside ours.
enum HoursLine {
  static func read(_ line: JSONValue, _ run: Arguments) throws(CommandError) -> Arguments {
    let fields = RequestFields(run.operation)
    guard line.kind == .object else { throw .lineIsNoObject(example: fields.example) }
    var arguments = Arguments(lineOf: run)
    arguments.requestID = line.member(RequestFields.requestID)?.requestID
    if let value = line["value"], value.kind != .null {
      guard let text = value.string else { throw .badField("value", expected: "a text") }
      arguments.operands = [text]
    }
    for option in [OptionSpec.hoursFrom, .hoursTo, .timeZone] {
      guard let value = line.member(option.field), value.kind != .null else { continue }
      guard let text = value.string else { throw .badField(option.field, expected: "a text") }
      arguments.set(option, to: [text])
    }
    if let value = line.member(OptionSpec.hoursRegion.field), value.kind != .null {
      guard let text = value.string else { throw .badField("region", expected: "a text") }
      let position = Self.position(inRegion: text)
      if let position { arguments.set(.hoursPosition, to: [position]) }
      let isKnown = position == nil && !Self.noRegion.contains(text)
      arguments.set(.hoursRegion, to: isKnown ? [text] : nil)
    }
    if let position = try position(line) { arguments.set(.hoursPosition, to: [position]) }
    // Suites of opening hours call it a mode: 0 for spans, 1 for points, 2 for both.
    if line["points"]?.bool == true || (line["mode"]?.int).map({ $0 > 0 }) == true {
      arguments.set(.points, to: [""])
    }
    return arguments
  }

  /// What suites of opening hours call a region of which nothing is known.
  private static let noRegion = ["", "none", "other"]

  /// The position that a suite gives in the place of a region: `at 48.2,16.4`, with the latitude first.
  private static func position(inRegion text: String) -> String? {
    guard text.hasPrefix("at "), text.contains(",") else { return nil }
    return String(text.dropFirst(3))
  }

  /// `[lon, lat]`, an object with both or a text with the latitude first, as `at`; or `lat` and `lon`.
  private static func position(_ line: JSONValue) throws(CommandError) -> String? {
    let value = line["at"]
    if let text = value?.string { return text }
    var pair: (lat: Double?, lon: Double?) = (line["lat"]?.double, line["lon"]?.double)
    if let value, value.kind == .array {
      let numbers = value.elements.map(\.double)
      guard numbers.count == 2 else {
        throw .badField("at", expected: "[longitude, latitude] in degrees")
      }
      pair = (numbers[1], numbers[0])
    } else if let value, value.kind == .object {
      pair = (value["lat"]?.double, value["lon"]?.double)
    }
    guard let lat = pair.lat, let lon = pair.lon else {
      guard value == nil || value?.kind == .null else {
        throw .badField("at", expected: "[longitude, latitude] in degrees")
      }
      return nil
    }
    return plainDecimal(lat) + "," + plainDecimal(lon)
  }
}

extension JSONValue {
  /// A member whose name is not known beforehand.
  fileprivate func member(_ name: String) -> JSONValue? {
    members.first { $0.key.string == name }?.value
  }
}
