import Glibc

/// An element or attribute name without its prefix; valid during the event.
@safe
struct XMLName {
  private let start: UnsafePointer<CChar>

  // SAFETY (all of this type): expat terminates names with a zero byte and keeps them for the
  // event.

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

/// A start tag; valid during the event.
@safe
struct XMLElement {
  let name: XMLName
  private let attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>

  // SAFETY (all of this type): the list has pairs of name and value, ends with nil, and expat keeps
  // it for the event.

  init(_ name: XMLName, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    self.name = name
    unsafe self.attributes = unsafe attributes
  }

  /// Calls `body` with the attribute's value; returns nil if the attribute is missing.
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
