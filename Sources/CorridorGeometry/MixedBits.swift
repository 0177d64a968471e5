extension UInt64 {
  /// Another number for each number, every bit of which depends on all bits of this one: the last
  /// steps of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators",
  /// 2014). For hashes that no one needs to trust.
  @inlinable @inline(__always)
  package var mixed: UInt64 {
    var bits = self
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
