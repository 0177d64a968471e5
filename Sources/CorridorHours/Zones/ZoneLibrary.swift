internal import CICU

/// ICU's time zones, after the library is loaded.
struct ZoneLibrary: Sendable {
  /// The library; nil if it cannot be loaded.
  static let shared = ZoneLibrary()

  /// ICU's identifier for an unknown zone, which it treats as known.
  static let unknown = "Etc/Unknown"

  private init?() {
    guard cicu_load() else { return nil }
  }

  /// Whether the tz database has a zone with this name (`ucal_getCanonicalTimeZoneID`).
  func isKnown(_ identifier: String) -> Bool {
    let name = Array(identifier.utf16)
    // ICU would use its default for an empty name.
    guard !name.isEmpty, name.count < 100, identifier != Self.unknown else { return false }
    // SAFETY: ICU reads the units of the name.
    return unsafe cicu_zone_is_known(name, Int32(name.count))
  }

  /// The clock of a known zone (`ucal_open`).
  func open(_ identifier: String) -> ZoneClock? {
    let name = Array(identifier.utf16)
    // SAFETY: ICU reads the units of the name; the new object owns the handle.
    guard let handle = unsafe cicu_zone_open(name, Int32(name.count)) else { return nil }
    return unsafe ZoneClock(handle: handle)
  }

  /// The names of all zones (`ucal_openTimeZoneIDEnumeration`).
  var names: [String] {
    var names: [String] = []
    // SAFETY: the pointer refers to `names` during the call; ICU gives the length of each name.
    unsafe withUnsafeMutablePointer(to: &names) { names in
      unsafe cicu_zone_names(
        { context, name, length in
          let bytes = unsafe UnsafeRawBufferPointer(start: name, count: Int(length))
          unsafe context.assumingMemoryBound(to: [String].self).pointee.append(
            String(decoding: bytes, as: UTF8.self))
        }, names)
    }
    return names
  }

  /// The version of the tz database (`ucal_getTZDataVersion`).
  var dataVersion: String? {
    // SAFETY: ICU's version is a terminated constant text.
    guard let version = unsafe cicu_zone_data_version() else { return nil }
    return unsafe String(cString: version)
  }
}

/// An ICU calendar for one zone, used by one thread at a time.
@safe
struct ZoneClock: ~Copyable {
  // SAFETY: owned by this value and closed in `deinit`; the library stays loaded.
  private let handle: OpaquePointer

  @unsafe init(handle: OpaquePointer) { unsafe self.handle = handle }

  deinit { unsafe cicu_zone_close(handle) }

  /// The offset from UTC at a time in seconds since 1970 UTC.
  func offsetSeconds(at seconds: Int64) -> Int {
    Int(unsafe cicu_zone_offset(handle, seconds))
  }

  /// The first change of clocks after a time; nil if there is none.
  func change(after seconds: Int64) -> Int64? {
    let next = unsafe cicu_zone_next(handle, seconds)
    return next == .max ? nil : next
  }

  /// The last change of clocks at or before a time; nil if there is none.
  func change(upTo seconds: Int64) -> Int64? {
    let previous = unsafe cicu_zone_previous(handle, seconds)
    return previous == .min ? nil : previous
  }
}
