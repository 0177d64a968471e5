extension String {
  /// The first scalars, as few as make `bytes` bytes of UTF-8, and `tail` behind them.
  package func head(bytes: Int, then tail: String) -> String {
    var head = String.UnicodeScalarView()
    var count = 0
    for scalar in unicodeScalars {
      guard count < bytes else { break }
      head.append(scalar)
      count += UTF8.width(scalar)
    }
    return String(head) + tail
  }
}
