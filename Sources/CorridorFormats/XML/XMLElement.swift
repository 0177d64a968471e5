import Glibc

/// A name without its prefix, for the event that told it.
@safe
struct XMLName {
  private let start: UnsafePointer<CChar>

  // SAFETY (all of this type): expat ends names with a zero and keeps them for the event.

  init(_ name: UnsafePointer<CChar>) {
    unsafe start =
      unsafe strchr(name, Int32(UInt8(ascii: ":"))).map { unsafe UnsafePointer($0 + 1) } ?? name
  }

  var string: String { unsafe String(cString: start) }

  static func == (name: XMLName, other: StaticString) -> Bool {
    unsafe strlen(name.start) == other.utf8CodeUnitCount
      && memcmp(name.start, other.utf8Start, other.utf8CodeUnitCount) == 0
  }

  static func ~= (other: StaticString, name: XMLName) -> Bool { name == other }
}

/// A start tag, for the event that told it.
@safe
struct XMLElement {
  let name: XMLName
  private let attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>

  // SAFETY (all of this type): the list is pairs of a name and a value, ends with nil, and is kept
  // by expat for the event.

  init(_ name: XMLName, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    self.name = name
    unsafe self.attributes = unsafe attributes
  }

  /// Lets `body` read the attribute's value; nil when it is missing.
  func attribute<Result>(
    _ name: StaticString, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    var pair = unsafe attributes
    while let key = unsafe pair[0], let value = unsafe pair[1] {
      if unsafe XMLName(key) == name {
        return unsafe body(UnsafeRawBufferPointer(start: value, count: strlen(value)))
      }
      unsafe pair += 2
    }
    return nil
  }
}
