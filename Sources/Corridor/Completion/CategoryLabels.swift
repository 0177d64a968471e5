internal import CorridorIndex

/// Labels of categories for the line below a name.
struct CategoryLabels: Sendable {
  static let standard = CategoryLabels()

  private let english: [String: String]

  private init() {
    english = Dictionary(
      uniqueKeysWithValues: CategoryTable.standard.categories.map { ($0.id, $0.label) })
  }

  /// The label of a category in the first of the languages that has one, else in English; for a
  /// category defined by the index, its id.
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

  /// The text with an initial capital, by the rules of a language.
  func withCapital(in language: String = "") -> String {
    let first = prefix(1)
    return (first == "i" && language == "tr" ? "İ" : first.uppercased()) + dropFirst()
  }
}
