internal import CorridorIndex

/// What categories are called below a name.
struct CategoryLabels: Sendable {
  static let standard = CategoryLabels()

  private let english: [String: String]

  private init() {
    english = Dictionary(
      uniqueKeysWithValues: CategoryTable.standard.categories.map { ($0.id, $0.label) })
  }

  /// The label of a category in the first of the languages that has one, else in English; of a
  /// category of the index's own, its id.
  func label(of category: String, languages: [String]) -> String {
    if let first = languages.first, first != "en", english[category] != nil {
      return Lexicon.standard.name(of: category, languages: languages).withCapital()
    }
    return english[category] ?? category.asSentence
  }
}

extension String {
  /// `dog_park` as "Dog park".
  var asSentence: String { String(map { $0 == "_" ? " " : $0 }).withCapital() }

  /// The text with a capital at its start, as a language has it.
  func withCapital(in language: String = "") -> String {
    let first = prefix(1)
    return (first == "i" && language == "tr" ? "İ" : first.uppercased()) + dropFirst()
  }
}
