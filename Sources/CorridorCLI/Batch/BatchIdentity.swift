internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorRequests

/// Everything that determines the answers to a line: runs with the same identity give the same
/// answers.
struct BatchIdentity {
  /// One fact per line, each after a keyword; an empty line at the end.
  let text: [UInt8]

  init(index buildID: String, options: [String], area: AreaSource?) {
    var buffer = TextBuffer()
    buffer.append("corridor \(programVersion) batch 1\n")
    buffer.append("index \(buildID)\n")
    for option in options {
      buffer.append("option ")
      buffer.append(jsonString: option)
      buffer.append("\n")
    }
    // An area file may change; the bounds of a box are among the options.
    if case .multiPolygon(let area)? = area?.viewport {
      buffer.append("area \(Self.hash(of: area))\n")
    }
    buffer.append("\n")
    text = buffer.bytes
  }

  /// Why a run with another identity cannot be resumed.
  func difference(from other: [UInt8]) -> String {
    let mine = Self.lines(text)
    let theirs = Self.lines(other)
    for (found, expected) in zip(theirs, mine) where found != expected {
      if expected.hasPrefix("corridor ") { return "it was made by another version of corridor" }
      if expected.hasPrefix("index ") { return "it was made with another index" }
      if expected.hasPrefix("area ") { return "it was made with another area of --in" }
    }
    let (own, their) = (mine.filter(Self.isOption), theirs.filter(Self.isOption))
    if let missing = their.first(where: { !own.contains($0) }) {
      return "it was made with \(missing.dropFirst(7)), which is not among the options now"
    }
    if let new = own.first(where: { !their.contains($0) }) {
      return "it was made without \(new.dropFirst(7))"
    }
    return "it was made with other options"
  }

  private static func isOption(_ line: String) -> Bool { line.hasPrefix("option ") }

  private static func lines(_ text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A checksum of the vertices of an area, whose file may change.
  private static func hash(of area: MultiPolygon) -> String {
    var hash = ContentHash()
    func add(_ word: UInt64) {
      for shift in stride(from: 0, to: 64, by: 8) {
        hash.add(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    for polygon in area.polygons {
      add(UInt64(polygon.rings.count))
      for ring in polygon.rings {
        add(UInt64(ring.count))
        for corner in ring {
          add(corner.lon.bitPattern)
          add(corner.lat.bitPattern)
        }
      }
    }
    return "\(hash)"
  }
}
