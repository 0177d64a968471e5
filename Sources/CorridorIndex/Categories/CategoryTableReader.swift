/// Why a text is not a category table.
internal enum CategoryTableError: Error, Hashable {
  /// A line is neither a heading nor part of a category's block; lines count from 1.
  case strayLine(Int)
  /// A heading has no label.
  case labelMissing(line: Int)
  /// A kind is not one of parts of nature.
  case unknownKind(line: Int)
  /// An id is not greater than the one before it.
  case notAscending(id: String, line: Int)
  /// The expression of a category cannot be parsed.
  case expression(id: String, TagExpressionError)
}

/// Collects the lines of a category table into categories.
internal struct CategoryTableReader {
  private struct Block {
    var id: String
    var label: String
    var expression = ""
    var crosswalk: [String: [String]] = [:]
    var kind: PlaceKind?
  }

  private var block: Block?
  private var categories: [Category] = []

  /// Reads the next line, counted from 1.
  internal mutating func read(_ line: Substring, line number: Int) throws(CategoryTableError) {
    let words = line.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard let first = words.first, !first.hasPrefix("#") else { return }
    if !line.hasPrefix(" ") {
      try close(line: number)
      guard words.count > 1 else { throw .labelMissing(line: number) }
      block = Block(id: String(first), label: words.dropFirst().joined(separator: " "))
    } else if block == nil {
      throw .strayLine(number)
    } else if ["overture", "google", "apple"].contains(first) {
      block?.crosswalk[String(first), default: []] += words.dropFirst().map(String.init)
    } else if first == "kind" {
      guard words.count == 2, let kind = PlaceKind(rawValue: String(words[1])), kind.isGeographic
      else { throw .unknownKind(line: number) }
      block?.kind = kind
    } else {
      if block?.expression.isEmpty == false { block?.expression += " " }
      block?.expression += words.joined(separator: " ")
    }
  }

  /// Ends the table.
  internal mutating func finish(line: Int) throws(CategoryTableError) -> [Category] {
    try close(line: line)
    return categories
  }

  private mutating func close(line: Int) throws(CategoryTableError) {
    guard let block else { return }
    if let last = categories.last, last.id >= block.id {
      throw .notAscending(id: block.id, line: line)
    }
    let expression: TagExpression
    do {
      expression = try TagExpression(block.expression, takesParts: true)
    } catch {
      throw .expression(id: block.id, error)
    }
    categories.append(
      Category(
        id: block.id, label: block.label, expression: expression,
        expressionText: block.expression, overture: block.crosswalk["overture"] ?? [],
        google: block.crosswalk["google"] ?? [], apple: block.crosswalk["apple"] ?? [],
        kind: block.kind))
  }
}
