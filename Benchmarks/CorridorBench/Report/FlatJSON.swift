/// A JSON object of strings, numbers and booleans, on one line.
struct FlatJSON {
  enum Value: Equatable {
    case text(String)
    case number(Double)
    case isTrue(Bool)
    case null

    var number: Double? {
      if case .number(let number) = self { number } else { nil }
    }

    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }
  }

  /// Why a text is none.
  struct Fault: Error {
    /// The byte from which on it cannot be read.
    var byte: Int
  }

  private(set) var members: [(name: String, value: Value)] = []

  init() {}

  /// The first member of a name.
  subscript(name: String) -> Value? { members.first { $0.name == name }?.value }

  mutating func add(_ name: String, _ text: String) { members.append((name, .text(text))) }

  mutating func add(_ name: String, _ number: Double?) {
    if let number, number.isFinite { members.append((name, .number(number))) }
  }

  mutating func add(_ name: String, _ number: Int) { add(name, Double(number)) }

  /// The object on one line.
  var line: String {
    "{" + members.map { "\(Self.quoted($0.name)):\(Self.written($0.value))" }.joined(separator: ",")
      + "}"
  }

  private static func written(_ value: Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .isTrue(let isTrue): "\(isTrue)"
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var escaped = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped + "\""
  }
}

extension FlatJSON {
  /// Reads an object; one in another throws.
  init(_ text: String) throws(Fault) {
    var scanner = FlatJSONScanner(text)
    try scanner.skip("{")
    if scanner.next != UInt8(ascii: "}") {
      repeat {
        let name = try scanner.string()
        try scanner.skip(":")
        members.append((name, try scanner.value()))
      } while scanner.skips(",")
    }
    try scanner.skip("}")
    guard scanner.next == nil else { throw scanner.fault }
  }
}

/// Goes through the text of a ``FlatJSON``.
private struct FlatJSONScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var fault: FlatJSON.Fault { FlatJSON.Fault(byte: index) }

  /// The next byte that is no white space; nil at the end.
  var next: UInt8? {
    mutating get {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
      return index < bytes.count ? bytes[index] : nil
    }
  }

  mutating func skips(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  mutating func skip(_ mark: Unicode.Scalar) throws(FlatJSON.Fault) {
    guard skips(mark) else { throw fault }
  }

  mutating func value() throws(FlatJSON.Fault) -> FlatJSON.Value {
    if next == UInt8(ascii: "\"") { return .text(try string()) }
    let start = index
    while index < bytes.count, !",}] \n\r\t".utf8.contains(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true", "false": return .isTrue(word == "true")
    case "null": return .null
    default:
      guard let number = Double(word), number.isFinite else {
        index = start
        throw fault
      }
      return .number(number)
    }
  }

  mutating func string() throws(FlatJSON.Fault) -> String {
    try skip("\"")
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      var byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") {
        guard index < bytes.count else { throw fault }
        byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): break
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "u"):
          guard index + 4 <= bytes.count,
            let code = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(code)
          else { throw fault }
          index += 4
          text += Array(String(scalar).utf8)
          continue
        default: throw fault
        }
      }
      text.append(byte)
    }
    try skip("\"")
    return String(decoding: text, as: UTF8.self)
  }
}
