import CSimdjson
import CorridorGeometry

/// simdjson's DOM parser, kept to be used again: its memory grows to the largest text and stays.
///
/// A text is parsed whole; values are views into the result, for the closure that gets them only.
@safe
package struct JSONParser: ~Copyable {
  private let handle: OpaquePointer
  private let maximumDepth: Int

  // SAFETY (all of this type): `handle` is simdjson's parser, made here and freed in `deinit`.

  /// Makes a parser that refuses texts nested deeper than `maximumDepth` levels.
  package init(maximumDepth: Int = 1024) throws(InputError) {
    if let reason = unsafe csimdjson_load_error() {
      throw .geometry(
        .libraryMissing(
          library: "simdjson", reason: unsafe String(cString: reason), package: "libsimdjson14"))
    }
    guard let handle = unsafe csimdjson_create(max(1, maximumDepth)) else {
      throw .outOfMemory(file: "-")
    }
    unsafe self.handle = unsafe handle
    self.maximumDepth = max(1, maximumDepth)
  }

  deinit { unsafe csimdjson_free(handle) }

  /// Parses a text and lets `body` read it.
  ///
  /// `text` is UTF-8 with `CSIMDJSON_PADDING` readable bytes behind it, as ``InputFile`` hands it
  /// out; it may be one line of a longer text, in which case `origin` says where it starts (line,
  /// byte). Linear; about 1 GB/s.
  ///
  /// - Parameter readObject: Where an object stands, braces included, whose members the caller has
  ///   read and found valid. They are passed over at no cost, and `body` finds an object without
  ///   members.
  /// - Throws: `syntax` with line, column and byte, `tooDeep`, `tooLarge`, `outOfMemory`, and what
  ///   `body` throws.
  package mutating func parse<Result, Failure: InputFailure>(
    _ text: UnsafeRawBufferPointer, file: String, format: String = "JSON",
    origin: InputLocation = InputLocation(), around readObject: Range<Int>? = nil,
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var root = unsafe csimdjson_value()
    guard let start = text.baseAddress else { throw .input(.empty(file: file)) }
    let code: Int32
    if let object = readObject {
      precondition(object.count >= 2 && 0 <= object.lowerBound && object.upperBound <= text.count)
      code = unsafe csimdjson_parse_around(
        handle, start, text.count, object.lowerBound, object.upperBound, &root)
    } else {
      code = unsafe csimdjson_parse(handle, start, text.count, &root)
    }
    switch Int(code) {
    case CSIMDJSON_SUCCESS:
      return try unsafe body(JSONValue(root))
    case CSIMDJSON_TOO_LONG:
      throw .input(.tooLarge(file: file, limit: Int(CSIMDJSON_LONGEST)))
    case CSIMDJSON_NO_MEMORY:
      throw .input(.outOfMemory(file: file))
    default:
      break
    }
    // The parser does not say where; what follows is the way of errors and may be slow.
    guard let fault = JSONFault(in: text, maximumDepth: maximumDepth) else {
      let message = unsafe String(cString: csimdjson_message(code))
      throw .input(
        .syntax(
          InputFault(
            file: file, format: format, at: origin, found: message, expected: "valid JSON")))
    }
    let location = InputLocation(byte: fault.byte, in: text).shifted(by: origin)
    switch fault.reason {
    case .empty:
      throw .input(.empty(file: file))
    case .tooDeep:
      throw .input(
        .tooDeep(file: file, format: format, limit: maximumDepth, at: location))
    case .syntax(let found, let expected):
      throw .input(
        .syntax(
          InputFault(
            file: file, format: format, at: location, found: found, expected: expected)))
    }
  }

  /// Parses a text and lets `body`, which throws nothing, read it.
  package mutating func parse<Result>(
    _ text: UnsafeRawBufferPointer, file: String, format: String = "JSON",
    origin: InputLocation = InputLocation(), around readObject: Range<Int>? = nil,
    _ body: (JSONValue) -> Result
  ) throws(InputError) -> Result {
    try unsafe parse(text, file: file, format: format, origin: origin, around: readObject) {
      (root) throws(InputError) in body(root)
    }
  }
}

