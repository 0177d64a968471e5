/// Names and values of a message's head, in their order; names in small letters.
struct HTTPFields: Sendable {
  private(set) var all: [(name: String, value: String)] = []

  mutating func add(_ name: String, _ value: String) {
    all.append((name, value))
  }

  /// The value of a field, the first if there are several.
  subscript(name: String) -> String? {
    all.first { $0.name == name }?.value
  }

  /// All values of a field.
  func values(_ name: String) -> [String] {
    all.filter { $0.name == name }.map(\.value)
  }

  /// All values of a field as one list; nil where there are none, or none with anything in it.
  func joined(_ name: String) -> String? {
    let values = values(name).filter { !$0.isEmpty }
    return values.isEmpty ? nil : values.joined(separator: ",")
  }

  /// Takes a field out.
  mutating func remove(_ name: String) {
    all.removeAll { $0.name == name }
  }
}

/// What a client asks for, before its body has come.
struct HTTPHead: Sendable {
  var method: String
  /// The path, decoded.
  var path: String
  /// Whether the path goes on behind a zero byte.
  var isCut = false
  /// The parameters behind the question mark, decoded.
  var query = HTTPFields()
  var fields = HTTPFields()
  /// What the request is called in answers and logs.
  var requestID = ""
  /// Who asks, by the name of the key; nil where no keys are needed.
  var client: String?
}

/// A request whose body is there.
struct HTTPRequest: Sendable {
  var head: HTTPHead
  var body: [UInt8] = []
}

/// An answer.
struct HTTPResponse: Sendable {
  var status: Int
  var fields = HTTPFields()
  var body: [UInt8] = []

  init(_ status: Int, type: String? = nil, _ body: [UInt8] = []) {
    self.status = status
    self.body = body
    if let type { fields.add("content-type", type) }
  }
}
