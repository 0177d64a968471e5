/// The header fields of a message, in order; names are lowercase.
struct HTTPFields: Sendable {
  private(set) var all: [(name: String, value: String)] = []

  mutating func add(_ name: String, _ value: String) {
    all.append((name, value))
  }

  /// The value of a field; the first one if it occurs several times.
  subscript(name: String) -> String? {
    all.first { $0.name == name }?.value
  }

  /// All values of a field.
  func values(_ name: String) -> [String] {
    all.filter { $0.name == name }.map(\.value)
  }

  /// All values of a field as one list; nil if there are none, or only empty ones.
  func joined(_ name: String) -> String? {
    let values = values(name).filter { !$0.isEmpty }
    return values.isEmpty ? nil : values.joined(separator: ",")
  }

  /// Removes a field.
  mutating func remove(_ name: String) {
    all.removeAll { $0.name == name }
  }
}

/// The head of a request, available before its body arrives.
struct HTTPHead: Sendable {
  var method: String
  /// The path, decoded.
  var path: String
  /// Whether the path continues after a zero byte.
  var isCut = false
  /// The decoded parameters after the question mark.
  var query = HTTPFields()
  var fields = HTTPFields()
  /// The identifier of the request in answers and logs.
  var requestID = ""
  /// The client's name from its API key; nil if the service requires no keys.
  var client: String?
  /// The entity tag of the answer, which has it if it succeeds; nil for none.
  var entityTag: String?
}

/// A request with its complete body.
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