/// A value of a parsed text, valid within the closure of
/// ``JSONParser/parse(_:file:format:origin:_:)``.
@safe
package struct JSONValue {
  private let value: csimdjson_value

  // SAFETY (all of this type): `value` belongs to the document parsed last, because it does not
  // leave the closure that was given it; simdjson checks its type in every call.

  init(_ value: csimdjson_value) { unsafe self.value = unsafe value }

  package enum Kind: Hashable, Sendable {
    case null, bool, number, string, array, object
  }

  package var kind: Kind {
    switch unsafe Int(csimdjson_type(value)) {
    case CSIMDJSON_ARRAY: .array
    case CSIMDJSON_OBJECT: .object
    case CSIMDJSON_STRING: .string
    case CSIMDJSON_BOOL: .bool
    case CSIMDJSON_NULL: .null
    default: .number
    }
  }

  /// The member with this key, the first if there are several; nil also when this is no object.
  package subscript(key: StaticString) -> JSONValue? {
    var found = unsafe csimdjson_value()
    let isFound = key.withUTF8Buffer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        guard let start = text.baseAddress else { return false }
        return unsafe csimdjson_member(value, start, text.count, &found)
      }
    }
    return isFound ? unsafe JSONValue(found) : nil
  }

  package var bool: Bool? {
    var result = false
    return unsafe csimdjson_bool(value, &result) ? result : nil
  }

  /// The number if it is whole and fits.
  package var int: Int? {
    var result: Int64 = 0
    return unsafe csimdjson_int64(value, &result) ? Int(result) : nil
  }

  /// The number, always finite.
  package var double: Double? {
    var result = 0.0
    return unsafe csimdjson_double(value, &result) ? result : nil
  }

  package var text: JSONText? {
    var start: UnsafePointer<CChar>?
    var length = 0
    guard unsafe csimdjson_string(value, &start, &length) else { return nil }
    return unsafe JSONText(UnsafeRawBufferPointer(start: start, count: length))
  }

  package var string: String? { text?.string }

  /// The number of elements or members; 0 for a scalar.
  package var count: Int { unsafe csimdjson_count(value) }

  /// The elements of an array; none for anything else.
  package var elements: Elements {
    unsafe Elements(cursor: csimdjson_begin(value), isArray: kind == .array)
  }

  /// The members of an object in the order of the text; none for anything else.
  package var members: Members {
    unsafe Members(cursor: csimdjson_begin(value), isObject: kind == .object)
  }

  @safe
  package struct Elements: Sequence, IteratorProtocol {
    private var cursor: csimdjson_cursor
    private let isArray: Bool

    // SAFETY: the cursor moves within the container that it was made from.
    init(cursor: csimdjson_cursor, isArray: Bool) {
      unsafe self.cursor = unsafe cursor
      self.isArray = isArray
    }

    package mutating func next() -> JSONValue? {
      var value = unsafe csimdjson_value()
      guard isArray, unsafe csimdjson_next_element(&cursor, &value) else { return nil }
      return unsafe JSONValue(value)
    }
  }

  @safe
  package struct Members: Sequence, IteratorProtocol {
    private var cursor: csimdjson_cursor
    private let isObject: Bool

    // SAFETY: the cursor moves within the container that it was made from.
    init(cursor: csimdjson_cursor, isObject: Bool) {
      unsafe self.cursor = unsafe cursor
      self.isObject = isObject
    }

    package mutating func next() -> (key: JSONText, value: JSONValue)? {
      var key: UnsafePointer<CChar>?
      var length = 0
      var value = unsafe csimdjson_value()
      guard isObject, unsafe csimdjson_next_member(&cursor, &key, &length, &value) else {
        return nil
      }
      let bytes = unsafe UnsafeRawBufferPointer(start: key, count: length)
      return unsafe (JSONText(bytes), JSONValue(value))
    }
  }

  /// Copies `[[lon, lat, ...], ...]` in one call; further numbers of a position are left out.
  ///
  /// Nothing is checked but the types. At the first element that is no position the copy ends, and
  /// the count of what was copied is that element's index.
  package func positions<Position: BitwiseCopyable>(
    as type: Position.Type
  ) -> (positions: [Position], fault: PositionFault?) {
    precondition(
      MemoryLayout<Position>.stride == 2 * MemoryLayout<Double>.stride,
      "a position is two doubles")
    let capacity = count
    var fault: Int32 = 0
    // SAFETY: a position is two doubles, so `capacity` of them are room for twice as many.
    let positions = unsafe [Position](unsafeUninitializedCapacity: capacity) { buffer, copied in
      guard let start = buffer.baseAddress else { return }
      let numbers = unsafe UnsafeMutableRawPointer(start).assumingMemoryBound(to: Double.self)
      copied = unsafe csimdjson_copy_positions(value, numbers, capacity, &fault)
    }
    return (positions, PositionFault(code: fault))
  }

  /// Why an element is no position.
  package enum PositionFault: Hashable, Sendable {
    case notAnArray, tooShort, notANumber

    init?(code: Int32) {
      switch Int(code) {
      case CSIMDJSON_POSITION_NO_ARRAY: self = .notAnArray
      case CSIMDJSON_POSITION_TOO_SHORT: self = .tooShort
      case CSIMDJSON_POSITION_NO_NUMBER: self = .notANumber
      default: return nil
      }
    }
  }
}

/// The bytes of a JSON string with its escapes resolved, valid UTF-8; as short-lived as its value.
@safe
package struct JSONText {
  private let bytes: UnsafeRawBufferPointer

  // SAFETY (all of this type): the bytes belong to the document parsed last, as for `JSONValue`.

  init(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes = unsafe bytes }

  package var count: Int { unsafe bytes.count }

  package var string: String { unsafe String(decoding: bytes, as: UTF8.self) }

  package func withBytes<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(bytes)
  }

  package static func == (text: JSONText, other: StaticString) -> Bool {
    // SAFETY: both sides are compared within their counts.
    unsafe text.bytes.count == other.utf8CodeUnitCount
      && other.withUTF8Buffer { bytes in unsafe text.bytes.elementsEqual(bytes) }
  }
}
