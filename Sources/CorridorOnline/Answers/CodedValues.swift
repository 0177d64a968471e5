internal import Corridor
internal import CorridorFormats
internal import CorridorRequests

/// A value of an answer, for any encoder.
struct EncodedValue: Encodable {
  private let value: OutputValue

  init(_ value: OutputValue) {
    self.value = value
  }

  /// The value of a JSON text.
  init(json: [UInt8]) throws {
    value = try AnswerReader.read(json) { OutputValue($0) }
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .object(let members):
      var container = encoder.container(keyedBy: AnyKey.self)
      for member in members {
        try container.encode(Self(member.value), forKey: AnyKey(member.name))
      }
    case .tags(let tags):
      var container = encoder.container(keyedBy: AnyKey.self)
      for tag in tags { try container.encode(tag.value, forKey: AnyKey(tag.key)) }
    case .list(let values): try encode(values, to: encoder)
    case .texts(let texts): try encode(texts.map { .text($0) }, to: encoder)
    case .degrees(let numbers):
      try encode(numbers.map { .number($0, decimals: 7) }, to: encoder)
    case .position(let position): try encode(Self.numbers(position), to: encoder)
    case .box(let least, let greatest):
      try encode(Self.numbers(least) + Self.numbers(greatest), to: encoder)
    case .none: try encode(encoder) { try $0.encodeNil() }
    case .text(let text): try encode(encoder) { try $0.encode(text) }
    case .integer(let number): try encode(encoder) { try $0.encode(number) }
    case .boolean(let flag): try encode(encoder) { try $0.encode(flag) }
    case .meters(let meters): try encode(meters, decimals: 3, to: encoder)
    case .number(let number, let decimals): try encode(number, decimals: decimals, to: encoder)
    }
  }

  private static func numbers(_ position: OutputPosition) -> [OutputValue] {
    [position.x, position.y].map { .number($0, decimals: position.decimals) }
  }

  private func encode(_ values: [OutputValue], to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values { try container.encode(Self(value)) }
  }

  private func encode(
    _ encoder: any Encoder, _ body: (inout any SingleValueEncodingContainer) throws -> Void
  ) throws {
    var container = encoder.singleValueContainer()
    try body(&container)
  }

  /// Encodes a number that has no more decimals than are worth writing.
  private func encode(_ number: Double, decimals: Int, to encoder: any Encoder) throws {
    guard number.isFinite else { return try encode(encoder) { try $0.encodeNil() } }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (number * scale).rounded()
    try encode(encoder) { try $0.encode(abs(scaled) < 0x1p53 ? scaled / scale : number) }
  }
}

extension OutputValue {
  fileprivate init(_ json: JSONValue) {
    switch json.kind {
    case .null: self = .none
    case .bool: self = .boolean(json.bool ?? false)
    case .string: self = .text(json.string ?? "")
    case .array: self = .list(json.elements.map { OutputValue($0) })
    case .object:
      self = .object(json.members.map { .init($0.key.string, OutputValue($0.value)) })
    case .number:
      self = json.int.map { .integer($0) } ?? .number(json.double ?? 0, decimals: 9)
    }
  }
}

/// A value of any decoder as JSON, which the readers of answers understand.
struct DecodedValue: Decodable {
  private var buffer = TextBuffer()
  private let path: [any CodingKey]

  init(from decoder: any Decoder) throws {
    path = decoder.codingPath
    buffer.append(json: try Self.value(decoder))
  }

  /// - Throws: `DecodingError.dataCorrupted` for a value that is not understood.
  func read<Value>(_ read: (JSONValue) throws(AnswerFault) -> Value) throws -> Value {
    let reason: String
    do {
      switch try AnswerReader.parse(Array(buffer.text.utf8), "the value", read) {
      case .success(let value): return value
      case .failure(let fault): reason = fault.reason
      }
    } catch { reason = "\(error)" }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: path, debugDescription: reason))
  }

  private static func value(_ decoder: any Decoder) throws -> OutputValue {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      var members: [OutputValue.Member] = []
      for key in container.allKeys {
        members.append(.init(key.stringValue, try value(container.superDecoder(forKey: key))))
      }
      return .object(members)
    }
    if var container = try? decoder.unkeyedContainer() {
      var values: [OutputValue] = []
      while !container.isAtEnd { values.append(try value(container.superDecoder())) }
      return .list(values)
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return .none }
    if let flag = try? container.decode(Bool.self) { return .boolean(flag) }
    if let number = try? container.decode(Int.self) { return .integer(number) }
    if let number = try? container.decode(Double.self) { return .number(number, decimals: 9) }
    return .text(try container.decode(String.self))
  }
}

/// The key of a member, whatever it is.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ text: String) {
    stringValue = text
  }

  init?(stringValue: String) {
    self.init(stringValue)
  }

  init?(intValue: Int) {
    nil
  }
}
