import CorridorFormats
import CorridorGeometry
import CorridorIndex

/// Reads places from GeoJSON (RFC 7946): one collection, one feature, or one feature per line.
///
/// Properties become tags (``PropertyTags``); features in the schema of Overture's places
/// (``OverturePlace``) and features that Corridor wrote are recognized by their
/// properties. The identifier is the feature's `id`, otherwise the property `id` or `@id`,
/// otherwise the FNV-1a hash of position and tags. Lines are separated by line ends, or by RFC
/// 8142's separators if the first byte is one.
struct GeoJSONPlaceReader {
  /// Reads `file` and submits its places.
  ///
  /// - Throws: `syntax`, `tooDeep` and `content` for an invalid collection, `empty`,
  ///   `noSuchCategory`, `geometry`, and the errors of `collector`. An invalid line is left out.
  ///
  /// Lines are read some at a time; `windowSize` is how many bytes, more for a line that is longer.
  static func read(
    file: String, lines: Bool, into collector: PlaceCollector, windowSize: Int = 16 << 20
  ) throws(ImportError) {
    if lines {
      try readLines(of: file, into: collector, windowSize: windowSize)
    } else {
      let input = try ImportError.reading { () throws(InputError) in try InputFile(path: file) }
      try unsafe input.withBytes { (bytes) throws(ImportError) in
        // SAFETY: the bytes stay in place during the closure, with the padding that the parser
        // requires.
        guard unsafe bytes.contains(where: { !$0.isJSONSpace }) else {
          throw .input(.empty(file: file))
        }
        try unsafe readCollection(bytes, into: collector)
      }
    }
    try collector.reportProgress(1)
  }

  private static func readCollection(
    _ bytes: UnsafeRawBufferPointer, into collector: PlaceCollector
  ) throws(ImportError) {
    let file = collector.report.file
    var parser = try ImportError.reading { () throws(InputError) in try JSONParser() }
    // SAFETY: the bytes are those of an `InputFile`.
    try unsafe parser.parse(bytes, file: file, format: "GeoJSON") { (root) throws(ImportError) in
      var reader = try GeoJSONFeatureReader(collector: collector, crs: crsName(of: root))
      guard let features = root["features"], features.kind == .array else {
        guard root.kind == .object, root["type"]?.text != nil else {
          throw .input(
            .content(
              InputFault(
                file: file, format: "GeoJSON", at: InputLocation(byte: 0), found: "\(root.kind)",
                expected: "a FeatureCollection, a Feature or a geometry")))
        }
        collector.report.objects = 1
        return try reader.take(root, at: .feature(0))
      }
      let count = max(features.count, 1)
      for feature in features.elements {
        let index = collector.report.objects
        collector.report.objects += 1
        if index % 1024 == 0 { try collector.reportProgress(Double(index) / Double(count)) }
        try reader.take(feature, at: .feature(index))
      }
    }
  }

  private static func readLines(
    of file: String, into collector: PlaceCollector, windowSize: Int
  ) throws(ImportError) {
    let window = try ImportError.reading { () throws(InputError) in
      try TextWindow(path: file, count: windowSize)
    }
    let recordSeparator: UInt8 = 0x1E
    let hasSeparators = unsafe window.withBytes { bytes in unsafe bytes.first == recordSeparator }
    var parser = try ImportError.reading { () throws(InputError) in try JSONParser() }
    var reader = try GeoJSONFeatureReader(collector: collector, crs: nil)
    var line = 1
    var isDone = false
    while !isDone {
      var start = 0
      try unsafe window.withBytes { (bytes) throws(ImportError) in
        // SAFETY: all indexes are below the count.
        while start < bytes.count {
          var end = start
          var linesInside = 0
          while end < bytes.count {
            let byte = unsafe bytes[end]
            if byte == 0x0A { linesInside += 1 }
            if hasSeparators ? end > start && byte == recordSeparator : byte == 0x0A { break }
            end += 1
          }
          // The line goes on after the window.
          if end == bytes.count, !window.isAtEnd { return }
          if unsafe bytes[start] == recordSeparator { start += 1 }
          let text = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<end])
          if unsafe text.contains(where: { !$0.isJSONSpace }) {
            collector.report.objects += 1
            if collector.report.objects % 1024 == 0 {
              try collector.reportProgress(window.fraction(at: start))
            }
            try unsafe readLine(
              text, line: line, byte: window.offset + start, file: file, &parser, &reader,
              collector)
          }
          line += linesInside
          start = hasSeparators ? end : end + 1
        }
      }
      isDone = window.isAtEnd
      let read = start
      if !isDone {
        try ImportError.reading { () throws(InputError) in
          try window.move(by: read, reading: max(windowSize, window.count - read))
        }
      }
    }
    if collector.report.objects == 0 { throw .input(.empty(file: file)) }
  }

  private static func readLine(
    _ text: UnsafeRawBufferPointer, line: Int, byte: Int, file: String,
    _ parser: inout JSONParser, _ reader: inout GeoJSONFeatureReader, _ collector: PlaceCollector
  ) throws(ImportError) {
    let origin = InputLocation(line: line, column: 1, byte: byte)
    var failure: ImportError?
    do throws(InputError) {
      // SAFETY: the rest of the file or its padding follows the line.
      try unsafe parser.parse(text, file: file, format: "GeoJSON", origin: origin) { feature in
        // Errors of the import end it; errors of the parser leave out only this line.
        do throws(ImportError) {
          try reader.take(feature, at: .line(line))
        } catch {
          failure = error
        }
      }
    } catch .outOfMemory(let file) {
      throw .input(.outOfMemory(file: file))
    } catch {
      try collector.leaveOut(.brokenLine, at: .line(line), error.shortReason)
    }
    if let failure { throw failure }
  }

  /// The reference system that GeoJSON of 2008 declares; nil for longitude and latitude.
  private static func crsName(of root: JSONValue) -> String? {
    guard let name = root["crs"]?["properties"]?["name"]?.string else { return nil }
    return name.hasSuffix("CRS84") || name.hasSuffix(":4326") ? nil : name
  }
}

extension InputError {
  /// The fault of a line without its location.
  fileprivate var shortReason: String {
    switch self {
    case .syntax(let fault): "found \(fault.found), expected \(fault.expected)"
    case .tooDeep(_, _, let limit, _): "nested deeper than \(limit) levels"
    default: description
    }
  }
}
