internal import Corridor
internal import CorridorFormats

extension ValueType where Value == PlanVisit {
  /// A stop that has to be made: where, how long one works there, and when that may begin.
  static var visit: Self {
    let expected = "a stop such as '120km 45min Mo-Fr 07:00-15:00', or 'end 30min'"
    let read: ReadText = { (text, context) throws(CommandError) in
      var words = text.split(separator: " ").map(String.init)
      guard !words.isEmpty else { throw context.badValue(text, expected) }
      var visit = PlanVisit(alongMeters: try place(words.removeFirst(), in: text, context))
      if let word = words.first, let seconds = Quantity.seconds(word) {
        words.removeFirst()
        visit.serviceSeconds = seconds
      }
      if words.first == "rest" {
        words.removeFirst()
        visit.allowsRest = true
      }
      if !words.isEmpty { visit.hours = words.joined(separator: " ") }
      return visit
    }
    return ValueType(
      .text("STOP"),
      ValueSchema(
        .any(of: .text(such: "120km 45min Mo-Fr 07:00-15:00"), members.schema()),
        parameter: .text(such: "120km 45min Mo-Fr 07:00-15:00")),
      readText: read,
      readJSON: { (value, context) throws(CommandError) in
        if let text = value.string { return try read(text, context) }
        guard value.kind == .object else { throw context.wrongType(expected) }
        return try visit(value, context)
      },
      write: { (visit, buffer) in
        let values = (try? members.values(of: visit)) ?? []
        buffer.append(json: .object(values))
      })
  }

  /// How a stop is written, and what its object has.
  private static let members: [Member<PlanVisit>] = [
    Member("at", .written(.any(of: .type("string"), .type("number")))) { visit in
      visit.alongMeters.map { .number($0, decimals: 3) } ?? .text("end")
    },
    Member(
      optional: "service", .written(.any(of: .type("string"), .type("number")))
    ) { visit in
      visit.serviceSeconds > 0 ? .number(visit.serviceSeconds, decimals: 3) : nil
    },
    Member(optional: "hours", .text) { $0.hours },
    Member(optional: "rest", .flag) { $0.allowsRest ? true : nil },
  ]

  private static var places: String {
    "metres along the route, a distance such as 120km, or end"
  }

  private static func visit(
    _ value: JSONValue, _ context: FieldContext
  ) throws(CommandError) -> PlanVisit {
    guard value["at"] != nil else {
      throw .badField("\(context.name).at", expected: "there: \(places)")
    }
    var visit = PlanVisit(alongMeters: nil)
    for (key, value) in value.members {
      let name = "\(context.name).\(key.string)"
      switch key.string {
      case "at":
        if let text = value.string {
          visit.alongMeters = try place(text, in: text, context)
        } else if let meters = value.double, meters >= 0 {
          visit.alongMeters = meters
        } else {
          throw .badField(
            name, expected: "metres along the route, a distance such as 120km, or end")
        }
      case "service":
        let seconds = value.double ?? value.string.flatMap { Quantity.seconds($0) }
        guard let seconds, seconds >= 0 else {
          throw .badField(name, expected: "seconds, or a time such as 45min")
        }
        visit.serviceSeconds = seconds
      case "hours":
        guard let text = value.string else {
          throw .badField(name, expected: "opening hours such as Mo-Fr 07:00-15:00")
        }
        visit.hours = text
      case "rest":
        guard let flag = value.bool else { throw .badField(name, expected: "true or false") }
        visit.allowsRest = flag
      default:
        throw .unknownField(
          name, suggestion: closestMatch(to: key.string, in: members.map(\.name)))
      }
    }
    return visit
  }

  /// Metres along the route; nil for its end.
  private static func place(
    _ word: String, in text: String, _ context: FieldContext
  ) throws(CommandError) -> Double? {
    if word == "end" { return nil }
    try context.checkUnit(of: word, in: text)
    guard let meters = Quantity.meters(word) else {
      throw context.badValue(text, "a distance along the route such as 120km, or end, first")
    }
    return meters
  }
}
