internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// Members of an object by type: nil if missing or null, a fault if they have another type.
extension JSONValue {
  private func member(_ key: StaticString) -> JSONValue? {
    guard let value = self[key], value.kind != .null else { return nil }
    return value
  }

  /// A member of the given type.
  func member<Value>(
    _ key: StaticString, _ expected: String, _ read: (JSONValue) -> Value?
  ) throws(AnswerFault) -> Value? {
    guard let value = member(key) else { return nil }
    guard let read = read(value) else { throw AnswerFault("\(key)", expected: expected) }
    return read
  }

  func text(_ key: StaticString) throws(AnswerFault) -> String? {
    try member(key, "a text", \.string)
  }

  func texts(_ key: StaticString) throws(AnswerFault) -> [String] {
    try member(key, "a list of texts") { value in
      let texts = value.elements.map(\.string)
      return value.kind == .array && !texts.contains(nil) ? texts.compactMap { $0 } : nil
    } ?? []
  }

  /// A count, which must not be negative.
  func count(_ key: StaticString) throws(AnswerFault) -> Int? {
    try member(key, "a count") { value in value.int.flatMap { $0 >= 0 ? $0 : nil } }
  }

  func number(_ key: StaticString) throws(AnswerFault) -> Double? {
    try member(key, "a number", \.double)
  }

  func flag(_ key: StaticString) throws(AnswerFault) -> Bool? {
    try member(key, "true or false", \.bool)
  }

  /// One of the values of an enumeration.
  func choice<Choice: RawRepresentable<String>>(
    _ key: StaticString, of type: Choice.Type = Choice.self
  ) throws(AnswerFault) -> Choice? {
    try member(key, "one that is known") { value in value.string.flatMap { Choice(rawValue: $0) } }
  }

  /// A position, `[lon, lat]`.
  func position(_ key: StaticString) throws(AnswerFault) -> Coordinate? {
    try member(key, "a position", \.position)
  }

  /// A box, `[west, south, east, north]`.
  func box(_ key: StaticString) throws(AnswerFault) -> BoundingBox? {
    try member(key, "a box") { value in
      let edges = value.elements.compactMap(\.double)
      guard edges.count == 4, value.count == 4 else { return nil }
      return BoundingBox(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    }
  }

  /// The objects of a list, read one by one.
  func list<Element>(
    _ key: StaticString, _ read: (JSONValue) throws(AnswerFault) -> Element
  ) throws(AnswerFault) -> [Element] {
    guard let value = member(key) else { return [] }
    guard value.kind == .array else { throw AnswerFault("\(key)", expected: "a list") }
    var elements: [Element] = []
    for element in value.elements { elements.append(try read(element)) }
    return elements
  }

  /// The value as a position.
  var position: Coordinate? {
    let numbers = elements.compactMap(\.double)
    guard kind == .array, numbers.count == 2, count == 2 else { return nil }
    return Coordinate(lon: numbers[0], lat: numbers[1])
  }
}

/// The value of a member that every answer must have.
func required<Value>(_ value: Value?, _ key: String) throws(AnswerFault) -> Value {
  guard let value else { throw AnswerFault(key, expected: "there") }
  return value
}
