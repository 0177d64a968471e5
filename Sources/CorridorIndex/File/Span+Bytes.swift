extension Span where Element == UInt8 {
  /// Whether both contain the same bytes.
  @inlinable
  internal func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] {
      return false
    }
    return true
  }

  /// Whether the bytes equal an array.
  func isEqual(to bytes: [UInt8]) -> Bool { isEqual(to: bytes.span) }

  /// Whether the bytes equal a literal.
  @inline(__always)
  static func == (left: borrowing Span<UInt8>, right: StaticString) -> Bool {
    guard left.count == right.utf8CodeUnitCount else { return false }
    // SAFETY: a static string of ASCII has a permanent pointer to as many bytes.
    for index in left.indices where unsafe left[index] != right.utf8Start[index] { return false }
    return true
  }

  /// Whether the bytes start with a literal.
  @inline(__always)
  func starts(with literal: StaticString) -> Bool {
    count >= literal.utf8CodeUnitCount && extracting(..<literal.utf8CodeUnitCount) == literal
  }

  /// Whether these bytes precede others: the shorter first, else by the first byte that differs.
  @inlinable
  internal func precedes(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return count < other.count }
    for index in indices where self[index] != other[index] {
      return self[index] < other[index]
    }
    return false
  }
}
