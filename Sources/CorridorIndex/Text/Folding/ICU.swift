internal import CICU

/// The ICU functions, once the library is loaded.
struct ICU: Sendable {
  enum Form { case nfc, nfkd, nfkcCasefold }

  /// The library, or nil if it cannot be loaded.
  static let shared = ICU()

  private init?() {
    guard cicu_load() else { return nil }
  }

  /// A short text in a normal form (`unorm2_normalize`); the text itself if ICU fails.
  func normalized(_ scalars: [Unicode.Scalar], _ form: Form) -> [Unicode.Scalar] {
    let source = scalars.utf16
    // In every form, one code point becomes at most 18 units of UTF-16.
    let capacity = max(1, source.count * 18)
    var length: Int32 = -1
    let units = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      let form =
        switch form {
        case .nfc: CICU_NFC
        case .nfkd: CICU_NFKD
        case .nfkcCasefold: CICU_NFKC_CASEFOLD
        }
      // SAFETY: ICU reads `source.count` units and writes at most the capacity of the buffer.
      length = unsafe cicu_normalize(form, source, Int32(source.count), target, Int32(capacity))
      count = max(0, Int(length))
    }
    return length < 0 ? scalars : Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }

  /// The display name of a country (`uloc_getDisplayCountry`), or nil if ICU has none.
  ///
  /// - Parameters:
  ///   - code: Two letters of ISO 3166-1.
  ///   - language: A BCP 47 tag or a prefix of one; nil for the most likely language of the
  ///     country.
  func country(_ code: String, in language: String?) -> String? {
    let capacity = 128
    var length: Int32 = -1
    let units = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      // SAFETY: ICU reads the strings up to their ends and writes at most the capacity of the
      // buffer.
      length = unsafe cicu_country("und_" + code, language, target, Int32(capacity))
      count = max(0, Int(length))
    }
    return length <= 0 ? nil : String(decoding: units, as: UTF16.self)
  }

  /// Opens a transliterator (`utrans_openU`), or returns nil if the name is unknown.
  func transliterator(_ name: String) -> Transliterator? {
    let id = Array(name.utf16)
    // SAFETY: ICU reads the units of the name; the new object owns the handle.
    guard let handle = unsafe cicu_open(id, Int32(id.count)) else { return nil }
    return unsafe Transliterator(handle: handle)
  }
}
