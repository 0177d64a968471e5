/// The number in decimal notation without an exponent, which many readers of positions do not
/// accept, with as many digits as it takes to read the same number back.
package func plainDecimal(_ number: Double) -> String {
  let text = number.description
  guard number.magnitude < 1, let mark = text.firstIndex(of: "e"),
    let exponent = Int(text[text.index(after: mark)...])
  else { return text }
  let digits = text[..<mark].filter(\.isNumber)
  return (number < 0 ? "-0." : "0.") + String(repeating: "0", count: -exponent - 1) + digits
}
