internal import CICU

/// ICU's normal forms, after the library was found.
struct ICU: Sendable {
  enum Form { case nfc, nfkd, nfkcCasefold }

  /// The library, or nil when it cannot be loaded.
  static let shared = ICU()

  private init?() {
    guard cicu_load() else { return nil }
  }

  /// A short text in a normal form (`unorm2_normalize`); itself when ICU fails.
  func normalized(_ scalars: [Unicode.Scalar], _ form: Form) -> [Unicode.Scalar] {
    let source = scalars.utf16
    // No code point becomes more than 18 units of UTF-16 in any of the forms.
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

  /// What a country is called (`uloc_getDisplayCountry`), or nil when ICU does not know.
  ///
  /// - Parameters:
  ///   - code: Two letters of ISO 3166-1.
  ///   - language: A BCP 47 tag or what it begins with; nil for the language that is most likely
  ///     spoken there.
  func country(_ code: String, in language: String?) -> String? {
    let capacity = 128
    var length: Int32 = -1
    let units = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      // SAFETY: ICU reads the strings up to their ends and writes at most the capacity of the buffer.
      length = unsafe cicu_country("und_" + code, language, target, Int32(capacity))
      count = max(0, Int(length))
    }
    return length <= 0 ? nil : String(decoding: units, as: UTF16.self)
  }

  /// Opens a transliterator (`utrans_openU`), or nil when there is none of that name.
  func transliterator(_ name: String) -> Transliterator? {
    let id = Array(name.utf16)
    // SAFETY: ICU reads the units of the name; the handle is the new object's.
    guard let handle = unsafe cicu_open(id, Int32(id.count)) else { return nil }
    return unsafe Transliterator(handle: handle)
  }
}
