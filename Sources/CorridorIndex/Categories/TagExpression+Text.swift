extension TagExpression {
  /// The expression as a text that parses to the same expression with or without `takesParts`:
  /// words in quotes, `~` for tests that match parts of lists.
  ///
  /// Complexity: O(length of the text), without recursion.
  package var text: String {
    // Children come before their parents, so each text exists when it is needed.
    var texts: [(text: String, binding: Binding)] = []
    for node in nodes {
      switch node {
      case .test(let number):
        texts.append((text(of: tests[number]), .test))
      case .not(let only):
        texts.append(("!(\(taken(&texts, only).text))", .test))
      case .and(let left, let right):
        let parts = [left, right].map { child in
          let part = taken(&texts, child)
          return part.binding == .or ? "(\(part.text))" : part.text
        }
        texts.append((parts.joined(separator: " & "), .and))
      case .or(let left, let right):
        let parts = [left, right].map { taken(&texts, $0).text }
        texts.append((parts.joined(separator: " | "), .or))
      }
    }
    return texts.last?.text ?? ""
  }

  /// How tightly the parts of a text bind.
  private enum Binding {
    case test, and, or
  }

  /// Moves out a child's text, which has only one parent.
  private func taken(
    _ texts: inout [(text: String, binding: Binding)], _ child: Int
  ) -> (text: String, binding: Binding) {
    defer { texts[child].text = "" }
    return texts[child]
  }

  private func text(of test: Test) -> String {
    let sign = test.takesParts ? "~" : "="
    let wanted = test.values.map { quoted(values[$0]) }
    return quoted(test.key) + sign + (test.acceptsAny ? "*" : wanted.joined(separator: "|"))
  }

  private func quoted(_ range: Range<Int>) -> String {
    var text = "\""
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      if scalar == "\"" { text.unicodeScalars.append(scalar) }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}

extension TagExpression: Equatable {
  /// Whether both have the same text.
  public static func == (one: Self, other: Self) -> Bool { one.text == other.text }
}
