import CExpat

/// A handler for the events of an XML document: elements by local name, and their text on request.
protocol XMLSink: AnyObject {
  /// Whether the text of the current element is needed.
  var wantsText: Bool { get }
  func start(_ element: XMLElement, in reader: XMLReader) throws(InputError)
  /// `text` is the element's text since `wantsText` became true.
  func end(_ name: XMLName, text: UnsafeRawBufferPointer, in reader: XMLReader) throws(InputError)
}

/// Reads XML 1.0 with expat, event by event.
///
/// Prefixes of names are ignored, so documents with wrong or missing namespaces are read too.
/// Document type declarations are rejected: without them there are no entities, and so no entity
/// expansion attacks.
@safe
final class XMLReader {
  let file: String
  private let parser: OpaquePointer
  private let maximumNesting: Int
  private let sink: any XMLSink
  private var depth = 0
  private var text: [UInt8] = []
  private var failure: InputError?
  /// Whether there is a failure; checked in every event.
  private var hasFailed = false

  // SAFETY (all of this type): `parser` is created in `init` and freed in `deinit`; its handlers
  // run only during `read`, with this object's address as their user data.

  /// Reads a whole document and reports its events to `sink`.
  ///
  /// - Throws: `syntax` with line, column and byte, `tooDeep`, and the errors of the sink.
  static func read(
    _ text: UnsafeRawBufferPointer, file: String, maximumNesting: Int, sink: any XMLSink
  ) throws(InputError) {
    guard let parser = unsafe XML_ParserCreate(nil) else { throw .outOfMemory(file: file) }
    let reader = unsafe XMLReader(parser, file: file, maximumNesting: maximumNesting, sink: sink)
    try unsafe reader.run(text)
  }

  private init(
    _ parser: OpaquePointer, file: String, maximumNesting: Int, sink: any XMLSink
  ) {
    unsafe self.parser = unsafe parser
    self.file = file
    self.maximumNesting = maximumNesting
    self.sink = sink
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name = unsafe name, let attributes = unsafe attributes else { return }
        unsafe reader(data)?.start(XMLElement(XMLName(name), attributes))
      },
      { data, name in
        guard let name = unsafe name else { return }
        unsafe reader(data)?.end(XMLName(name))
      })
    unsafe XML_SetCharacterDataHandler(parser) { data, characters, count in
      unsafe reader(data)?.characters(
        UnsafeRawBufferPointer(start: characters, count: Int(count)))
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      unsafe reader(data)?.refuseDeclaration()
    }
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// The current position of the parser.
  var location: InputLocation {
    unsafe InputLocation(
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1,
      byte: max(0, Int(XML_GetCurrentByteIndex(parser))))
  }

  private func run(_ text: UnsafeRawBufferPointer) throws(InputError) {
    var start = 0
    repeat {
      // expat's counts have 32 bits.
      let part = unsafe UnsafeRawBufferPointer(rebasing: text[start...].prefix(1 << 24))
      start += part.count
      let status = unsafe XML_Parse(
        parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(part.count),
        start == text.count ? 1 : 0)
      if let failure { throw failure }
      guard status == XML_STATUS_OK else { throw unsafe syntax(XML_GetErrorCode(parser)) }
    } while start < text.count
  }

  private func syntax(_ code: XML_Error) -> InputError {
    if code == XML_ERROR_NO_MEMORY { return .outOfMemory(file: file) }
    let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
    return .syntax(
      InputFault(
        file: file, format: "XML", at: location, found: words ?? "error \(code.rawValue)",
        expected: "well-formed XML"))
  }

  /// Stops the parser after this event with an error.
  private func fail(_ error: InputError) {
    if !hasFailed { failure = error }
    hasFailed = true
    unsafe _ = XML_StopParser(parser, 0)
  }

  private func call(_ body: () throws(InputError) -> Void) {
    guard !hasFailed else { return }
    do throws(InputError) {
      try body()
    } catch {
      fail(error)
    }
  }

  private func start(_ element: XMLElement) {
    call { () throws(InputError) in
      depth += 1
      guard depth <= maximumNesting else {
        throw .tooDeep(file: file, format: "XML", limit: maximumNesting, at: location)
      }
      if !text.isEmpty { text.removeAll(keepingCapacity: true) }
      try sink.start(element, in: self)
    }
  }

  private func end(_ name: XMLName) {
    call { () throws(InputError) in
      depth -= 1
      // The reader has no text during the call, so that the storage has a single owner.
      var content: [UInt8] = []
      swap(&content, &text)
      try unsafe content.span.withUnsafeBytes { (content) throws(InputError) in
        try unsafe sink.end(name, text: content, in: self)
      }
      swap(&content, &text)
      if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    }
  }

  private func characters(_ characters: UnsafeRawBufferPointer) {
    guard !hasFailed, sink.wantsText else { return }
    unsafe text.append(contentsOf: characters)
  }

  private func refuseDeclaration() {
    fail(
      .syntax(
        InputFault(
          file: file, format: "XML", at: location, found: "a document type declaration",
          expected: "XML without one, because entities are not supported")))
  }
}

private func reader(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
  // SAFETY: the user data is the reader that runs the parser.
  unsafe data.map { unsafe Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
}
