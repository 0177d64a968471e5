/// What a country is called of which only the code is known.
package enum CountryName {
  /// The country's name: in the first of the languages that ICU has it in, else in the language that is
  /// most likely spoken there, as names are on the spot; else the code. ICU is loaded where
  /// languages are given.
  ///
  /// - Parameters:
  ///   - code: Two letters of ISO 3166-1, in capitals.
  ///   - languages: As ``AddressTags/wanted(_:)`` has them.
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

  /// The codes of the countries that a text is the name of, in the language most likely spoken there
  /// or one of ``nameLanguages``.
  package static func codes(named text: String) -> Set<String> { known[text.lowercased()] ?? [] }

  /// Languages in which addresses name countries.
  private static let nameLanguages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru"]

  /// Codes by names in small letters. ICU is loaded for them.
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
