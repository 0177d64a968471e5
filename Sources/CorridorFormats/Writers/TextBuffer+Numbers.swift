/// Numbers in decimal, see ``WrittenNumber``.
extension TextBuffer {
  /// Adds a whole number.
  package mutating func append(integer value: Int) {
    unsafe append { unsafe WrittenNumber.write(value, to: $0) }
  }

  /// Adds a length with three decimals: to the millimetre, correctly rounded.
  package mutating func append(meters value: Double) {
    append(value, decimals: 3)
  }

  /// Adds an angle with up to seven decimals, without zeros at the end.
  package mutating func append(degrees value: Double) {
    append(value, decimals: 7, trimmed: true)
  }

  /// Adds a number rounded to `decimals` places (0 to 9), ties to even, exactly as its binary
  /// value says.
  ///
  /// Numbers of 2^53 steps and more keep all their digits in Swift's own shortest notation; what
  /// is not finite becomes `null`.
  package mutating func append(_ value: Double, decimals: Int, trimmed: Bool = false) {
    unsafe append {
      unsafe WrittenNumber.write(value, decimals: decimals, trimmed: trimmed, to: $0)
    }
  }

  /// Adds a number that `write` writes to the address that it is given.
  private mutating func append(_ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: WrittenNumber.longest) {
      digits in
      guard let start = digits.baseAddress else { return }
      unsafe append(copying: UnsafeRawBufferPointer(start: start, count: write(start)))
    }
  }
}
