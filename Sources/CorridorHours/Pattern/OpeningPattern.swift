/// The rules of opening hours in a few bytes, for an index file.
///
/// A pattern contains what decides between closed, open and unknown, and no text: comments stay
/// with the value. Equal patterns have equal bytes, so a file can store each of them once. It is
/// evaluated in place: ``state(of:at:sun:)`` allocates nothing.
///
/// All numbers are little-endian.
///
///     pattern   version u8, rules u8, rule...
///     rule      flags u8: joint (2 bits), state (2), spills (1), needs sun (1), has selectors (1)
///               weekdays u8: a bit for each; 0x7F for any
///               times u8
///               length u16: of the following
///               selectors, if the flag is set
///               time...
///     selectors years u8, weeks u8, dates u8, groups u8
///               year...   first u16, last u16, step u8
///               week...   first u8, last u8, step u8
///               date...   flags u8: has end (1), is single (1); step u16; from; to, if it has
///                         an end and is not single
///               group...  selectors u8, selector...
///     selector  kind u8 (0 weekdays, 1 public, 2 school holidays), mask u8, nth u16, offset i8
///     from, to  year u16 (0 for every year), base u8, month u8, day u8, offset i16
///               base: 0 day, 1 month, 2 weekday (day is 8 * nth from 1 + weekday, nth 6... from
///               the end), 3 Easter
///     time      flags u8: start is solar (1), has end (1), end is solar (1), open end (1),
///               has period (1)
///               start u16, end u16, period u16, the latter two if their flags are set
///               a solar event: event * 4096 + offset + 2048
package enum OpeningPattern {
  package static let version: UInt8 = 1

  /// Bits of a rule's first byte.
  enum RuleFlags {
    static let jointMask: UInt8 = 3
    static let stateShift: UInt8 = 2
    static let spills: UInt8 = 16
    static let needsSun: UInt8 = 32
    static let hasSelectors: UInt8 = 64
  }

  /// Bits of a time's first byte.
  enum TimeFlags {
    static let startIsSun: UInt8 = 1
    static let hasEnd: UInt8 = 2
    static let endIsSun: UInt8 = 4
    static let isOpenEnded: UInt8 = 8
    static let hasPeriod: UInt8 = 16
  }

  static let anyWeekday: UInt8 = 0x7F
}
