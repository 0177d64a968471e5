/// Walks through JSON (RFC 8259) that is plain: words without escapes, whole numbers of at most 18
/// digits, little nesting.
///
/// What is not plain, valid or not, is nil or false; nothing can be read after that.
///
/// It exists for long lines of numbers. A line of 500,000 vertices (11 MB) takes 9 ms; simdjson's
/// On-Demand API takes 17 ms, of which 6 ms are memory for its list of tokens, and its DOM 36 ms.
/// simdjson is also one more library to load: 0.7 ms, a quarter of a small search.
@safe
struct PlainJSON {
  // SAFETY (all of this type): the text ends in sixteen zeros or more. A zero ends every loop, so
  // that `index` never passes the first of them, and loads reach at most eight bytes further.
  private let text: UnsafePointer<UInt8>
  private let count: Int
  private var index = 0

  /// Values nested deeper than this are not plain.
  private static let deepest = 32

  /// Starts at the first byte of a text that sixteen zeros or more follow.
  @unsafe
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return nil }
    unsafe text = start.assumingMemoryBound(to: UInt8.self)
    count = bytes.count
  }

  /// The words that GeoJSON gives a meaning, and those by which features have times.
  enum Word: Equatable {
    case type, coordinates, geometry, features, properties, name, referenceSystem, times
    case feature, featureCollection, lineString, multiLineString
    case other
  }

  /// Whether nothing but white space follows.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return index == count
    }
  }

  /// How many bytes have been read.
  var position: Int { index }

  /// How many positions may follow, at a guess that is seldom too low.
  var room: Int { (count - index) / 12 + 2 }

  /// Takes a character if it is the next.
  @inline(__always)
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    index &+= 1
    return true
  }

  /// Whether a character is the next.
  @inline(__always)
  mutating func isAt(_ character: Unicode.Scalar) -> Bool {
    if unsafe text[index] <= 0x20 { skipSpace() }
    return unsafe text[index] == UInt8(ascii: character)
  }

  /// Whether a character is both of the next two.
  mutating func isAtTwo(_ character: Unicode.Scalar) -> Bool {
    var ahead = self
    return ahead.take(character) && ahead.isAt(character)
  }

  /// Reads a key and the colon behind it.
  mutating func key() -> Word? {
    guard let word = word(), take(":") else { return nil }
    return word
  }

  /// Reads a string that has no escapes.
  mutating func word() -> Word? {
    guard let (bytes, isPlain) = unsafe string(), isPlain else { return nil }
    // Most of these differ in their lengths.
    let known: Word
    let name: StaticString
    switch bytes.count {
    case 3: (known, name) = (.referenceSystem, "crs")
    case 4: (known, name) = unsafe bytes[0] == UInt8(ascii: "t") ? (.type, "type") : (.name, "name")
    case 7: (known, name) = (.feature, "Feature")
    case 8:
      (known, name) =
        unsafe bytes[0] == UInt8(ascii: "g") ? (.geometry, "geometry") : (.features, "features")
    case 10:
      switch unsafe bytes[0] {
      case UInt8(ascii: "p"): (known, name) = (.properties, "properties")
      case UInt8(ascii: "c"): (known, name) = (.times, "coordTimes")
      default: (known, name) = (.lineString, "LineString")
      }
    case 11: (known, name) = (.coordinates, "coordinates")
    case 15: (known, name) = (.multiLineString, "MultiLineString")
    case 17: (known, name) = (.featureCollection, "FeatureCollection")
    case 20: (known, name) = (.times, "coordinateProperties")
    default: return .other
    }
    return unsafe isEqual(bytes, name) ? known : .other
  }

  /// Reads a string that has no escapes.
  mutating func string() -> String? {
    guard let (bytes, isPlain) = unsafe string(), isPlain else { return nil }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a number.
  @inline(__always)
  mutating func number() -> Double? {
    if unsafe text[index] <= 0x20 { skipSpace() }
    let isNegative = unsafe text[index] == UInt8(ascii: "-")
    if isNegative { index &+= 1 }
    let start = index
    var mantissa: UInt64 = 0
    var digit = unsafe text[index] &- UInt8(ascii: "0")
    while digit <= 9 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      index &+= 1
      digit = unsafe text[index] &- UInt8(ascii: "0")
    }
    let whole = index &- start
    guard whole > 0, unsafe whole == 1 || text[start] != UInt8(ascii: "0") else { return nil }
    var places = 0
    if unsafe text[index] == UInt8(ascii: ".") {
      index &+= 1
      let point = index
      var group: DigitGroup
      repeat {
        group = unsafe DigitGroup(UnsafeRawPointer(text + index))
        mantissa = mantissa &* group.scale &+ group.value
        index &+= group.count
      } while group.count == 8
      places = index &- point
      guard places > 0 else { return nil }
    }
    if unsafe text[index] | 0x20 == UInt8(ascii: "e") || (places > 0 && whole &+ places > 19) {
      return longNumber(from: start, isNegative: isNegative)
    }
    // Whole numbers are held in 64 bits, and have no negative zero.
    guard places > 0 || whole <= 18 else { return nil }
    if places == 0, mantissa == 0 { return 0 }
    let value = decimal(mantissa, places: places)
    return isNegative ? -value : value
  }

  /// Reads a number with an exponent or more digits than a machine word holds.
  private mutating func longNumber(from start: Int, isNegative: Bool) -> Double? {
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: count)
    guard let (value, end) = readDecimal(bytes, from: start), end >= index, value.isFinite
    else { return nil }
    index = end
    return isNegative ? -value : value
  }

  /// Passes over a value.
  mutating func skipValue(depth: Int = 0) -> Bool {
    skipSpace()
    switch unsafe text[index] {
    case UInt8(ascii: "\""): return unsafe string() as (UnsafeRawBufferPointer, Bool)? != nil
    case UInt8(ascii: "{"): return skipContainer(isObject: true, depth: depth)
    case UInt8(ascii: "["): return skipContainer(isObject: false, depth: depth)
    case UInt8(ascii: "t"): return skip("true")
    case UInt8(ascii: "f"): return skip("false")
    case UInt8(ascii: "n"): return skip("null")
    default: return number() != nil
    }
  }

  private mutating func skipContainer(isObject: Bool, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    let end: Unicode.Scalar = isObject ? "}" : "]"
    index &+= 1
    if take(end) { return true }
    repeat {
      if isObject, key() == nil { return false }
      guard skipValue(depth: depth + 1) else { return false }
    } while take(",")
    return take(end)
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let bytes = unsafe UnsafeRawBufferPointer(start: text + index, count: word.utf8CodeUnitCount)
    guard unsafe isEqual(bytes, word) else { return false }
    index &+= word.utf8CodeUnitCount
    return true
  }

  @inline(__always)
  private mutating func skipSpace() {
    while true {
      let byte = unsafe text[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index &+= 1
    }
  }

  /// Reads a string in UTF-8 and tells whether it has no escapes.
  private mutating func string() -> (UnsafeRawBufferPointer, Bool)? {
    guard take("\"") else { return nil }
    let start = index
    var isPlain = true
    var all: UInt8 = 0
    while unsafe text[index] != UInt8(ascii: "\"") {
      let byte = unsafe text[index]
      // The zero at the end is a control character too.
      guard byte >= 0x20 else { return nil }
      all |= byte
      index &+= 1
      guard byte == UInt8(ascii: "\\") else { continue }
      isPlain = false
      guard skipEscape() else { return nil }
    }
    let bytes = unsafe UnsafeRawBufferPointer(start: text + start, count: index &- start)
    index &+= 1
    guard unsafe all < 0x80 || String(validating: bytes, as: UTF8.self) != nil else { return nil }
    return unsafe (bytes, isPlain)
  }

  /// Passes over what follows a backslash; halves of surrogate pairs are not plain.
  private mutating func skipEscape() -> Bool {
    let letter = unsafe text[index]
    index &+= 1
    guard letter == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(letter) }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(unsafe text[index])).hexDigitValue else {
        return false
      }
      unit = unit << 4 | UInt32(digit)
      index &+= 1
    }
    return !(0xD800..<0xE000).contains(unit)
  }

  private func isEqual(_ bytes: UnsafeRawBufferPointer, _ word: StaticString) -> Bool {
    unsafe bytes.elementsEqual(
      UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
