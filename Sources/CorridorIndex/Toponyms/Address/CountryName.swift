/// The name of a country of which only the code is known.
package enum CountryName {
  /// The country's name in the first of the languages that ICU has; else in the most likely
  /// language of the country, like local names; else the code. Loads ICU only if languages are
  /// given.
  ///
  /// - Parameters:
  ///   - code: Two letters of ISO 3166-1, in capitals.
  ///   - languages: Languages as ``AddressTags/wanted(_:)`` returns them.
  static func name(of code: String, languages: [[UInt8]]) -> String {
    guard code.utf8.count == 2, let local = local(code) else { return code }
    let languages = languages.filter { !$0.contains(0) }
    guard !languages.isEmpty, let icu = ICU.shared else { return local }
    for language in languages {
      let language = String(decoding: language, as: UTF8.self)
      if let name = icu.country(code, in: language), name != code { return name }
    }
    return local
  }

  /// The codes of the countries with this name, in the most likely language of the country or in
  /// one of ``nameLanguages``.
  package static func codes(named text: String) -> Set<String> { known[text.lowercased()] ?? [] }

  /// Languages in which addresses name countries.
  private static let nameLanguages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru"]

  /// Codes by lower-case names. Loads ICU.
  private static let known: [String: Set<String>] = {
    var known: [String: Set<String>] = [:]
    for (code, name) in locals {
      known[name.lowercased(), default: []].insert(code)
      for language in nameLanguages {
        guard let name = ICU.shared?.country(code, in: language) else { continue }
        known[name.lowercased(), default: []].insert(code)
      }
    }
    return known
  }()
}
