/// The division of an identifier into a shared stem and a rest.
struct IdentifierParts {
  /// Bytes of the stem: up to the last `:` or `/`; 0 if there is neither.
  var stem = 0
  /// The rest, if it is a decimal number in canonical form.
  var number: UInt64?

  /// Maximum digits, such that every number fits in 64 bits.
  private static let mostDigits = 19

  init(_ uri: Span<UInt8>) {
    var start = uri.count
    while start > 0, Self.isDigit(uri[start - 1]) { start -= 1 }
    let digits = uri.count - start
    while start > 0, uri[start - 1] != UInt8(ascii: ":"), uri[start - 1] != UInt8(ascii: "/") {
      start -= 1
    }
    stem = start
    guard digits > 0, digits == uri.count - start,
      digits == 1 || uri[start] != UInt8(ascii: "0")
    else { return }
    var value: UInt64 = 0
    for index in start..<start + min(digits, Self.mostDigits) {
      value = value &* 10 &+ UInt64(uri[index] - UInt8(ascii: "0"))
    }
    for index in start + min(digits, Self.mostDigits)..<uri.count {
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(UInt64(uri[index] - UInt8(ascii: "0")))
      guard !overflow, !carry else { return }
      value = sum
    }
    number = value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
