/// The name and address tags of a place, read in one pass.
struct AddressTags {
  /// The tag `name`.
  private(set) var name: PlaceText?
  /// `name:xx` for the first requested language that the place has.
  private(set) var localName: PlaceText?
  private(set) var houseNumber: PlaceText?
  private(set) var houseName: PlaceText?
  private(set) var street: PlaceText?
  private(set) var place: PlaceText?
  private(set) var city: PlaceText?
  private(set) var suburb: PlaceText?
  private(set) var district: PlaceText?
  private(set) var region: PlaceText?
  private(set) var country: PlaceText?
  private(set) var postcode: PlaceText?
  /// The `ISO3166-1` code of a country, or the `ISO3166-2` code of a region.
  private(set) var code: PlaceText?
  private var rank = Int.max

  /// Reads the tags of a row. `languages` are tags such as `de`, in order of preference.
  init(_ contents: IndexReader, row: Int, languages: [[UInt8]]) throws(IndexError) {
    var record = try contents.record(at: row)
    try record.skipToTags()
    while let tag = try record.tag() {
      tag.key.withBytes { take(key: $0, tag.value, languages) }
    }
  }

  private mutating func take(key: Span<UInt8>, _ value: PlaceText, _ languages: [[UInt8]]) {
    guard key.count >= 4, value.count > 0 else { return }
    switch key[0] {
    case UInt8(ascii: "a") where key.starts(with: "addr:"):
      take(address: key.extracting(5...), value)
    case UInt8(ascii: "n"):
      if key == "name" {
        name = value
      } else if key.starts(with: "name:") {
        let language = key.extracting(5...)
        let found = languages.firstIndex { wanted in
          wanted.count == language.count && wanted.indices.allSatisfy { wanted[$0] == language[$0] }
        }
        if let found, found < rank {
          rank = found
          localName = value
        }
      }
    case UInt8(ascii: "p") where key == "postal_code":
      if postcode == nil { postcode = value }
    case UInt8(ascii: "I"):
      let isCode =
        key == "ISO3166-1" || key == "ISO3166-1:alpha2"
        || key == "ISO3166-2"
      if isCode { code = value }
    default: break
    }
  }

  private mutating func take(address key: Span<UInt8>, _ value: PlaceText) {
    if key == "housenumber" {
      houseNumber = value
    } else if key == "housename" {
      houseName = value
    } else if key == "street" {
      street = value
    } else if key == "place" {
      place = value
    } else if key == "city" {
      city = value
    } else if key == "suburb" {
      suburb = value
    } else if key == "district" || key == "county" {
      district = value
    } else if key == "state" || key == "province" {
      region = value
    } else if key == "country" {
      country = value
    } else if key == "postcode" {
      postcode = value
    }
  }

  /// The languages to look up: each tag, then its prefix (`zh-Hans`, then `zh`).
  static func wanted(_ languages: [String]) -> [[UInt8]] {
    var wanted: [[UInt8]] = []
    for language in languages {
      let bytes = Array(language.utf8)
      wanted.append(bytes)
      if let dash = bytes.firstIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
      {
        wanted.append(Array(bytes[..<dash]))
      }
    }
    return wanted
  }
}
