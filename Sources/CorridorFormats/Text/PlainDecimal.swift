/// A number without an exponent, which people and most readers of positions do not know: all its
/// digits, so that it reads as the same number.
package func plainDecimal(_ number: Double) -> String {
  let text = number.description
  guard number.magnitude < 1, let mark = text.firstIndex(of: "e"),
    let exponent = Int(text[text.index(after: mark)...])
  else { return text }
  let digits = text[..<mark].filter(\.isNumber)
  return (number < 0 ? "-0." : "0.") + String(repeating: "0", count: -exponent - 1) + digits
}
