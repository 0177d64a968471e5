/// Whether a text has only letters and digits of ASCII and `-`, `_`, `.` and `:`, at least one and at
/// most so many: such a text can be written anywhere and names no file elsewhere.
package func isPlainName(_ text: String, longest: Int) -> Bool {
  (1...longest).contains(text.utf8.count)
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: ":"):
        true
      default: false
      }
    }
}
