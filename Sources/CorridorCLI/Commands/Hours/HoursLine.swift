internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorRequests

/// Reads a line of `corridor hours --batch`, which may come from a program that adds members of its
/// own.
enum HoursLine {
  static func read(
    _ line: JSONValue, _ defaults: HoursRequest, _ form: RequestForm
  ) throws(CommandError) -> HoursRequest {
    guard line.kind == .object else { throw .lineIsNoObject(example: HoursRequest.example) }
    var request = defaults
    for field in HoursRequest.fields.fields {
      let context = FieldContext(option: field.option, form: form)
      guard let value = line.member(field.option.requestField), value.kind != .null else {
        continue
      }
      switch field.option.name {
      case HoursRequest.region.option.name:
        guard let text = value.string else { throw context.wrongType("a text") }
        if let position = position(inRegion: text) {
          try HoursRequest.position.read(
            &request, .texts([position]),
            FieldContext(option: HoursRequest.position.option, form: form))
          request.region = nil
        } else if noRegion.contains(text) {
          request.region = nil
        } else {
          try field.read(&request, .json(value), context)
        }
      case HoursRequest.position.option.name:
        // Test suites use GeoJSON's order.
        if value.kind == .array {
          request.position = try position(value.elements.map(\.double), context)
        } else {
          try field.read(&request, .json(value), context)
        }
      case HoursRequest.points.option.name:
        if value.bool == true { request.takesPoints = true }
      default: try field.read(&request, .json(value), context)
      }
    }
    if line["at"] == nil, let lat = line["lat"]?.double, let lon = line["lon"]?.double {
      request.position = try position(
        [lon, lat], FieldContext(option: HoursRequest.position.option, form: form))
    }
    // Test suites of opening hours call it a mode: 0 for spans, 1 for points, 2 for both.
    if (line["mode"]?.int).map({ $0 > 0 }) == true { request.takesPoints = true }
    try request.check(form)
    return request
  }

  /// The names that test suites of opening hours use for an unknown region.
  private static let noRegion = ["", "none", "other"]

  /// The position that a test suite gives in place of a region: `at 48.2,16.4`, with the latitude
  /// first.
  private static func position(inRegion text: String) -> String? {
    guard text.hasPrefix("at "), text.contains(",") else { return nil }
    return String(text.dropFirst(3))
  }

  private static func position(
    _ numbers: [Double?], _ context: FieldContext
  ) throws(CommandError) -> Coordinate {
    guard numbers.count == 2, let lon = numbers[0], let lat = numbers[1] else {
      throw context.wrongType("[longitude, latitude] in degrees")
    }
    guard abs(lat) <= 90, abs(lon) <= 180 else {
      throw .outOfRange(
        option: context.name, found: plainDecimal(lat) + "," + plainDecimal(lon))
    }
    return Coordinate(lon: lon, lat: lat)
  }
}

extension JSONValue {
  /// The member with a name that is not known at compile time.
  fileprivate func member(_ name: String) -> JSONValue? {
    members.first { $0.key.string == name }?.value
  }
}
