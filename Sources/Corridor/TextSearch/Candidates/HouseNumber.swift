/// How well a house number matches the one in a text.
enum HouseNumber {
  /// The accuracy of a house number for a text; the best match among the numbers in the text
  /// counts.
  static func accuracy(of number: String, for text: String) -> ToponymAccuracy {
    let house = Part(number.lowercased())
    var best = ToponymAccuracy.near
    for word in text.lowercased().split(whereSeparator: { " ,;\t\n".contains($0) }) {
      guard word.contains(where: \.isNumber) else { continue }
      if word == house.text { return .exact }
      let typed = Part(String(word))
      guard let low = typed.low, let high = typed.high, let houseLow = house.low else { continue }
      if low == houseLow, low == high {
        best = .number
      } else if best != .number, let houseHigh = house.high,
        low <= houseHigh && houseLow <= high
      {
        best = .range
      }
    }
    return best
  }

  /// A number such as 12, 12a or 10-14.
  private struct Part {
    let text: String
    /// The first number, and the last number of a range.
    let low: Int?
    let high: Int?

    init(_ text: String) {
      self.text = text
      let numbers = text.split(separator: "-").map { part in
        Int(part.drop { !$0.isNumber }.prefix { $0.isNumber })
      }
      low = numbers.first ?? nil
      high = (numbers.last ?? nil) ?? low
    }
  }
}
