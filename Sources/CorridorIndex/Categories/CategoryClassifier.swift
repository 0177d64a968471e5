/// Finds the categories of a place from its tags.
///
/// Most tags of most places determine no category. Each expression is therefore reduced to
/// *triggers*, tags of which at least one must be present for it to be true; a table from keys to
/// the relevant values selects the few expressions to evaluate. The result is the same as
/// evaluating all of them.
///
/// A place with five tags costs well under a microsecond in a release build, without allocation
/// once the result array has grown.
package struct CategoryClassifier: Sendable {
  /// The categories that results refer to by index.
  package let table: CategoryTable
  /// Keys that trigger anything.
  @usableFromInline internal var keys = ByteKeyTable()
  /// By key number: the expressions to evaluate for its presence and for each of its values.
  @usableFromInline internal var rules: [KeyRule] = []
  /// The expressions: those of the table, then the one for other places.
  @usableFromInline internal let expressions: [TagExpression]
  /// Categories by Overture's category name.
  internal var overture = ByteKeyTable()
  internal var overtureCategories: [[UInt16]] = []
  /// Suffixes of Overture's names, with the category of all names with that suffix.
  internal var overtureEndings: [(ending: [UInt8], category: UInt16)] = []

  @usableFromInline internal struct KeyRule: Sendable {
    @usableFromInline internal var onAnyValue: [UInt16] = []
    @usableFromInline internal var values = ByteKeyTable()
    /// By value number.
    @usableFromInline internal var onValue: [[UInt16]] = []
  }

  /// The classifier for the built-in table.
  package static let standard = CategoryClassifier(.standard)

  /// Sets the categories of a draft from its tags by the built-in table; returns whether an OSM
  /// object with these tags is a place. Other modules would copy ``standard`` for each draft.
  package static func classify(_ draft: inout PlaceDraft) -> Bool {
    // The categories are moved out of the draft, which is read while they are written.
    var categories: [UInt16] = []
    swap(&categories, &draft.categories)
    let isPlace = standard.classify(draft, into: &categories)
    swap(&categories, &draft.categories)
    return isPlace
  }

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

  /// Replaces `categories` with the indexes in ``table`` of all categories of the place; ascending.
  ///
  /// - Returns: Whether the object is a place at all: it has a category or another main feature of
  ///   OpenStreetMap, so that tag filters find it. Roads, land cover and boundaries are not places.
  @inlinable
  package func classify<Source: TagSource & ~Copyable & ~Escapable>(
    _ tags: borrowing Source, into categories: inout [UInt16]
  ) -> Bool {
    categories.removeAll(keepingCapacity: true)
    // Candidates are collected in the result's own storage and filtered in place below.
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

  /// The indexes of the categories with this name: an id, a label, or a name of Overture, Google or
  /// Apple; ascending, empty if there is none.
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
    if found.isEmpty { found = table.ids(named: name).compactMap(table.index).map { UInt16($0) } }
    return found
  }

  /// Replaces `categories` with the indexes of those that contain an Overture Maps category, such
  /// as `gas_station`; ascending, empty if there is none.
  package func classify(overture name: Span<UInt8>, into categories: inout [UInt16]) {
    categories.removeAll(keepingCapacity: true)
    if let number = overture.find(name) {
      categories.append(contentsOf: overtureCategories[number])
      return
    }
    for (ending, category) in overtureEndings
    where name.count > ending.count && name.extracting(last: ending.count).isEqual(to: ending.span)
    {
      categories.insertAscending(category)
    }
  }
}

extension [UInt16] {
  /// Adds a number to an ascending list unless it is present; O(length), for short lists.
  @inlinable
  internal mutating func insertAscending(_ number: UInt16) {
    var index = count
    while index > 0, self[index - 1] > number { index -= 1 }
    if index == 0 || self[index - 1] != number { insert(number, at: index) }
  }
}
