internal import CCorridorData

extension DataFile {
  /// The files of public holidays, by country.
  static let holidays = unsafe byCountry(
    bytes(of: corridordata_holidays()), in: "Holidays")
  /// The files of school holidays, by country.
  static let schoolHolidays = unsafe byCountry(
    bytes(of: corridordata_school_holidays()), in: "SchoolHolidays")
  /// The file with the time zones of countries.
  static let countryZones = unsafe DataFile(
    "Zones/countries.txt", text(bytes(of: corridordata_country_zones()).dropLast()))
  /// The file with the time zones of parts of countries.
  static let regionZones = unsafe DataFile(
    "Zones/regions.txt", text(bytes(of: corridordata_region_zones()).dropLast()))

  @unsafe
  private static func bytes(of data: corridor_data) -> UnsafeBufferPointer<UInt8> {
    // SAFETY: the bytes are constants of the program, and there are `count` of them.
    unsafe UnsafeBufferPointer(start: data.bytes, count: data.count)
  }

  @unsafe
  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }

  /// The concatenated files, each followed by a zero byte, by the country in their heads.
  @unsafe
  private static func byCountry(
    _ bytes: UnsafeBufferPointer<UInt8>, in folder: String
  ) -> [String: DataFile] {
    var files: [String: DataFile] = [:]
    for text in unsafe bytes.split(separator: 0).map({ unsafe text($0) }) {
      var lines = DataLines(text)
      guard let field = lines.next()?.field, field.name == "country" else {
        preconditionFailure(
          "a file in \(folder) does not begin with its country: '\(text.prefix(80))'")
      }
      let country = String(field.value)
      files[country] = DataFile("\(folder)/\(country).txt", text)
    }
    return files
  }
}
