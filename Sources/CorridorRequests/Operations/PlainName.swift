/// Whether a text consists only of ASCII letters and digits and `-`, `_`, `.` and `:`, with at
/// least one and at most `longest` characters: such a text needs no escaping and cannot name a file
/// in another folder.
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
