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

  /// Whether these bytes precede others: the shorter first, else by the first byte that differs.
  @inlinable
  internal func precedes(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return count < other.count }
    for index in indices where self[index] != other[index] {
      return self[index] < other[index]
    }
    return false
  }

  /// Calls `body` with each part of a list such as `fuel; car_wash`, without surrounding spaces;
  /// never if there is no semicolon.
  @inlinable
  internal func forEachListPart(_ body: (Span<UInt8>) -> Void) {
    let semicolon = UInt8(ascii: ";")
    let space = UInt8(ascii: " ")
    var start = 0
    for index in 0...count where index < count ? self[index] == semicolon : start > 0 {
      var part = start..<index
      start = index + 1
      while let first = part.first, self[first] == space { part.removeFirst() }
      while let last = part.last, self[last] == space { part.removeLast() }
      body(extracting(part))
    }
  }
}
