/// JSON as RFC 8259 defines it.
extension TextBuffer {
  /// Adds a string with its quotes; every control character is escaped.
  ///
  /// Swift's strings are valid Unicode, so bytes that were not have become U+FFFD before this.
  package mutating func append(jsonString text: String) {
    append(byte: UInt8(ascii: "\""))
    var text = text
    // SAFETY: the bytes are copied within the closure.
    text.withUTF8 { bytes in
      // Most texts need no escape, and copying them whole is ten times faster.
      if unsafe Self.isPlain(bytes) {
        unsafe append(copying: UnsafeRawBufferPointer(bytes))
      } else {
        for index in 0..<bytes.count { append(jsonByte: unsafe bytes[index]) }
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without an exit in between, the loop can take many bytes at once.
    var special: UInt8 = 0
    for index in 0..<bytes.count {
      let byte = unsafe bytes[index]
      let isSpecial = byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      special |= isSpecial ? 1 : 0
    }
    return special == 0
  }

  private mutating func append(jsonByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(#"\""#)
    case UInt8(ascii: "\\"): append(#"\\"#)
    case UInt8(ascii: "\n"): append(#"\n"#)
    case UInt8(ascii: "\r"): append(#"\r"#)
    case UInt8(ascii: "\t"): append(#"\t"#)
    case 0..<0x20:
      append(#"\u00"#)
      append(byte: Self.hexDigit(byte >> 4))
      append(byte: Self.hexDigit(byte & 15))
    default: append(byte: byte)
    }
  }

  /// Adds a value.
  package mutating func append(json value: OutputValue) {
    switch value {
    case .none: append("null")
    case .text(let text): append(jsonString: text)
    case .integer(let number): append(integer: number)
    case .meters(let number): append(meters: number)
    case .position(let position): append(json: position)
    case .degrees(let numbers):
      appendJSONList(numbers) { buffer, number in buffer.append(degrees: number) }
    case .box(let low, let high):
      appendJSONList([low.x, low.y, high.x, high.y]) { buffer, number in
        buffer.append(number, decimals: low.decimals, trimmed: true)
      }
    case .texts(let texts):
      appendJSONList(texts) { buffer, text in buffer.append(jsonString: text) }
    case .boolean(let flag): append(flag ? "true" : "false")
    case .number(let number, let decimals): append(number, decimals: decimals, trimmed: true)
    case .list(let values):
      appendJSONList(values) { buffer, value in buffer.append(json: value) }
    case .object(let members):
      append(byte: UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { append(byte: UInt8(ascii: ",")) }
        append(jsonMember: member.name, member.value)
      }
      append(byte: UInt8(ascii: "}"))
    case .tags(let tags):
      append(byte: UInt8(ascii: "{"))
      for (index, tag) in tags.enumerated() {
        if index > 0 { append(byte: UInt8(ascii: ",")) }
        append(jsonMember: tag.key, .text(tag.value))
      }
      append(byte: UInt8(ascii: "}"))
    }
  }

  /// Adds `"name":value`.
  package mutating func append(jsonMember name: String, _ value: OutputValue) {
    append(jsonString: name)
    append(byte: UInt8(ascii: ":"))
    append(json: value)
  }

  /// Adds a position as `[lon,lat]`.
  package mutating func append(json position: OutputPosition) {
    append(byte: UInt8(ascii: "["))
    append(position.x, decimals: position.decimals, trimmed: true)
    append(byte: UInt8(ascii: ","))
    append(position.y, decimals: position.decimals, trimmed: true)
    append(byte: UInt8(ascii: "]"))
  }

  /// Adds a GeoJSON geometry (RFC 7946): LineString, MultiLineString or MultiPolygon.
  package mutating func append(json shape: OutputShape) {
    switch shape {
    case .line(let line):
      append(#"{"type":"LineString","coordinates":"#)
      append(json: line)
    case .lines(let lines):
      append(#"{"type":"MultiLineString","coordinates":"#)
      appendJSONList(lines) { buffer, line in buffer.append(json: line) }
    case .polygons(let polygons):
      append(#"{"type":"MultiPolygon","coordinates":"#)
      appendJSONList(polygons) { buffer, rings in
        buffer.appendJSONList(rings) { buffer, ring in buffer.append(json: ring) }
      }
    }
    append(byte: UInt8(ascii: "}"))
  }

  private mutating func append(json positions: [OutputPosition]) {
    appendJSONList(positions) { buffer, position in buffer.append(json: position) }
  }

  private mutating func appendJSONList<Element>(
    _ elements: [Element], _ write: (inout TextBuffer, Element) -> Void
  ) {
    append(byte: UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { append(byte: UInt8(ascii: ",")) }
      write(&self, element)
    }
    append(byte: UInt8(ascii: "]"))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
