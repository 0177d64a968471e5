import CorridorFormats

/// A format of place files.
package enum PlaceFormat: String, Hashable, Sendable, CaseIterable {
  case osmPBF = "OSM PBF"
  case osmXML = "OSM XML"
  case osmXMLGzip = "OSM XML (gzip)"
  case osmXMLBzip2 = "OSM XML (bzip2)"
  case table = "CSV"
  case geoJSON = "GeoJSON"
  case geoJSONLines = "newline-delimited GeoJSON"

  /// libosmium's name of the format; nil if libosmium does not read it.
  var osmium: String? {
    switch self {
    case .osmPBF: "pbf"
    case .osmXML: "osm"
    case .osmXMLGzip: "osm.gz"
    case .osmXMLBzip2: "osm.bz2"
    case .table, .geoJSON, .geoJSONLines: nil
    }
  }
}

extension PlaceFormat {
  /// Detects the format of a file by its first bytes, and by its name if they are ambiguous.
  ///
  /// `head` is the beginning of the file; `unpacked` is the beginning of its content after gzip
  /// decompression, or equals `head`.
  init?(path: String, head: [UInt8], unpacked: [UInt8]) {
    if head.starts(with: "BZh".utf8) {
      self = .osmXMLBzip2
      return
    }
    // A PBF file starts with the length of its first header, four bytes, and that header's type.
    if head.count > 15, head[0] == 0, head[1] == 0, head[6..<15].elementsEqual("OSMHeader".utf8) {
      self = .osmPBF
      return
    }
    let isGzip = head.starts(with: [0x1F, 0x8B])
    var text = unpacked[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    let first = text.first { !$0.isJSONSpace && $0 != 0x1E }
    switch first {
    case UInt8(ascii: "<"):
      self = isGzip ? .osmXMLGzip : .osmXML
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      self = Self.isLines(path: path, text: text) ? .geoJSONLines : .geoJSON
    default:
      // If the content has no known format the name decides, so that the error describes the
      // damage.
      let name = path.lowercased()
      if name.hasSuffix(".pbf") {
        self = .osmPBF
      } else if name.hasSuffix(".osm.gz") {
        self = .osmXMLGzip
      } else if name.hasSuffix(".osm.bz2") {
        self = .osmXMLBzip2
      } else if name.hasSuffix(".osm") {
        self = .osmXML
      } else if name.hasSuffix(".geojson") || name.hasSuffix(".json") {
        self = .geoJSON
      } else if first != nil, text.isText {
        self = .table
      } else {
        return nil
      }
    }
  }

  /// Whether JSON has one feature per line, by RFC 8142's separators, the name, or a second object.
  private static func isLines(path: String, text: ArraySlice<UInt8>) -> Bool {
    if text.first == 0x1E { return true }
    let name = path.lowercased()
    let endings = [".geojsonl", ".geojsons", ".geojsonseq", ".ndjson", ".ndgeojson", ".jsonl"]
    if endings.contains(where: { name.hasSuffix($0) || name.hasSuffix($0 + ".gz") }) { return true }
    // The first line ends with the brace that closes its object, and the next line opens another.
    let lines = text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(2).map {
      $0.filter { !$0.isJSONSpace }
    }
    return lines.count == 2 && lines[0].last == UInt8(ascii: "}")
      && lines[1].first == UInt8(ascii: "{") && lines[0].first == UInt8(ascii: "{")
  }
}

extension UInt8 {
  /// Whether this is white space in JSON (RFC 8259).
  var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Whether this byte occurs in text: anything but control characters, except white space and RFC
  /// 8142's separator.
  var isTextByte: Bool {
    self >= 0x20 || isJSONSpace || self == 0x0B || self == 0x0C || self == 0x1E
  }
}

extension Sequence<UInt8> {
  /// Whether all bytes are text.
  var isText: Bool {
    allSatisfy(\.isTextByte)
  }
}
