import CorridorGeometry
import Glibc

extension InputError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(inputName(file)): \(reason)"
    case .tooLarge(let file, let limit):
      "\(inputName(file)): longer than \(limit) bytes; split it, or raise the limit"
    case .outOfMemory(let file):
      "\(inputName(file)): not enough memory to read it; free memory or split it"
    case .encoding(let file, let found):
      "\(inputName(file)): found \(found), expected UTF-8; convert it, e.g. with iconv -t UTF-8"
    case .damagedGzip(let file, let byte, let found):
      "\(inputName(file)): byte \(byte): \(found), expected gzip data; download the file again"
    case .empty(let file):
      "\(inputName(file)): the input is empty; check what wrote it"
    case .unknownFormat(let file, let found, let expected):
      "\(inputName(file)): found \(found), expected \(expected)"
    case .syntax(let fault), .content(let fault):
      fault.description
    case .tooDeep(let file, let format, let limit, let location):
      "\(prefix(file, location))\(format) nested deeper than \(limit) levels; flatten it"
    case .notOnEarth(let file, let format, let location, let lon, let lat):
      """
      \(prefix(file, location))longitude \(lon), latitude \(lat) is not a position on Earth; \
      expected degrees in the order of \(format), |latitude| up to 90, |longitude| up to 360
      """
    case .noRoute(let file, let format, let found):
      "\(inputName(file)): \(format) has \(found), expected at least one line"
    case .noSuchFeature(let file, let asked, let count):
      "\(inputName(file)): there is no feature \(asked); the input has \(count), counted from 0"
    case .ambiguous(let file, let format, let found):
      "\(inputName(file)): \(format) has \(found); choose one feature, counted from 0"
    case .precisionUnknown(let file, let format):
      """
      \(inputName(file)): \(format) does not specify the precision of its encoded polyline; \
      specify precision 5 or 6
      """
    case .precision(let file, let found, let expected):
      "\(inputName(file)): precision \(found) was given, expected \(expected)"
    case .service(let file, let service, let code, let message):
      "\(inputName(file)): \(service) returned error \(code): \(message); change the request and try again"
    case .geometry(let error): error.description
    }
  }
}

extension FileFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "no such file; check the path"
    case .directory: "is a directory; give a file"
    case .permission: "permission denied; check its permissions"
    case .system(let code):
      // SAFETY: strerror returns a C string that is valid until this thread calls it again.
      "cannot be read: \(unsafe String(cString: strerror(code))); check the device or copy it again"
    }
  }
}

extension InputFault: CustomStringConvertible {
  public var description: String {
    "\(prefix(file, at))\(format): found \(found), expected \(expected)"
  }
}

extension InputLocation: CustomStringConvertible {
  /// The known components, such as "line 3, column 7 (byte 41), feature 0, vertex 12 (from 0)".
  public var description: String {
    var parts: [String] = []
    if let line { parts.append("line \(line)") }
    if let column { parts.append("column \(column)") }
    var text = parts.joined(separator: ", ")
    if let byte { text += text.isEmpty ? "byte \(byte)" : " (byte \(byte))" }
    let counted = [("feature", feature), ("part", part), ("vertex", vertex)].compactMap {
      name, index in index.map { "\(name) \($0)" }
    }
    guard !counted.isEmpty else { return text }
    if !text.isEmpty { text += ", " }
    return text + counted.joined(separator: ", ") + " (from 0)"
  }
}

/// The name of an input in messages.
package func inputName(_ file: String) -> String {
  file == "-" ? "standard input" : file
}

private func prefix(_ file: String, _ location: InputLocation) -> String {
  let place = location.description
  return place.isEmpty ? "\(inputName(file)): " : "\(inputName(file)): \(place): "
}
