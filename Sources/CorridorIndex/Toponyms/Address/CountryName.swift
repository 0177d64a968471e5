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

  /// Whether a text is the name of a country, in the language most likely spoken there or one of
  /// ``nameLanguages``, or its code.
  package static func isName(_ text: String) -> Bool { known.contains(text.lowercased()) }

  /// Languages in which addresses name countries.
  private static let nameLanguages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru"]

  /// Codes and names, in small letters. ICU is loaded for them.
  private static let known: Set<String> = {
    var known: Set<String> = []
    for (code, name) in locals {
      known.formUnion([code.lowercased(), name.lowercased()])
      for language in nameLanguages {
        if let name = ICU.shared?.country(code, in: language) { known.insert(name.lowercased()) }
      }
    }
    return known
  }()
}
