extension Span where Element == UInt8 {
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
