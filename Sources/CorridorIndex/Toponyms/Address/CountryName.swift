/// What a country is called of which only the code is known.
enum CountryName {
  /// The country's name: in the first of the languages that ICU has it in, else in the language that is
  /// most likely spoken there, as names are on the spot; else the code. ICU is loaded for it.
  ///
  /// - Parameters:
  ///   - code: Two letters of ISO 3166-1, in capitals.
  ///   - languages: As ``AddressTags/wanted(_:)`` has them.
  static func name(of code: String, languages: [[UInt8]]) -> String {
    // ZZ is a code for what is unknown, which ICU has a name for.
    guard code != "ZZ", let icu = ICU.shared else { return code }
    for language in languages where !language.contains(0) {
      let language = String(decoding: language, as: UTF8.self)
      if let name = icu.country(code, in: language), name != code { return name }
    }
    return icu.country(code, in: nil) ?? code
  }
}
