internal import CorridorFormats
internal import CorridorIndex
package import CorridorRules

/// Rules by name, or from a file or an object.
package struct RulesChoice: Sendable, Equatable {
  package let rules: DrivingRules
  /// The name, by which they are written; nil for rules of a file or an object.
  private let known: String?

  /// The rules that have a name, and how they are called.
  package static let named: [(name: String, rules: @Sendable () -> DrivingRules)] = [
    ("eu", { .eu }), ("us", { .us() }), ("us-7", { .us(days: 7) }),
  ]

  /// The names.
  package static var names: [String] { named.map(\.name) }

  package init?(named name: String) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    (rules, self.known) = (known.rules(), name)
  }

  /// Rules of an object.
  fileprivate init(_ json: JSONValue) throws(AnswerFault) {
    (rules, known) = (try DrivingRules(json), nil)
  }

  /// Rules by their name, or of a file.
  package init(_ text: String, option: String) throws(CommandError) {
    if let choice = RulesChoice(named: text) {
      self = choice
      return
    }
    // A file has a name with a point or a folder in it; anything else is meant for one of the names.
    guard text.contains(".") || text.contains("/") else {
      throw .unknownChoice(
        option: option, found: text, choices: Self.names + ["a file"],
        suggestion: closestMatch(to: text, in: Self.names))
    }
    let read: Result<RulesChoice, AnswerFault>
    do throws(InputError) {
      let input = try InputFile(path: text, limit: 1 << 20)
      var parser = try JSONParser(maximumDepth: 16)
      // SAFETY: the text is a whole padded input; no pointer to it outlives the call.
      read = try unsafe input.withBytes { (bytes) throws(InputError) in
        try unsafe parser.parse(bytes, file: text) { json in
          Result { () throws(AnswerFault) in try RulesChoice(json) }
        }
      }
    } catch {
      throw .reading(error)
    }
    do throws(AnswerFault) { self = try read.get() } catch {
      throw .badValue(
        option: option, found: text, expected: "a file with an object of rules (\(error.reason))")
    }
  }

  /// Writes the name, or else the object.
  func write(to buffer: inout TextBuffer) {
    if let known {
      buffer.append(jsonString: known)
    } else {
      try? rules.append(to: &buffer)
    }
  }
}

extension ValueType where Value == RulesChoice {
  /// The name of a set of rules, a file with one, or in JSON an object.
  static var rules: Self {
    ValueType(
      .file("\(RulesChoice.names.joined(separator: "|"))|FILE"),
      ValueSchema(
        .any(of: .oneOf(RulesChoice.names), DrivingRules.members.schema()),
        parameter: .oneOf(RulesChoice.names)),
      readText: { (text, context) throws(CommandError) in
        if context.form.notation == .words {
          return try RulesChoice(text, option: context.name)
        }
        guard let choice = RulesChoice(named: text) else {
          throw .unknownChoice(
            option: context.name, found: text, choices: RulesChoice.names,
            suggestion: closestMatch(to: text, in: RulesChoice.names))
        }
        return choice
      },
      readJSON: { (value, context) throws(CommandError) in
        if let text = value.string {
          guard let choice = RulesChoice(named: text) else {
            throw .unknownChoice(
              option: context.name, found: text, choices: RulesChoice.names,
              suggestion: closestMatch(to: text, in: RulesChoice.names))
          }
          return choice
        }
        do throws(AnswerFault) { return try RulesChoice(value) } catch {
          throw context.wrongType("a name or an object of rules (\(error.reason))")
        }
      },
      write: { $0.write(to: &$1) })
  }
}
