import CorridorFormats
import Foundation
import FoundationXML
import Testing

@Suite struct EscapingTests {
  /// Every scalar that could need care, each between letters.
  private let awkward: [String] =
    (0...0x9F).map { "a\(Unicode.Scalar(UInt8($0)))b" } + [
      "\u{FFFE}", "\u{FFFF}", "\u{2028}", "\u{1F600}", "e\u{301}", "한글", "]]>", "<a href='x'>&amp;",
      String(decoding: [0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self), "",
    ]

  @Test func `gives JSON that reads back as the same text`() throws {
    for text in awkward {
      var buffer = TextBuffer()
      buffer.append(json: .texts([text]))
      let read = try JSONSerialization.jsonObject(with: Data(buffer.bytes)) as? [String]
      #expect(read == [text])
    }
  }

  @Test func `gives XML that reads back as the same text but for what XML cannot hold`() throws {
    for text in awkward {
      let expected = String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            let isHeld =
              scalar.value >= 0x20 || [0x09, 0x0A, 0x0D].contains(scalar.value)
            return isHeld && ![0xFFFE, 0xFFFF].contains(scalar.value) ? scalar : "\u{FFFD}"
          }))
      var buffer = TextBuffer()
      buffer.append("<r a=\"")
      buffer.append(xml: text)
      buffer.append("\">")
      buffer.append(xml: text)
      buffer.append("</r>")
      let reader = MarkupReader()
      try #require(reader.read(buffer.text), "\(buffer.text)")
      #expect(reader.text.unicodeScalars.elementsEqual(expected.unicodeScalars))
      let attribute = try #require(reader.attributes["a"])
      #expect(attribute.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("two\nlines", "\"two\nlines\""), ("cr\r", "\"cr\r\""), (" edge", "\" edge\""), ("", ""),
    ("semi;colon", "semi;colon"),
  ])
  func `quotes CSV fields as RFC 4180 says`(text: String, expected: String) {
    var buffer = TextBuffer()
    buffer.append(csvField: text)
    #expect(buffer.text == expected)
  }
}

/// Reads XML with Foundation's parser and keeps all text and attributes.
final class MarkupReader: NSObject, XMLParserDelegate {
  var text = ""
  var attributes: [String: String] = [:]
  var elements: [String] = []

  /// Whether the text is well-formed.
  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(name)
    self.attributes.merge(attributes) { $1 }
  }
}
