/// Finds the categories of a place from its tags.
///
/// Most tags of most places are no reason for any category. So each expression is reduced to
/// *triggers*, tags of which at least one must be there for it to be true; a table from keys to the
/// values that matter picks the few expressions worth asking. What is asked in full is as exact as
/// asking all.
///
/// A place with five tags costs well under a microsecond in a release build, and no allocation once
/// the answer's array is warm.
package struct CategoryClassifier: Sendable {
  /// The categories that answers refer to by position.
  package let table: CategoryTable
  /// Keys that trigger anything.
  @usableFromInline internal var keys = ByteKeyTable()
  /// By number of a key: what its presence, and each of its values, makes worth asking.
  @usableFromInline internal var rules: [KeyRule] = []
  /// The expressions: those of the table, then the one for other places.
  @usableFromInline internal let expressions: [TagExpression]
  /// Categories by Overture's name of a category.
  internal var overture = ByteKeyTable()
  internal var overtureCategories: [[UInt16]] = []
  /// Endings of Overture's names, with the category of all that end so.
  internal var overtureEndings: [(ending: [UInt8], category: UInt16)] = []

  @usableFromInline internal struct KeyRule: Sendable {
    @usableFromInline internal var onAnyValue: [UInt16] = []
    @usableFromInline internal var values = ByteKeyTable()
    /// By number of a value.
    @usableFromInline internal var onValue: [[UInt16]] = []
  }

  /// The classifier for the built-in table.
  package static let standard = CategoryClassifier(.standard)

  package init(_ table: CategoryTable) {
    self.table = table
    expressions = table.categories.map(\.expression) + [table.features]
    for (position, expression) in expressions.enumerated() {
      guard let triggers = expression.triggers else {
        preconditionFailure("an expression that holds without any tag: number \(position)")
      }
      for trigger in triggers {
        addRule(for: UInt16(position), expression, expression.tests[trigger])
      }
    }
    for (position, category) in table.categories.enumerated() {
      for name in category.overture { addOverture(name, UInt16(position)) }
    }
  }

  private mutating func addRule(
    for position: UInt16, _ expression: TagExpression, _ test: TagExpression.Test
  ) {
    let key = keys.insert(Array(expression.bytes[test.key]))
    if key == rules.count { rules.append(KeyRule()) }
    if test.acceptsAny {
      rules[key].onAnyValue.append(position)
      return
    }
    for value in expression.values[test.values] {
      let value = rules[key].values.insert(Array(expression.bytes[value]))
      if value == rules[key].onValue.count { rules[key].onValue.append([]) }
      rules[key].onValue[value].append(position)
    }
  }

  private mutating func addOverture(_ name: String, _ category: UInt16) {
    if name.hasPrefix("*") {
      overtureEndings.append((Array(name.utf8.dropFirst()), category))
      return
    }
    let number = overture.insert(Array(name.utf8))
    if number == overtureCategories.count { overtureCategories.append([]) }
    overtureCategories[number].append(category)
  }

  /// Replaces `categories` by the positions, in ``table``, of all categories of the place;
  /// ascending.
  ///
  /// - Returns: whether the object is a place at all: it has a category or another main feature of
  ///   OpenStreetMap, so that filters by tag find it. Roads, land cover and boundaries are none.
  @inlinable
  package func classify<Source: TagSource & ~Copyable & ~Escapable>(
    _ tags: borrowing Source, into categories: inout [UInt16]
  ) -> Bool {
    categories.removeAll(keepingCapacity: true)
    // Candidates gather in the answer's own storage and are sifted in place below.
    tags.forEachTag { [keys, rules] key, value in
      guard let number = keys.find(key) else { return true }
      for candidate in rules[number].onAnyValue { categories.insertAscending(candidate) }
      if let found = rules[number].values.find(value) {
        for candidate in rules[number].onValue[found] { categories.insertAscending(candidate) }
      }
      value.forEachListPart { part in
        guard let found = rules[number].values.find(part) else { return }
        for candidate in rules[number].onValue[found] { categories.insertAscending(candidate) }
      }
      return true
    }
    var isOtherPlace = false
    if let last = categories.last, Int(last) == expressions.count - 1 {
      categories.removeLast()
      isOtherPlace = true
    }
    var kept = 0
    for index in categories.indices {
      let candidate = categories[index]
      if expressions[Int(candidate)].matches(tags) {
        categories[kept] = candidate
        kept += 1
      }
    }
    categories.removeLast(categories.count - kept)
    return kept > 0 || isOtherPlace && expressions[expressions.count - 1].matches(tags)
  }

  /// The positions of the categories that somebody calls so: by id, by label, or by Overture's
  /// name; ascending, empty where nothing is called so.
  package func categories(named name: String) -> [UInt16] {
    if let position = table.index(of: name) { return [UInt16(position)] }
    let form = spellingForm(name)
    if let position = table.categories.firstIndex(where: {
      spellingForm($0.id) == form || spellingForm($0.label) == form
    }) {
      return [UInt16(position)]
    }
    var found: [UInt16] = []
    classify(overture: Array(name.lowercased().utf8).span, into: &found)
    return found
  }

  /// Replaces `categories` by the positions of those that an Overture Maps category, such as
  /// `gas_station`, falls under; ascending, empty where there is none.
  package func classify(overture name: Span<UInt8>, into categories: inout [UInt16]) {
    categories.removeAll(keepingCapacity: true)
    if let number = overture.find(name) {
      categories.append(contentsOf: overtureCategories[number])
      return
    }
    for (ending, category) in overtureEndings
    where name.count > ending.count && name.extracting(last: ending.count).equals(ending.span) {
      categories.insertAscending(category)
    }
  }
}

extension [UInt16] {
  /// Adds a number to an ascending list unless it is there; O(length), for short lists.
  @inlinable
  internal mutating func insertAscending(_ number: UInt16) {
    var index = count
    while index > 0, self[index - 1] > number { index -= 1 }
    if index == 0 || self[index - 1] != number { insert(number, at: index) }
  }
}
