/// What a tag contributes to the text of its place.
enum TextField: UInt8 {
  // Primary names, best first.
  case name, brand, owner
  case otherName
  /// The food that is served: `cuisine`.
  case dish
  case houseNumber, street, locality, postcode

  /// Whether it names the place.
  var isName: Bool { rawValue <= TextField.otherName.rawValue }

  /// The field of a tag key; nil for tags whose text is not indexed.
  init?(key: Span<UInt8>) {
    guard key.count >= 4, let field = Self.field(key) else { return nil }
    self = field
  }

  private static func field(_ key: Span<UInt8>) -> TextField? {
    switch key[0] {
    case UInt8(ascii: "c"):
      if key == "cuisine" { return .dish }
    case UInt8(ascii: "n"):
      if key == "name" { return .name }
      if base(key, isStarting: "name") || base(key, isStarting: "nat_name") { return .otherName }
    case UInt8(ascii: "b"):
      if key == "brand" { return .brand }
      if base(key, isStarting: "brand") { return .otherName }
    case UInt8(ascii: "a"):
      if key.count > 5, key.starts(with: "addr:") {
        return address(key.extracting(5..<key.count))
      }
      if base(key, isStarting: "alt_name") { return .otherName }
    case UInt8(ascii: "p"):
      if key == "postal_code" { return .postcode }
    case UInt8(ascii: "o"):
      if key == "operator" { return .owner }
      if base(key, isStarting: "official_name") || base(key, isStarting: "old_name") {
        return .otherName
      }
    case UInt8(ascii: "i"):
      if key == "int_name" || key == "iata" || key == "icao" { return .otherName }
    case UInt8(ascii: "l"):
      if base(key, isStarting: "loc_name") { return .otherName }
    case UInt8(ascii: "s"):
      if base(key, isStarting: "short_name") { return .otherName }
    case UInt8(ascii: "r"):
      if base(key, isStarting: "reg_name") { return .otherName }
    default: break
    }
    return nil
  }

  private static func address(_ key: Span<UInt8>) -> TextField? {
    switch key[0] {
    case UInt8(ascii: "h"):
      if key == "housenumber" { return .houseNumber }
      if key == "housename" { return .street }
      if key == "hamlet" { return .locality }
    case UInt8(ascii: "s"):
      if base(key, isStarting: "street") { return .street }
      if base(key, isStarting: "suburb") { return .locality }
    case UInt8(ascii: "p"):
      if key == "postcode" { return .postcode }
      if base(key, isStarting: "place") { return .street }
    case UInt8(ascii: "c"):
      if base(key, isStarting: "city") { return .locality }
    case UInt8(ascii: "d"):
      if base(key, isStarting: "district") { return .locality }
    case UInt8(ascii: "t"):
      if base(key, isStarting: "town") { return .locality }
    case UInt8(ascii: "v"):
      if base(key, isStarting: "village") { return .locality }
    default: break
    }
    return nil
  }

  /// Whether a key is `name`, or `name` followed by a language, such as `name:zh-Hant`.
  private static func base(_ key: Span<UInt8>, isStarting name: StaticString) -> Bool {
    let length = name.utf8CodeUnitCount
    guard key.count >= length, key.extracting(0..<length) == name else { return false }
    guard key.count > length else { return true }
    guard key[length] == UInt8(ascii: ":") else { return false }
    var letters = 0
    for index in length + 1..<key.count {
      if key[index] == UInt8(ascii: "-") || key[index] == UInt8(ascii: "_") { break }
      guard (0x61...0x7A).contains(key[index]) else { return false }
      letters += 1
    }
    return letters == 2 || letters == 3
  }
}
